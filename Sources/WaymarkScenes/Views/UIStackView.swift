// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkViews

/// Gives the axis of a stack its name; there are no constraints.
public enum NSLayoutConstraint {
  /// A direction, by UIKit's numbers.
  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical
  }
}

/// Views beside or below each other.
@MainActor
@preconcurrency
open class UIStackView: UIView {
  /// Where views are across the axis, by UIKit's numbers.
  public enum Alignment: Int, Sendable {
    case fill = 0
    case leading, firstBaseline, center, trailing, lastBaseline

    /// At the top, of views beside each other.
    public static var top: Alignment { .leading }
    /// At the bottom, of views beside each other.
    public static var bottom: Alignment { .trailing }
  }

  /// How views share the room along the axis, by UIKit's numbers.
  public enum Distribution: Int, Sendable {
    case fill = 0
    case fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// Whether views are beside or below each other.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { changed() } }
  }

  /// Points between views.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { changed() } }
  }

  /// Where views are across the axis; `fill` is drawn like `leading` below each other, and like
  /// `center` beside each other.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { changed() } }
  }

  /// How views share the room along the axis.
  ///
  /// With `fillEqually` all are of one size, with `equalSpacing` and `equalCentering` what is left
  /// is between them; with the others each is as large as it needs.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { changed() } }
  }

  /// The views that it shows, in order.
  public private(set) var arrangedSubviews: [UIView] = []

  /// A stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Shows a view behind the others.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.filter { $0 !== view }.count)
  }

  /// Shows a view at an index; one that is not there is taken for the nearest.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    if view.superview !== self { addSubview(view) }
    guard view.superview === self else { return }
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    changed()
  }

  /// Shows a view no longer among the others; it stays a subview, which is not drawn.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    changed()
  }

  override func lost(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }

  override class var isBare: Bool { false }

  override var content: AnyView {
    AnyView(
      named(
        ArrangedViews(
          views: arrangedSubviews, axis: axis, spacing: spacing, alignment: alignment,
          distribution: distribution)))
  }
}

/// The views of a stack.
private struct ArrangedViews: View {
  let views: [UIView]
  let axis: NSLayoutConstraint.Axis
  let spacing: CGFloat
  let alignment: UIStackView.Alignment
  let distribution: UIStackView.Distribution

  var body: some View {
    if axis == .horizontal {
      HStack(alignment: vertical, spacing: spacing) { arranged }
    } else {
      VStack(alignment: horizontal, spacing: spacing) { arranged }
    }
  }

  private var arranged: some View {
    ForEach(views, id: \.self) { view in
      if isSpread, view !== views.first { Spacer(minLength: 0) }
      if distribution == .fillEqually {
        UIViewContent(view: view)
          .frame(
            maxWidth: axis == .horizontal ? .infinity : nil,
            maxHeight: axis == .vertical ? .infinity : nil)
      } else {
        UIViewContent(view: view)
      }
    }
  }

  private var isSpread: Bool { distribution == .equalSpacing || distribution == .equalCentering }

  private var vertical: VerticalAlignment {
    switch alignment {
    case .leading: .top
    case .firstBaseline: .firstTextBaseline
    case .center, .fill: .center
    case .trailing: .bottom
    case .lastBaseline: .lastTextBaseline
    }
  }

  private var horizontal: HorizontalAlignment {
    switch alignment {
    case .leading, .fill, .firstBaseline, .lastBaseline: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}
