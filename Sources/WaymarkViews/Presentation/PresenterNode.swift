// SPDX-License-Identifier: MIT

import WaymarkRender

/// Content, and what is presented over it while something is wanted.
class PresenterNode: SingleChildNode {
  let kind: ElementKind
  private(set) var presented: PresentedNode?
  private var anchor: AnchorNode?
  private lazy var reader = BindingReader(self)
  var onDismiss: (() -> Void)?

  init(_ kind: ElementKind, in parent: ViewNode) {
    self.kind = kind
    super.init(in: parent)
    scope.containers.presenter?.add(self)
  }

  // MARK: What the subclass knows

  /// Whether something is to be presented now.
  var isWanted: Bool { false }

  /// Whether something else than what is presented is to be presented now.
  var isReplaced: Bool { false }

  /// Makes what is presented.
  func makeContent(in parent: ViewNode) -> ViewNode { ViewNode(in: parent) }

  /// Brings what is presented up to date.
  func updateContent(_ node: ViewNode) {}

  /// Writes that nothing is wanted.
  func clear() {}

  // MARK: Life

  func follow(_ location: any BindingLocation) {
    reader.follow(reading: location)
  }

  override func refresh() {
    isDirty = false
    reader.observe()
    scope.containers.presenter?.changed()
  }

  /// The view is newer: what it wants may have changed, and what it shows.
  func viewChanged() {
    if let presented, isWanted, !isReplaced, let content = presented.child {
      updateContent(content)
    }
    refresh()
  }

  func putUp(replacing: Bool) {
    let anchor = AnchorNode(in: self)
    self.anchor = anchor
    presented = PresentedNode(self, in: anchor)
    anchor.child = presented
    if replacing { presented?.waitForDismissal() }
    presented?.show()
  }

  /// Takes what is presented down, the innermost first (M5).
  func takeDown() {
    guard let anchor else { return }
    if let inner = presented?.context.shown {
      inner.clearAll()
      inner.takeDown()
    }
    self.anchor = nil
    presented = nil
    anchor.unmount()
    if let onDismiss { graph.effects.add(.dismissed, onDismiss) }
  }

  /// A person, or the content, wants it gone: bindings are written, the innermost first.
  func dismiss() {
    clearAll()
    scope.containers.presenter?.changed()
  }

  private func clearAll() {
    presented?.context.shown?.clearAll()
    clear()
  }

  override var keepsState: Bool { anchor != nil }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    super.forEachChild(body)
    if let anchor { body(anchor) }
  }

  override func didUnmount() {
    reader.end()
    if anchor != nil {
      anchor = nil
      presented = nil
      if let onDismiss { graph.effects.add(.dismissed, onDismiss) }
    }
    scope.containers.presenter?.remove(self)
  }
}

/// Keeps what is shown elsewhere in the element tree out of the elements, modifiers and
/// preferences of where it is declared.
class AnchorNode: SingleChildNode {
  override var attributesForChildren: AttributeNode? { nil }
  override var wrappingForChildren: ItemWrapping { .none }
  override func collectElements(_ elements: inout ContiguousArray<ElementID>) {}
  override func forEachRootElement(_ body: (ElementNode) -> Void) {}
  override func reducePreference<K: PreferenceKey>(
    _ key: K.Type, into value: inout K.Value?
  ) {}
}

/// A sheet or cover that is up.
final class PresentedNode: ElementNode {
  private unowned let presenter: PresenterNode
  private let visibility: VisibilityScope
  let context: PresentationContext
  private let inner: EnvironmentScope
  private var collector: PreferenceCollector?
  private var isDismissDisabled = false
  private(set) var child: ViewNode?

  init(_ presenter: PresenterNode, in anchor: AnchorNode) {
    self.presenter = presenter
    // Not below the presenter's: a cover hides what it covers, not itself.
    visibility = VisibilityScope(below: nil)
    context = PresentationContext(presenter.graph, visibility: visibility)
    inner = EnvironmentScope(below: anchor.scopeForChildren)
    super.init(presenter.kind, in: anchor)
    inner.containers.stack = nil
    inner.containers.screen = nil
    inner.containers.tabs = nil
    inner.containers.presenter = context
    inner.containers.visibility = visibility
    let collector = PreferenceCollector(graph, below: nil) { [weak self] in self?.collect() }
    self.collector = collector
    inner.containers.collector = collector
    inner.setPresentation { [weak self] in
      if let self, isAlive { self.presenter.dismiss() }
    }
  }

  override var scopeForChildren: EnvironmentScope { inner }

  func waitForDismissal() { visibility.appearAfterDismissal(graph.effects) }

  func show() {
    child = presenter.makeContent(in: self)
    finish()
  }

  private func collect() {
    guard isAlive else { return }
    var disabled: Bool?
    reducePreference(InteractiveDismissDisabledKey.self, into: &disabled)
    let now = disabled ?? false
    guard now != isDismissDisabled else { return }
    isDismissDisabled = now
    send(.dismissDisabled, now ? .bool(true) : nil)
  }

  override func handle(_ action: HostEvent.Action) throws(HostEventRefusal) {
    guard action == .dismiss else { throw .unsupported }
    guard !isDismissDisabled else { throw .disabled }
    presenter.dismiss()
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }
}
