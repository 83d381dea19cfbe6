// SPDX-License-Identifier: MIT

#if canImport(UniformTypeIdentifiers)
@_exported public import struct UniformTypeIdentifiers.UTType
#else
/// A type of data, as in Uniform Type Identifiers.
///
/// Off Apple's platforms there is no module `UniformTypeIdentifiers`: the type comes with the views,
/// and an app puts the import behind `#if canImport(UniformTypeIdentifiers)`. Types are not declared
/// in a property list: those of an app are known by their identifiers alone, without file name
/// extensions or media types.
public struct UTType: Hashable, Sendable {
  /// The identifier, such as `public.json`.
  public let identifier: String
  /// The identifiers of all types to which the type conforms.
  private let supertypes: Set<String>
  /// The extensions of file names, in lower case, and the media types, the preferred one first.
  public let tags: [UTTagClass: [String]]

  /// Creates a type from its identifier, types that it conforms to, and lists of extensions and
  /// media types, each separated by spaces.
  init(
    named identifier: String, in supertypes: [UTType] = [], _ extensions: String = "",
    _ mediaTypes: String = ""
  ) {
    self.identifier = identifier
    self.supertypes = supertypes.reduce(into: []) { all, type in
      all.formUnion(type.supertypes)
      all.insert(type.identifier)
    }
    tags = [
      .filenameExtension: extensions.split(separator: " ").map(String.init),
      .mimeType: mediaTypes.split(separator: " ").map(String.init),
    ]
  }

  /// Creates one of the types that are declared here; nil for another identifier.
  public init?(_ identifier: String) {
    guard let known = Self.declared.first(where: { $0.identifier == identifier }) else {
      return nil
    }
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

  /// Creates the type of the files with an extension that conforms to another type.
  ///
  /// An unknown extension has a type of its own, which conforms to the other type.
  /// Returns nil for an empty extension.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let suffix = filenameExtension.lowercased()
    guard !suffix.isEmpty else { return nil }
    self =
      Self.declared.first { $0.has(.filenameExtension, suffix) && $0.conforms(to: supertype) }
      ?? UTType(named: "dyn.\(suffix)", in: [supertype], suffix)
  }

  /// Creates the declared type with a media type that conforms to another type; nil if there is none.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let name = mimeType.lowercased()
    let found = Self.declared.first { $0.has(.mimeType, name) && $0.conforms(to: supertype) }
    guard let found else { return nil }
    self = found
  }

  /// The extension of the names of files of the type; nil if none is known.
  public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }

  /// The media type; nil if none is known.
  public var preferredMIMEType: String? { tags[.mimeType]?.first }

  /// Returns whether the type is another one, or a special case of it.
  public func conforms(to type: UTType) -> Bool {
    self == type || supertypes.contains(type.identifier)
  }

  /// Returns whether the type is a special case of another one.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

  /// Returns whether another type is a special case of the type.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// Compares the identifiers.
  public static func == (a: UTType, b: UTType) -> Bool { a.identifier == b.identifier }

  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

/// What files of a type have in common.
public struct UTTagClass: Hashable, Sendable {
  /// The name of the class.
  public let rawValue: String

  /// The extension of the name.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// The media type.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}
#endif
