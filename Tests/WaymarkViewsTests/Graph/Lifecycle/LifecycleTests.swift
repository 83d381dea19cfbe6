// SPDX-License-Identifier: MIT

import Synchronization
import Testing
import WaymarkRender
import WaymarkTesting
@_spi(Host) import WaymarkViews

private struct Shown: Equatable {
  var path: [Int] = []
  var value = 0
  var isThere = true
  var tab = 0
}

/// An actor other than the main actor.
private actor Elsewhere {
  func run(_ work: @Sendable () -> Void) { work() }
}

/// A1–A7: appear, disappear, tasks, changes, publishers.
@MainActor
struct LifecycleTests {
  private let journal = Journal()

  private func traced(_ name: String) -> some View {
    Text(name)
      .onAppear { [journal] in journal.note("+\(name)") }
      .onDisappear { [journal] in journal.note("-\(name)") }
  }

  private func stack(_ path: [Int] = []) -> (Probe, (Shown) -> Void) {
    Probe.remoted(Shown(path: path)) { $shown in
      NavigationStack(path: $shown.path) {
        VStack { traced("root") }
          .onAppear { journal.note("+outer") }
          .onDisappear { journal.note("-outer") }
          .navigationDestination(for: Int.self) { number in traced("\(number)") }
      }
    }
  }

  @Test func `inner views first on appear and on disappear; the new before the old (A1)`() throws {
    let (probe, show) = stack()
    #expect(journal.take() == ["+root", "+outer"])
    show(Shown(path: [1]))
    #expect(journal.take() == ["+1", "-root", "-outer"])
    try probe.back()
    #expect(journal.take() == ["+root", "+outer", "-1"])
  }

  @Test func `onAppear runs again each time a screen is revealed (A3)`() {
    let (_, show) = stack()
    for _ in 0..<3 {
      show(Shown(path: [1]))
      show(Shown())
    }
    #expect(journal.entries.count { $0 == "+root" } == 4)
  }

  @Test func `screens that are never on top do not appear (N11)`() {
    let (probe, show) = stack([1, 2])
    #expect(journal.take() == ["+2"] && probe.texts == ["root", "1", "2"])
    show(Shown(path: [1]))
    #expect(journal.take() == ["+1", "-2"])
  }

  @Test func `a page that is rendered and forgotten runs no effects`() {
    let host = HeadlessHost()
    let graph = ViewGraph(host: host)
    graph.mount(
      traced("page").onChange(of: 1, initial: true) { journal.note("change") }
        .task { journal.note("task") }
        .onReceive(CurrentValueSubject<Int, Never>(1)) { _ in journal.note("receive") },
      effects: false)
    #expect(journal.entries.isEmpty && graph.isIdle)
  }

  @Test func `onAppear needs no action (A7)`() {
    #expect(Probe(Text("a").onAppear().onDisappear()).texts == ["a"])
  }

  @Test func `state set in onAppear is shown in the same flush`() {
    let (probe, _) = Probe.remoted(0) { $value in Text("\(value)").onAppear { value = 5 } }
    #expect(probe.texts == ["5"] && probe.graph.isClean)
  }

  // MARK: Tasks

  @Test func `a task starts with the view and is cancelled when it is covered (A2)`() async {
    let (probe, show) = Probe.remoted(Shown()) { $shown in
      NavigationStack(path: $shown.path) {
        Text("root")
          .onDisappear { journal.note("gone") }
          .task {
            journal.note("start")
            await withTaskCancellationHandler {
              while !Task.isCancelled { await Task.yield() }
            } onCancel: {
            }
            journal.note("end")
          }
          .navigationDestination(for: Int.self) { Text("\($0)") }
      }
    }
    #expect(probe.graph.taskCount == 1 && !probe.graph.isIdle)
    await Task.yield()
    #expect(journal.take() == ["start"])
    show(Shown(path: [1]))
    while probe.graph.taskCount > 0 { await Task.yield() }
    #expect(journal.take() == ["gone", "end"])
    show(Shown())
    await Task.yield()
    #expect(journal.take() == ["start"])
    probe.graph.unmount()
    while probe.graph.taskCount > 0 { await Task.yield() }
    #expect(probe.graph.isIdle)
  }

  @Test func `a task of another id is started anew (A2)`() async {
    let (probe, show) = Probe.remoted(0) { $id in
      Text("\(id)").task(id: id) { journal.note("task \(id)") }
    }
    while probe.graph.taskCount > 0 { await Task.yield() }
    show(1)
    while probe.graph.taskCount > 0 { await Task.yield() }
    show(1)
    #expect(journal.take() == ["task 0", "task 1"] && probe.graph.taskCount == 0)
  }

  @Test func `what a task sets is shown without anybody asking (A2)`() async {
    let (probe, _) = Probe.remoted(0) { $value in Text("\(value)").task { value = 3 } }
    for _ in 0..<100 where probe.texts != ["3"] { await Task.yield() }
    #expect(probe.texts == ["3"])
  }

  @Test func `a write from another thread reaches the view`() async throws {
    var bound: Binding<Int>?
    let (probe, _) = Probe.remoted(0) { $value in
      let _ = keep($value, in: &bound)
      Text("\(value)")
    }
    let value = try #require(bound)
    await Elsewhere().run { value.wrappedValue = 9 }
    for _ in 0..<1000 where probe.texts != ["9"] { await Task.yield() }
    #expect(probe.texts == ["9"])
  }

  @Test func `a write after the view has gone does nothing`() throws {
    var bound: Binding<Int>?
    struct Inner: View {
      @State var value = 0
      let grab: (Binding<Int>) -> Void
      var body: some View {
        let _ = grab($value)
        Text("\(value)")
      }
    }
    let (probe, show) = Probe.remoted(true) { $isThere in
      if isThere { Inner { bound = $0 } }
    }
    show(false)
    let cost = try probe.cost {
      try #require(bound).wrappedValue = 4
      probe.graph.flush()
    }
    #expect(cost.bodies == 0 && cost.batches == 0 && bound?.wrappedValue == 4)
  }

  // MARK: Changes

  @Test func `onChange runs after the update, with the old and the new value (A4)`() {
    let (probe, show) = Probe.remoted(0) { $value in
      Text("\(value)")
        .onChange(of: value) { old, new in journal.note("\(old)->\(new) sees \(value)") }
        .onChange(of: value / 10, initial: true) { old, new in journal.note("i \(old)->\(new)") }
    }
    #expect(journal.take() == ["i 0->0"])
    show(0)
    show(3)
    #expect(journal.take() == ["0->3 sees 3"])
    show(12)
    #expect(Set(journal.take()) == ["3->12 sees 12", "i 0->1"])
    #expect(probe.graph.isClean)
  }

  @Test func `the older onChange sees the view as it was (A4)`() {
    let (_, show) = Probe.remoted(0) { $value in
      Old(value: value) { [value] new in journal.note("was \(value), is \(new)") }
    }
    show(3)
    #expect(journal.take() == ["was 0, is 3"])
  }

  private struct Old: View {
    let value: Int
    let action: (Int) -> Void

    var body: some View { Text("\(value)").onChange(of: value, perform: action) }
  }

  @Test func `several writes before an update are one change (A4)`() {
    let remote = Remote<Int>()
    let probe = Probe(
      Remoted(0, remote) { $value in
        Text("\(value)").onChange(of: value) { old, new in journal.note("\(old)->\(new)") }
      })
    for value in 1...3 { remote.value = value }
    probe.graph.flush()
    for value in [7, 3] { remote.value = value }
    probe.graph.flush()
    #expect(journal.take() == ["0->3"])
  }

  @Test func `onChange of a view that is being removed does not run (A5)`() {
    let (_, show) = Probe.remoted(Shown()) { $shown in
      if shown.isThere {
        Text("x").onChange(of: shown.value) { journal.note("ran") }
      }
    }
    show(Shown(value: 1, isThere: false))
    #expect(journal.entries.isEmpty)
  }

  @Test func `changes that set each other off come to rest in one flush (A5)`() {
    let (probe, show) = Probe.remoted([0, 0]) { $pair in
      Text("\(pair)")
        .onChange(of: pair[0]) { pair[1] = pair[0] * 2 }
        .onChange(of: pair[1]) { pair[0] = pair[1] / 2 }
    }
    show([4, 0])
    #expect(probe.texts == ["[4, 8]"] && probe.reported.isEmpty && probe.graph.isClean)
  }

  @Test(arguments: [true, false])
  func `what never comes to rest is stopped and reported once (A5)`(onAppear: Bool) {
    let (probe, show) = Probe.remoted(0) { $value in
      if onAppear {
        Text("\(value)").id(value).onAppear { if value > 0 { value += 1 } }
          .id(value)
      } else {
        Text("\(value)").onChange(of: value) { value += 1 }
      }
    }
    show(1)
    #expect(
      probe.reported == [
        onAppear
          ? "The view graph does not come to rest: effects go on changing state in every round."
          : "onChange(of: Int) action tried to update multiple times per frame."
      ])
    probe.graph.flush()
    #expect(probe.reported.count == 1 && probe.host.errors.isEmpty)
  }

  // MARK: Publishers

  @Test func `onReceive gets the current value, and later ones also when covered (A6)`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let (probe, show) = Probe.remoted(Shown()) { $shown in
      NavigationStack(path: $shown.path) {
        Text("root").onReceive(subject) { journal.note("\($0)") }
          .navigationDestination(for: Int.self) { Text("\($0)") }
      }
    }
    #expect(journal.take() == ["1"])
    show(Shown(path: [1]))
    subject.send(2)
    #expect(journal.take() == ["2"])
    probe.graph.unmount()
    subject.send(3)
    #expect(journal.take().isEmpty)
  }

  @Test func `the same publisher is not subscribed to again, an erased one is (A6)`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let (_, show) = Probe.remoted(0) { $value in
      Text("\(value)")
        .onReceive(subject) { journal.note("same \($0)") }
        .onReceive(subject.eraseToAnyPublisher()) { journal.note("erased \($0)") }
    }
    show(1)
    #expect(journal.take().sorted() == ["erased 1", "erased 1", "same 1"])
  }

  @Test func `what onReceive sets is shown in the first batch`() {
    let (probe, _) = Probe.remoted(0) { $value in
      Text("\(value)").onReceive(Just(8)) { value = $0 }
    }
    #expect(probe.texts == ["8"])
  }
}
