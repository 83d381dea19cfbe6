// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting
@_spi(Host) import WaymarkViews

private struct Line: Identifiable, Equatable {
  let id: Int
  var text = "x"
  var note: String?
}

private struct LineRow: View {
  @Binding var line: Line
  let journal: Journal

  var body: some View {
    let _ = journal.note("row \(line.id)")
    TextField("text", text: $line.text)
  }
}

private struct NoteRow: View {
  @Binding var text: String
  let journal: Journal

  var body: some View {
    let _ = journal.note("note")
    Text(text)
  }
}

@Observable
@MainActor
private final class Sheet {
  var name = "a"
  var other = 0
}

private final class Store: ObservableObject {
  @Published var name = "a"
  @Published var other = 0
}

/// Bindings to elements and to properties of objects: they are equal if they refer to the same
/// location and value.
@MainActor
struct ElementBindingTests {
  @Test func `B5 a keystroke in one of 100 rows runs one row's body`() throws {
    let journal = Journal()
    let (probe, _) = Probe.remoted((0..<100).map { Line(id: $0) }) { $lines in
      VStack { ForEach($lines) { LineRow(line: $0, journal: journal) } }
    }
    _ = journal.take()
    for word in ["y", "yz", "yz"] {
      try probe.graph.send(HostEvent(.changeText(word), on: probe.all(.textField)[42].id))
    }
    #expect(journal.take() == ["row 42", "row 42"])
    #expect(probe.text(.value, of: .textField)[41...43] == ["x", "yz", "x"])
  }

  @Test func `what a row's own action writes is shown, though its binding has seen it`() throws {
    struct Row: View {
      @Binding var line: Line
      var body: some View { Button("\(line.id) \(line.text)") { line.text += "!" } }
    }
    let (probe, _) = Probe.remoted([Line(id: 0), Line(id: 1)]) { $lines in
      VStack {
        ForEach($lines) { $line in
          Row(line: $line)
          Row(line: $line)
        }
      }
    }
    try probe.tap("1 x")
    #expect(probe.texts == ["0 x", "0 x", "1 x!", "1 x!"])
    try probe.tap("1 x!")
    #expect(probe.texts == ["0 x", "0 x", "1 x!!", "1 x!!"])
  }

  @Test func `rows that move are made from the elements at their new places`() throws {
    let journal = Journal()
    let (probe, show) = Probe.remoted([Line(id: 0), Line(id: 1, text: "y")]) { $lines in
      VStack { ForEach($lines) { LineRow(line: $0, journal: journal) } }
    }
    show([Line(id: 1, text: "y"), Line(id: 0)])
    try probe.graph.send(HostEvent(.changeText("z"), on: probe.all(.textField)[0].id))
    #expect(probe.text(.value, of: .textField) == ["z", "x"])
  }

  @Test func `B5 a part of a bindable object runs a child only where it has changed`() {
    let (sheet, journal) = (Sheet(), Journal())
    struct Editor: View {
      @Bindable var sheet: Sheet
      let journal: Journal
      var body: some View {
        Text("\(sheet.other)")
        NoteRow(text: $sheet.name, journal: journal)
      }
    }
    let probe = Probe(Editor(sheet: sheet, journal: journal))
    expectOneRun(probe, journal, other: { sheet.other = 1 }, name: { sheet.name = "b" })
  }

  @Test func `B5 a part of a published object runs a child that does not follow the object`() {
    let (object, journal) = (Store(), Journal())
    struct Editor: View {
      @ObservedObject var object: Store
      let journal: Journal
      var body: some View {
        Text("\(object.other)")
        NoteRow(text: $object.name, journal: journal)
      }
    }
    let probe = Probe(Editor(object: object, journal: journal))
    expectOneRun(probe, journal, other: { object.other = 1 }, name: { object.name = "b" })
  }

  /// Expects that the child with the name runs for a change of the name, and of nothing else.
  private func expectOneRun(
    _ probe: Probe, _ journal: Journal, other: () -> Void, name: () -> Void
  ) {
    _ = journal.take()
    other()
    probe.graph.flush()
    #expect(journal.take() == [] && probe.texts == ["1", "a"])
    name()
    probe.graph.flush()
    #expect(journal.take() == ["note"] && probe.texts == ["1", "b"])
  }

  @Test func `B5 what an optional holds runs a child only where it has changed`() {
    let journal = Journal()
    let (probe, show) = Probe.remoted(Line(id: 0, note: "a")) { $line in
      Text(line.text)
      if let note = Binding($line.note) { NoteRow(text: note, journal: journal) }
    }
    _ = journal.take()
    show(Line(id: 0, text: "y", note: "a"))
    #expect(journal.take() == [] && probe.texts == ["y", "a"])
    show(Line(id: 0, text: "y", note: "b"))
    #expect(journal.take() == ["note"] && probe.texts == ["y", "b"])
  }

  @Test(arguments: ["List", "ForEach"])
  func `B1 a collection that shrinks without a word leaves rows with what they saw last`(
    kind: String
  ) throws {
    // Not observed: its becoming shorter is not announced.
    @MainActor final class Source {
      var lines = (0..<300).map { Line(id: $0, text: "line \($0)") }
    }
    let source = Source()
    let lines = Binding(get: { source.lines }, set: { source.lines = $0 })
    let remote = Remote<Int>()
    let probe = Probe(
      Remoted(0, remote) { $turn in
        if kind == "List" {
          List(lines) { $line in Text("\(line.text) \(turn)") }
        } else {
          VStack { ForEach(lines) { $line in Text("\(line.text) \(turn)") } }
        }
      })
    source.lines = []
    if kind == "List" { try probe.see(200..<220, of: 300) }
    #expect(probe.texts.contains("line 200 0"))
    remote.value = 1
    probe.graph.flush()
    #expect(probe.texts == [])
  }
}
