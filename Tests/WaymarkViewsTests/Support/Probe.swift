// SPDX-License-Identifier: MIT

import Synchronization
import Testing
import WaymarkDiagnostics
import WaymarkRender
import WaymarkTesting

@_spi(Host) @testable import WaymarkViews

/// The log of a test's views, in order.
@MainActor
final class Journal {
  private(set) var entries: [String] = []

  func note(_ entry: String) { entries.append(entry) }

  /// The entries since the last call.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// A view on a headless host, with queries for tests.
@MainActor
final class Probe {
  let host = HeadlessHost(keepsAllBatches: true)
  let graph: ViewGraph
  private let log = ReportLog()

  /// Mounts a view on a host with a window of a size, which knows the URLs of some values' screens.
  init(
    _ root: some View, in window: ElementFrame? = nil, addresses: [AnyHashable: String] = [:]
  ) {
    host.addresses = addresses
    graph = ViewGraph(host: host, diagnostics: log.sink)
    if let window { graph.windowFrame = window }
    graph.mount(root)
  }

  /// All reports.
  var reported: [String] { log.all }

  /// All reachable elements of a kind, in tree order.
  func all(_ kind: ElementKind) -> [ElementTree.Element] {
    var found: [ElementTree.Element] = []
    func look(_ id: ElementID) {
      guard let element = host.tree[id] else { return }
      if element.kind == kind { found.append(element) }
      element.children.forEach(look)
    }
    host.tree.windows.forEach(look)
    return found
  }

  /// The strings of all `text` elements, in tree order.
  var texts: [String] {
    all(.text).compactMap {
      if case .text(let text) = $0.properties[.text] { text } else { nil }
    }
  }

  func text(_ property: Property, of kind: ElementKind) -> [String?] {
    all(kind).map { element in
      switch element.properties[property] {
      case .text(let text), .keyword(let text): text
      case .keywords(let names): names.joined(separator: " ")
      default: nil
      }
    }
  }

  func words(_ id: ElementID) -> String {
    guard let element = host.tree[id] else { return "" }
    if case .text(let text) = element.properties[.text] { return text }
    return element.children.map(words).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Returns the button with a title.
  func button(_ title: String) throws -> ElementTree.Element {
    try #require(all(.button).first { words($0.id) == title }, "no button \(title)")
  }

  func tap(_ title: String) throws { try graph.send(HostEvent(.tap, on: button(title).id)) }

  func back() throws {
    try graph.send(HostEvent(.back, on: #require(all(.navigationStack).first).id))
  }

  /// Dismisses the front sheet or cover by swiping.
  func dismiss(_ kind: ElementKind = .sheet) throws {
    try graph.send(HostEvent(.dismiss, on: #require(all(kind).last).id))
  }

  func select(_ tab: Int) throws { try graph.send(HostEvent(.select, on: all(.tab)[tab].id)) }

  /// Returns the increase of the counters while `work` runs.
  func cost(_ work: () throws -> Void) rethrows -> Cost {
    let before = graph.counters
    let batches = host.batches.count
    try work()
    return Cost(
      bodies: graph.counters.bodies - before.bodies,
      mutations: Array(host.batches[batches...].joined()),
      batches: graph.counters.batches - before.batches)
  }

  struct Cost {
    let bodies: Int
    let mutations: [Mutation]
    let batches: Int

    var creates: Int { count { if case .create = $0 { true } else { false } } }
    var inserts: Int { count { if case .insert = $0 { true } else { false } } }
    var moves: Int { count { if case .move = $0 { true } else { false } } }
    var removes: Int { count { if case .remove = $0 { true } else { false } } }
    var sets: Int { count { if case .set = $0 { true } else { false } } }

    func inserts(into parent: ElementID) -> Int {
      count { if case .insert(_, into: parent, _) = $0 { true } else { false } }
    }

    private func count(_ match: (Mutation) -> Bool) -> Int { mutations.count(where: match) }
  }
}

/// Stores reports from any thread.
final class ReportLog: Sendable {
  private let messages = Mutex<[String]>([])

  var sink: DiagnosticSink {
    DiagnosticSink { [self] diagnostic in messages.withLock { $0.append(diagnostic.message) } }
  }

  var all: [String] { messages.withLock { $0 } }
}
