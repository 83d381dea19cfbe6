// SPDX-License-Identifier: MIT

import WaymarkDiagnostics
import WaymarkRender

/// The node of a text, which writes it again when its environment or the time changes.
final class TextNode: ElementNode {
  private var view: Text
  private var writing: Writing?

  init(_ view: Text, in parent: ViewNode) {
    self.view = view
    super.init(.text, in: parent)
    self.view = settled(view)
    write()
  }

  override func forEachOwnProperty(_ body: (Property, PropertyValue) -> Void) {
    view.forEachProperty(of: writing?.text, body)
  }

  func receive(_ new: Text) {
    let new = settled(new)
    if view.isSame(as: new) { return }
    if view.differsInWordsOnly(from: new) {
      view = new
      return new.forEachProperty(of: nil) { if $0 == .text { send($0, $1) } }
    }
    change {
      view = new
      write()
    }
  }

  override func refresh() {
    isDirty = false
    change { write() }
  }

  override func didUnmount() {
    writing?.end()
    writing = nil
  }

  private func settled(_ view: Text) -> Text {
    view.isWritten && !scope.setsTextEnvironment ? view.settled : view
  }

  private func write() {
    guard view.isWritten else {
      writing?.end()
      writing = nil
      return
    }
    let current = writing ?? Writing(self)
    writing = current
    current.write(view)
  }

  /// Sends the properties that a change affects.
  private func change(_ body: () -> Void) {
    var before: [(Property, PropertyValue)] = []
    forEachOwnProperty { before.append(($0, $1)) }
    body()
    var names: [Property] = []
    forEachOwnProperty { name, value in
      names.append(name)
      guard let index = before.firstIndex(where: { $0.0 == name }) else {
        return send(name, value)
      }
      if before.remove(at: index).1 != value { send(name, value) }
    }
    for (name, value) in before where !names.contains(name) {
      let now = resolved(name)
      if now != value { send(name, now) }
    }
  }
}

/// The content of a text in its environment and at the current time.
@MainActor
private final class Writing {
  private(set) var text = WrittenText()
  // Proof: the node owns this object, and ends it when it is unmounted.
  private unowned(unsafe) let node: TextNode
  /// Follows the environment; nil if no enclosing view sets values that texts depend on.
  private let reader: EnvironmentReader?
  private var waiting: Task<Void, Never>?

  init(_ node: TextNode) {
    self.node = node
    reader = node.scope.setsTextEnvironment ? EnvironmentReader(node) : nil
  }

  func write(_ view: Text) {
    let graph = node.graph
    text = view.written(
      in: reader.map {
        TextEnvironment(EnvironmentValues(node.scope, reader: $0), now: graph.now)
      } ?? TextEnvironment(now: graph.now))
    for problem in Localization.removeProblems() { graph.report("\(problem).", severity: .warning) }
    waiting?.cancel()
    waiting = nil
    guard let next = text.nextChange, graph.runsEffects else { return }
    waiting = Task { [weak node, time = graph.time] in
      try? await time.sleep(next)
      if !Task.isCancelled { node?.invalidate() }
    }
  }

  func end() {
    waiting?.cancel()
    reader?.end()
  }
}
