// SPDX-License-Identifier: MIT

import WaymarkRender

/// Content, and what is presented over it while something is wanted.
class PresenterNode: SingleChildNode {
  let kind: ElementKind
  private(set) var presented: PresentedNode?
  private var anchor: AnchorNode?
  private lazy var reader = BindingReader(self)
  /// Whether what is presented is to go, whatever is wanted next.
  private(set) var isLeaving = false
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

  /// Makes the element of what is presented.
  func makePresented(in anchor: AnchorNode) -> PresentedNode { PresentedNode(self, in: anchor) }

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
    presented = makePresented(in: anchor)
    anchor.child = presented
    if replacing { presented?.waitForDismissal() }
    presented?.show()
  }

  /// Takes what is presented down, the innermost first (M5).
  func takeDown() {
    isLeaving = false
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

  /// As ``dismiss()``, but what is presented goes even if it is wanted again at once.
  func leave() {
    isLeaving = true
    dismiss()
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
