// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkRender

private let id = ElementID(index: 7, generation: 2)

private let values: [PropertyValue] = [
  .bool(true), .number(0.1), .number(-0.0), .number(.greatestFiniteMagnitude), .text(""),
  .text("<\"ü\u{0}\n'>"), .unbounded,
  .color(.system(.accent)), .color(.system(.material, opacity: 0.5)), .color(.rgba(0, 0.25, 1, 0)),
  .color(
    .adaptive(
      light: FixedColor(red: 1, green: 0.5, blue: 0),
      dark: FixedColor(red: 0, green: 0, blue: 0, opacity: 0.5))),
  .insets(InsetsValue(top: 1, leading: 2, bottom: 3, trailing: -4)),
]

private func roundTrip<Value: Codable>(_ value: Value) throws -> Value {
  try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
}

struct CodingTests {
  @Test(arguments: values)
  func `a property's value survives coding`(value: PropertyValue) throws {
    #expect(try roundTrip(value) == value)
    let mutation = Mutation.set(id, .text, value)
    #expect(try roundTrip(mutation) == mutation)
  }

  @Test(
    arguments: [
      .create(id, .navigationStack), .set(id, .title, nil), .insert(id, into: .root, at: 3),
      .move(id, in: .root, to: 0), .remove(id, from: .root), .destroy(id),
    ] as [Mutation])
  func `a mutation survives coding`(mutation: Mutation) throws {
    #expect(try roundTrip(mutation) == mutation)
  }

  @Test(
    arguments: [
      .tap, .back, .dismiss, .select, .changeText("ü\n"), .changeOn(false), .submit, .increment,
      .decrement, .visibleRange(first: -3, count: .max),
      .focus(true), .reveal(.leading), .reveal(nil), .swipeThrough(.trailing), .move(by: -2),
      .refresh, .press, .hover(false),
    ] as [HostEvent.Action])
  func `an event survives coding`(action: HostEvent.Action) throws {
    let event = HostEvent(action, on: id)
    #expect(try roundTrip(event) == event)
  }

  @Test func `names survive coding`() throws {
    #expect(try roundTrip(ElementKind.allCases) == ElementKind.allCases)
    #expect(try roundTrip(Property.allCases) == Property.allCases)
    #expect(try roundTrip(SystemColor.allCases) == SystemColor.allCases)
    let refusals: [HostEventError] = [.notFound, .unsupported, .disabled, .hidden, .invalid]
    #expect(try roundTrip(refusals) == refusals)
  }

  @Test(arguments: [("7", ElementID(index: 7)), ("7.2", id), ("0", .root)])
  func `an id is read from what it prints`(words: String, id: ElementID) {
    #expect(id.description == words)
    #expect(ElementID(words) == id)
  }

  @Test(arguments: [
    "", ".", "7.", ".2", "7.0", "7.2.1", "-1", "x", "7.x", "4294967296", "7 ", "7.4294967296",
  ])
  func `what no id prints is not read as one`(words: String) {
    #expect(ElementID(words) == nil)
  }

  @Test func `ids are in order of index, then generation`() {
    let ids = [ElementID(index: 2), ElementID(index: 1, generation: 1), ElementID(index: 1)]
    #expect(ids.sorted() == ids.reversed())
  }
}
