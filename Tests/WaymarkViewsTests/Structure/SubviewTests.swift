// SPDX-License-Identifier: MIT

import Observation
import Testing
import WaymarkRender
import WaymarkTesting
@_spi(Host) import WaymarkViews

extension ContainerValues {
  fileprivate var colour: String {
    get { self[ColourKey.self] }
    set { self[ColourKey.self] = newValue }
  }
}

private struct ColourKey: ContainerValueKey {
  static var defaultValue: String { "none" }
}

extension View {
  fileprivate func colour(_ colour: String) -> some View { containerValue(\.colour, colour) }
}

/// Shows the number of subviews, and each with its colour.
private struct Board<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    VStack {
      Group(subviews: content) { subviews in
        Text("\(subviews.count) views")
        ForEach(subviews) { subview in
          HStack {
            Text(subview.containerValues.colour)
            subview
          }
        }
      }
    }
  }
}

private struct Pair: View {
  var body: some View {
    Text("one")
    Text("two")
  }
}

private struct Framed: ViewModifier {
  func body(content: Content) -> some View {
    HStack {
      Text("frame")
      content
    }
  }
}

// The samples of the documentation.

extension ContainerValues {
  fileprivate var isPinned: Bool {
    get { self[PinnedKey.self] }
    set { self[PinnedKey.self] = newValue }
  }
}

private struct PinnedKey: ContainerValueKey {
  static var defaultValue: Bool { false }
}

private struct PinBoard<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    VStack {
      ForEach(subviews: content) { note in
        note.opacity(note.containerValues.isPinned ? 1 : 0.5)
      }
    }
  }
}

private struct Divided<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    Group(subviews: content) { subviews in
      ForEach(subviews) { subview in
        subview
        if subview.id != subviews.last?.id { Divider() }
      }
    }
  }
}

/// D42: the subviews, the sections and the values of a container's content.
@MainActor
struct SubviewTests {
  private func rows(_ probe: Probe) -> [String] {
    probe.all(.hstack).map { probe.words($0.id) }
  }

  @Test func `D42 tuples, groups, loops, branches and erased views consist of subviews`() {
    let isThere = true
    let probe = Probe(
      Board {
        Text("a")
        Group {
          Text("b")
          EmptyView()
        }
        ForEach(0..<2) { number in
          Text("loop \(number)")
          if number == 1 { Text("last") }
        }
        if isThere { Text("yes") } else { Text("no") }
        AnyView(
          Group {
            Text("c")
            Text("d")
          })
      })
    #expect(probe.texts.first == "8 views")
    #expect(
      rows(probe) == [
        "none a", "none b", "none loop 0", "none loop 1", "none last", "none yes", "none c",
        "none d",
      ])
  }

  @Test func `D42 a view with a body is one subview`() {
    let probe = Probe(Board { Pair() })
    #expect(rows(probe) == ["none one two"])
  }

  @Test func `D42 container values are those of each view, and the outermost applies`() {
    let probe = Probe(
      Board {
        Text("a").colour("red").padding().colour("blue").onAppear {}
        Group {
          Text("b")
          Text("c").colour("red")
        }
        .colour("green")
        Text("d").colour("red").modifier(EmptyModifier()).onTapGesture {}.id(7)
        Pair().colour("grey")
      })
    #expect(
      rows(probe) == ["blue a", "green b", "green c", "red d", "grey one two"])
  }

  @Test func `D42 tags are container values`() {
    let content = Group {
      Text("a").tag("first")
      Text("b").tag(2).padding()
      Text("c")
    }
    let probe = Probe(
      ForEach(subviews: content) { subview in
        let values = subview.containerValues
        let (text, number) = (values.tag(for: String.self), values.tag(for: Int.self))
        Text(verbatim: "\(text ?? "-") \(number ?? 0) \(values.hasTag(2))")
      })
    #expect(probe.texts == ["first 0 false", "- 2 true", "- 0 false"])
  }

  @Test func `D42 modifiers around several views are applied to each`() {
    let journal = Journal()
    let probe = Probe(
      Board {
        Group {
          Text("a")
          Text("b")
        }
        .modifier(Framed())
        .padding()
        .onAppear { journal.note("appeared") }
      })
    #expect(probe.texts.first == "2 views")
    #expect(probe.all(.box).map { probe.words($0.id) } == ["frame a", "frame b"])
    #expect(journal.take() == ["appeared", "appeared"])
  }

  @Test func `D10 modifiers of subviews are applied to each`() {
    let content = Group {
      Text("a")
      Text("b")
      Text("c")
    }
    let probe = Probe(
      VStack {
        Group(subviews: content) { subviews in
          subviews[..<1]
          subviews[1...].padding()
        }
        .padding()
        Group(sections: content) { sections in sections.map(\.content).first.padding() }
        Group(subviews: content) { $0 }.padding()
      })
    #expect(
      probe.all(.box).map { probe.words($0.id) } == [
        "a", "b", "b", "c", "c", "a", "b", "c", "a", "b", "c",
      ])
  }

  @Test func `D42 each of a group's views is tapped, and each has a transition`() throws {
    let journal = Journal()
    let probe = Probe(
      Board {
        Group {
          Text("a")
          Text("b")
        }
        .transition(.opacity)
        .onTapGesture { journal.note("tap") }
      })
    #expect(rows(probe) == ["none a", "none b"])
    for box in probe.all(.box) { try probe.graph.send(HostEvent(.tap, on: box.id)) }
    #expect(journal.take() == ["tap", "tap"])
  }

  @Test func `D42 state is kept while other views come and go`() throws {
    let (probe, show) = Probe.remoted((["a"], false)) { $state in
      Board {
        if state.1 { Text("first") }
        ForEach(state.0, id: \.self) { Tally($0).padding().onAppear {} }
        Tally("last")
      }
    }
    try probe.tap("a 0")
    try probe.tap("last 0")
    show((["b", "a"], true))
    #expect(rows(probe) == ["none first", "none b 0", "none a 1", "none last 1"])
    show((["b"], false))
    show((["b", "a"], false))
    #expect(rows(probe) == ["none b 0", "none a 0", "none last 1"])
  }

  @Test func `D42 a place that shows another subview starts afresh`() throws {
    struct Single<Content: View>: View {
      let index: Int
      @ViewBuilder let content: Content

      var body: some View {
        Group(subviews: content) { subviews in VStack { subviews[index] } }
      }
    }
    let (probe, show) = Probe.remoted(0) { $index in
      Single(index: index) {
        Tally("a")
        Tally("b")
        Tally("c").padding()
        Tally("d").onAppear {}.modifier(EmptyModifier())
        Text("e").padding()
      }
    }
    try probe.tap("a 0")
    var shown: [[String]] = []
    for index in [1, 2, 3, 4, 3, 0] {
      show(index)
      shown.append(probe.texts)
    }
    #expect(shown == [["b 0"], ["c 0"], ["d 0"], ["e"], ["d 0"], ["a 0"]])
  }

  @Test func `D42 the place of a subview determines its environment`() {
    let probe = Probe(
      Group(subviews: Button("a") {}.environment(\.lineLimit, 2)) { subviews in
        subviews.disabled(true)
      })
    #expect(probe.all(.button).map { $0[.disabled] } == [true])
  }

  @Observable
  @MainActor
  final class Names {
    var all = ["a"]
  }

  @Test func `D42 a change of observed data resolves the content again`() {
    let names = Names()
    let probe = Probe(
      Board { ForEach(0..<1) { _ in ForEach(names.all, id: \.self) { Text($0) } } })
    names.all.append("b")
    probe.graph.flush()
    #expect(rows(probe) == ["none a", "none b"])
  }

  @Test func `D42 containers in containers resolve the same views`() {
    struct Outer<Content: View>: View {
      @ViewBuilder let content: Content

      var body: some View {
        Group(subviews: content) { subviews in
          Board {
            subviews[..<1]
            Group(subviews: subviews) { $0 }
            ForEach(subviews: subviews) { subview in subview.colour("new") }
          }
        }
      }
    }
    let probe = Probe(
      Outer {
        Text("a").colour("red")
        Text("b")
      })
    #expect(
      rows(probe) == ["red a", "red a", "none b", "new a", "new b"])
  }

  @Test func `the samples of the documentation work`() {
    let probe = Probe(
      VStack {
        PinBoard {
          Text("Milk").containerValue(\.isPinned, true)
          Text("Bread")
        }
        Divided {
          Text("a")
          Text("b")
          Text("c")
        }
      })
    #expect(probe.all(.text).prefix(2).map { $0[.opacity] ?? 1 } == [1, 0.5])
    #expect(probe.all(.divider).count == 2)
  }

  // MARK: Sections

  /// Shows each section with its colour and those of its views.
  private struct Cards<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      VStack {
        ForEach(sections: content) { section in
          HStack {
            Text(section.containerValues.colour)
            section.header
            ForEach(section.content) { Text($0.containerValues.colour) }
            section.content
            section.footer
          }
        }
      }
    }
  }

  @Test func `D42 sections have a header, content, a footer and values`() {
    let probe = Probe(
      Cards {
        Text("a")
        Text("b")
        Section("Head") {
          Text("c").colour("red")
          Section("Inner") { Text("d") }
        }
        .colour("blue")
        Text("e")
        Section {
        } footer: {
          Text("Foot")
        }
      })
    #expect(
      rows(probe) == [
        "none none none a b", "blue Head blue blue blue c Inner d", "none none e", "none Foot",
      ])
  }

  @Test func `D42 a collapsed section has no content`() {
    let (probe, show) = Probe.remoted(false) { $isExpanded in
      Cards { Section("Head", isExpanded: .constant(isExpanded)) { Text("a") } }
    }
    #expect(rows(probe) == ["none Head"])
    show(true)
    #expect(rows(probe) == ["none Head none a"])
  }

  @Test func `D42 sections keep their state, and are views`() throws {
    let (probe, show) = Probe.remoted(["a"]) { $names in
      List {
        Group(
          sections: ForEach(names, id: \.self) { name in
            Section(name) { Tally(name) }
          }
        ) { sections in
          Text("\(sections.count) sections")
          sections
        }
      }
    }
    try probe.tap("a 0")
    show(["b", "a"])
    #expect(probe.texts == ["2 sections", "b", "b 0", "a", "a 1"])
    #expect(probe.all(.section).count == 2)
  }

  @Test func `D42 the views of a section are subviews with its header and its footer`() {
    let probe = Probe(
      Board {
        Section {
          Text("a")
        } header: {
          Text("Head")
        } footer: {
          Text("Foot")
        }
      })
    #expect(rows(probe) == ["none Head", "none a", "none Foot"])
  }
}
