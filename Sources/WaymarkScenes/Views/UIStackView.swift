// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkViews

/// The namespace of the axis of a stack; constraints are not supported.
public enum NSLayoutConstraint {
  /// The axis of a stack, with UIKit's raw values.
  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical
  }
}

/// A view that arranges views in a row or a column.
@MainActor
@preconcurrency
open class UIStackView: UIView {
  /// The alignment of views across the axis, with UIKit's raw values.
  public enum Alignment: Int, Sendable {
    case fill = 0
    case leading, firstBaseline, center, trailing, lastBaseline

    /// Aligns the views of a horizontal stack at the top.
    public static var top: Alignment { .leading }
    /// Aligns the views of a horizontal stack at the bottom.
    public static var bottom: Alignment { .trailing }
  }

  /// The distribution of views along the axis, with UIKit's raw values.
  public enum Distribution: Int, Sendable {
    case fill = 0
    case fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// The axis along which the views are arranged.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { changed() } }
  }

  /// The distance in points between adjacent views.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { changed() } }
  }

  /// The alignment of the views across the axis.
  ///
  /// `fill` is drawn like `leading` in a vertical stack, and like `center` in a horizontal one.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { changed() } }
  }

  /// The distribution of the views along the axis.
  ///
  /// With `fillEqually`, all views have the same size. With `equalSpacing` and `equalCentering`,
  /// the remaining space is distributed between the views. Otherwise each view has its natural
  /// size.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { changed() } }
  }

  /// The arranged views, in order.
  public private(set) var arrangedSubviews: [UIView] = []

  /// Creates a stack that arranges the given views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Adds a view at the end of the stack.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.filter { $0 !== view }.count)
  }

  /// Inserts a view at an index; an index out of range is clamped.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    if view.superview !== self { addSubview(view) }
    guard view.superview === self else { return }
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    changed()
  }

  /// Removes a view from the arranged views; it remains a subview, but is not drawn.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    changed()
  }

  override func didRemove(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }

  override class var isBare: Bool { false }

  override var content: AnyView {
    AnyView(
      named(
        ArrangedViews(
          views: arrangedSubviews, axis: axis, spacing: spacing, alignment: alignment,
          distribution: distribution)))
  }
}

/// The arranged views of a stack.
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
