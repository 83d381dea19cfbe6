// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkViews

/// A spinner that shows that something goes on.
@MainActor
@preconcurrency
open class UIActivityIndicatorView: UIView {
  /// How large it is, by UIKit's names and numbers.
  public enum Style: Int, Sendable {
    case medium = 100
    case large
  }

  /// How large it is; in a browser both are of one size.
  open var style: Style {
    didSet { if style != oldValue { changed() } }
  }

  /// The colour; nil for that of the surroundings.
  open var color: UIColor? {
    didSet { if color != oldValue { changed() } }
  }

  /// Whether it is not shown while nothing goes on.
  ///
  /// Hosts have no spinner that stands still, so one that is shown spins.
  open var hidesWhenStopped = true {
    didSet { if hidesWhenStopped != oldValue { changed() } }
  }

  /// Whether something goes on.
  public private(set) var isAnimating = false

  /// A spinner of a style.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
  }

  /// A spinner with a frame, of the style `medium`.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
  }

  /// Nil: there are no archives of views.
  public required init?(coder: NSCoder) { nil }

  /// Something begins.
  open func startAnimating() {
    isAnimating = true
    changed()
  }

  /// Something ends.
  open func stopAnimating() {
    isAnimating = false
    changed()
  }

  override class var isBare: Bool { false }

  override var content: AnyView {
    guard isAnimating || !hidesWhenStopped else { return AnyView(EmptyView()) }
    let spinner = ProgressView().controlSize(style == .large ? .large : .regular)
      .tint(color.map { Color(uiColor: $0) })
    return AnyView(named(spinner))
  }
}
