// SPDX-License-Identifier: MIT

import Testing
@_spi(Host) import WaymarkRecording
import WaymarkRender
@_spi(Host) import WaymarkViews

/// The text of recordings.
struct RecordingLinesTests {
  private static let button = ElementReference(.button, name: "Save", ordinal: 2)

  /// All actions without values, and those with values in all their forms.
  private static let actions: [RecordedAction] =
    [
      .tap, .back, .dismiss, .resize(.medium), .resize(.fraction(0.5)), .select,
      .changeText("a\n\""),
      .changeOn(true), .submit, .increment, .decrement, .visibleRange(first: -2, count: 5),
      .focus(false), .reveal(nil), .reveal(.leading), .swipeThrough(.trailing), .move(by: -3),
      .touch(TouchValue(.moved, at: [PointValue(x: 1, y: 2)], time: 3)),
      .refresh, .press, .hover(true), .hover(false),
      .hover(true, at: PointerValue(PointValue(x: 1, y: 2), inWindow: PointValue(x: 3, y: 4))),
      .changeNumber(0.25), .changeNumber(.infinity),
      .changeDate("2026-05-01"), .changeColor("#ff8000"), .openMenu, .perform(.named("Pin")),
      .perform(.standard(.escape)),
      .keyPress(KeyPressValue(.down, .character("a"), characters: "A", modifiers: [.shift])),
      .visible(false),
      .scrolling(
        ScrollValue(
          offset: PointValue(x: 1, y: -2), contentSize: SizeValue(width: 3, height: 4),
          containerSize: SizeValue(width: 5, height: 6))),
      .frame(ElementFrame(x: 1, y: 2, width: 3, height: 4)), .appearance(Appearance(isDark: true)),
      .drag(true), .drop(DropValue(.dropped, .outside(text: "a", link: "https://a.b/c"))),
      .chooseFiles([FileValue(name: "a", path: "/a")]), .failFiles(.tooLarge),
    ].map { .action($0) } + [
      .scrolled(to: button), .scrolled(to: nil),
      .drop(.dropped, of: button, at: [PointValue(x: 1, y: 2)]),
      .drop(.entered, of: button, at: []),
    ]

  private static func recording(_ inputs: [Recording.Input]) -> Recording {
    var start = Recording.Start(app: "Trips")
    start.appStorage.values["units"] = .text("km")
    let state = ScreenState(titles: ["Trips", "Oslo"], shape: "s", content: "c")
    return Recording(
      start: start,
      steps: inputs.enumerated().map { index, input in
        Recording.Step(time: index * 10, before: state, input: input, isRejected: index == 1)
      })
  }

  @Test func `a text has a line for each step and leads to the same recording`() throws {
    let inputs: [Recording.Input] =
      [.link("https://a.b/c"), .activity("t", "https://a.b/c"), .phase(.inactive)]
      + Self.actions.map { .action($0, on: Self.button) }
      + [.window(ElementFrame(width: 800, height: 600)), .appearance(Appearance()), .end]
    let recording = Self.recording(inputs + [.unsupported("something")])
    #expect(recording.lines.count { $0 == "\n" } == inputs.count + 2)
    #expect(try Recording(lines: recording.lines) == recording)
  }

  @Test func `preferences that an older recording does not name are not set`() throws {
    let text = Self.recording([.appearance(Appearance(isDark: true))]).lines
    let names = /"(reducesTransparency|differentiatesWithoutColor|invertsColors)":false,?/
    let older = text.replacing(names, with: "").replacing(",}", with: "}")
    #expect(older != text)
    #expect(try Recording(lines: older) == Recording(lines: text))
  }

  @Test func `a line is short and can be read by a person`() {
    let step = Self.recording([.action(.action(.changeText("Bergen")), on: Self.button)]).steps[0]
    #expect(
      step.line == """
        {"at":0,"content":"c","do":{"changeText":"Bergen"},"on":{"kind":"button","name":"Save",\
        "ordinal":2},"shape":"s","shows":["Trips","Oslo"]}

        """)
    #expect("\(step.input)".hasSuffix("on button \"Save\" (3)"))
  }

  @Test func `an incomplete last line is ignored`() throws {
    let recording = Self.recording([.phase(.background), .end])
    let cut = String(recording.lines.dropLast(5))
    #expect(try Recording(lines: cut).steps == Array(recording.steps.dropLast()))
  }

  @Test(arguments: [
    ("", RecordingError.Problem.empty, 1), ("{\"at\":0}\n", .noStart, 1),
    ("{\"recording\":2}\n", .noStart, 1), ("@\n{\"at\":1,\"shape\":\"\"}\n", .noInput, 2),
    ("@\n{\"at\":1,\"shape\":\"\",\"phase\":\"asleep\"}\n", .noInput, 2),
    ("@\n{\"at\":-1,\"shape\":\"\",\"end\":true}\n", .noInput, 2),
    (
      "@\n{\"at\":2,\"shape\":\"\",\"end\":true}\n{\"at\":1,\"shape\":\"\",\"end\":true}\n",
      .timeGoesBack, 3
    ),
  ])
  func `a bad line is told with its number`(
    text: String, problem: RecordingError.Problem, line: Int
  ) throws {
    let text = text.replacing("@\n", with: Recording.Start(app: "A").line)
    let error = #expect(throws: RecordingError.self) { try Recording(lines: text) }
    #expect(error?.problem == problem && error?.line == line)
  }

  @Test(arguments: [
    "x", "[]", "{\"at\":\"0\"}", "{\"do\":\"fly\"}", "{\"do\":{\"tap\":1}}", "{\"do\":{}}",
    "{\"on\":{\"kind\":\"unicorn\"}}", "{\"do\":{\"changeText\":1}}",
  ])
  func `a line that has another form is told with the reason`(line: String) {
    let text = Recording.Start(app: "A").line + line + "\n"
    let error = #expect(throws: RecordingError.self) { try Recording(lines: text) }
    guard case .notJSON(let reason)? = error?.problem else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(error?.line == 2 && !reason.isEmpty)
  }
}
