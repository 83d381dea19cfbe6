// SPDX-License-Identifier: MIT

public import WaymarkRender

/// What an app shows, in a form that can be compared: the titles of its screens, and hashes of all
/// elements.
public struct ScreenState: Hashable, Sendable {
  /// The titles of the open screens and presentations, the frontmost last.
  public var titles: [String]
  /// The hash of the kinds of all elements.
  public var shape: String
  /// The hash of all elements with their properties; nil if they are redacted.
  public var content: String?

  /// Creates a state from its parts.
  public init(titles: [String], shape: String, content: String?) {
    self.titles = titles
    self.shape = shape
    self.content = content
  }

  /// Reads the state of an element tree.
  ///
  /// Ids do not matter, nor do the URLs of screens, which only some hosts know.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - isRedacted: Whether the state must not tell anything about the content.
  public init(_ tree: ElementTree, isRedacted: Bool = false) {
    let nodes = tree.nodes.map(\.withoutAddresses)
    shape = ContentHash(nodes.map(\.kinds).joined()).text
    content = isRedacted ? nil : ContentHash(nodes.map(\.description).joined(separator: "\n")).text
    titles = isRedacted ? [] : nodes.flatMap(\.titles)
  }

  /// Returns whether an app that shows another state may have the same one, as far as both tell.
  public func matches(_ other: ScreenState) -> Bool {
    guard let content, let others = other.content else { return shape == other.shape }
    return content == others
  }
}

extension ElementTree.Node {
  fileprivate var withoutAddresses: Self {
    var node = self
    node.properties[.destination] = nil
    // An id.
    node.properties[.sourceElement] = nil
    node.children = children.map(\.withoutAddresses)
    return node
  }

  /// The kinds of the element and its descendants.
  fileprivate var kinds: String {
    "\(kind.rawValue)(\(children.map(\.kinds).joined(separator: " ")))"
  }

  /// The titles of the screens and presentations inside that can be open.
  fileprivate var titles: [String] {
    if kind == .tab, properties[.selected] != .bool(true) { return [] }
    var own: [String] = []
    if [.screen, .sheet, .cover, .alert, .dialog, .popover].contains(kind),
      case .text(let title)? = properties[.title], !title.isEmpty
    {
      own = [title]
    }
    return own + children.flatMap(\.titles)
  }
}
