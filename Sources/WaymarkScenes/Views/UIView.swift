// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkViews

/// A view that an app changes piece by piece.
///
/// Like UIKit's class, but hosts lay out and draw it, as they do SwiftUI's views: there are no
/// layers, no layout passes and no constraints. A `UIViewRepresentable` shows it. What is set is
/// shown with the next update.
///
/// Subviews with a frame are drawn at their place, the others one below another. A view without
/// subviews and without a frame fills the room that it gets.
@MainActor
@preconcurrency
open class UIView: UIResponder {
  /// The place in the view around, and the size; views with an empty one are as large as their
  /// content.
  open var frame: CGRect {
    didSet { if frame != oldValue { changed() } }
  }

  /// The frame's size at the origin zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  /// What is drawn behind the content.
  open var backgroundColor: UIColor? {
    didSet { if backgroundColor != oldValue { changed() } }
  }

  /// Whether the view is left out; what is beside it moves up.
  open var isHidden = false {
    didSet { if isHidden != oldValue { changed() } }
  }

  /// From 0, invisible, to 1.
  open var alpha: CGFloat = 1 {
    didSet { if alpha != oldValue { changed() } }
  }

  /// The tint of the view and of those in it; nil for that of the surroundings.
  ///
  /// UIKit's is never nil: it answers with that of the surroundings.
  open var tintColor: UIColor? {
    didSet { if tintColor != oldValue { changed() } }
  }

  /// Whether a person can tap what is in the view.
  open var isUserInteractionEnabled = true {
    didSet { if isUserInteractionEnabled != oldValue { changed() } }
  }

  /// A number by which the app finds the view.
  open var tag = 0

  /// What a screen reader says of the view.
  open var accessibilityLabel: String? {
    didSet { if accessibilityLabel != oldValue { changed() } }
  }

  /// The name by which tests find the view.
  open var accessibilityIdentifier: String? {
    didSet { if accessibilityIdentifier != oldValue { changed() } }
  }

  /// The views in this one, the rearmost first.
  public private(set) var subviews: [UIView] = []

  /// The view that this one is in.
  public private(set) weak var superview: UIView?

  let changes = UIViewChanges()
  /// The view that draws this one as a part of its own.
  weak var owner: UIView?

  /// A view with a frame.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// A view with an empty frame.
  public convenience override init() { self.init(frame: .zero) }

  /// Nil: there are no archives of views.
  public required init?(coder: NSCoder) { nil }

  /// The view that it is in.
  open override var next: UIResponder? { superview }

  // MARK: Subviews

  /// Puts a view in front of the others, and takes it from where it is.
  ///
  /// This view itself, and one that it is in, are refused, which is reported.
  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Puts a view at an index, and takes it from where it is; an index that is not there is taken
  /// for the nearest.
  open func insertSubview(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view) else {
      SceneSurroundings.report("A view cannot be in itself: \(view).")
      return
    }
    view.leave()
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    changed()
    view.didMoveToSuperview()
  }

  /// Takes the view out of the one that it is in.
  open func removeFromSuperview() {
    guard superview != nil else { return }
    leave()
    didMoveToSuperview()
  }

  /// Draws a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) { move(view, to: subviews.count - 1) }

  /// Draws a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }

  /// Whether the view is in another, at any depth, or is it.
  open func isDescendant(of view: UIView) -> Bool {
    var next: UIView? = self
    while let one = next {
      if one === view { return true }
      next = one.superview
    }
    return false
  }

  /// The first view with a tag: this one, or one in it.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// The view is in another one now, or in none; nothing by itself.
  open func didMoveToSuperview() {}

  private func move(_ view: UIView, to index: Int) {
    guard view.superview === self else { return }
    subviews.removeAll { $0 === view }
    subviews.insert(view, at: index)
    changed()
  }

  /// Goes out of the view that it is in.
  func leave() {
    superview?.subviews.removeAll { $0 === self }
    superview?.lost(self)
    superview?.changed()
    superview = nil
  }

  /// A view is no subview any more.
  func lost(_ view: UIView) {}

  // MARK: What it shows

  /// The views that it shows, with its names.
  var content: AnyView { AnyView(named(SubviewsView(views: subviews))) }

  /// Whether it fills the room that it gets.
  var fills: Bool { frame.isEmpty && subviews.isEmpty && type(of: self).isBare }

  /// Whether views of this kind have nothing to show but subviews.
  class var isBare: Bool { true }

  /// Has what shows the view brought up to date.
  final func changed() {
    changes.objectWillChange.send()
    owner?.changed()
  }
}

/// What follows a view.
@MainActor
final class UIViewChanges: ObservableObject {}
