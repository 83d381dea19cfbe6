// SPDX-License-Identifier: MIT

import Foundation
import WaymarkViews

/// A SwiftUI view that shows a `UIView`.
struct UIViewContent: View {
  private let view: UIView
  @ObservedObject private var changes: UIViewChanges

  init(view: UIView) {
    self.view = view
    changes = view.changes
  }

  var body: some View {
    if view.isHidden {
      EmptyView()
    } else if view.fills {
      styled(view.named(background))
    } else if view.frame.isEmpty {
      styled(view.content.background(background))
    } else {
      styled(
        view.content
          .frame(
            width: view.frame.width, height: view.frame.height, alignment: .topLeading
          )
          .background(background))
    }
  }

  private var background: Color { Color(uiColor: view.backgroundColor ?? .clear) }

  private func styled(_ content: some View) -> some View {
    content
      .opacity(Double(view.alpha))
      .tint(view.tintColor.map { Color(uiColor: $0) })
      .allowsHitTesting(view.isUserInteractionEnabled)
  }
}

extension UIView {
  /// Applies the accessibility label and identifier of this view to content.
  func named(_ content: some View) -> some View {
    content
      .accessibilityLabel(
        Text(verbatim: accessibilityLabel ?? ""), isEnabled: accessibilityLabel != nil
      )
      .accessibilityIdentifier(
        accessibilityIdentifier ?? "", isEnabled: accessibilityIdentifier != nil)
  }
}

/// Shows subviews: those with a frame at its position, the others one below another behind them.
struct SubviewsView: View {
  let views: [UIView]

  var body: some View {
    let placed = views.filter { !$0.frame.isEmpty }
    if placed.isEmpty {
      column
    } else {
      ZStack(alignment: .topLeading) {
        column
        ForEach(placed, id: \.self) { view in
          UIViewContent(view: view).offset(x: view.frame.minX, y: view.frame.minY)
        }
      }
    }
  }

  private var column: some View {
    VStack(alignment: .leading) {
      ForEach(views.filter(\.frame.isEmpty), id: \.self) { UIViewContent(view: $0) }
    }
  }
}
