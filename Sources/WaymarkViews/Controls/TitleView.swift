// SPDX-License-Identifier: MIT

import WaymarkRender

/// The label of a control, or the title of a label.
///
/// Several views are below each other, as a title with subtitles. An image before a text stays
/// beside it. Source: SwiftUI's documentation of toggles; assumed for other controls and labels.
nonisolated struct TitleView<Content: View>: View {
  typealias Body = Never

  private let content: Content

  init(_ content: Content) { self.content = content }

  @MainActor
  static func _makeNode(_ view: Self, in parent: ViewNode) -> ViewNode {
    view.isStacked
      ? ElementView._makeNode(view.stack, in: parent)
      : Content._makeNode(view.content, in: parent)
  }

  @MainActor
  static func _updateNode(_ node: ViewNode, with view: Self) {
    if view.isStacked {
      ElementView._updateNode(node, with: view.stack)
    } else {
      Content._updateNode(node, with: view.content)
    }
  }

  /// Depends on the type of the content only.
  @MainActor private var isStacked: Bool {
    // Most labels are a text, for which this saves a dynamic cast.
    guard Content.self != Text.self, let sequence = content as? any ViewSequence else {
      return false
    }
    return !(sequence.views.first is Image)
  }

  @MainActor private var stack: ElementView<Content> {
    ElementView(
      .vstack,
      [
        (.alignment, AlignmentValue.leading.propertyValue), (.spacing, .finite(0)),
        (.role, RoleValue.titles.propertyValue),
      ], content: content)
  }
}

extension TitleView: LabelDescribing {
  @MainActor
  func describe(into description: inout LabelDescription) { description.add(content) }
}
