// SPDX-License-Identifier: MIT

#if canImport(UniformTypeIdentifiers)
@_exported public import struct UniformTypeIdentifiers.UTType
#else
/// A type of data, as in Uniform Type Identifiers, of which only the part is here that the
/// representations of a ``Transferable`` type need.
///
/// Off Apple's platforms there is no module `UniformTypeIdentifiers`: the type comes with the views,
/// and an app puts the import behind `#if canImport(UniformTypeIdentifiers)`. Types are not declared
/// in a property list, but known by their identifiers alone.
public struct UTType: Hashable, Sendable {
  /// The identifier, such as `public.json`.
  public let identifier: String
  /// The identifiers of all types to which the type conforms.
  private let supertypes: Set<String>

  private init(named identifier: String, in supertypes: [UTType] = []) {
    self.identifier = identifier
    self.supertypes = supertypes.reduce(into: []) { all, type in
      all.formUnion(type.supertypes)
      all.insert(type.identifier)
    }
  }

  /// Creates one of the types that are declared here; nil for another identifier.
  public init?(_ identifier: String) {
    let types: [UTType] = [
      .item, .content, .data, .text, .plainText, .utf8PlainText, .url, .json, .xml, .html,
    ]
    guard let known = types.first(where: { $0.identifier == identifier }) else { return nil }
    self = known
  }

  /// Creates a type that the app defines, which conforms to another one; by default to ``data``.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(named: identifier, in: [parentType ?? .data])
  }

  /// Creates a type that another app defines, which conforms to another one; by default to
  /// ``data``.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(named: identifier, in: [parentType ?? .data])
  }

  /// Returns whether the type is another one, or a special case of it.
  public func conforms(to type: UTType) -> Bool {
    self == type || supertypes.contains(type.identifier)
  }

  /// Compares the identifiers.
  public static func == (a: UTType, b: UTType) -> Bool { a.identifier == b.identifier }

  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

  /// Everything that is stored as a file.
  public static let item = UTType(named: "public.item")
  /// Everything that is a document.
  public static let content = UTType(named: "public.content")
  /// All data.
  public static let data = UTType(named: "public.data", in: [.item])
  /// All text, with or without markup.
  public static let text = UTType(named: "public.text", in: [.data, .content])
  /// Text without markup.
  public static let plainText = UTType(named: "public.plain-text", in: [.text])
  /// Text without markup, in UTF-8.
  public static let utf8PlainText = UTType(named: "public.utf8-plain-text", in: [.plainText])
  /// A URL.
  public static let url = UTType(named: "public.url", in: [.data])
  /// JSON.
  public static let json = UTType(named: "public.json", in: [.text])
  /// XML.
  public static let xml = UTType(named: "public.xml", in: [.text])
  /// HTML.
  public static let html = UTType(named: "public.html", in: [.text])
}
#endif
