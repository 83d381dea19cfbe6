// SPDX-License-Identifier: MIT

import SeededGenerators
import WaymarkDiagnostics
import WaymarkRender
import WaymarkTesting

@_spi(Host) @testable import WaymarkViews

/// Runs steps, and checks after some of them that the patched tree equals that of a fresh mount.
@MainActor
final class OracleRun {
  private let memory = OracleMemory()
  private let host = HeadlessHost(keepsAllBatches: true)
  private let graph: ViewGraph
  private var window: ViewGraph?
  private var numbers = OracleRun.numbers
  private var remote: OracleRemote?
  private var model: OracleModel { remote?.read() ?? OracleModel() }
  private(set) var events = 0
  private var windows = [LazyWindow](repeating: LazyWindow(), count: 2)

  /// Equal ids and the like are reported; this check concerns only what is shown then.
  private static let silence = DiagnosticSink { _ in }

  /// The transactions of the steps; nil for steps without any.
  private var transactions: SplitMix?

  /// - Parameters:
  ///   - isObserved: Whether the model is an observable object instead of state.
  ///   - animations: The seed of the transactions of the steps, on a host that plays animations;
  ///     nil for none.
  init(isObserved: Bool, animations: UInt64?) {
    graph = ViewGraph(host: host, diagnostics: Self.silence)
    graph.playsAnimations = animations != nil
    transactions = animations.map { SplitMix(seed: $0) }
    OracleShelf.shared = memory.shelf
    let model = OracleModel()
    graph.mount(
      OracleView(
        model, memory, in: isObserved ? OracleStore(model) : nil,
        connect: { [weak self] in self?.remote = $0 }))
  }

  private func toggleWindow() {
    if let window {
      window.unmount()
      numbers.release(from: window)
      self.window = nil
    } else {
      window = Self.openWindow(on: host, &numbers, memory)
    }
  }

  private static func openWindow(
    on host: HeadlessHost, _ numbers: inout WindowNumbers, _ memory: OracleMemory
  ) -> ViewGraph? {
    guard let number = numbers.reserve() else { return nil }
    let window = ViewGraph(host: host, diagnostics: silence, window: number)
    window.mount(OracleWindow(memory: memory))
    return window
  }

  /// The numbers of additional windows.
  private static var numbers: WindowNumbers {
    var numbers = WindowNumbers()
    _ = numbers.reserve()
    return numbers
  }

  /// Runs steps, and returns a description of the first failure, or nil.
  ///
  /// The tree is compared after every `interval` steps.
  static func failure(
    of steps: [OracleStep], every interval: Int, isObserved: Bool, animations: UInt64? = nil
  ) -> String? {
    let run = OracleRun(isObserved: isObserved, animations: animations)
    for (index, step) in steps.enumerated() {
      withTransaction(run.nextTransaction()) { run.take(step) }
      let isDue = index % interval == interval - 1 || index == steps.count - 1
      if let problem = run.problem(comparing: isDue) {
        return "step \(index) (\(step)): \(problem)"
      }
    }
    do {
      let replayed = try ElementTree(replaying: run.host.mutations)
      guard replayed.nodes == run.host.tree.nodes else { return "the log gives another tree" }
    } catch {
      return "the log cannot be replayed: \(error)"
    }
    run.graph.unmount()
    run.window?.unmount()
    guard run.host.tree.count == 0 else { return "\(run.host.tree.count) elements are left" }
    guard run.graph.counters.nodes == 0 else {
      return "\(run.graph.counters.nodes) nodes are left"
    }
    return nil
  }

  private func nextTransaction() -> Transaction {
    let animations: [Animation?] = [nil, .linear(duration: 0.05), .bouncy, .easeIn.repeatForever()]
    var transaction = Transaction()
    switch transactions?.next() {
    case let number? where number % 5 == 0: transaction.disablesAnimations = true
    case let number?: transaction.animation = animations[Int(number % 4)]
    case nil: break
    }
    return transaction
  }

  private func take(_ step: OracleStep) {
    if case .event(let number) = step {
      let all = choices
      guard !all.isEmpty else { return }
      // A rejected event must not change anything, either.
      if (try? graph.send(all[number % all.count])) != nil { events += 1 }
    } else if case .see(let run, let first, let count) = step {
      let total = model.long.count
      guard let event = Self.sight(first, count, of: total, run: run, in: host.tree) else { return }
      guard (try? graph.send(event)) != nil else { return }
      windows[run].see(first: first, count: count, of: total)
    } else {
      for case .note(let place, let number) in step.all { memory.shelf.notes[place] = number }
      for case .box(let place, let number) in step.all { memory.boxes[place].number = number }
      if step.all.contains(.window) { toggleWindow() }
      remote?.change { step.change(&$0) }
      graph.flush()
      window?.flush()
    }
    let places = model.places
    memory.locals = memory.locals.filter { places.contains($0.key) }
  }

  private func problem(comparing isDue: Bool) -> String? {
    if let error = host.errors.first { return "\(error)" }
    guard isDue else { return nil }
    let model = model
    // The focus does not affect the comparison: a fresh mount has none.
    if let focused = graph.focus.current {
      try? graph.send(HostEvent(.focus(false), on: focused.id))
    }
    let fresh = HeadlessHost()
    let other = ViewGraph(host: fresh, diagnostics: Self.silence)
    other.mount(OracleView(model, memory))
    var otherNumbers = Self.numbers
    let otherWindow = window.flatMap { _ in Self.openWindow(on: fresh, &otherNumbers, memory) }
    defer {
      other.unmount()
      otherWindow?.unmount()
    }
    // Tabs that were opened keep their content.
    for (opened, tab) in zip(Self.tabs(in: host.tree), Self.tabs(in: fresh.tree))
    where !opened.children.isEmpty {
      (other.elements[tab.id] as? TabNode)?.open()
    }
    other.flush()
    for (run, window) in windows.enumerated() {
      // A report about more rows than there are is clamped like in the runtime.
      guard let sight = window.sight else { continue }
      let first = min(sight.lowerBound, max(0, model.long.count - sight.count))
      let event = Self.sight(
        first, sight.count, of: model.long.count, run: run, in: fresh.tree)
      // Sent to the element itself, because the rows may be covered.
      if let event { try? other.elements[event.target]?.handle(event.action) }
      other.flush()
    }
    guard fresh.tree.nodes != host.tree.nodes else { return nil }
    // Trees are long, so only the differences are shown.
    let (one, two) = ("\(host.tree)".split(separator: "\n"), "\(fresh.tree)".split(separator: "\n"))
    let differences = two.difference(from: one).map { change in
      switch change {
      case .remove(let line, let text, _): "patched \(line): \(text)"
      case .insert(let line, let text, _): "fresh \(line): \(text)"
      }
    }
    return differences.joined(separator: "\n")
  }

  private static func tabs(in tree: ElementTree) -> [ElementTree.Element] {
    var found: [ElementTree.Element] = []
    func look(_ id: ElementID) {
      guard let element = tree[id] else { return }
      if element.kind == .tab { found.append(element) }
      element.children.forEach(look)
    }
    tree.windows.forEach(look)
    return found
  }

  /// The host event for the visible rows of one of the two groups; nil if all its rows are
  /// realised.
  private static func sight(
    _ first: Int, _ count: Int, of total: Int, run: Int, in tree: ElementTree
  ) -> HostEvent? {
    var gaps: [(ElementKind, ElementTree.Element)] = []
    func look(_ id: ElementID, in parent: ElementKind) {
      guard let element = tree[id] else { return }
      if element.kind == .gap { gaps.append((parent, element)) }
      for child in element.children { look(child, in: element.kind) }
    }
    for window in tree.windows { look(window, in: .window) }
    let parent: ElementKind = run == 0 ? .section : .list
    guard let gap = gaps.last(where: { $0.0 == parent })?.1 else { return nil }
    let isAfter = gap.properties[.placement] == .keyword("after")
    let start = isAfter ? total - (gap.number(.count) ?? 0) : 0
    return HostEvent(.visibleRange(first: first - start, count: count), on: gap.id)
  }

  private var choices: [HostEvent] {
    var found: [HostEvent] = []
    func look(_ id: ElementID) {
      guard let element = host.tree[id] else { return }
      switch element.kind {
      case .button: found.append(HostEvent(.tap, on: id))
      case .tab: found.append(HostEvent(.select, on: id))
      case .navigationStack: found.append(HostEvent(.back, on: id))
      case .sheet, .alert, .dialog: found.append(HostEvent(.dismiss, on: id))
      case .toggle: found.append(HostEvent(.changeOn(true), on: id))
      case .textField: found.append(HostEvent(.changeText("typed"), on: id))
      default: break
      }
      element.children.forEach(look)
    }
    host.tree.windows.forEach(look)
    return found
  }
}
