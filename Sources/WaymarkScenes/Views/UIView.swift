// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkViews

/// An object that manages mutable content, shown by a `UIViewRepresentable`.
///
/// Like UIKit's class, but hosts lay out and draw it, as they do SwiftUI's views: there are no
/// layers, no layout passes and no constraints. Changes to its properties are shown with the next
/// update.
///
/// Subviews with a frame are drawn at its position, the others one below another. A view without
/// subviews and without a frame fills the available space.
@MainActor
@preconcurrency
open class UIView: UIResponder {
  /// The position in the superview, and the size.
  ///
  /// A view with an empty frame is as large as its content.
  open var frame: CGRect {
    didSet { if frame != oldValue { changed() } }
  }

  /// The size of the frame, with a zero origin; setting it ignores the origin.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  /// The background colour; nil draws no background.
  open var backgroundColor: UIColor? {
    didSet { if backgroundColor != oldValue { changed() } }
  }

  /// A Boolean value that indicates whether the view is hidden; a hidden view takes up no space.
  open var isHidden = false {
    didSet { if isHidden != oldValue { changed() } }
  }

  /// The opacity, from 0 (transparent) to 1 (opaque).
  open var alpha: CGFloat = 1 {
    didSet { if alpha != oldValue { changed() } }
  }

  /// The tint colour of the view and its subviews; nil uses the inherited tint colour.
  ///
  /// Unlike UIKit's property, which returns the inherited colour, it can be nil.
  open var tintColor: UIColor? {
    didSet { if tintColor != oldValue { changed() } }
  }

  /// A Boolean value that indicates whether the person can interact with the view and its subviews.
  open var isUserInteractionEnabled = true {
    didSet { if isUserInteractionEnabled != oldValue { changed() } }
  }

  /// A number that identifies the view in the app.
  open var tag = 0

  /// The label of the view for screen readers.
  open var accessibilityLabel: String? {
    didSet { if accessibilityLabel != oldValue { changed() } }
  }

  /// The identifier of the view for UI tests.
  open var accessibilityIdentifier: String? {
    didSet { if accessibilityIdentifier != oldValue { changed() } }
  }

  /// The subviews, from back to front.
  public private(set) var subviews: [UIView] = []

  /// The view that contains this view.
  public private(set) weak var superview: UIView?

  let changes = UIViewChanges()
  /// The view that draws this one as a part of itself.
  weak var owner: UIView?

  /// Creates a view with a frame.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// Creates a view with an empty frame.
  public convenience override init() { self.init(frame: .zero) }

  /// Always returns nil: views cannot be archived.
  public required init?(coder: NSCoder) { nil }

  /// The superview.
  open override var next: UIResponder? { superview }

  // MARK: Subviews

  /// Adds a subview in front of the others, and removes it from its previous superview.
  ///
  /// Reports a problem and does nothing if the subview is this view or contains it.
  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Inserts a subview at an index, and removes it from its previous superview.
  ///
  /// An index out of range is clamped. Reports a problem and does nothing if the subview is this
  /// view or contains it.
  open func insertSubview(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view) else {
      SceneSurroundings.report("Cannot add a view to itself or to its descendant: \(view).")
      return
    }
    view.leave()
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    changed()
    view.didMoveToSuperview()
  }

  /// Removes the view from its superview.
  open func removeFromSuperview() {
    guard superview != nil else { return }
    leave()
    didMoveToSuperview()
  }

  /// Moves a subview in front of the others; those without a frame stay behind those with one.
  open func bringSubviewToFront(_ view: UIView) { move(view, to: subviews.count - 1) }

  /// Moves a subview behind the others; those with a frame stay in front of those without one.
  open func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }

  /// Returns a Boolean value that indicates whether the view is another view or a descendant of it.
  open func isDescendant(of view: UIView) -> Bool {
    var next: UIView? = self
    while let one = next {
      if one === view { return true }
      next = one.superview
    }
    return false
  }

  /// Returns the first view with a tag among this view and its descendants.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Called when the superview has changed; does nothing by default.
  open func didMoveToSuperview() {}

  private func move(_ view: UIView, to index: Int) {
    guard view.superview === self else { return }
    subviews.removeAll { $0 === view }
    subviews.insert(view, at: index)
    changed()
  }

  /// Leaves the superview.
  func leave() {
    superview?.subviews.removeAll { $0 === self }
    superview?.didRemove(self)
    superview?.changed()
    superview = nil
  }

  /// Called when a view is no longer a subview.
  func didRemove(_ view: UIView) {}

  // MARK: Content

  /// The subviews, with the accessibility label and identifier of the view.
  var content: AnyView { AnyView(named(SubviewsView(views: subviews))) }

  /// Whether the view fills the available space.
  var fills: Bool { frame.isEmpty && subviews.isEmpty && type(of: self).isBare }

  /// Whether views of this class show nothing but subviews.
  class var isBare: Bool { true }

  /// Invalidates the views that show this one.
  final func changed() {
    changes.objectWillChange.send()
    owner?.changed()
  }
}

/// Publishes the changes of a view.
@MainActor
final class UIViewChanges: ObservableObject {}
