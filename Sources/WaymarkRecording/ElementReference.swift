// SPDX-License-Identifier: MIT

public import WaymarkRender

/// Identifies an element across runs of an app, and as far as possible across its versions.
///
/// An element is identified by its kind and its accessibility identifier, or else by its kind and
/// its name; among several of them, by its place in the order of the tree.
public struct ElementReference: Hashable, Sendable {
  /// The kind of the element.
  public var kind: ElementKind
  /// The accessibility identifier, if the element has one.
  public var identifier: String?
  /// The label, title or text of an element without an identifier, at most 80 characters long.
  public var name: String?
  /// The number of equal elements before the element.
  public var ordinal: Int

  /// Creates a reference from its parts.
  public init(
    _ kind: ElementKind, identifier: String? = nil, name: String? = nil, ordinal: Int = 0
  ) {
    self.kind = kind
    self.identifier = identifier
    self.name = name
    self.ordinal = ordinal
  }

  /// Creates a reference to an element of a tree; nil if the element does not exist.
  ///
  /// - Parameters:
  ///   - id: The element.
  ///   - tree: The tree.
  ///   - isRedacted: Whether the reference must not contain a name.
  public init?(to id: ElementID, in tree: ElementTree, isRedacted: Bool = false) {
    guard let element = tree[id] else { return nil }
    self.init(element.kind)
    if case .text(let text)? = element.properties[.identifier], !text.isEmpty {
      identifier = text
    } else if !isRedacted {
      name = tree.name(of: element)
    }
    guard let index = tree.elements(matching: self).firstIndex(of: id) else { return nil }
    ordinal = index
  }

  /// Returns the element in a tree; nil if there is none.
  public func element(in tree: ElementTree) -> ElementID? {
    let found = tree.elements(matching: self)
    return found.indices.contains(ordinal) ? found[ordinal] : nil
  }
}

extension ElementReference: CustomStringConvertible {
  /// The kind and the name, as in `button "Save"` or `row "Catbells" (3)`.
  public var description: String {
    let name = (identifier ?? name).map { " \"\($0)\"" } ?? ""
    return "\(kind.rawValue)\(name)\(ordinal == 0 ? "" : " (\(ordinal + 1))")"
  }
}

extension ElementTree {
  /// Returns the elements of a reference's kind and name, in order.
  fileprivate func elements(matching reference: ElementReference) -> [ElementID] {
    var found: [ElementID] = []
    var rest = Array(windows.reversed())
    while let id = rest.popLast() {
      guard let element = self[id] else { continue }
      rest += element.children.reversed()
      guard element.kind == reference.kind else { continue }
      if let identifier = reference.identifier {
        if element.properties[.identifier] == .text(identifier) { found.append(id) }
      } else if reference.name == nil || reference.name == name(of: element) {
        found.append(id)
      }
    }
    return found
  }

  /// Returns what a person would call an element: its label, its title, or the text inside it.
  fileprivate func name(of element: Element) -> String? {
    // The content of these changes, and there are few of them.
    let isContainer =
      switch element.kind {
      case .window, .navigationStack, .overlays, .tabs, .list, .scroll, .split, .geometry, .gap,
        .textField, .textEditor, .searchField:
        true
      default: false
      }
    for property in [Property.label, .title, .text, .placeholder] {
      if case .text(let text)? = element.properties[property], !text.isEmpty {
        return String(text.prefix(80))
      }
    }
    guard !isContainer else { return nil }
    var texts: [String] = []
    var rest = Array(element.children.reversed())
    while let id = rest.popLast(), texts.count < 4 {
      guard let inner = self[id] else { continue }
      if case .text(let text)? = inner.properties[.text], !text.isEmpty { texts.append(text) }
      rest += inner.children.reversed()
    }
    return texts.isEmpty ? nil : String(texts.joined(separator: ", ").prefix(80))
  }
}
