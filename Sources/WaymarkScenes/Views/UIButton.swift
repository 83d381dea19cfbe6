// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkViews

/// A button with a title, an image, or both.
///
/// A tap performs the actions of `touchUpInside` and then of `primaryActionTriggered`.
@MainActor
@preconcurrency
open class UIButton: UIControl {
  /// The type of a button, with UIKit's names and raw values; all are drawn like `system`.
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system
    case close = 7
  }

  /// The type that the button was created with.
  public private(set) var buttonType = ButtonType.custom
  /// The label of the title.
  ///
  /// Only its font has an effect: the text comes from the title for the current state.
  public let titleLabel: UILabel? = UILabel()

  private var titles: [State: String] = [:]
  private var colors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]

  /// Creates a button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(type: buttonType, primaryAction: nil)
  }

  /// Creates a button of a type with an action, whose title becomes the title of the button.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    if buttonType == .close { accessibilityLabel = "Close" }
    add(primaryAction)
  }

  /// Creates a button with a frame and an action, whose title becomes the title of the button.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    add(primaryAction)
  }

  /// Creates a button with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel?.owner = self
  }

  /// Always returns nil: views cannot be archived.
  public required init?(coder: NSCoder) { nil }

  private func add(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  // MARK: Appearance

  /// Sets the title for a state; a state without a title uses that of the normal state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    changed()
  }

  /// Sets the title colour for a state; a state without a colour uses that of the normal state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    colors[state] = color
    changed()
  }

  /// Sets the image for a state; a state without an image uses that of the normal state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    changed()
  }

  /// Returns the title that was set for a state.
  open func title(for state: State) -> String? { titles[state] }

  /// Returns the title colour that was set for a state.
  open func titleColor(for state: State) -> UIColor? { colors[state] }

  /// Returns the image that was set for a state.
  open func image(for state: State) -> UIImage? { images[state] }

  /// The title for the current state.
  open var currentTitle: String? { titles[state] ?? titles[.normal] }

  /// The image for the current state.
  open var currentImage: UIImage? { images[state] ?? images[.normal] }

  override var content: AnyView {
    let image = currentImage
    let color = colors[state] ?? colors[.normal]
    let button =
      Button { [weak self] in
        self?.sendTap()
      } label: {
        HStack {
          if let image {
            Image(uiImage: image)
          } else if buttonType == .close {
            Image(systemName: "xmark")
          }
          if let title = currentTitle {
            Text(verbatim: title).font((titleLabel?.font).map { Font($0) })
          }
        }
        .foregroundColor(color.map { Color(uiColor: $0) })
      }
      .disabled(!isEnabled)
    return AnyView(named(button))
  }

  private func sendTap() {
    sendActions(for: .touchUpInside)
    sendActions(for: .primaryActionTriggered)
  }
}
