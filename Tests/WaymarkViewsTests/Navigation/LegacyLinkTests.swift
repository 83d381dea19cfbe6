// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting
@_spi(Host) import WaymarkViews

private struct Open: Equatable {
  var first = false
  var second = false
  var name = "a"
  var hasLink = true
}

private struct Selected: Equatable {
  var parent: String?
  var child: Int?
}

extension Optional {
  fileprivate var isThere: Bool {
    get { self != nil }
    set { if !newValue { self = nil } }
  }
}

extension NavigationLink where Label == EmptyView {
  fileprivate init?<V: Identifiable>(
    item: Binding<V?>, destination: (V) -> Destination
  ) {
    guard let value = item.wrappedValue else { return nil }
    self.init(destination: destination(value), isActive: item.isThere) { EmptyView() }
  }
}

extension View {
  fileprivate func navigation<V: Identifiable>(
    item: Binding<V?>, destination: (V) -> some View
  ) -> some View {
    background(NavigationLink(item: item, destination: destination))
  }
}

private struct Item: Identifiable, Equatable {
  let id: String
}

/// L1–L8: links with bindings, in a NavigationView and in a NavigationStack.
@MainActor
struct LegacyLinkTests {
  @Test func `a flag pushes, a tap writes true and back writes false (L1)`() throws {
    let remote = Remote<Open>()
    let probe = Probe(
      Remoted(Open(), remote) { $open in
        NavigationView {
          VStack {
            Text("\(open.first)")
            NavigationLink("go", destination: Tally("page \(open.name)"), isActive: $open.first)
          }
        }
      })
    #expect(probe.texts == ["false", "go"])
    remote.value?.first = true
    probe.graph.flush()
    #expect(probe.texts == ["true", "go", "page a 0"])
    let node = probe.all(.screen).last?.id
    remote.value?.name = "b"
    probe.graph.flush()
    #expect(probe.texts.last == "page b 0" && probe.all(.screen).last?.id == node)
    try probe.back()
    #expect(remote.value?.first == false && probe.texts == ["false", "go"])
    try probe.tap("go")
    #expect(remote.value?.first == true && probe.all(.screen).count == 2)
    remote.value?.first = false
    probe.graph.flush()
    #expect(probe.all(.screen).count == 1 && probe.host.errors.isEmpty)
  }

  @Test func `a destination's body runs only when it is shown (L1, N14)`() {
    let (probe, show) = Probe.remoted(false) { $isOn in
      NavigationView { NavigationLink("go", destination: Tally("page"), isActive: $isOn) }
    }
    let cost = probe.cost { show(true) }
    #expect(cost.bodies >= 1 && cost.batches == 1)
    #expect(probe.texts == ["go", "page 0"])
  }

  private func tags(in stack: Bool) -> (Probe, Remote<Selected>) {
    let remote = Remote<Selected>()
    let probe = Probe(
      Remoted(Selected(), remote) { $selected in
        let links = ForEach(["A", "B", "C"], id: \.self) { name in
          NavigationLink(
            destination: VStack {
              Tally(name)
              ForEach(0..<3) { number in
                NavigationLink(
                  "child \(number) of \(name)", destination: Tally("\(name)\(number)"),
                  tag: number, selection: $selected.child)
              }
            }, tag: name, selection: $selected.parent
          ) { Text("link \(name)") }
        }
        if stack { NavigationStack { List { links } } } else { NavigationView { List { links } } }
      })
    return (probe, remote)
  }

  private func pages(_ probe: Probe) -> [String] {
    probe.texts.filter { !$0.hasPrefix("link") && !$0.hasPrefix("child") }
  }

  @Test(arguments: [false, true])
  func `the link whose tag is selected is shown; a tap writes it and back nil (L2, L7)`(
    inStack: Bool
  ) throws {
    let (probe, remote) = tags(in: inStack)
    remote.value?.parent = "B"
    probe.graph.flush()
    #expect(pages(probe) == ["B 0"])
    let cost = probe.cost {
      remote.value?.parent = "C"
      probe.graph.flush()
    }
    #expect(pages(probe) == ["C 0"] && cost.batches == 1)
    try probe.back()
    #expect(remote.value?.parent == nil && pages(probe) == [])
    try probe.tap("link A")
    #expect(remote.value?.parent == "A" && pages(probe) == ["A 0"])
    remote.value?.parent = "nothing"
    probe.graph.flush()
    #expect(pages(probe) == [] && remote.value?.parent == "nothing")
  }

  @Test(arguments: [false, true])
  func `several levels are shown by one write, and taken down by one (L6)`(inStack: Bool) throws {
    let (probe, remote) = tags(in: inStack)
    let cost = probe.cost {
      remote.value = Selected(parent: "B", child: 2)
      probe.graph.flush()
    }
    #expect(pages(probe) == ["B 0", "B2 0"] && cost.batches == 1)
    // The removal of the old value does not overwrite a newer one.
    remote.value = Selected(parent: "A", child: 1)
    probe.graph.flush()
    #expect(pages(probe) == ["A 0", "A1 0"])
    #expect(remote.value == Selected(parent: "A", child: 1))
    try probe.back()
    #expect(remote.value == Selected(parent: "A", child: nil))
    remote.value?.child = 0
    probe.graph.flush()
    #expect(pages(probe) == ["A 0", "A0 0"])
    remote.value?.parent = nil
    probe.graph.flush()
    #expect(pages(probe) == [] && probe.host.errors.isEmpty)
  }

  @Test func `a link that leaves pops, and pushes again when it is back (L3)`() {
    let (probe, show) = Probe.remoted(Open(first: true)) { $open in
      NavigationView {
        VStack {
          if open.hasLink {
            NavigationLink("go", destination: Tally("page"), isActive: $open.first)
          }
          Text("\(open.first)")
        }
      }
    }
    #expect(probe.texts == ["go", "true", "page 0"])
    show(Open(first: true, hasLink: false))
    #expect(probe.texts == ["true"])
    show(Open(first: true))
    #expect(probe.texts == ["go", "true", "page 0"])
  }

  @Test func `links that nobody sees work (L4)`() throws {
    let remote = Remote<Open>()
    let probe = Probe(
      Remoted(Open(), remote) { $open in
        NavigationView {
          Text("root")
            .background(
              NavigationLink(destination: Tally("first"), isActive: $open.first) { EmptyView() }
            )
            .background(
              NavigationLink("go", destination: Tally("second"), isActive: $open.second).hidden())
        }
      })
    #expect(probe.all(.button).count == 1)
    remote.value?.first = true
    probe.graph.flush()
    #expect(probe.texts.suffix(1) == ["first 0"])
    try probe.back()
    remote.value?.second = true
    probe.graph.flush()
    #expect(probe.texts.last == "second 0" && remote.value?.first == false)
  }

  @Test(arguments: ["stack of views", "background", "modifier"])
  func `a user's own link for an item follows it from one to another and to none (L1, L3)`(
    _ form: String
  ) throws {
    let remote = Remote<Item?>()
    let probe = Probe(
      Remoted(Item?.none, remote) { $item in
        NavigationView {
          switch form {
          case "stack of views":
            VStack {
              Text("root")
              NavigationLink(item: $item) { Tally($0.id) }
            }
          case "background":
            Text("root").background(NavigationLink(item: $item) { Tally($0.id) })
          default:
            Text("root").navigation(item: $item) { Tally($0.id) }
          }
        }
      })
    #expect(probe.texts == ["root"])
    remote.value = Item(id: "A")
    probe.graph.flush()
    #expect(probe.texts == ["root", "A 0"])
    remote.value = Item(id: "B")
    probe.graph.flush()
    #expect(probe.texts == ["root", "B 0"])
    try probe.back()
    #expect(probe.texts == ["root"] && remote.value == .some(nil))
    remote.value = Item(id: "C")
    probe.graph.flush()
    remote.value = .some(nil)
    probe.graph.flush()
    #expect(probe.texts == ["root"] && probe.host.errors.isEmpty)
  }

  @Test func `bindings made of closures anew in each body keep their screen's state (L2)`() throws {
    let remote = Remote<Selected>()
    let probe = Probe(
      Remoted(Selected(), remote) { $selected in
        let parent = Binding(get: { selected.parent }, set: { selected.parent = $0 })
        NavigationView {
          VStack {
            Text("child \(selected.child ?? 0)")
            NavigationLink("A", destination: Counting(), tag: "A", selection: parent)
            NavigationLink("B", destination: Text("b"), tag: "B", selection: parent)
          }
        }
      })
    try probe.tap("A")
    try probe.tap("count")
    #expect(probe.texts.last == "1")
    remote.value?.child = 5
    probe.graph.flush()
    #expect(probe.texts.first == "child 5" && probe.texts.last == "1")
  }
}

private struct Counting: View {
  @State private var count = 0

  var body: some View {
    Button("count") { count += 1 }
    Text("\(count)")
  }
}
