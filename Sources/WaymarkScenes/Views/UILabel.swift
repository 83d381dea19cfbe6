// SPDX-License-Identifier: MIT

import Foundation
import WaymarkViews

/// The alignment of lines of text, with UIKit's names and raw values.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center, right, justified, natural
}

/// A view that shows read-only text.
@MainActor
@preconcurrency
open class UILabel: UIView {
  /// The text.
  open var text: String? {
    didSet { if text != oldValue { changed() } }
  }

  // As in UIKit, nil can be set, and the getter never returns nil.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font of the text; setting nil selects the system font at 17 points.
  open var font: UIFont! {
    get { ownFont }
    set {
      ownFont = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
      changed()
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of the text; setting nil selects ``UIColor/label``.
  open var textColor: UIColor! {
    get { ownColor }
    set {
      ownColor = newValue ?? .label
      changed()
    }
  }

  private var ownFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  private var ownColor = UIColor.label

  /// The maximum number of lines; 0 means no limit.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { changed() } }
  }

  /// The alignment of the lines.
  ///
  /// `justified` is drawn like `natural`. `left` is drawn as leading and `right` as trailing,
  /// regardless of the layout direction. With `left`, `center` and `right`, the label is as wide as
  /// possible.
  open var textAlignment = NSTextAlignment.natural {
    didSet { if textAlignment != oldValue { changed() } }
  }

  /// A Boolean value that indicates whether the label is enabled; a disabled label is dimmed.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { changed() } }
  }

  override class var isBare: Bool { false }

  override var content: AnyView {
    let line = named(
      Text(verbatim: text ?? "")
        .font(Font(ownFont))
        .foregroundColor(Color(uiColor: ownColor))
        .lineLimit(numberOfLines > 0 ? numberOfLines : nil)
        .multilineTextAlignment(textAlignment.lines)
        .opacity(isEnabled ? 1 : 0.4))
    guard let place = textAlignment.place else { return AnyView(line) }
    return AnyView(line.frame(maxWidth: .infinity, alignment: place))
  }
}

extension NSTextAlignment {
  var lines: TextAlignment {
    switch self {
    case .left, .justified, .natural: .leading
    case .center: .center
    case .right: .trailing
    }
  }

  /// The alignment of the text in a wider label; nil if the label is as wide as its text.
  var place: Alignment? {
    switch self {
    case .natural, .justified: nil
    case .left: .leading
    case .center: .center
    case .right: .trailing
    }
  }
}
