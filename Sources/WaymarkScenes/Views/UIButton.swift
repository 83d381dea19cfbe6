// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkViews

/// A button with a title, a picture, or both.
///
/// A tap performs the actions of `touchUpInside` and then of `primaryActionTriggered`.
@MainActor
@preconcurrency
open class UIButton: UIControl {
  /// What a button looks like, by UIKit's names and numbers; all are drawn like `system`.
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system
    case close = 7
  }

  /// What the button was made as.
  public private(set) var buttonType = ButtonType.custom
  /// The label of the title, whose font counts; its text is that of the state.
  public let titleLabel: UILabel? = UILabel()

  private var titles: [State: String] = [:]
  private var colors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]

  /// A button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(type: buttonType, primaryAction: nil)
  }

  /// A button of a type with an action, whose title is the button's.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    if buttonType == .close { accessibilityLabel = "Close" }
    add(primaryAction)
  }

  /// A button with a frame and an action, whose title is the button's.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    add(primaryAction)
  }

  /// A button with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel?.owner = self
  }

  /// Nil: there are no archives of views.
  public required init?(coder: NSCoder) { nil }

  private func add(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  // MARK: Looks

  /// Sets the title in a state; where a state has none, that of the normal one is shown.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    changed()
  }

  /// Sets the colour of the title in a state; where a state has none, that of the normal one is
  /// drawn.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    colors[state] = color
    changed()
  }

  /// Sets the picture in a state; where a state has none, that of the normal one is drawn.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    changed()
  }

  /// The title that was set for a state.
  open func title(for state: State) -> String? { titles[state] }

  /// The colour that was set for a state.
  open func titleColor(for state: State) -> UIColor? { colors[state] }

  /// The picture that was set for a state.
  open func image(for state: State) -> UIImage? { images[state] }

  /// The title that is shown.
  open var currentTitle: String? { titles[state] ?? titles[.normal] }

  /// The picture that is shown.
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
