// SPDX-License-Identifier: MIT

import Testing
import Waymark

private protocol Animal {}
private class Pet: Animal {}
private final class Dog: Pet {}

private enum Screen {
  case number(Int)
  case other(Int)
  case maybe(Int?)
  case pair(Int, String)
  case named(first: Int, second: String)
  case labelled(value: Int)
  case tuple((Int, Int))
  indirect case nested(Screen)
  case pet(Pet)
  case dog(Dog)
  case animal(any Animal)
  case list([Int])
  case home
  case settings
}

private enum Plain: Equatable {
  case on, off
}

/// The path of one case, the value from which it extracts a payload, and its syntax.
private struct Case: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let found: @Sendable (Screen) -> String?

  init<Value>(_ name: String, _ path: @escaping @Sendable () -> CasePath<Screen, Value>) {
    testDescription = name
    found = { path().extract(from: $0).map { "\($0)" } }
  }
}

@MainActor @Suite struct CasePathTests {
  private static let all: [Screen] = [
    .number(1), .other(2), .maybe(nil), .maybe(3), .pair(4, "a"), .named(first: 5, second: "b"),
    .labelled(value: 6), .tuple((7, 8)), .nested(.number(9)), .list([10]), .home, .settings,
  ]

  @Test(arguments: [
    (Case("number") { CasePath(Screen.number) }, ["1"]),
    (Case("other") { CasePath(Screen.other) }, ["2"]),
    (Case("maybe") { CasePath(Screen.maybe) }, ["nil", "Optional(3)"]),
    (Case("pair") { CasePath(Screen.pair) }, ["(4, \"a\")"]),
    (Case("named") { CasePath(Screen.named) }, ["(5, \"b\")"]),
    (Case("labelled") { CasePath(Screen.labelled) }, ["6"]),
    (Case("tuple") { CasePath(Screen.tuple) }, ["(7, 8)"]),
    (Case("list") { CasePath(Screen.list) }, ["[10]"]),
    (Case("home") { CasePath(Screen.home) }, ["()"]),
    (Case("settings") { CasePath(Screen.settings) }, ["()"]),
  ])
  private func `a path finds the payloads of its own case`(path: Case, expected: [String]) {
    #expect(Self.all.compactMap(path.found) == expected)
    #expect(Self.all.reversed().compactMap(path.found) == expected.reversed())
  }

  @Test func `a path that has seen other cases first still knows its own`() {
    let path = CasePath(Screen.other)
    #expect(path.extract(from: .number(1)) == nil)
    #expect(path.extract(from: .home) == nil)
    #expect(path.extract(from: .other(2)) == 2)
    #expect(path.extract(from: .number(3)) == nil)
    #expect(path.extract(from: path.embed(4)) == 4)
  }

  @Test func `payloads of a class or a protocol stay with their case`() {
    let dog = Dog()
    #expect(CasePath(Screen.pet).extract(from: .dog(dog)) == nil)
    #expect(CasePath(Screen.pet).extract(from: .pet(dog)) === dog)
    #expect(CasePath(Screen.dog).extract(from: .pet(dog)) == nil)
    #expect(CasePath(Screen.animal).extract(from: .animal(dog)) as? Dog === dog)
    #expect(CasePath(Screen.animal).extract(from: .dog(dog)) == nil)
    let nested = CasePath(Screen.nested).extract(from: .nested(.number(1)))
    #expect(nested.flatMap(CasePath(Screen.number).extract) == 1)
  }

  @Test func `a case without payload is compared`() {
    #expect(CasePath(Plain.on).extract(from: .on) != nil)
    #expect(CasePath(Plain.on).extract(from: .off) == nil)
  }

  @Test func `a binding to a payload keeps what it saw last, and drops late writes (B1)`() throws {
    var screen = Screen.number(1)
    var writes = 0
    let base = Binding(
      get: { screen },
      set: {
        screen = $0
        writes += 1
      })
    #expect(Binding(unwrapping: base, case: Screen.other) == nil)
    let number = try #require(Binding(unwrapping: base, case: Screen.number))
    number.wrappedValue = 2
    #expect(CasePath(Screen.number).extract(from: screen) == 2)
    screen = .number(3)
    #expect(number.wrappedValue == 3)
    screen = .other(4)
    #expect(number.wrappedValue == 3)
    number.wrappedValue = 5
    #expect(writes == 1)
    #expect(CasePath(Screen.other).extract(from: screen) == 4)
  }

  @Test func `so does a binding to the value of an optional (B1)`() throws {
    var value: Int?
    let base = Binding(get: { value }, set: { value = $0 })
    #expect(Binding(unwrapping: base) == nil)
    value = 1
    let present = try #require(Binding(unwrapping: base))
    present.wrappedValue += 1
    #expect(value == 2)
    value = nil
    #expect(present.wrappedValue == 2)
    present.wrappedValue = 3
    #expect(value == nil)
  }

  @Test func `a write through a payload carries its transaction`() throws {
    var screen: Screen? = .pair(1, "a")
    var told: [Animation?] = []
    let base = Binding(
      get: { screen },
      set: {
        screen = $0
        told.append($1.animation)
      })
    let pair = try #require(Binding(unwrapping: base, case: Screen.pair))
    pair.0.animation(.easeIn).wrappedValue = 2
    pair.1.wrappedValue = "b"
    #expect(told == [.easeIn, nil])
    #expect(screen.flatMap(CasePath(Screen.pair).extract).map { "\($0)" } == "(2, \"b\")")
  }
}
