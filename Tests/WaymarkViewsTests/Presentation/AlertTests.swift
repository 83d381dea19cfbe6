// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting
@_spi(Host) import WaymarkViews

private struct Shown: Equatable {
  var isUp = false
  var next = false
  var item: Item?
  var data: String?
  var text = ""
  var hasDelete = true
}

private struct Item: Identifiable, Equatable { var id: Int }

private struct Trouble: LocalizedError, Equatable {
  var errorDescription: String? { "No signal" }
}

extension Probe {
  /// The titles of the buttons in the frontmost presentation, in order.
  fileprivate var offers: [String] {
    func words(_ id: ElementID) -> [String] {
      guard let element = host.tree[id] else { return [] }
      if case .text(let text) = element.properties[.text] { return [text] }
      return element.children.flatMap(words)
    }
    guard let front = all(.overlays).first?.children.last, let element = host.tree[front] else {
      return []
    }
    return element.children.filter { host.tree[$0]?.kind == .button }.map {
      words($0).joined(separator: " ")
    }
  }

  fileprivate func says(_ property: Property, _ kind: ElementKind = .alert) -> String? {
    text(property, of: kind).last ?? nil
  }
}

/// M12–M14: alerts, dialogs, popovers.
@MainActor
struct AlertTests {
  private let journal = Journal()

  private func noted(_ binding: Binding<Bool>) -> Binding<Bool> {
    Binding(
      get: { binding.wrappedValue },
      set: { [journal] in
        journal.note("up=\($0)")
        binding.wrappedValue = $0
      })
  }

  private func asking(_ shown: Binding<Shown>) -> some View {
    Text("page").alert("Delete?", isPresented: noted(shown.isUp)) {
      Button("Keep", role: .cancel) { journal.note("kept") }
      if shown.wrappedValue.hasDelete {
        Button("Delete", role: .destructive) { journal.note("deleted") }
      }
      TextField("Reason", text: shown.text)
    } message: {
      Text("For ever, \(shown.wrappedValue.text)")
    }
  }

  @Test func `a button runs its action, then writes false (M12)`() throws {
    let (probe, show) = Probe.remoted(Shown()) { asking($0) }
    show(Shown(isUp: true))
    #expect(probe.says(.title) == "Delete?" && probe.says(.message) == "For ever, ")
    #expect(probe.offers == ["Delete", "Keep"])
    try probe.tap("Delete")
    #expect(journal.take() == ["deleted", "up=false"] && probe.all(.alert).isEmpty)
  }

  @Test func `turning away is what the cancelling button does (M12)`() throws {
    let (probe, show) = Probe.remoted(Shown()) { asking($0) }
    show(Shown(isUp: true))
    try probe.dismiss(.alert)
    #expect(journal.take() == ["kept", "up=false"] && probe.all(.alert).isEmpty)
  }

  @Test func `an alert of two plain buttons asks for an answer (M12)`() throws {
    let (probe, _) = Probe.remoted(true) { $isUp in
      Text("page").alert("Which?", isPresented: $isUp) {
        Button("One") {}
        Button("Two") {}
      }
    }
    #expect(throws: HostEventError.disabled) { try probe.dismiss(.alert) }
    #expect(probe.all(.alert).count == 1)
  }

  @Test func `fields and words in an alert are live (M12)`() throws {
    let (probe, show) = Probe.remoted(Shown()) { asking($0) }
    show(Shown(isUp: true))
    let field = try #require(probe.all(.textField).first)
    try probe.graph.send(HostEvent(.changeText("now"), on: field.id))
    #expect(probe.says(.message) == "For ever, now" && probe.all(.alert).count == 1)
    #expect(probe.all(.textField)[0].properties[.value] == .text("now"))
    show(Shown(isUp: true, hasDelete: false))
    #expect(probe.offers == ["Keep"])
  }

  @Test func `without buttons there is one that says OK (M12)`() throws {
    let (probe, _) = Probe.remoted(true) { $isUp in
      Text("page").alert(Text("Saved"), isPresented: $isUp) {}
    }
    #expect(probe.offers == ["OK"])
    try probe.tap("OK")
    #expect(probe.all(.alert).isEmpty && probe.host.errors.isEmpty)
  }

  @Test func `nothing is shown for no value, and a value is captured (M12)`() throws {
    let (probe, show) = Probe.remoted(Shown(isUp: true)) { $shown in
      Text("page").alert(
        "Open", isPresented: $shown.isUp, presenting: shown.data
      ) { data in
        Button("Open \(data)") { journal.note(data) }
      } message: { data in
        Text("It is \(data)")
      }
    }
    #expect(probe.all(.alert).isEmpty)
    show(Shown(isUp: true, data: "a"))
    #expect(probe.offers == ["Open a"] && probe.says(.message) == "It is a")
    show(Shown(isUp: true, data: "b"))
    #expect(probe.offers == ["Open a"])
    show(Shown(isUp: true))
    #expect(probe.offers == ["Open a"])
    try probe.tap("Open a")
    #expect(journal.take() == ["a"] && probe.all(.alert).isEmpty)
  }

  @Test func `an error names its alert (M12)`() {
    let (probe, show) = Probe.remoted(Trouble?.none) { $error in
      Text("page").alert(isPresented: .constant(true), error: error) { _ in
        Button("Retry") {}
      } message: { _ in
        Text("Later")
      }
    }
    #expect(probe.all(.alert).isEmpty)
    show(Trouble())
    #expect(probe.says(.title) == "No signal" && probe.offers == ["Retry"])
  }

  @Test func `an action of an older alert runs after it went, and may show the next (M12, M13)`()
    throws
  {
    let (probe, show) = Probe.remoted(Shown()) { $shown in
      Text("page").alert(item: $shown.item) { item in
        Alert(
          title: Text("\(item.id)"), message: Text("m"),
          primaryButton: .default(Text("Next")) {
            journal.note("\(shown.item == nil)")
            shown.item = Item(id: item.id + 1)
          },
          secondaryButton: .cancel())
      }
    }
    show(Shown(item: Item(id: 1)))
    #expect(probe.offers == ["Next", "Cancel"])
    try probe.tap("Next")
    #expect(probe.says(.title) == "2" && journal.take() == ["true"])
    try probe.tap("Cancel")
    #expect(probe.all(.alert).isEmpty)
  }

  @Test func `an older alert that its own action wants again goes and comes anew (M12)`() throws {
    let (probe, _) = Probe.remoted(true) { $isUp in
      Text("page").alert(isPresented: $isUp) {
        Alert(title: Text("Again?"), dismissButton: .default(Text("Yes")) { isUp = true })
      }
    }
    let first = try #require(probe.all(.alert).first).id
    try probe.tap("Yes")
    let second = try #require(probe.all(.alert).first).id
    #expect(second != first && probe.host.errors.isEmpty)
  }

  @Test func `a choice of actions has a way out, and hides its title (M12)`() throws {
    let (probe, _) = Probe.remoted(true) { $isUp in
      Text("page").confirmationDialog("Share", isPresented: $isUp) {
        Button("Copy") { journal.note("copied") }
      }
    }
    #expect(probe.says(.label, .dialog) == "Share" && probe.says(.title, .dialog) == nil)
    #expect(probe.offers == ["Copy", "Cancel"])
    try probe.tap("Copy")
    #expect(journal.take() == ["copied"] && probe.all(.dialog).isEmpty)
  }

  @Test func `a choice of actions shows its title when asked to (M12)`() throws {
    let (probe, _) = Probe.remoted(true) { $isUp in
      Text("page").confirmationDialog("Share", isPresented: $isUp, titleVisibility: .visible) {
        Button("No", role: .cancel) {}
      } message: {
        Text("With whom?")
      }
    }
    #expect(probe.says(.title, .dialog) == "Share" && probe.says(.message, .dialog) == "With whom?")
    try probe.dismiss(.dialog)
    #expect(probe.all(.dialog).isEmpty)
  }

  @Test func `an action sheet writes false with any button; another item replaces it (M13)`() throws
  {
    let (probe, show) = Probe.remoted(Shown(isUp: true)) { $shown in
      Text("page")
        .actionSheet(isPresented: $shown.isUp) { ActionSheet(title: Text("Sheet")) }
        .actionSheet(item: $shown.item) { item in
          ActionSheet(
            title: Text("Item \(item.id)"),
            buttons: [.default(Text("Go")) { journal.note("go \(item.id)") }])
        }
    }
    #expect(probe.says(.title, .dialog) == "Sheet" && probe.offers == ["Cancel"])
    try probe.tap("Cancel")
    #expect(probe.all(.dialog).isEmpty)
    show(Shown(item: Item(id: 1)))
    show(Shown(item: Item(id: 2)))
    #expect(probe.says(.title, .dialog) == "Item 2" && probe.offers == ["Go"])
    try probe.tap("Go")
    #expect(journal.take() == ["go 2"] && probe.all(.dialog).isEmpty)
  }

  @Test func `a popover follows its binding like a sheet (M14)`() throws {
    let (probe, show) = Probe.remoted(Shown()) { $shown in
      Text("page")
        .popover(isPresented: $shown.isUp, arrowEdge: .top) { Text("over \(shown.text)") }
        .popover(item: $shown.item) { Text("item \($0.id)") }
    }
    show(Shown(isUp: true, text: "x"))
    #expect(probe.texts == ["page", "over x"])
    try probe.dismiss(.popover)
    #expect(probe.all(.popover).isEmpty)
    show(Shown(item: Item(id: 1)))
    show(Shown(item: Item(id: 2)))
    #expect(probe.texts == ["page", "item 2"])
  }

  @Test func `an alert waits for the sheet from the same page, and goes with its own (M4, M5)`()
    throws
  {
    let (probe, show) = Probe.remoted(Shown(isUp: true, next: true)) { $shown in
      Text("page")
        .sheet(isPresented: $shown.isUp) {
          Text("sheet").alert("Inner", isPresented: $shown.hasDelete) {}
        }
        .alert("Outer", isPresented: $shown.next) {}
    }
    #expect(probe.says(.title) == "Inner" && probe.reported.count == 1)
    show(Shown(isUp: false, next: true, hasDelete: true))
    #expect(probe.all(.sheet).isEmpty && probe.says(.title) == "Outer")
    #expect(probe.all(.alert).count == 1 && probe.host.errors.isEmpty)
  }
}
