// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkViews

extension UIView {
  /// How content is scaled and positioned in its view, with UIKit's names and raw values.
  public enum ContentMode: Int, Sendable {
    case scaleToFill = 0
    case scaleAspectFit, scaleAspectFill
    case center = 4
  }
}

/// A view that shows an image.
@MainActor
@preconcurrency
open class UIImageView: UIView {
  /// The image to show; nil draws nothing.
  open var image: UIImage? {
    didSet { if image !== oldValue { changed() } }
  }

  /// How the image is scaled and positioned in the view.
  ///
  /// Without a frame, `scaleToFill` and `center` show the image at its natural size.
  open var contentMode = ContentMode.scaleToFill {
    didSet { if contentMode != oldValue { changed() } }
  }

  /// A Boolean value that indicates whether content outside the frame is clipped.
  open var clipsToBounds = false {
    didSet { if clipsToBounds != oldValue { changed() } }
  }

  /// Creates a view with the size of an image.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
  }

  /// Creates a view with a frame and no image.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Always returns nil: views cannot be archived.
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
