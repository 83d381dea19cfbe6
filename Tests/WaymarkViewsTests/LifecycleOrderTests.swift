// SPDX-License-Identifier: MIT

import Synchronization
import Testing
import WaymarkRender
import WaymarkTesting
import WaymarkViews

/// A2, A4, A5: what runs before what.
@MainActor
struct LifecycleOrderTests {
  private let journal = Journal()

  /// Wherever the task stands among the modifiers.
  @Test(arguments: [true, false])
  func `a task starts after onAppear and is cancelled before onDisappear (A2)`(
    isOuter: Bool
  ) async {
    let isCancelled = Mutex(false)
    let starts = Mutex(0)
    let work: @Sendable () async -> Void = {
      starts.withLock { $0 += 1 }
      await withTaskCancellationHandler {
        while !Task.isCancelled { await Task.yield() }
      } onCancel: {
        isCancelled.withLock { $0 = true }
      }
    }
    let (probe, show) = Probe.remoted(true) { $isThere in
      if isThere {
        Text("a")
          .task(id: isOuter ? 0 : 1) { if !isOuter { await work() } }
          .onAppear { journal.note("appear, \(starts.withLock { $0 }) started") }
          .onDisappear { journal.note("disappear, cancelled: \(isCancelled.withLock { $0 })") }
          .task { if isOuter { await work() } }
      }
    }
    while starts.withLock({ $0 }) == 0 { await Task.yield() }
    show(false)
    #expect(journal.take() == ["appear, 0 started", "disappear, cancelled: true"])
    while probe.graph.taskCount > 0 { await Task.yield() }
  }

  /// What an older `onChange` captured is of the update before, also with several in a row.
  @Test func `the older onChange keeps the captures of the update before (A4)`() {
    let (_, show) = Probe.remoted(0) { $value in
      Text("\(value)")
        .onChange(of: value, perform: { [old = value] new in journal.note("\(old) \(new)") })
    }
    for value in [3, 4, 9] { show(value) }
    #expect(journal.take() == ["0 3", "3 4", "4 9"])
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
}
