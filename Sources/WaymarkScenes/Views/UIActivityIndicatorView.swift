// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkViews

/// A spinner that shows that a task is in progress.
@MainActor
@preconcurrency
open class UIActivityIndicatorView: UIView {
  /// The size of a spinner, with UIKit's names and raw values.
  public enum Style: Int, Sendable {
    case medium = 100
    case large
  }

  /// The size of the spinner; both styles have the same size in a browser.
  open var style: Style {
    didSet { if style != oldValue { changed() } }
  }

  /// The colour of the spinner; nil uses the inherited tint colour.
  open var color: UIColor? {
    didSet { if color != oldValue { changed() } }
  }

  /// A Boolean value that indicates whether the spinner is hidden while it is stopped.
  ///
  /// Hosts cannot draw a spinner at rest, so a visible spinner always spins.
  open var hidesWhenStopped = true {
    didSet { if hidesWhenStopped != oldValue { changed() } }
  }

  /// A Boolean value that indicates whether the spinner is animating.
  public private(set) var isAnimating = false

  /// Creates a spinner with a style.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
  }

  /// Creates a spinner with a frame and the style `medium`.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
  }

  /// Always returns nil: views cannot be archived.
  public required init?(coder: NSCoder) { nil }

  /// Starts the animation.
  open func startAnimating() {
    isAnimating = true
    changed()
  }

  /// Stops the animation.
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
