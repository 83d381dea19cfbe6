// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkRender
import WaymarkTesting
@_spi(Host) import WaymarkViews

private struct User: Hashable, Codable {
  var name: String
  var age = 1
}

private struct Secret: Hashable {}

private class Base: Hashable {
  static func == (a: Base, b: Base) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

private final class Derived: Base {}

/// P1–P6, N5 and N20: paths of mixed values, and their encoded form.
@MainActor
struct NavigationPathTests {
  private var mixed: NavigationPath {
    var path = NavigationPath()
    path.append("hello")
    path.append(42)
    path.append(true)
    return path
  }

  private func written(_ path: NavigationPath) throws -> [String] {
    let codable = try #require(path.codable)
    return try JSONDecoder().decode([String].self, from: JSONEncoder().encode(codable))
  }

  private func read(_ list: [String]) throws -> NavigationPath {
    let data = try JSONEncoder().encode(list)
    return NavigationPath(
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
  }

  @Test func `what was read and is no JSON equals only what is written alike (P5)`() throws {
    let broken = try read(["No.Such", "{"])
    #expect(try broken == read(["No.Such", "{"]))
    #expect(try broken != read(["No.Such", "["]))
    #expect(try read(["No.Such", "{\"a\":1}"]) == read(["No.Such", "{ \"a\": 1 }"]))
  }

  @Test func `paths are equal by value and type (N11)`() {
    var whole = NavigationPath()
    whole.append(1)
    var fraction = NavigationPath()
    fraction.append(1.0)
    #expect(NavigationPath([1]) == NavigationPath([1]) && whole == NavigationPath([1]))
    #expect(whole != fraction && whole.count == 1 && NavigationPath().isEmpty)
  }

  @Test func `a path can be written if all its values can (P1)`() throws {
    var path = mixed
    #expect(path.codable != nil && NavigationPath().codable != nil)
    #expect(try written(NavigationPath()) == [])
    path.append(Secret())
    #expect(path.codable == nil)
    path.removeLast()
    #expect(path.codable != nil)
  }

  @Test func `what is written is pairs of type and JSON, the last first (P2)`() throws {
    #expect(
      try written(mixed)
        == ["Swift.Bool", "true", "Swift.Int", "42", "Swift.String", "\"hello\""])
  }

  @Test func `a type is written by its name, private types alike in every run (P3, P6)`() throws {
    let list = try written(NavigationPath([User(name: "Ann")]))
    #expect(list == ["WaymarkViewsTests.User", #"{"age":1,"name":"Ann"}"#])
  }

  @Test func `any list of pairs can be read, an odd one not (P4)`() throws {
    #expect(try read(["No.Such", "{", "", ""]).count == 2)
    #expect(throws: DecodingError.self) { try read(["Swift.Int"]) }
    #expect(throws: DecodingError.self) { try read(["Swift.Int", "1", "Swift.Bool"]) }
  }

  private func stack(_ path: NavigationPath) -> (Probe, Remote<NavigationPath>) {
    let remote = Remote<NavigationPath>()
    let probe = Probe(
      Remoted(path, remote) { $path in
        NavigationStack(path: $path) {
          Text("root").navigationDestination(for: Int.self) { number in
            Text("number \(number)")
              .navigationDestination(for: User.self) { Text("user \($0.name)") }
          }
        }
      })
    return (probe, remote)
  }

  @Test func `values are decoded as their destinations come, in one update (P4)`() throws {
    let path = try read([
      "Swift.Int", "9", "WaymarkViewsTests.User", #"{"name":"Ann","age":3}"#, "Swift.Int", "1",
    ])
    let (probe, remote) = stack(path)
    #expect(probe.texts == ["root", "number 1", "user Ann", "number 9"])
    #expect(probe.graph.counters.batches == 1 && remote.value?.count == 3)
    #expect(probe.reported.count == 1, "the user's destination was declared twice")
  }

  @Test(arguments: [
    ["Swift.Int", "7", "Swift.Bool", "true", "Swift.Int", "1"],
    ["Swift.Int", "7", "Swift.Int", "no number", "Swift.Int", "1"],
  ])
  func `what cannot be decoded ends the path, and it is said (P4)`(_ list: [String]) throws {
    let (probe, remote) = stack(try read(list))
    #expect(probe.texts == ["root", "number 1"] && remote.value?.count == 1)
    #expect(remote.value == NavigationPath([1]))
    let report = try #require(probe.reported.first)
    #expect(report.hasPrefix("Failed to decode item in navigation path at index 1"))
  }

  @Test func `a path that was read equals the one that was written, and is written alike (P5)`()
    throws
  {
    let again = try read(try written(mixed))
    #expect(again == mixed && again.codable == mixed.codable)
    #expect(try written(again) == written(mixed))
    // Keys in another order, as a previous run may have encoded them.
    let list = ["WaymarkViewsTests.User", #"{"name":"Ann", "age":1}"#]
    let users = try read(list)
    #expect(users == NavigationPath([User(name: "Ann")]))
    #expect(users != NavigationPath([User(name: "Bob")]))
    let (probe, remote) = stack(try read(["WaymarkViewsTests.User", list[1], "Swift.Int", "1"]))
    #expect(probe.texts.last == "user Ann")
    #expect(
      try written(#require(remote.value)) == ["WaymarkViewsTests.User", list[1]] + [
        "Swift.Int", "1",
      ])
  }

  @Test func `the mangled names that other libraries write are understood (P6)`() throws {
    let (probe, _) = stack(try read(["Si", "5"]))
    #expect(probe.texts == ["root", "number 5"])
  }

  @Test func `a value belongs to the destination of the type it was given as (N5)`() {
    var path = NavigationPath()
    path.append(Derived())
    path.append(Derived() as Base)
    path.append(AnyHashable(3))
    let probe = Probe(
      NavigationStack(path: .constant(path)) {
        Text("root")
          .navigationDestination(for: Base.self) { Text("base \($0 is Derived)") }
          .navigationDestination(for: AnyHashable.self) { Text("any \($0)") }
      })
    #expect(probe.texts == ["root", "base true", "any 3"])
    #expect(probe.all(.image).count == 1)
    let typed = Probe(
      NavigationStack(path: .constant([Derived() as Base])) {
        Text("root").navigationDestination(for: Base.self) { _ in Text("base") }
      })
    #expect(typed.texts == ["root", "base"])
  }

  @Test func `taking off more than there is ends the program (N20)`() async {
    await #expect(processExitsWith: .failure) {
      var path = NavigationPath([1])
      path.removeLast(2)
    }
    await #expect(processExitsWith: .failure) {
      var path = NavigationPath([1])
      path.removeLast(-1)
    }
  }
}
