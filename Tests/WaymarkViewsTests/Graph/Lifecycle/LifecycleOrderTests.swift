// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import Testing
import WaymarkRender
import WaymarkTesting
@_spi(Host) import WaymarkViews

/// A1, A2, A4–A6: the order of effects, also for views that are not visible.
@MainActor
struct LifecycleOrderTests {
  private let journal = Journal()

  /// The position of the task among the modifiers does not matter.
  @Test(arguments: [true, false])
  func `a task starts after onAppear and is cancelled before onDisappear (A2)`(
    isOuter: Bool
  ) async {
    let isCancelled = Mutex(false)
    let starts = Mutex(0)
    let work: @Sendable () async -> Void = {
      await withTaskCancellationHandler {
        starts.withLock { $0 += 1 }
        // Waits until the task is cancelled: it could end before its handler runs.
        while !isCancelled.withLock({ $0 }) { await Task.yield() }
      } onCancel: {
        isCancelled.withLock { $0 = true }
      }
    }
    let (probe, show) = Probe.remoted([Int]()) { $path in
      NavigationStack(path: $path) {
        Text("a")
          .task(id: 0) { if !isOuter { await work() } }
          .onAppear { journal.note("appear, \(starts.withLock { $0 }) started") }
          .onDisappear { journal.note("disappear, cancelled: \(isCancelled.withLock { $0 })") }
          .task { if isOuter { await work() } }
          .navigationDestination(for: Int.self) { Text("\($0)") }
      }
    }
    while starts.withLock({ $0 }) == 0 { await Task.yield() }
    show([1])
    #expect(journal.take() == ["appear, 0 started", "disappear, cancelled: true"])
    while probe.graph.taskCount > 0 { await Task.yield() }
  }

  /// An older `onChange` has the captures of the previous update, also if there are several.
  @Test func `the older onChange keeps the captures of the update before (A4)`() {
    let (_, show) = Probe.remoted(0) { $value in
      Text("\(value)")
        .onChange(of: value, perform: { [old = value] new in journal.note("\(old) \(new)") })
    }
    for value in [3, 4, 9] { show(value) }
    #expect(journal.take() == ["0 3", "3 4", "4 9"])
  }

  /// Going back happens within the update, and the uncovered screen changes the value back.
  @Test func `what is changed and changed back in one update is no change (A4, A8)`() throws {
    var dismiss: DismissAction?
    let (probe, _) = Probe.remoted((path: [1], value: 0)) { $state in
      NavigationStack(path: $state.path) {
        Text("\(state.value)")
          .onChange(of: state.value) { journal.note("\($0) \($1)") }
          .onAppear { state.value = 0 }
          .navigationDestination(for: Int.self) { _ in
            DismissGrab { dismiss = $0 }
            Button("back") {
              state.value = 7
              dismiss?()
            }
          }
      }
    }
    try probe.tap("back")
    #expect(journal.take() == [] && probe.texts == ["0"])
  }

  @Test func `changes that set each other off for ever are stopped and reported (A5)`() {
    let (probe, show) = Probe.remoted([0, 0]) { $pair in
      Text("\(pair)")
        .onChange(of: pair[0]) { pair[1] += 1 }
        .onChange(of: pair[1]) { pair[0] += 1 }
    }
    show([1, 0])
    #expect(
      probe.reported == ["onChange(of: Int) action tried to update multiple times per frame."])
  }

  @Test func `an initial change is told once, before any other (A4)`() {
    let (_, show) = Probe.remoted(5) { $value in
      Text("\(value)").onChange(of: value, initial: true) { journal.note("\($0) \($1)") }
    }
    show(6)
    show(6)
    #expect(journal.take() == ["5 5", "5 6"])
  }

  // MARK: Views that are not visible

  private struct Listener: View {
    let name: String
    let value: Int
    let subject: PassthroughSubject<Int, Never>
    let note: (String) -> Void

    var body: some View {
      Text(name)
        .onChange(of: value) { note("\(name) changes to \(value)") }
        .onReceive(subject) { note("\(name) receives \($0)") }
        .onOpenURL { note("\(name) opens \($0)") }
        .onContinueUserActivity("a") { _ in note("\(name) goes on") }
    }
  }

  @Test func `covered screens and deselected tabs go on listening (A6)`() throws {
    let subject = PassthroughSubject<Int, Never>()
    let link = try #require(URL(string: "example://a"))
    let (probe, show) = Probe.remoted(0) { $value in
      TabView {
        NavigationStack(path: .constant([1])) {
          Listener(name: "covered", value: value, subject: subject, note: journal.note)
            .navigationDestination(for: Int.self) { Text("\($0)") }
        }
        .tabItem { Text("1") }
        Listener(name: "aside", value: value, subject: subject, note: journal.note)
          .tabItem { Text("2") }
      }
    }
    func heard() -> Set<String> { Set(journal.take()) }
    try probe.select(1)
    try probe.select(0)
    show(5)
    #expect(heard() == ["covered changes to 5", "aside changes to 5"])
    subject.send(7)
    #expect(heard() == ["covered receives 7", "aside receives 7"])
    probe.graph.open(link)
    #expect(heard() == ["covered opens example://a", "aside opens example://a"])
    probe.graph.continue(NSUserActivity(activityType: "a"))
    #expect(heard() == ["covered goes on", "aside goes on"])
  }

  private final class Held {
    var value = 0
    let end: () -> Void

    init(_ end: @escaping () -> Void) { self.end = end }

    deinit { end() }
  }

  private struct Holder: View {
    @State private var held: Held
    let note: (String) -> Void

    init(_ note: @escaping (String) -> Void, _ end: @escaping () -> Void) {
      _held = State(initialValue: Held(end))
      self.note = note
    }

    var body: some View {
      Button("Held \(held.value)") { held.value += 1 }
        .onDisappear { note("disappears with \(held.value)") }
    }
  }

  @Test func `a popped screen disappears with its state, which then ends (A1, S2)`() throws {
    let ends = Mutex(0)
    let (probe, show) = Probe.remoted([1]) { $path in
      NavigationStack(path: $path) {
        Text("root").navigationDestination(for: Int.self) { _ in
          Holder(journal.note) { ends.withLock { $0 += 1 } }
        }
      }
    }
    try probe.tap("Held 0")
    // A reference in state is stored, not observed (S10).
    #expect(probe.texts == ["root", "Held 0"])
    let before = ends.withLock { $0 }
    show([])
    #expect(journal.take() == ["disappears with 1"])
    #expect(ends.withLock { $0 } == before + 1)
    show([1])
    #expect(probe.texts == ["root", "Held 0"])
  }

  @Test func `a reference in state is kept, not followed (S10)`() throws {
    let (probe, show) = Probe.remoted(0) { $value in
      Text("\(value)")
      Holder({ journal.note("\($0), \(value)") }, {})
    }
    let cost = try probe.cost { try probe.tap("Held 0") }
    #expect(cost.bodies == 0 && probe.texts == ["0", "Held 0"])
    // It is the same object in the next update, which has another reason.
    show(1)
    #expect(probe.texts == ["1", "Held 1"])
  }
}
