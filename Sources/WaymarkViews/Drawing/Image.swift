// SPDX-License-Identifier: MIT

import Synchronization
import WaymarkDiagnostics
import WaymarkRender

/// An image: a symbol that every host draws, or a file of the app.
nonisolated public struct Image: View, Equatable, Sendable {
  /// Never called: the runtime displays the view itself.
  public typealias Body = Never

  enum Source: Equatable, Sendable {
    case glyph(String)
    case file(name: String, path: String?)
    case remote(URL)
    case memory(PictureValue, scale: Double)
  }

  let source: Source
  private var isResizable = false
  private var isDecorative = false
  private var isPixelated = false
  private var isTiled = false
  /// The label for screen readers, if it is not derived from the name.
  var labelText: String?

  /// Creates an image of a symbol.
  ///
  /// An unknown name draws a neutral square, named for screen readers, and is reported once.
  public init(systemName: String) { source = .glyph(systemName) }

  /// Creates an image from a file of a bundle: SVG, PNG or JPEG, named without its extension.
  public init(_ name: String, bundle: Bundle? = nil) {
    source = .file(name: name, path: Self.path(name, in: bundle ?? .main))
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

  /// Cached file paths, since an image view is created repeatedly.
  private static let paths = Mutex<[String: String?]>([:])

  private static func path(_ name: String, in bundle: Bundle) -> String? {
    let key = "\(bundle.bundlePath)\0\(name)"
    if let known = paths.withLock({ $0[key] }) { return known }
    let path = ["svg", "png", "jpg", "jpeg"].lazy
      .compactMap { bundle.path(forResource: name, ofType: $0) }.first
    paths.withLock { $0[key] = path }
    return path
  }

  /// Makes the node for the view.
  @MainActor
  public static func _makeNode(_ view: Self, in parent: ViewNode) -> ViewNode {
    view.reportProblem(in: parent.graph)
    return ElementView._makeNode(view.element, in: parent)
  }

  /// Updates the node with a newer view.
  @MainActor
  public static func _updateNode(_ node: ViewNode, with view: Self) {
    view.reportProblem(in: node.graph)
    ElementView._updateNode(node, with: view.element)
  }

  @MainActor
  private func reportProblem(in graph: ViewGraph) {
    if isTiled {
      graph.report(
        "An argument of resizable(capInsets:resizingMode:) has no effect.", severity: .warning)
    }
    switch source {
    case .glyph(let name): Self.reportSymbol(name, in: graph)
    case .file(let name, nil):
      graph.report("No image named '\(name)' found in the bundle.")
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

  private var element: ElementView<EmptyView> {
    var properties: [(Property, PropertyValue?)]
    switch source {
    case .glyph(let name):
      properties = [
        (.systemName, .text(name)),
        (.label, .text(Glyph.named(name)?.label ?? Self.label(of: name))),
      ]
    case .file(let name, let path):
      properties = [
        (.resource, path.map { .text($0) }), (.label, .text(labelText ?? Self.label(of: name))),
      ]
    case .remote(let url): properties = [(.url, .text(url.absoluteString))]
    case .memory(let picture, let scale):
      properties = [(.picture, .picture(picture)), (.label, labelText.map { .text($0) })]
      if scale != 1, !isResizable {
        properties.append((.width, .number(Double(picture.width) / scale)))
        properties.append((.height, .number(Double(picture.height) / scale)))
      }
    }
    properties.append((.resizable, isResizable ? .bool(true) : nil))
    if isPixelated { properties.append((.interpolation, InterpolationValue.nearest.propertyValue)) }
    if isDecorative { properties.append((.accessibilityHidden, .bool(true))) }
    return ElementView(.image, properties, content: EmptyView())
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
