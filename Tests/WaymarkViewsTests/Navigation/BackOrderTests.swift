// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting

@_spi(Host) @testable import WaymarkViews

/// A8: when going back, the uncovered screen appears before the binding is written.
@MainActor
struct BackOrderTests {
  private let journal = Journal()

  private func levels(_ kind: Pushing, _ count: Int) -> (Probe, (Int) -> Void) {
    Probe.remoted(count) { $count in
      NavigationView { Level(depth: 0, kind: kind, count: $count, note: journal.note) }
    }
  }

  @Test(arguments: Pushing.allCases, [true, false])
  func `bindings that only visible views may write are written at each level (A8)`(
    kind: Pushing, byBack: Bool
  ) throws {
    let (probe, _) = levels(kind, 4)
    #expect(
      probe.texts.last { $0.hasPrefix("level") } == "level 4" && probe.all(.screen).count == 5)
    _ = journal.take()
    for depth in (0..<4).reversed() {
      let cost = try probe.cost {
        if byBack { try probe.back() } else { try probe.tap("dismiss \(depth + 1)") }
      }
      #expect(probe.all(.screen).count == depth + 1 && cost.batches == 1)
      #expect(journal.take() == ["+\(depth)", "close \(depth + 1)", "-\(depth + 1)"])
    }
    #expect(probe.host.errors.isEmpty && probe.reported.isEmpty && probe.graph.isClean)
  }

  @Test(arguments: Pushing.allCases)
  func `a screen in the middle is dismissed with all above it (A8, M9)`(kind: Pushing) throws {
    let (probe, _) = levels(kind, 3)
    _ = journal.take()
    // The button is covered, so it cannot be tapped.
    let button = try probe.button("dismiss 2")
    let element = try #require(probe.graph.elements[button.id])
    try element.handle(.tap)
    probe.graph.flush()
    #expect(journal.take() == ["+1", "close 2", "-3"])
    #expect(probe.all(.screen).count == 2)
  }

  /// The path is cut only while the root is visible, as in a library with its own stack.
  @Test func `a path that only a visible view may cut is cut (A8, N10)`() throws {
    var isAppeared = false
    let (probe, _) = Probe.remoted([1, 2]) { $path in
      let guarded = Binding {
        path
      } set: { new in
        journal.note("\(new)")
        if new.count > path.count || isAppeared { path = new }
      }
      NavigationStack(path: guarded) {
        Text("root")
          .onAppear { isAppeared = true }
          .navigationDestination(for: Int.self) { number in
            Text("\(number)").onAppear { isAppeared = number == 1 }
          }
      }
    }
    try probe.back()
    try probe.back()
    #expect(probe.texts == ["root"] && journal.take() == ["[1]", "[]"])
  }

  @Test func `while it appears, the path still has what is left (A8)`() throws {
    let (probe, _) = Probe.remoted([1, 2]) { $path in
      NavigationStack(path: $path) {
        Text("root").navigationDestination(for: Int.self) { number in
          Text("\(number)")
            .onAppear { journal.note("+\(number) \(path)") }
            .onChange(of: path) { journal.note("\(number): \(path)") }
            .onDisappear { journal.note("-\(number) \(path)") }
        }
      }
    }
    _ = journal.take()
    let cost = try probe.cost { try probe.back() }
    #expect(journal.take() == ["+1 [1, 2]", "-2 [1]", "1: [1]"])
    #expect(cost.batches == 1)
  }

  /// The new screen is above the uncovered one.
  @Test(arguments: [false, true])
  func `what is pushed while it appears stays (A8)`(isMixed: Bool) throws {
    @ViewBuilder func root(_ push: @escaping () -> Void) -> some View {
      Text("root").onAppear(perform: push)
        .navigationDestination(for: Int.self) { Text("\($0)") }
    }
    let (probe, _) = Probe.remoted((NavigationPath([1]), [1], true)) { $state in
      let isFirst = Binding(get: { state.2 }, set: { state.2 = $0 })
      if isMixed {
        NavigationStack(path: $state.0) {
          root {
            guard isFirst.wrappedValue else { return }
            isFirst.wrappedValue = false
            state.0.append(9)
          }
        }
      } else {
        NavigationStack(path: $state.1) {
          root {
            guard isFirst.wrappedValue else { return }
            isFirst.wrappedValue = false
            state.1.append(9)
          }
        }
      }
    }
    #expect(probe.texts == ["root", "1"])
    try probe.back()
    #expect(probe.texts == ["root", "9"] && probe.host.errors.isEmpty)
    try probe.back()
    #expect(probe.texts == ["root"])
  }

  @Test func `a path that is replaced while it appears is what counts (A8)`() throws {
    let (probe, _) = Probe.remoted([1, 2]) { $path in
      NavigationStack(path: $path) {
        Text("root").navigationDestination(for: Int.self) { number in
          Text("\(number)").onAppear { if number == 1, path == [1, 2] { path = [5, 6] } }
        }
      }
    }
    try probe.back()
    #expect(probe.texts == ["root", "5", "6"] && probe.host.errors.isEmpty)
  }

  @Test func `a binding that refuses leaves the screen, and covers the other again (A8)`() throws {
    let probe = Probe(
      NavigationView {
        Text("root")
          .background(
            NavigationLink(isActive: .constant(true)) {
              Text("page").onDisappear { journal.note("-page") }
            } label: {
              EmptyView()
            }
          )
          .onAppear { journal.note("+root") }
          .onDisappear { journal.note("-root") }
      })
    #expect(journal.take() == [])
    for _ in 0..<2 {
      let cost = try probe.cost { try probe.back() }
      #expect(journal.take() == ["+root", "-root"] && cost.mutations.isEmpty)
    }
    #expect(probe.texts == ["root", "page"] && probe.graph.isClean)
  }

  @Test func `a screen that dismisses itself as it appears goes, too, in one batch (A8)`() throws {
    let (probe, _) = Probe.remoted([1, 2]) { $path in
      NavigationStack(path: $path) {
        Text("root").onAppear { journal.note("+root \(path)") }
          .navigationDestination(for: Int.self) { number in
            Passing { if number == 1 { $0() } }
          }
      }
    }
    let cost = try probe.cost { try probe.back() }
    #expect(probe.texts == ["root"] && journal.take() == ["+root [1]"] && cost.batches == 1)
    #expect(probe.host.errors.isEmpty)
  }

  private struct Passing: View {
    @Environment(\.dismiss) private var dismiss
    let appear: (DismissAction) -> Void

    var body: some View { Text("passing").onAppear { appear(dismiss) } }
  }

  @Test func `code that dismisses and pushes does both (A8)`() throws {
    var dismiss: DismissAction?
    let (probe, _) = Probe.remoted([1]) { $path in
      NavigationStack(path: $path) {
        Text("root").navigationDestination(for: Int.self) { number in
          if number == 1 {
            DismissGrab { dismiss = $0 }
            Button("on") {
              dismiss?()
              path.append(5)
            }
          } else {
            Text("\(number)")
          }
        }
      }
    }
    try probe.tap("on")
    #expect(probe.texts == ["root", "5"] && probe.host.errors.isEmpty)
  }

  @Test func `an inner root leads out in this order (A8, N16)`() throws {
    let (probe, _) = Probe.remoted([1]) { $path in
      NavigationStack(path: $path) {
        Text("root").onAppear { journal.note("+root \(path)") }
          .navigationDestination(for: Int.self) { _ in
            NavigationStack { Text("inner").onDisappear { journal.note("-inner \(path)") } }
          }
      }
    }
    let inner = try #require(probe.all(.navigationStack).last)
    try probe.graph.send(HostEvent(.back, on: inner.id))
    #expect(journal.take() == ["+root [1]", "-inner []"] && probe.texts == ["root"])
  }

  @Test func `a column appears before its selection ends (A8, V4)`() throws {
    var isAppeared = false
    let (probe, _) = Probe.remoted(1 as Int?) { $selection in
      let guarded = Binding {
        selection
      } set: { new in
        journal.note("write")
        if isAppeared { selection = new }
      }
      NavigationSplitView {
        List(0..<3, selection: guarded) { Text("\($0)") }
          .onAppear {
            isAppeared = true
            journal.note("+side")
          }
      } detail: {
        Text("detail").onDisappear { journal.note("-detail") }
      }
    }
    let cost = try probe.cost { try probe.goBack() }
    #expect(journal.take() == ["+side", "write", "-detail"])
    #expect(probe.columns == [0] && cost.batches == 1)
  }

  @Test func `the write has the transaction of who dismissed (A8)`() throws {
    var dismiss: DismissAction?
    var written: [Animation?] = []
    let (probe, _) = Probe.remoted(true) { $isOn in
      let guarded = Binding {
        isOn
      } set: { new, transaction in
        written.append(transaction.animation)
        isOn = new
      }
      NavigationStack {
        Text("root").navigationDestination(isPresented: guarded) {
          DismissGrab { dismiss = $0 }
          Button("go") {
            withAnimation(.linear) {
              dismiss?()
            } completion: {
              journal.note("complete")
            }
          }
        }
      }
    }
    try probe.tap("go")
    #expect(written == [.linear] && journal.take() == ["complete"] && probe.texts == ["root"])
  }
}
