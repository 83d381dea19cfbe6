// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting
@_spi(Host) import WaymarkViews

private struct Shown: Equatable {
  var a = false
  var b = false
  var c = false
  var item: Item?
  var isLocked = true
  var isThere = true
}

private struct Item: Identifiable, Equatable {
  var id: Int
  var name = "n"
}

private struct Closing: View {
  let name: String
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented

  var body: some View {
    Tally(name)
    Button("close \(name)") { dismiss() }
    Text("presented \(isPresented)")
  }
}

/// M1–M8, M15, M16: sheets and covers.
@MainActor
struct SheetTests {
  private let journal = Journal()

  /// A binding that notes each write.
  private func noted(_ name: String, _ binding: Binding<Bool>) -> Binding<Bool> {
    Binding(
      get: { binding.wrappedValue },
      set: { [journal] in
        journal.note("\(name)=\($0)")
        binding.wrappedValue = $0
      })
  }

  private func traced(_ name: String) -> some View {
    Closing(name: name)
      .onAppear { [journal] in journal.note("\(name) appears") }
      .onDisappear { [journal] in journal.note("\(name) disappears") }
  }

  private func nested() -> (Probe, (Shown) -> Void) {
    Probe.remoted(Shown()) { $shown in
      traced("page").sheet(
        isPresented: noted("a", $shown.a), onDismiss: { journal.note("a dismissed") }
      ) {
        traced("A").sheet(
          isPresented: noted("b", $shown.b), onDismiss: { journal.note("b dismissed") }
        ) {
          traced("B").sheet(
            isPresented: noted("c", $shown.c), onDismiss: { journal.note("c dismissed") }
          ) { traced("C") }
        }
      }
    }
  }

  @Test func `a person's dismissal writes false, then content goes, then onDismiss (M1, M3, M8)`()
    throws
  {
    let (probe, show) = nested()
    show(Shown(a: true))
    #expect(journal.take() == ["page appears", "A appears"])
    #expect(probe.all(.sheet).count == 1)
    try probe.dismiss()
    #expect(journal.take() == ["a=false", "A disappears", "a dismissed"])
    #expect(probe.all(.sheet).isEmpty)
  }

  @Test func `a dismissal by the program does not write back (M3)`() {
    let (probe, show) = nested()
    show(Shown(a: true))
    _ = journal.take()
    show(Shown())
    #expect(journal.take() == ["A disappears", "a dismissed"])
    #expect(probe.graph.isIdle)
  }

  @Test func `each presentation starts anew (S2)`() throws {
    let (probe, show) = nested()
    show(Shown(a: true))
    try probe.tap("A 0")
    #expect(probe.texts.contains("A 1"))
    try probe.dismiss()
    show(Shown(a: true))
    #expect(probe.texts.contains("A 0"))
  }

  @Test func `dismiss inside the content closes it; on the page it does nothing (M9, M10)`() throws
  {
    let (probe, show) = nested()
    try probe.tap("close page")
    show(Shown(a: true))
    #expect(
      probe.texts.filter { $0.hasPrefix("presented") } == ["presented false", "presented true"])
    try probe.tap("close A")
    #expect(probe.all(.sheet).isEmpty && journal.take().contains("a=false"))
  }

  @Test func `nested sheets lie side by side and go inner first (M5)`() throws {
    let (probe, show) = nested()
    show(Shown(a: true, b: true, c: true))
    #expect(probe.all(.sheet).count == 3 && probe.graph.counters.batches == 2)
    #expect(probe.all(.overlays)[0].children == probe.all(.sheet).map(\.id))
    _ = journal.take()
    let cost = probe.cost { show(Shown(b: true, c: true)) }
    #expect(cost.batches == 1 && probe.all(.sheet).isEmpty)
    #expect(
      journal.take() == [
        "c=false", "b=false", "C disappears", "B disappears", "A disappears", "c dismissed",
        "b dismissed", "a dismissed",
      ])
  }

  @Test func `dismissing the outer of nested sheets writes each binding, inner first (M5)`() throws
  {
    let (probe, show) = nested()
    show(Shown(a: true, b: true, c: true))
    _ = journal.take()
    let outer = probe.all(.sheet)[0].id
    #expect(throws: HostEventError.hidden) {
      try probe.graph.send(HostEvent(.dismiss, on: outer))
    }
    try probe.dismiss()
    #expect(journal.take() == ["c=false", "C disappears", "c dismissed"])
    try probe.dismiss()
    try probe.dismiss()
    #expect(
      journal.take() == [
        "b=false", "B disappears", "b dismissed", "a=false", "A disappears", "a dismissed",
      ])
    #expect(probe.host.errors == [])
  }

  @Test func `of two at once the first declared is up, the other waits and is reported (M4)`()
    throws
  {
    let (probe, show) = Probe.remoted(Shown(a: true, b: true)) { $shown in
      Text("page")
        .sheet(isPresented: $shown.a) { Text("first") }
        .fullScreenCover(isPresented: $shown.b) { Text("second") }
    }
    #expect(probe.texts == ["page", "first"])
    #expect(
      probe.reported == [
        """
        Currently, only presenting a single sheet is supported.
        The next sheet will be presented when the currently presented sheet gets dismissed.
        """
      ])
    try probe.dismiss()
    #expect(probe.texts == ["page", "second"])
    show(Shown(a: true, b: true))
    #expect(probe.texts == ["page", "second"] && probe.reported.count == 1)
  }

  @Test func `another item replaces the sheet, the same id updates it (M2, M3)`() throws {
    let (probe, show) = Probe.remoted(Shown()) { $shown in
      Text("page").sheet(item: $shown.item, onDismiss: { journal.note("dismissed") }) { item in
        Tally("\(item.id)\(item.name)")
          .onAppear { journal.note("\(item.id) appears") }
          .onDisappear { journal.note("\(item.id) disappears") }
      }
    }
    show(Shown(item: Item(id: 1)))
    try probe.tap("1n 0")
    show(Shown(item: Item(id: 1, name: "m")))
    #expect(probe.texts == ["page", "1m 1"] && journal.take() == ["1 appears"])
    let cost = probe.cost { show(Shown(item: Item(id: 2))) }
    #expect(probe.texts == ["page", "2n 0"] && cost.batches == 1)
    #expect(journal.take() == ["1 disappears", "dismissed", "2 appears"])
    try probe.dismiss()
    #expect(journal.take() == ["2 disappears", "dismissed"])
  }

  @Test func `one goes and another comes in one update, in that order (M15)`() {
    let (probe, show) = Probe.remoted(Shown(a: true)) { $shown in
      Text("page")
        .sheet(isPresented: $shown.a, onDismiss: { journal.note("a dismissed") }) { traced("A") }
        .fullScreenCover(isPresented: $shown.b) { traced("B") }
    }
    _ = journal.take()
    let cost = probe.cost { show(Shown(b: true)) }
    #expect(cost.batches == 1 && probe.reported.isEmpty)
    #expect(journal.take() == ["A disappears", "a dismissed", "B appears"])
    #expect(probe.all(.sheet).isEmpty && probe.all(.cover).count == 1)
  }

  @Test func `onDismiss can present the next one (M3)`() throws {
    let (probe, show) = Probe.remoted(Shown()) { $shown in
      Text("page")
        .sheet(isPresented: $shown.a, onDismiss: { shown.b = true }) { Text("A") }
        .sheet(isPresented: $shown.b) { Text("B") }
    }
    show(Shown(a: true))
    try probe.dismiss()
    #expect(probe.texts == ["page", "B"] && probe.reported.isEmpty)
  }

  @Test func `a sheet goes with the view that declares it (M6)`() {
    let (probe, show) = Probe.remoted(Shown(a: true)) { $shown in
      if shown.isThere {
        Text("page").sheet(isPresented: $shown.a, onDismiss: { journal.note("dismissed") }) {
          traced("A")
        }
      }
    }
    _ = journal.take()
    show(Shown(a: true, isThere: false))
    #expect(probe.all(.sheet).isEmpty && journal.take() == ["A disappears", "dismissed"])
    #expect(probe.host.errors == [])
  }

  @Test func `a cover hides the page, a sheet does not (M8)`() {
    let (_, show) = Probe.remoted(Shown()) { $shown in
      traced("page")
        .sheet(isPresented: $shown.a) { traced("A") }
        .fullScreenCover(isPresented: $shown.b) { traced("B") }
    }
    show(Shown(b: true))
    #expect(journal.take() == ["page appears", "B appears", "page disappears"])
    show(Shown())
    #expect(journal.take() == ["page appears", "B disappears"])
  }

  @Test func `a sheet that may not be swiped away goes by program only (M16)`() throws {
    let (probe, show) = Probe.remoted(Shown(a: true)) { $shown in
      Text("page").sheet(isPresented: noted("a", $shown.a)) {
        NavigationStack { Text("A").interactiveDismissDisabled(shown.isLocked) }
      }
    }
    #expect(throws: HostEventError.disabled) { try probe.dismiss() }
    #expect(journal.entries.isEmpty && probe.all(.sheet).count == 1)
    #expect(probe.all(.sheet)[0].properties[.dismissDisabled] == .bool(true))
    show(Shown(a: true, isLocked: false))
    #expect(probe.all(.sheet)[0].properties[.dismissDisabled] == nil)
    show(Shown())
    #expect(probe.all(.sheet).isEmpty)
  }

  @Test func `a dismissal that comes late does not close the next sheet (M9)`() throws {
    var late: DismissAction?
    let (probe, show) = Probe.remoted(Shown(a: true)) { $shown in
      Text("page").sheet(isPresented: $shown.a) { DismissGrab { if late == nil { late = $0 } } }
    }
    show(Shown())
    show(Shown(a: true))
    let dismiss = try #require(late)
    dismiss()
    probe.graph.flush()
    #expect(probe.all(.sheet).count == 1)
  }
}
