// SPDX-License-Identifier: MIT

public import Foundation
public import WaymarkViews

/// An image: a file, bytes in memory, or a glyph that hosts draw.
///
/// Like UIKit's class, but bytes must be a PNG, JPEG, GIF, WebP or BMP file of at most 8 MB. The
/// image is not decoded until a host displays it.
public final class UIImage: NSObject, Sendable {
  /// The rendering mode of an image, with UIKit's names and raw values.
  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal, alwaysTemplate
  }

  let picture: Image
  /// The size in points: pixels divided by the scale, before any rotation that EXIF specifies.
  ///
  /// Zero for a glyph and for an SVG file, whose size the host chooses.
  public let size: CGSize
  /// The number of pixels per point; 1 unless specified.
  public let scale: CGFloat
  /// The requested rendering mode; automatic follows what the image set of a file says.
  public let renderingMode: RenderingMode

  private init(_ picture: Image, _ size: CGSize, _ scale: CGFloat, _ mode: RenderingMode) {
    self.picture = picture
    self.size = size
    self.scale = scale
    renderingMode = mode
    super.init()
  }

  /// A GIF file with a single transparent pixel.
  private static let clearDot: [UInt8] =
    Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 0xFF, 0xFF, 0xFF]
    + [0x21, 0xF9, 4, 1, 0, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3B]

  private static func scaled(_ pixels: (width: Int, height: Int)?, _ scale: CGFloat) -> CGSize {
    guard let pixels else { return .zero }
    return CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
  }

  /// Creates an empty image with zero size.
  public override convenience init() {
    let image = Image(bytes: Self.clearDot, scale: 1) ?? Image(systemName: "square")
    self.init(image, .zero, 1, .automatic)
  }

  /// Creates an image from the bytes of a file; nil if the format is unknown or the file too large.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates an image from the bytes of a file, with a scale.
  ///
  /// Returns nil if the format is unknown or the file too large. A scale that is not positive is
  /// treated as 1.
  public convenience init?(data: Data, scale: CGFloat) {
    let scale = scale.isFinite && scale > 0 ? scale : 1
    guard let image = Image(bytes: Array(data), scale: Double(scale)) else { return nil }
    self.init(image, Self.scaled(image.pixels, scale), scale, .automatic)
  }

  /// Creates an image from a file; nil if it is missing, too large, or in an unknown format.
  public convenience init?(contentsOfFile path: String) {
    guard let data = PictureFile(path).contents else { return nil }
    self.init(data: data)
  }

  /// Creates an image of the app's asset catalogues, or from an SVG, PNG or JPEG file in its bundle.
  ///
  /// Pass the name of the file without its extension. Returns nil if there is no such image.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates an image of a bundle's asset catalogues, or from an SVG, PNG or JPEG file in it.
  ///
  /// Pass the name of the file without its extension. Returns nil if there is no such image. The
  /// traits have no effect: the size and the data are those of the file for light mode and two
  /// pixels a point, and a view draws the one for its environment.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let image = Image(name, bundle: bundle)
    guard let file = image.appFile else { return nil }
    let scale = CGFloat(file.scale)
    self.init(image, Self.scaled(PictureFile(file.path).pixels, scale), scale, .automatic)
  }

  /// Creates an image of an asset catalogue; an empty image if it is not there.
  public convenience init(resource: ImageResource) {
    let image = Image(resource)
    guard let file = image.appFile else {
      self.init()
      return
    }
    let scale = CGFloat(file.scale)
    self.init(image, Self.scaled(PictureFile(file.path).pixels, scale), scale, .automatic)
  }

  /// Creates an image of a glyph by its name; nil if hosts have no such glyph.
  public convenience init?(systemName name: String) {
    let image = Image(systemName: name)
    guard image.isKnownGlyph else { return nil }
    self.init(image, .zero, 1, .automatic)
  }

  /// Returns the image with another rendering mode, as `Image.renderingMode(_:)` describes.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    let mode: Image.TemplateRenderingMode? =
      switch renderingMode {
      case .automatic: nil
      case .alwaysOriginal: .original
      case .alwaysTemplate: .template
      }
    return UIImage(picture.renderingMode(mode), size, scale, renderingMode)
  }

  /// Returns the original bytes of the image if they are a PNG file.
  ///
  /// Returns nil for any other image: images are not encoded.
  public func pngData() -> Data? { data(of: "png") }

  /// Returns the original bytes of the image if they are a JPEG file; the quality has no effect.
  ///
  /// Returns nil for any other image: images are not encoded.
  public func jpegData(compressionQuality: CGFloat) -> Data? { data(of: "jpeg") }

  private func data(of format: String) -> Data? {
    if let file = picture.file { return file.format == format ? Data(file.bytes) : nil }
    guard let path = picture.appFile?.path, let data = PictureFile(path).contents,
      Image(bytes: Array(data), scale: 1)?.file?.format == format
    else { return nil }
    return data
  }

  /// Returns true if the image, the size and the rendering mode are equal.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return picture == other.picture && size == other.size
      && renderingMode == other.renderingMode
  }

  /// A hash of the size.
  public override var hash: Int { [size.width, size.height].hashValue }
}

extension Image {
  /// Creates a SwiftUI image from a UIKit image.
  ///
  /// In a browser, the bytes of an image in memory are embedded in the page.
  public init(uiImage: UIImage) { self = uiImage.picture }
}
