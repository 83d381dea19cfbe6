// SPDX-License-Identifier: MIT

public import Foundation
public import WaymarkViews

/// A picture: of a file, of bytes in memory, or one of the glyphs that hosts draw.
///
/// Like UIKit's class. Bytes may be a PNG, JPEG, GIF, WebP or BMP file of at most 8 MB; nothing
/// else is taken, and nothing is decoded: the host that shows the picture does.
public final class UIImage: NSObject, Sendable {
  /// How a picture is drawn, by UIKit's names and numbers.
  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal, alwaysTemplate
  }

  let picture: Image
  /// The size in points: pixels divided by the scale, before any turn that EXIF asks for.
  ///
  /// Zero for a glyph and for an SVG file, whose size the host chooses.
  public let size: CGSize
  /// Pixels for each point; 1 unless one was given.
  public let scale: CGFloat
  /// How the picture was asked to be drawn; hosts draw glyphs in the colour of text and files in
  /// their own colours, whatever it is.
  public let renderingMode: RenderingMode

  private init(_ picture: Image, _ size: CGSize, _ scale: CGFloat, _ mode: RenderingMode) {
    self.picture = picture
    self.size = size
    self.scale = scale
    renderingMode = mode
    super.init()
  }

  /// A GIF file of one pixel that lets all through.
  private static let clearDot: [UInt8] =
    Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 0xFF, 0xFF, 0xFF]
    + [0x21, 0xF9, 4, 1, 0, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3B]

  private static func scaled(_ pixels: (width: Int, height: Int)?, _ scale: CGFloat) -> CGSize {
    guard let pixels else { return .zero }
    return CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
  }

  /// An empty picture, of the size zero.
  public override convenience init() {
    let image = Image(bytes: Self.clearDot, scale: 1) ?? Image(systemName: "square")
    self.init(image, .zero, 1, .automatic)
  }

  /// A picture of the bytes of a file; nil where they are of no known format or too many.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// A picture of the bytes of a file, at a scale; one that is not above zero is taken for 1.
  public convenience init?(data: Data, scale: CGFloat) {
    let scale = scale.isFinite && scale > 0 ? scale : 1
    guard let image = Image(bytes: Array(data), scale: Double(scale)) else { return nil }
    self.init(image, Self.scaled(image.pixels, scale), scale, .automatic)
  }

  /// A picture of a file; nil where there is none, or its bytes are of no known format or too many.
  public convenience init?(contentsOfFile path: String) {
    guard let data = PictureFile(path).contents else { return nil }
    self.init(data: data)
  }

  /// A picture file of the app's bundle: SVG, PNG or JPEG, named without its extension.
  ///
  /// Nil where there is none. Catalogues of assets are not read.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// A picture file of a bundle: SVG, PNG or JPEG, named without its extension; the traits change
  /// nothing.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let image = Image(name, bundle: bundle)
    guard let path = image.path else { return nil }
    self.init(image, Self.scaled(PictureFile(path).pixels, 1), 1, .automatic)
  }

  /// A glyph by its name; nil where hosts have none of that name.
  public convenience init?(systemName name: String) {
    let image = Image(systemName: name)
    guard image.isKnownGlyph else { return nil }
    self.init(image, .zero, 1, .automatic)
  }

  /// The same picture with another mode, which changes nothing that is drawn.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(picture, size, scale, renderingMode)
  }

  /// The bytes that the picture was made of, if they are a PNG file.
  ///
  /// Nil for any other picture: nothing is encoded.
  public func pngData() -> Data? { data(of: "png") }

  /// The bytes that the picture was made of, if they are a JPEG file; the quality changes nothing.
  ///
  /// Nil for any other picture: nothing is encoded.
  public func jpegData(compressionQuality: CGFloat) -> Data? { data(of: "jpeg") }

  private func data(of format: String) -> Data? {
    if let file = picture.file { return file.format == format ? Data(file.bytes) : nil }
    guard let path = picture.path, let data = PictureFile(path).contents,
      Image(bytes: Array(data), scale: 1)?.file?.format == format
    else { return nil }
    return data
  }

  /// Whether both draw the same picture at the same size.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return picture == other.picture && size == other.size
      && renderingMode == other.renderingMode
  }

  /// Made of the size.
  public override var hash: Int { [size.width, size.height].hashValue }
}

extension Image {
  /// A UIKit picture.
  ///
  /// A browser gets the bytes of one in memory with the page.
  public init(uiImage: UIImage) { self = uiImage.picture }
}
