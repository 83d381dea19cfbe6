// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import WaymarkRender

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
  .keyword("bold"), .keywords(["top", "bottom"]), .keywords([]),
  .gradient(
    GradientValue(
      .angular(center: PointValue(x: 0.5, y: 0), from: 0, to: 90),
      stops: [.init(.system(.red), at: 0), .init(.rgba(0, 0, 0, 1), at: 1)])),
  .runs([
    TextRun("a"), TextRun("b", [.weight: .keyword("bold"), .url: .text("https://b.example")]),
  ]),
  .point(PointValue(x: -1, y: 0.5)), .size(SizeValue(width: 3, height: 4)),
  .corners(CornerRadii(topLeading: 1, topTrailing: 2, bottomTrailing: 3, bottomLeading: 4)),
  .path(
    PathValue([
      .move(PointValue(x: 0, y: 0)), .line(PointValue(x: 1, y: 0)),
      .quad(PointValue(x: 1, y: 1), control: PointValue(x: 2, y: 0)),
      .cubic(
        PointValue(x: 0, y: 1), control1: PointValue(x: 1, y: 2), control2: PointValue(x: 0, y: 2)),
      .close,
    ])),
  .strokeStyle(
    StrokeStyleValue(cap: .square, join: .bevel, miterLimit: 4, dash: [1, 2], dashPhase: 3)),
  .transforms([
    .scale(x: 2, y: -1), .rotate(degrees: 45), .affine(a: 1, b: 0, c: 2, d: 1, tx: 3, ty: 4),
    .rotate3D(.init(x: 1, y: 0, z: 0, degrees: 60, perspective: 0.5, anchorZ: 8)),
    .offset(PointValue(x: 5, y: -6)),
  ]),
  .filters([
    .blur(radius: 1), .brightness(2), .contrast(3), .saturation(4), .grayscale(5),
    .hueRotation(degrees: 6), .invert(7),
  ]),
  .guides([
    GuideValue(.horizontal, "leading", offset: 1, width: 0.5),
    GuideValue(.vertical, "App.Line", height: 2, firstBaseline: -1, lastBaseline: 3),
  ]),
  .tracks([
    .fixed(80), .flexible(minimum: 10), .flexible(minimum: 10, maximum: 200),
    .adaptive(minimum: 120), .adaptive(minimum: 120, maximum: 200),
  ]),
  .proposals([ProposalValue(width: nil, height: 4), ProposalValue(width: 1.5, height: nil)]),
  .detent(.fraction(0.4)), .detents([.medium, .large, .height(300)]),
  .shortcut(ShortcutValue()),
  .shortcut(ShortcutValue(.character("s"), modifiers: [.command, .shift])),
  .shortcut(ShortcutValue(.named(.return))),
  .actions([.named("Archive\n"), .standard(.magicTap)]),
  .gestures([
    .drag(minimumDistance: 10), .press(minimumDuration: 0.5, maximumDistance: 10), .taps(2),
    .magnify, .rotate,
  ]),
  .scrollTransition(
    ScrollTransitionValue(
      .content, axis: .horizontal, identity: LookValue(), topLeading: nil,
      bottomTrailing: .init(
        LookValue(
          opacity: 0.5,
          steps: [
            .offset(PointValue(x: 1, y: 2)),
            .transform(.rotate(degrees: 9), anchor: PointValue(x: 0, y: 1)),
          ], filters: [.blur(radius: 3)]),
        threshold: .init(container: 0.5, element: 0.25, points: -4), curve: .samples([0, 1]),
        animation: AnimationValue(.samples([0, 1]), duration: 1)))),
  .traits(TraitsValue(adding: [.link, .button], removing: [.image])),
  .keyPresses([
    KeyListenerValue(keys: [.named(.space), .character("a")], phases: [.up, .down]),
    KeyListenerValue(keys: nil, phases: [.repeat]),
  ]),
]

/// A property for each kind of value.
private func property(for value: PropertyValue) throws -> Property {
  try #require(Property.allCases.first { $0.accepts(value) })
}

private func roundTrip<Value: Codable>(_ value: Value) throws -> Value {
  try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
}

struct CodingTests {
  @Test(arguments: values)
  func `a property's value survives coding`(value: PropertyValue) throws {
    #expect(try roundTrip(value) == value)
    let mutation = try Mutation.set(id, property(for: value), value)
    #expect(try roundTrip(mutation) == mutation)
  }

  @Test(arguments: values)
  func `the payload of a value is the value`(value: PropertyValue) throws {
    func again<Payload: PropertyPayload>(_ type: Payload.Type) -> PropertyValue? {
      Payload.payload(of: value)?.propertyValue
    }
    #expect(try again(property(for: value).payload) == value)
  }

  @Test(arguments: [
    (Property.weight, PropertyValue.text("bold")), (.weight, .keyword("fat")),
    (.transform, .text("scale:1:2")), (.text, .bool(true)),
  ])
  func `a value of another type than its property's is refused`(
    property: Property, value: PropertyValue
  ) throws {
    let data = try JSONEncoder().encode(Mutation.set(id, property, value))
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Mutation.self, from: data) }
  }

  @Test func `the encoded form of a mutation is as documented`() throws {
    let data = try JSONEncoder().encode(Mutation.set(.root, .weight, .keyword("bold")))
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.contains(#"{"keyword":{"_0":"bold"}}"#) && text.contains(#""weight""#))
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
      .touch(
        TouchValue(
          .began, at: [PointValue(x: 1, y: 2)], time: 3,
          frames: [ElementFrame(width: 4, height: 5)],
          isOnControl: true)),
      .measured(
        MeasurementValue(
          space: ProposalValue(width: 300, height: nil),
          children: [
            [.init(ProposalValue(width: nil, height: 0), SizeValue(width: 1, height: 2))], [],
          ])),
      .refresh, .press, .hover(false),
      .hover(true, at: PointerValue(PointValue(x: 1, y: 2), inWindow: PointValue(x: 3, y: 4))),
      .resize(.fraction(0.4)), .perform(.named("Flag")),
      .perform(.standard(.default)),
      .keyPress(KeyPressValue(.up, .character("a"), characters: "A", modifiers: [.shift])),
      .visible(true),
      .scrolling(
        ScrollValue(
          phases: [.tracking, .interacting], offset: PointValue(x: 0, y: -20),
          contentSize: SizeValue(width: 1, height: 2),
          containerSize: SizeValue(width: 3, height: 4), velocity: PointValue(x: 5, y: 6))),
      .drag(true), .drop(DropValue(.entered, .element(id), at: [PointValue(x: 1, y: 2)])),
      .drop(DropValue(.dropped, .outside(text: "a", link: nil))),
      .chooseFiles([FileValue(name: "a", mediaType: "b/c", path: "/a")]), .failFiles(.noSpace),
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
    "", ".", "7.", ".2", "7.0", "7.2.1", "-1", "+1", "x", "7.x", "4294967296", "42949672950", "7 ",
    "7.4294967296", "07", "00", "7.02", "7..2", "\u{667}",
  ])
  func `what no id prints is not read as one`(words: String) {
    #expect(ElementID(words) == nil)
  }

  @Test func `ids are in order of index, then generation`() {
    let ids = [ElementID(index: 2), ElementID(index: 1, generation: 1), ElementID(index: 1)]
    #expect(ids.sorted() == ids.reversed())
  }
}
