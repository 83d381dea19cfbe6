// SPDX-License-Identifier: MIT

import WaymarkAssets
import WaymarkDiagnostics
import WaymarkRender

/// An image: a symbol that every host draws, or a file of the app.
nonisolated public struct Image: View, Equatable, Sendable {
  /// Never called: the runtime displays the view itself.
  public typealias Body = Never

  enum Source: Equatable, Sendable {
    case glyph(String)
    case file(name: String, Result<AssetImage, AssetError>)
    case remote(URL)
    case memory(PictureValue, scale: Double)
  }

  let source: Source
  private var isResizable = false
  private var isDecorative = false
  private var isPixelated = false
  private var isTiled = false
  private var mode: TemplateRenderingMode?
  /// The label for screen readers, if it is not derived from the name.
  var labelText: String?

  /// Creates an image of a symbol.
  ///
  /// An unknown name draws a neutral square, named for screen readers, and is reported once.
  public init(systemName: String) { source = .glyph(systemName) }

  /// Creates an image from a bundle: an image set of its asset catalogues, or an SVG, PNG or JPEG
  /// file, named without its extension.
  ///
  /// Of an image set, the file for the colour scheme and the display scale of the environment is
  /// drawn. Without a bundle, the main bundle is searched, and then the resource bundles of packages
  /// beside it, since a package's executable has its resources in a bundle of its own. A name that
  /// is not found is reported.
  public init(_ name: String, bundle: Bundle? = nil) {
    source = .file(name: name, AssetLibrary.image(named: name, in: bundle))
  }

  /// Creates an image of an asset catalogue.
  public init(_ resource: ImageResource) {
    self.init(resource.name, bundle: resource.bundle)
  }

  /// Creates a decorative image, which screen readers skip.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
    isDecorative = true
  }

  init(_ source: Source) { self.source = source }

  /// Creates a remote image.
  package init(remote url: URL) { source = .remote(url) }

  /// Sets the interpolation of a scaled image.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var copy = self
    copy.isPixelated = interpolation == .none
    return copy
  }

  /// Makes the image resizable; hosts always stretch it.
  ///
  /// Ignored: `capInsets` and `resizingMode` (hosts stretch the whole image).
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var copy = self
    copy.isResizable = true
    copy.isTiled = resizingMode == .tile || capInsets != EdgeInsets()
    return copy
  }

  /// Sets whether an image file is drawn in its own colours or, with its opacity only, in the colour
  /// of text; nil uses what its image set says.
  ///
  /// Symbols are always templates, and images in memory never are. A resized template keeps its
  /// aspect ratio.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var copy = self
    copy.mode = renderingMode
    return copy
  }

  /// Makes the node for the view.
  @MainActor
  public static func _makeNode(_ view: Self, in parent: ViewNode) -> ViewNode {
    view.reportProblem(in: parent.graph)
    return ImageNode(view, in: parent)
  }

  /// Updates the node with a newer view.
  @MainActor
  public static func _updateNode(_ node: ViewNode, with view: Self) {
    view.reportProblem(in: node.graph)
    downcast(node, to: ImageNode.self).receive(view)
  }

  @MainActor
  private func reportProblem(in graph: ViewGraph) {
    if isTiled {
      graph.report(
        "An argument of resizable(capInsets:resizingMode:) has no effect.", severity: .warning)
    }
    switch source {
    case .memory where mode == .template:
      graph.report("renderingMode(_:) has no effect on an image in memory.", severity: .warning)
    case .glyph(let name): Self.reportSymbol(name, in: graph)
    case .file(_, .failure(let error)): graph.report(error.message)
    default: break
    }
  }

  /// Reports a symbol that hosts draw as a neutral shape.
  @MainActor
  static func reportSymbol(_ name: String, in graph: ViewGraph) {
    guard Glyph.named(name) == nil else { return }
    // Apple's systems may provide it.
    graph.report(
      "No symbol named '\(name)' found in the symbols that hosts draw.", severity: .warning)
  }

  /// The image within a text: a symbol of the text's height, or else its label.
  var run: TextRun {
    switch source {
    case .glyph(let name):
      TextRun(
        "",
        [.systemName: .text(name), .label: .text(Glyph.named(name)?.label ?? Self.label(of: name))])
    case .file(let name, _): TextRun(labelText ?? Self.label(of: name))
    case .remote, .memory: TextRun(labelText ?? "")
    }
  }

  /// Whether the file that is drawn depends on the environment.
  var hasVariants: Bool {
    if case .file(_, .success(let asset)) = source { asset.files.count > 1 } else { false }
  }

  /// The properties of the element.
  ///
  /// - Parameters:
  ///   - isDark: Whether the image is drawn in dark mode.
  ///   - displayScale: The number of pixels for each point.
  /// - Returns: The properties, in a constant order.
  func properties(isDark: Bool, displayScale: Double) -> [(Property, PropertyValue)] {
    var properties: [(Property, PropertyValue?)] = []
    switch source {
    case .glyph(let name):
      properties = [
        (.systemName, .text(name)),
        (.label, .text(Glyph.named(name)?.label ?? Self.label(of: name))),
      ]
    case .file(let name, let asset):
      properties = [(.label, .text(labelText ?? Self.label(of: name)))]
      guard case .success(let asset) = asset else { break }
      let file = asset.file(isDark: isDark, scale: displayScale)
      let isTemplate = mode.map { $0 == .template } ?? asset.isTemplate ?? false
      properties.append((.resource, file.map { .text($0.path) }))
      properties.append((.template, isTemplate ? .bool(true) : nil))
      if let size = file?.size { properties += frame(width: size.width, height: size.height) }
    case .remote(let url): properties = [(.url, .text(url.absoluteString))]
    case .memory(let picture, let scale):
      properties = [(.picture, .picture(picture)), (.label, labelText.map { .text($0) })]
      if scale != 1 {
        properties += frame(
          width: Double(picture.width) / scale, height: Double(picture.height) / scale)
      }
    }
    properties.append((.resizable, isResizable ? .bool(true) : nil))
    if isPixelated { properties.append((.interpolation, InterpolationValue.nearest.propertyValue)) }
    if isDecorative { properties.append((.accessibilityHidden, .bool(true))) }
    return properties.known
  }

  private func frame(width: Double, height: Double) -> [(Property, PropertyValue?)] {
    isResizable ? [] : [(.width, .number(width)), (.height, .number(height))]
  }

  /// Converts a name to words: `map-lakes` and `map.lakes` become "map lakes".
  private static func label(of name: String) -> String {
    name.split { ".-_".contains($0) }.joined(separator: " ")
  }
}

extension Image: LabelDescribing {
  @MainActor
  func describe(into description: inout LabelDescription) {
    if case .glyph(let name) = source { description.systemName = name }
  }
}
