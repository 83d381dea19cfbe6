// SPDX-License-Identifier: MIT

import Testing
import WaymarkRoutes

private struct Trail: Identifiable {
  let id: Int
  var name = ""
}

private struct Stage: Identifiable, Equatable {
  let id: Int
  var name = ""
}

private class Animal: Hashable {
  let name: String
  init(_ name: String) { self.name = name }
  static func == (one: Animal, other: Animal) -> Bool { one.name == other.name }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

private final class Dog: Animal {}

/// Finding the target screen of going back.
@Suite struct ScreenTests {
  @Test func `a screen with an id is found by it`() {
    var path: [Route<Trail>] = [.push(Trail(id: 1)), .push(Trail(id: 2)), .push(Trail(id: 3))]
    #expect(path.goBackTo(Trail(id: 2, name: "renamed")) == true)
    #expect(path.map(\.screen.id) == [1, 2])
    #expect(path.popTo(id: 1) == true)
    #expect(path.goBackTo(id: 7) == false)
    #expect(path.map(\.screen.id) == [1])
  }

  @Test func `a screen with an id that is equatable too is found by its id`() {
    var path: [Route<Stage>] = [.push(Stage(id: 1)), .push(Stage(id: 2)), .push(Stage(id: 3))]
    #expect(path.popTo(Stage(id: 2, name: "renamed")) == true)
    #expect(path.goBackTo(Stage(id: 1, name: "renamed")) == true)
    #expect(path == [.push(Stage(id: 1))])
  }

  /// FlowStacks considers them equal.
  @Test func `numbers of another type are other screens`() {
    var path = FlowPath([.push(1), .push(1.0), .push(2), .push(UInt8(2))])
    #expect(path.goBackTo(2) == true)
    #expect(path.count == 3)
    #expect(path.popTo(1) == true)
    #expect(path.count == 1)
    #expect(path.goBackTo(1.0) == false)
    #expect(path.goBackTo([1.0]) == false)
    path.push([1])
    #expect(path.goBackTo([1.0]) == false)
    #expect(path.goBackTo([1]) == true)
  }

  @Test func `a type is found exactly`() {
    var path = FlowPath([.push(1), .push("one"), .push(1.5)])
    #expect(path.goBackTo(type: Int?.self) == false)
    #expect(path.count == 3)
    #expect(path.goBackTo(type: String.self) == true)
    #expect(path.count == 2)
    #expect(path.popTo(type: Double.self) == false)
    #expect(path.popTo(type: Int.self) == true)
    #expect(path == FlowPath([.push(1)]))
  }

  @Test func `a class is found by its superclass, too`() {
    var path = FlowPath([Route<Animal>.push(Dog("Rex")), .push(Animal("Tom"))])
    path.push(3)
    #expect(path.goBackTo(type: Animal.self) == true)
    #expect(path.count == 2)
    #expect(path.goBackTo(type: Dog.self) == true)
    #expect(path.count == 1)
    #expect(path.goBackTo(Animal("Rex")) == true)
  }

  @Test func `an object finds a type as a path does`() {
    let navigator = ErasedNavigator()
    navigator.push(1)
    navigator.push("two")
    navigator.push(3.0)
    #expect(navigator.goBackTo(type: String.self))
    #expect(!navigator.popTo(1.0))
    #expect(navigator.popTo(type: Int.self))
    #expect(navigator.routes == [.push(1)])
  }
}

private final class ErasedNavigator: RouteNavigator {
  var routes: [Route<AnyHashable>] = []
}
