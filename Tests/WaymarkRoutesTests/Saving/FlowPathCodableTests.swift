// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import Testing
import WaymarkDiagnostics
import WaymarkRoutes

struct Hike: Hashable, Codable {
  var name: String
  var stages = 1
}

/// Records that it was created from data.
private struct Trap: Hashable, Codable {
  static let made = Atomic(0)

  init() {}
  init(from decoder: any Decoder) throws { Self.made.add(1, ordering: .relaxed) }
  func encode(to encoder: any Encoder) throws { try "trap".encode(to: encoder) }
}

private struct Late: Hashable, Codable {
  var number: Int
}

private struct Unnamed: Hashable, Codable {
  var z: Int
  var a: [String: Int]
}

private struct Closed: Hashable {}

private struct Six: Hashable, Codable {
  var one = 1
  var two = "two"
  var three = 3.5
  var four: [String: Int] = ["a": 1, "b": 2, "c": 3]
  var five: Int? = 5
  var six = ["six"]
}

private class Animal: Hashable, Codable {
  let name: String
  init(_ name: String) { self.name = name }
  static func == (one: Animal, other: Animal) -> Bool { one.name == other.name }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

private final class Dog: Animal {}
private final class Cat: Animal {}

/// A path encoded in FlowStacks' form, and decoded again.
@Suite struct FlowPathCodableTests {
  init() {
    FlowPath.register(Int.self)
    FlowPath.register(String.self)
    FlowPath.register(Hike.self)
  }

  private func written(_ path: FlowPath) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(try #require(path.codable)), as: UTF8.self)
  }

  private func codable(_ json: String) throws -> FlowPath.CodableRepresentation {
    try JSONDecoder().decode(FlowPath.CodableRepresentation.self, from: Data(json.utf8))
  }

  private func read(_ json: String) throws -> FlowPath { FlowPath(try codable(json)) }

  private var mixed: FlowPath {
    var path = FlowPath([.push(1)])
    path.presentSheet("two", withNavigation: true)
    path.presentCover(Hike(name: "West/Highland", stages: 8))
    return path
  }

  @Test func `a path is a list of style, type and JSON, the top screen first`() throws {
    #expect(try written(FlowPath()) == "[]")
    #expect(
      try written(mixed) == #"""
        [{"cover":{"withNavigation":false}},"WaymarkRoutesTests.Hike",\#
        "{\"name\":\"West/Highland\",\"stages\":8}",\#
        {"sheet":{"withNavigation":true}},"Swift.String","\"two\"",{"push":{}},"Swift.Int","1"]
        """#)
  }

  @Test func `what FlowStacks wrote is read`() throws {
    let path = try read(
      #"""
      [{"cover":{"withNavigation":false}},"18WaymarkRoutesTests4HikeV",
       "{\"stages\":8,\"name\":\"West\\/Highland\"}",
       {"sheet":{"withNavigation":true}},"SS","\"two\"",{"push":{}},"Si","1"]
      """#)
    #expect(path == mixed)
  }

  @Test func `what is written is read again`() throws {
    let again = try read(try written(mixed))
    #expect(again == mixed)
    #expect(again.codable == mixed.codable)
  }

  @Test func `a path can be written if all its screens can`() throws {
    var path = mixed
    path.push(Closed())
    let (codable, severities) = reports { path.codable }
    #expect(codable == nil)
    #expect(severities == [.warning])
    path.pop()
    #expect(path.codable != nil)
  }

  /// FlowStacks encodes keys in any order: none of 200 pairs of equal paths was equal.
  @Test func `paths that are equal are equal in the written form, 200 of 200 times`() throws {
    let one = FlowPath([.push(Six()), .sheet(Six())])
    for _ in 0..<200 {
      let other = FlowPath([.push(Six()), .sheet(Six())])
      #expect(one.codable == other.codable)
      #expect(try written(one) == written(other))
      let read = try codable(written(other))
      #expect(one.codable == read && read == other.codable)
    }
    #expect(one.codable != FlowPath([.push(Six(two: "2")), .sheet(Six())]).codable)
    #expect(one.codable != FlowPath([.push(Six()), .cover(Six())]).codable)
    #expect(one.codable != FlowPath([.push(Six())]).codable)
  }

  /// FlowStacks creates any type that the data names.
  @Test func `a type that the app has not named is never made`() throws {
    for name in ["WaymarkRoutesTests.Trap", _mangledTypeName(Trap.self) ?? ""] {
      let json = String(decoding: try JSONEncoder().encode([name, "{}"]), as: UTF8.self)
      var path = try read(#"[{"push":{}},\#(json.dropFirst())"#)
      path.resolve()
      #expect(path.routes.first?.screen.base is EncodedScreen)
      #expect(path == path && path.codable == path.codable)
      _ = try written(path)
    }
    #expect(Trap.made.load(ordering: .relaxed) == 0)
  }

  @Test func `a screen is made once its type is named`() throws {
    let json = #"[{"push":{}},"WaymarkRoutesTests.Late","{\"number\":7}",{"push":{}},"Si","1"]"#
    var path = try read(json)
    let first = try #require(path.routes.last?.screen)
    #expect(first.base is EncodedScreen && FlowPath.resolved(first) == first)
    #expect(path.codable == FlowPath([.push(AnyHashable(1)), .push(Late(number: 7))]).codable)
    #expect(FlowPath.name(Late.self))
    #expect(!FlowPath.name(Late.self))
    #expect(FlowPath.resolved(first) == AnyHashable(Late(number: 7)))
    path.resolve()
    #expect(path == FlowPath([.push(AnyHashable(1)), .push(Late(number: 7))]))
  }

  @Test func `a type that cannot be decoded is not named`() {
    #expect(!FlowPath.name(Closed.self))
    #expect(FlowPath.resolved(AnyHashable(Closed())) == AnyHashable(Closed()))
  }

  /// FlowStacks decodes nothing of a path that contains one unknown type.
  @Test(arguments: [
    #"[{"push":{}},"WaymarkRoutesTests.Unnamed","{ \"z\" : 1e0,\"a\":{} }"]"#,
    #"[{"sheet":{"withNavigation":false}},"18WaymarkRoutesTests7UnnamedV",""]"#,
    #"[{"push":{}},"No.Such","{",{"push":{}},"","]]"]"#,
    #"[{"push":{}},"Swift.Int","\"no number\"",{"push":{}},"Si","1.5"]"#,
  ])
  func `what is not decoded is written as it was`(json: String) throws {
    let path = try read(json)
    #expect(path.routes.allSatisfy { $0.screen.base is EncodedScreen })
    #expect(try written(path) == json)
    #expect(path == (try read(json)))
  }

  @Test(arguments: [
    "{}", "[1]", #"[{"push":{}}]"#, #"[{"push":{}},"Si"]"#, #"[{"push":{}},"Si",1]"#,
    #"[{"push":{}},"Si","1",{"push":{}}]"#, #"[{"pull":{}},"Si","1"]"#, #"["push","Si","1"]"#,
  ])
  func `what is no list of threes cannot be read`(json: String) {
    #expect(throws: DecodingError.self) { try read(json) }
  }

  private func unknown(_ json: String, type: String = "No.Such") throws -> FlowPath {
    let list = String(decoding: try JSONEncoder().encode([type, json]), as: UTF8.self)
    return try read(#"[{"push":{}},\#(list.dropFirst())"#)
  }

  @Test(arguments: [
    (#"{"a":1,"b":[2]}"#, #"{ "b": [2], "a": 1 }"#, true),
    (#"{"a":{"x":[{"b":1,"c":2}]}}"#, #"{"a":{"x":[{"c":2,"b":1}]}}"#, true),
    (#"[null,true,"é",-1,1.5]"#, #"[ null, true, "\u00e9", -1, 15e-1 ]"#, true),
    (#"{"a":1,"b":[2]}"#, #"{"a":1,"b":[3]}"#, false), ("[1,2]", "[2,1]", false),
    ("18446744073709551615", "18446744073709551614", false), ("1", "true", false),
    ("9007199254740993", "9007199254740992", false),
    ("1", "\"1\"", false), ("null", "0", false), ("{}", "[]", false), (#"{"a":1}"#, "{}", false),
    // Neither is JSON, so they must be identical.
    ("{", "[", false), ("", " ", false),
  ])
  func `screens that are not decoded are equal by type and JSON`(
    one: String, other: String, isSame: Bool
  ) throws {
    let (path, second) = (try unknown(one), try unknown(other))
    #expect((path == second) == isSame && (second == path) == isSame)
    #expect((path.codable == second.codable) == isSame)
    #expect(Set(path.routes + second.routes).count == (isSame ? 1 : 2))
    #expect(try path == unknown(one) && path != unknown(one, type: "Other"))
  }

  @Test func `what is not decoded is printed without its value`() throws {
    let path = try read(#"[{"push":{}},"No.Such","{\"password\":\"hunter2\"}"]"#)
    let screen = try #require(path.routes.first?.screen.base as? EncodedScreen)
    #expect(screen.typeName == "No.Such")
    #expect("\(screen)" == #"EncodedScreen("No.Such")"#)
    var printed = "\(screen) \(path) \(path.routes)"
    for value in [screen, path, path.routes] as [Any] { printed += String(reflecting: value) }
    dump(path, to: &printed)
    #expect(!printed.contains("hunter2") && printed.contains("No.Such"))
  }

  @Test func `an object is written as what it is, and is read when that is named`() throws {
    FlowPath.register(Animal.self)
    FlowPath.register(Dog.self)
    let path = FlowPath([Route<Animal>.push(Animal("Tom")), .push(Dog("Rex")), .push(Cat("Mio"))])
    let again = try read(try written(path))
    #expect(again.routes.map { $0.screen.base is Animal } == [true, true, false])
    #expect(again.routes.dropLast() == path.routes.dropLast())
    #expect(again.routes[1].screen.base is Dog)
    #expect(try written(again) == written(path))
  }

  @Test func `private types are named alike in every run, and none is guessed`() throws {
    let one = FlowPath([.push(AnyHashable(firstTwin(1)))])
    let other = FlowPath([.push(AnyHashable(secondTwin(1)))])
    #expect(
      try written(one) == #"[{"push":{}},"WaymarkRoutesTests.Twin","{\"number\":1}"]"#)
    #expect(try written(one) == written(other) && one != other)
    FlowPath.name(type(of: firstTwin(1)))
    #expect(try read(written(one)) == one)
    FlowPath.name(type(of: secondTwin(1)))
    #expect(try read(written(one)).routes[0].screen.base is EncodedScreen)
  }
}

private func firstTwin(_ number: Int) -> any Hashable & Codable {
  struct Twin: Hashable, Codable { var number: Int }
  return Twin(number: number)
}

private func secondTwin(_ number: Int) -> any Hashable & Codable {
  struct Twin: Hashable, Codable { var number: Int }
  return Twin(number: number)
}
