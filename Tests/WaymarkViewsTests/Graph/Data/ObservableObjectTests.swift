// SPDX-License-Identifier: MIT

import Testing

@testable import WaymarkViews

private final class Manual: ObservableObject {
  var tab = 0 { willSet { objectWillChange.send() } }
}

private final class Empty: ObservableObject {}

private class Base: ObservableObject {
  @Published var a = 0
}

private final class Derived: Base {
  var plain = 0
  @Published var b = "x"
}

private class PlainBase: ObservableObject {}

private final class LateDerived: PlainBase {
  @Published var b = 0
}

@MainActor
private final class Doubling: ObservableObject {
  @Published var a = 0
  @Published private(set) var doubled = 0

  init() { $a.map { $0 * 2 }.assign(to: &$doubled) }
}

private final class Custom: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()
  @Published var a = 0
}

/// The publishers of objects, without a view (E4, and section 3.1 of the reference).
@Suite(.serialized)
struct ObservableObjectTests {
  @Test func `the publisher is the same at each access, seen as any class of the object`() {
    let manual = Manual()
    #expect(manual.objectWillChange === manual.objectWillChange)
    let derived = Derived()
    #expect(derived.objectWillChange === (derived as Base).objectWillChange)
    let late = LateDerived()
    #expect(late.objectWillChange === (late as PlainBase).objectWillChange)
    #expect(Empty().objectWillChange !== Empty().objectWillChange)
  }

  @Test func `a change announced by hand is heard before it happens`() {
    let manual = Manual()
    var heard: [Int] = []
    let sink = manual.objectWillChange.sink { heard.append(manual.tab) }
    manual.tab = 1
    manual.tab = 2
    #expect(heard == [0, 1])
    sink.cancel()
  }

  @Test func `the object is told first, then the property's values, then the value is set`() {
    let derived = Derived()
    var heard: [String] = []
    let sinks = [
      derived.objectWillChange.sink { heard.append("will \(derived.a)\(derived.b)") },
      derived.$b.sink { heard.append("b=\($0) still \(derived.b)") },
    ]
    derived.a = 1
    derived.b = "y"
    derived.b = "y"
    derived.plain = 3
    #expect(
      heard == [
        "b=x still x", "will 0x", "will 1x", "b=y still x", "will 1y", "b=y still y",
      ])
    for sink in sinks { sink.cancel() }
  }

  @MainActor
  @Test func `a publisher can be assigned to a published property`() {
    let object = Doubling()
    var count = 0
    let sink = object.objectWillChange.sink { count += 1 }
    object.a = 4
    #expect(object.doubled == 8 && count == 2)
    sink.cancel()
  }

  @Test func `a publisher of the object's own is left alone`() {
    let custom = Custom()
    var count = 0
    let sink = custom.objectWillChange.sink { count += 1 }
    custom.a = 1
    #expect(count == 0)
    custom.objectWillChange.send()
    #expect(count == 1)
    sink.cancel()
  }

  @Test func `an address used again is another object, and the dead are forgotten`() {
    // A separate table: that of the process contains the objects of all concurrent tests.
    var table = PublisherTable()
    var kept: [ObservableObjectPublisher] = []
    for _ in 0..<2000 { kept.append(table.publisher(of: Empty())) }
    #expect(Set(kept.map(ObjectIdentifier.init)).count == 2000)
    #expect(table.count <= 64)
    #expect(Empty().objectWillChange !== Empty().objectWillChange)
  }
}
