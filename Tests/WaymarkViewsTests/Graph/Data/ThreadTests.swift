// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import Testing
import WaymarkDiagnostics
import WaymarkTesting

@_spi(Host) @testable import WaymarkViews

private struct Draft: Equatable, Sendable {
  var title = "title of a length that is kept outside of the value"
}

private struct DraftView: View {
  @State private var draft = Draft()
  let grab: (Binding<Draft>, State<Draft>) -> Void

  var body: some View {
    let _ = grab($draft, _draft)
    Text(draft.title)
  }
}

private final class Ending: Sendable {
  let isOver = Atomic(false)
}

/// B4: state and bindings on threads other than that of the main actor.
@MainActor
struct ThreadTests {
  nonisolated private static func titles(_ number: Int) -> String {
    "title \(number) of a length that is kept outside of the value"
  }

  /// Reads on another thread while the main actor writes; returns values that were never written.
  private func torn(
    _ probe: Probe, writing write: (String) -> Void,
    reading read: @escaping @Sendable () -> String
  ) async -> [String] {
    // A separate thread: a thread of the pool may be the one that the main actor needs.
    let ending = Ending()
    async let torn = withCheckedContinuation { continuation in
      Thread.detachNewThread {
        var torn: [String] = []
        while !ending.isOver.load(ordering: .relaxed) {
          let title = read()
          if !title.hasSuffix("of a length that is kept outside of the value") {
            torn.append(title)
          }
        }
        continuation.resume(returning: torn)
      }
    }
    for number in 0..<2000 {
      write(Self.titles(number))
      probe.graph.flush()
      if number.isMultiple(of: 100) { await Task.yield() }
    }
    ending.isOver.store(true, ordering: .relaxed)
    return await torn
  }

  @Test func `B4 state is read elsewhere while the main actor writes it`() async throws {
    var bound: Binding<Draft>?
    var state: State<Draft>?
    let probe = Probe(
      DraftView {
        keep($0, in: &bound)
        keep($1, in: &state)
      })
    let (draft, kept) = (try #require(bound), try #require(state))
    let title = draft.title
    let write = { title.wrappedValue = $0 }
    #expect(await torn(probe, writing: write) { draft.wrappedValue.title } == [])
    #expect(await torn(probe, writing: write) { title.wrappedValue } == [])
    #expect(await torn(probe, writing: write) { kept.wrappedValue.title } == [])
    #expect(probe.texts == [Self.titles(1999)])
  }

  @Test func `B4 what closures read is read on the main actor, and reported`() async throws {
    @MainActor final class Model {
      var title = ThreadTests.titles(0)
      var lines = ["a"]
    }
    let model = Model()
    let wasElsewhere = Atomic(false)
    let title = Binding(
      get: { @MainActor in
        if !MainThread.isCurrent { wasElsewhere.store(true, ordering: .relaxed) }
        return model.title
      }, set: { @MainActor in model.title = $0 })
    let lines = Binding(
      get: { @MainActor in model.lines }, set: { @MainActor in model.lines = $0 })
    let first = lines[0]
    let probe = Probe(Text("root"))
    let reported = Mutex<Set<String>>([])
    // Task-local values do not reach detached tasks.
    let sink = DiagnosticSink { diagnostic in
      reported.withLock { _ = $0.insert(diagnostic.message) }
    }
    let read: @Sendable () -> String = {
      DiagnosticSink.$current.withValue(sink) { title.wrappedValue }
    }
    #expect(await torn(probe, writing: { model.title = $0 }, reading: read) == [])
    let readElsewhere = wasElsewhere.load(ordering: .relaxed)
    #expect(!readElsewhere)
    let element = await Task.detached {
      DiagnosticSink.$current.withValue(sink) { first.wrappedValue }
    }.value
    #expect(element == "a")
    let reports = reported.withLock { $0 }
    #expect(reports.count == 1 && reports.first?.contains("outside of the main actor") == true)
  }

  @Test func `B4 what is written elsewhere is stored by the main actor, in order`() async throws {
    var bound: Binding<Draft>?
    let probe = Probe(DraftView { binding, _ in keep(binding, in: &bound) })
    let draft = try #require(bound)
    await Task.detached {
      for number in 0..<100 { draft.title.wrappedValue = Self.titles(number) }
    }.value
    while draft.wrappedValue.title != Self.titles(99) { await Task.yield() }
    probe.graph.flush()
    #expect(probe.texts == [Self.titles(99)])
  }
}
