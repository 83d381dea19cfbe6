// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting

@testable import WaymarkViews

/// A dynamic property that contains others, and follows them.
private struct Counter: DynamicProperty {
  @State private var count: Int
  @Environment(\.isEnabled) private var isEnabled
  private var updates = 0
  private(set) var words = ""

  init(_ start: Int) { _count = State(initialValue: start) }

  mutating func update() {
    updates += 1
    words = "\(count) \(isEnabled)"
  }

  func increment() { count += 1 }
}

@propertyWrapper
private struct Doubled: DynamicProperty {
  private var inner = Counter(0)
  @State var number = 1

  var wrappedValue: Int { number * 2 }
  mutating func update() {}
}

private struct User: View {
  var counter = Counter(5)
  let name: String
  @Doubled private var doubled: Int

  init(name: String) { self.name = name }

  var body: some View {
    Text("\(name) \(counter.words) \(doubled)")
    Button("more") { counter.increment() }
    Button("double") { _doubled.number += 1 }
  }
}

private class Object {}

/// One field of each kind that the plan must handle.
private struct Fixture: View {
  let byte: Int8 = 1
  let wide: Double = 2
  @State private var state = "s"
  var optional: Int? = 3
  @Binding var binding: Int
  let tuple: (Int8, Int) = (1, 2)
  let closure: () -> Void = {}
  @Environment(\.isEnabled) private var isEnabled
  let object = Object()
  var list = [1]
  var counter = Counter(0)
  let flag = true

  var body: some View { Text("x") }
}

/// Properties that the runtime updates, and how it finds them.
@MainActor
struct DynamicPropertyTests {
  @Test func `a property made of others is connected before its update runs`() throws {
    let (probe, show) = Probe.remoted(Pair(name: "a", isOn: true)) { $pair in
      User(name: pair.name).disabled(!pair.isOn)
    }
    #expect(probe.texts[0] == "a 5 true 2")
    try probe.tap("more")
    try probe.tap("double")
    #expect(probe.texts[0] == "a 6 true 4")
    show(Pair(name: "b", isOn: false))
    #expect(probe.texts[0] == "b 6 false 4")
  }

  private struct Pair: Equatable {
    var name: String
    var isOn: Bool
  }

  /// `Mirror` is another way to inspect a value's fields: both must agree.
  @Test func `the plan connects the fields that a mirror shows`() {
    let fixture = Fixture(binding: .constant(1))
    let dynamic = Mirror(reflecting: fixture).children.filter {
      $0.value is any DynamicProperty && !($0.value is Counter)
    }
    let nested = Mirror(reflecting: Counter(0)).children.filter {
      $0.value is any DynamicProperty
    }
    let plan = FieldPlan.of(Fixture.self)
    #expect(plan.slotCount == dynamic.count + nested.count && plan.slotCount == 5)
    #expect(plan.needsInstall)
  }

  /// Changing any single field must count; without a change, none may.
  @Test func `a value that differs in one field is not the same`() {
    struct Fields: View {
      var byte: Int8 = 1
      var wide = 2.0
      var optional: Int?
      var tuple: (Int8, Int) = (1, 2)
      var object = Object()
      var list = [1]
      var text = "a text that is long enough to be kept on the heap"
      var last = true

      var body: some View { Text("x") }
    }
    let plan = FieldPlan.of(Fields.self)
    let shared = Object()
    let base = Fields(object: shared)
    func isSame(_ a: Fields, _ b: Fields) -> Bool {
      var (a, b) = (a, b)
      return plan.isSame(&a, &b)
    }
    #expect(isSame(base, base))
    var equal = base
    equal.text = String("a text that is long enough to be kept ") + "on the heap"
    equal.list = Array(1...1)
    #expect(isSame(base, equal))
    let changes: [(inout Fields) -> Void] = [
      { $0.byte = 2 }, { $0.wide = 3 }, { $0.optional = 0 }, { $0.tuple.0 = 3 },
      { $0.tuple.1 = 3 }, { $0.object = Object() }, { $0.list.append(2) }, { $0.text += "!" },
      { $0.last = false },
    ]
    #expect(changes.count == Mirror(reflecting: base).children.count + 1)
    for (index, change) in changes.enumerated() {
      var other = base
      change(&other)
      #expect(!isSame(base, other), "change \(index)")
    }
  }
}
