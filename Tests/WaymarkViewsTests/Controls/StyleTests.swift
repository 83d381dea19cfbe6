// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting
@_spi(Host) import WaymarkViews

private struct Framed: ButtonStyle {
  let word: String
  @Environment(\.isEnabled) private var isEnabled

  init(_ word: String) { self.word = word }

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text(isEnabled ? word : "\(word) off")
      configuration.label
    }
  }
}

/// A style whose view contains controls of the same kind.
private struct Loaded: ButtonStyle {
  let journal: Journal

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Button("inner") { journal.note("inner") }
      NavigationLink("link") { Text("screen") }
    }
  }
}

private struct Marked: PrimitiveButtonStyle {
  let word: String

  init(_ word: String) { self.word = word }

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text(word)
      Button(configuration)
    }
  }
}

private struct Sure: PrimitiveButtonStyle {
  @State private var isSure = false

  func makeBody(configuration: Configuration) -> some View {
    Button(isSure ? "really?" : "first") {
      if isSure { configuration.trigger() }
      isSure.toggle()
    }
  }
}

private struct Bordered: LabelStyle {
  let word: String

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text(word)
      Label(configuration)
    }
  }
}

private struct Framing: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text(configuration.isOn ? "on" : "off")
      Toggle(configuration)
    }
  }
}

private struct Counted: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text(configuration.fractionCompleted.map { "\(Int($0 * 100))%" } ?? "busy")
      ProgressView(configuration)
    }
  }
}

/// A style draws a control in the style that applies outside of it.
@MainActor
struct StyleTests {
  private let journal = Journal()

  @Test func `Y1 a style's body may contain controls of the same type`() throws {
    let probe = Probe(
      NavigationStack {
        Button("outer") { journal.note("outer") }.buttonStyle(Loaded(journal: journal))
      }
    )
    #expect(probe.texts == ["outer", "inner", "link"])
    try probe.tap("inner")
    try probe.tap("outer inner link")
    #expect(journal.take() == ["inner", "outer"])
    try probe.tap("link")
    #expect(probe.texts.contains("screen") && probe.host.errors.isEmpty)
  }

  @Test func `Y1 styles are nested as their modifiers are`() {
    let probe = Probe(
      VStack {
        VStack {
          Button("a") {}
          Button("b") {}.buttonStyle(Marked("in"))
        }
        .buttonStyle(Marked("mid"))
        Button("c") {}
      }
      .buttonStyle(.bordered))
    #expect(probe.texts == ["mid", "a", "in", "mid", "b", "c"])
    #expect(probe.text(.style, of: .button) == ["bordered", "bordered", "bordered"])
  }

  @Test func `Y1 a style that draws the label is innermost, whatever applies outside`() {
    let probe = Probe(
      Button("a") {}.buttonStyle(Framed("in")).buttonStyle(Marked("out")).buttonStyle(.bordered))
    #expect(probe.texts == ["in", "a"])
    #expect(probe.text(.style, of: .button) == ["plain"])
  }

  @Test(arguments: [true, false])
  func `Y1 links and menus are made by the style of buttons`(isLink: Bool) throws {
    let probe = Probe(
      NavigationStack {
        Group {
          if isLink {
            NavigationLink("go") { Text("screen") }
          } else {
            Menu("go") { Button("item") {} }
          }
        }
        .buttonStyle(Marked("style"))
      })
    #expect(probe.texts == ["style", "go"])
    #expect(probe.text(.role, of: .button) == [isLink ? "link" : "menu"])
    try probe.tap("go")
    #expect(probe.texts.contains(isLink ? "screen" : "item"))
  }

  @Test func `Y2 a style has state of its own, one for each control`() throws {
    let probe = Probe(
      VStack {
        Button("a") { journal.note("a") }
        Button("b") { journal.note("b") }
      }
      .buttonStyle(Sure()))
    try probe.tap("first")
    #expect(probe.texts == ["really?", "first"] && journal.take() == [])
    try probe.tap("really?")
    #expect(probe.texts == ["first", "first"] && journal.take() == ["a"])
  }

  @Test func `Y2 a style follows the environment of the control`() throws {
    let (probe, disable) = Probe.remoted(false) { $isDisabled in
      NavigationStack {
        Button("a") { journal.note("a") }.disabled(isDisabled)
        NavigationLink("b", value: nil as Int?)
      }
      .buttonStyle(Framed("in"))
    }
    #expect(probe.texts == ["in", "a", "in off", "b"])
    disable(true)
    #expect(probe.texts == ["in off", "a", "in off", "b"])
    disable(false)
    #expect(probe.texts == ["in", "a", "in off", "b"])
  }

  @Test func `a disabled control is not triggered`() throws {
    let (probe, disable) = Probe.remoted(false) { $isDisabled in
      Button("a") { journal.note("a") }.disabled(isDisabled).buttonStyle(Tapped())
    }
    let box = try #require(probe.all(.box).first { $0.properties[.tappable] == .bool(true) })
    try probe.graph.send(HostEvent(.tap, on: box.id))
    #expect(journal.take() == ["a"])
    disable(true)
    #expect(throws: HostEventError.disabled) {
      try probe.graph.send(HostEvent(.tap, on: box.id))
    }
    #expect(journal.take() == [])
  }

  private struct Tapped: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.onTapGesture { configuration.trigger() }
    }
  }

  @Test func `a style that changes is applied, and one that does not spares the controls`() {
    let (probe, show) = Probe.remoted(("one", 0)) { $value in
      Text("\(value.1)")
      EqualView(journal: journal).equatable().buttonStyle(Framed(value.0))
    }
    #expect(probe.texts == ["0", "one", "a"] && journal.take() == ["label"])
    show(("two", 0))
    #expect(probe.texts == ["0", "two", "a"])
    let cost = probe.cost { show(("two", 1)) }
    #expect(probe.texts == ["1", "two", "a"] && journal.take() == [])
    #expect(cost.bodies <= 2, "the controls are not drawn again")
  }

  private struct EqualView: View, Equatable {
    let journal: Journal

    var body: some View {
      let _ = journal.note("label")
      Button("a") {}
    }

    nonisolated static func == (a: Self, b: Self) -> Bool { true }
  }

  @Test func `Y1 labels, toggles and progress take their styles from outside, too`() throws {
    let (probe, turn) = Probe.remoted(false) { $isOn in
      VStack {
        Label("label", systemImage: "map").labelStyle(Bordered(word: "in"))
        Toggle("toggle", isOn: $isOn).toggleStyle(Framing())
        ProgressView("progress", value: 0.5).progressViewStyle(Counted())
      }
      .labelStyle(.titleOnly).toggleStyle(.button).progressViewStyle(.linear)
    }
    #expect(probe.texts == ["in", "label", "off", "toggle", "50%", "progress"])
    #expect(probe.all(.image).isEmpty)
    #expect(probe.text(.style, of: .toggle) == ["button"])
    #expect(probe.text(.style, of: .progress) == ["linear"])
    let toggle = try #require(probe.all(.toggle).first).id
    try probe.graph.send(HostEvent(.changeOn(true), on: toggle))
    #expect(probe.texts.contains("on"))
    turn(false)
    #expect(probe.texts.contains("off") && probe.host.errors.isEmpty)
  }
}
