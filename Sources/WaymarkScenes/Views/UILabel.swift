// SPDX-License-Identifier: MIT

import Foundation
import WaymarkViews

/// Where lines of text begin, by UIKit's names and numbers.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center, right, justified, natural
}

/// Text that is read.
@MainActor
@preconcurrency
open class UILabel: UIView {
  /// The text.
  open var text: String? {
    didSet { if text != oldValue { changed() } }
  }

  // As in UIKit nil can be set, and what is read is never nil.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font; nil sets the system's at 17 points.
  open var font: UIFont! {
    get { ownFont }
    set {
      ownFont = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
      changed()
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of the text; nil sets ``UIColor/label``.
  open var textColor: UIColor! {
    get { ownColor }
    set {
      ownColor = newValue ?? .label
      changed()
    }
  }

  private var ownFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  private var ownColor = UIColor.label

  /// The most lines; as many as needed for 0.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { changed() } }
  }

  /// Where lines begin; `justified` is drawn like `natural`, `left` where lines begin and `right`
  /// where they end, whichever way they run.
  ///
  /// With any but `natural` the label is as wide as it can be.
  open var textAlignment = NSTextAlignment.natural {
    didSet { if textAlignment != oldValue { changed() } }
  }

  /// Whether the text can be read; hosts draw it fainter where not.
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

  /// Where the text is in a place that is wider; nil where it takes no more than it needs.
  var place: Alignment? {
    switch self {
    case .natural, .justified: nil
    case .left: .leading
    case .center: .center
    case .right: .trailing
    }
  }
}
