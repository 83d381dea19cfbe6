// SPDX-License-Identifier: MIT

import WaymarkRender

/// Content with a presentation over it while one is requested.
class PresenterNode: SingleChildNode {
  let kind: ElementKind
  private(set) var presented: PresentedNode?
  private var anchor: AnchorNode?
  private lazy var reader = BindingReader(self)
  /// Whether the presentation must be dismissed, regardless of the next request.
  private(set) var isLeaving = false
  var onDismiss: (() -> Void)?

  init(_ kind: ElementKind, in parent: ViewNode) {
    self.kind = kind
    super.init(in: parent)
    whenInApp { self.scope.containers.presenter?.add(self) }
  }

  // MARK: Subclass requirements

  /// Whether a presentation is requested.
  var isWanted: Bool { false }

  /// The item of the presentation; nil for a presentation without one.
  var presentedValue: Any? { nil }

  /// Whether a different presentation is requested.
  var isReplaced: Bool { false }

  /// Makes the element of the presentation.
  func makePresented(in anchor: AnchorNode) -> PresentedNode { PresentedNode(self, in: anchor) }

  /// Makes the content of the presentation.
  func makeContent(in parent: ViewNode) -> ViewNode { ViewNode(in: parent) }

  /// Updates the content of the presentation.
  func updateContent(_ node: ViewNode) {}

  /// Writes that no presentation is requested.
  func clear() {}

  // MARK: Life cycle

  func follow(_ location: any BindingLocation) {
    reader.follow(reading: location)
  }

  override func refresh() {
    isDirty = false
    reader.observe()
    scope.containers.presenter?.changed()
  }

  /// Called for a newer view, whose request and content may have changed.
  func viewChanged() {
    if let presented, isWanted, !isReplaced, let content = presented.child {
      updateContent(content)
    }
    presented?.updateSource()
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

  /// Removes the presentation, the innermost first (M5).
  func removePresentation() {
    isLeaving = false
    guard let anchor else { return }
    if let inner = presented?.context.shown {
      inner.clearAll()
      inner.removePresentation()
    }
    self.anchor = nil
    presented = nil
    anchor.unmount()
    if let onDismiss { graph.effects.add(.dismissed, onDismiss) }
  }

  /// Dismisses for a person or the content: writes the bindings, the innermost first.
  func dismiss() {
    clearAll()
    scope.containers.presenter?.changed()
  }

  /// Dismisses like ``dismiss()``, even if a presentation is requested again immediately.
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
