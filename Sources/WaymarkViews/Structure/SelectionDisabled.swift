// SPDX-License-Identifier: MIT

extension View {
  /// Disables the selection of this view in a list or a picker.
  ///
  /// Like SwiftUI's `selectionDisabled`: a row of a ``List`` with a selection looks as usual, but a
  /// person cannot select it; an option of a ``Picker`` is drawn disabled. Around a section or a
  /// `ForEach`, it applies to each view in it, and no view in it can enable its selection again. It
  /// does not apply to lists and pickers in this view, and code can select any value.
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    SelectionDisabledView(content: self, isDisabled: isDisabled)
  }
}

nonisolated struct SelectionDisabledView<Content: View>: WrappingView {
  let content: Content
  let isDisabled: Bool

  @MainActor
  func makeNode(in parent: ViewNode) -> SelectionDisabledNode {
    let node = SelectionDisabledNode(in: parent)
    node.isDisabled = isDisabled
    return node
  }

  @MainActor
  func update(_ node: SelectionDisabledNode) {
    guard node.isDisabled != isDisabled else { return }
    node.isDisabled = isDisabled
    node.tellTagReaders()
  }
}

final class SelectionDisabledNode: SingleChildNode {
  fileprivate(set) var isDisabled = false
}

extension ViewNode {
  /// Whether a modifier around this node, and inside of an ancestor, disables its selection.
  func isSelectionDisabled(in container: ViewNode) -> Bool {
    var next = parent
    while let node = next, node !== container {
      if (node as? SelectionDisabledNode)?.isDisabled == true { return true }
      next = node.parent
    }
    return false
  }
}
