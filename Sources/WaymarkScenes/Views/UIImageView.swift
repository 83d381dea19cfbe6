// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkViews

extension UIView {
  /// How a picture takes the room that its view has, by UIKit's names and numbers.
  public enum ContentMode: Int, Sendable {
    case scaleToFill = 0
    case scaleAspectFit, scaleAspectFill
    case center = 4
  }
}

/// A picture.
@MainActor
@preconcurrency
open class UIImageView: UIView {
  /// The picture; nothing is drawn where there is none.
  open var image: UIImage? {
    didSet { if image !== oldValue { changed() } }
  }

  /// How the picture takes the room that the view has.
  ///
  /// Without a frame a picture that is to fill it, or to be in its middle, has its own size.
  open var contentMode = ContentMode.scaleToFill {
    didSet { if contentMode != oldValue { changed() } }
  }

  /// Whether what is beyond the frame is cut off.
  open var clipsToBounds = false {
    didSet { if clipsToBounds != oldValue { changed() } }
  }

  /// A view of a picture, as large as it.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
  }

  /// A view with a frame, without a picture.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Nil: there are no archives of views.
  public required init?(coder: NSCoder) { nil }

  override class var isBare: Bool { false }

  override var content: AnyView {
    guard let image else { return AnyView(EmptyView()) }
    let picture = Image(uiImage: image)
    let scaled = named(picture.resizable())
    return switch contentMode {
    case .scaleAspectFit: AnyView(scaled.scaledToFit())
    case .scaleAspectFill where clipsToBounds:
      AnyView(scaled.scaledToFill().clipped())
    case .scaleAspectFill: AnyView(scaled.scaledToFill())
    case .scaleToFill where !frame.isEmpty: AnyView(scaled)
    case .scaleToFill, .center: AnyView(named(picture))
    }
  }
}
