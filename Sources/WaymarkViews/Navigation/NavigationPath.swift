// SPDX-License-Identifier: MIT

import WaymarkDiagnostics

/// A type-erased list of values, which a ``NavigationStack`` displays as screens.
///
/// Two paths are equal if their values are equal in value and type. A value from
/// ``CodableRepresentation`` that has not been displayed yet is compared by its encoded form (P5).
public struct NavigationPath: Equatable {
  var elements: [PathElement] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path with the elements of a sequence.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { PathElement($0) }
  }

  /// Creates a path with the codable elements of a sequence.
  public init<S: Sequence>(_ elements: S)
  where S.Element: Hashable, S.Element: Decodable, S.Element: Encodable {
    self.elements = elements.map { PathElement($0) }
  }

  /// Creates a path from its codable representation.
  ///
  /// A value is decoded once there is a destination of its type to display it. The path ends before
  /// the first value that has no destination or cannot be decoded; the stack reports it and removes
  /// the rest of the path (P4).
  public init(_ codable: CodableRepresentation) { elements = codable.elements }

  /// The number of values.
  public var count: Int { elements.count }

  /// Whether the path has no values.
  public var isEmpty: Bool { elements.isEmpty }

  /// The codable representation of the path; nil if one of its values is not codable (P1).
  public var codable: CodableRepresentation? {
    if let element = elements.first(where: { !$0.isCodable }) {
      DiagnosticSink.current.report(
        Diagnostic(
          """
          Cannot create CodableRepresentation of navigation path, because presented value of type \
          “\(element.type)” is not Codable.
          """, severity: .warning))
      return nil
    }
    return CodableRepresentation(elements: elements)
  }

  /// Appends a value, whose screen is pushed.
  public mutating func append<V: Hashable>(_ value: V) { elements.append(PathElement(value)) }

  /// Appends a codable value, whose screen is pushed.
  public mutating func append<V: Hashable>(_ value: V) where V: Decodable, V: Encodable {
    elements.append(PathElement(value))
  }

  /// Removes values from the end, whose screens are popped.
  ///
  /// Removing more values than there are stops the program, as with arrays (N20).
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }

  public static func == (a: Self, b: Self) -> Bool {
    a.elements.elementsEqual(b.elements) { $0.isSame(as: $1) }
  }
}

extension NavigationPath {
  /// The codable representation of a path.
  ///
  /// The encoded form is a flat list of strings: for each value the qualified name of its type and
  /// its JSON, starting with the last value of the path (P2, P3). Decoding accepts any such list,
  /// whatever types it names.
  public struct CodableRepresentation: Codable, Equatable {
    let elements: [PathElement]

    init(elements: [PathElement]) { self.elements = elements }

    /// Decodes a path.
    ///
    /// - Throws: `DecodingError` if the data is not a list of pairs of strings.
    public init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      var elements: [PathElement] = []
      while !list.isAtEnd {
        let tag = try list.decode(String.self)
        guard !list.isAtEnd else {
          throw DecodingError.dataCorruptedError(
            in: list, debugDescription: "The name “\(tag)” of a type has no value after it.")
        }
        elements.append(
          PathElement(encoded: EncodedValue(tag: tag, json: try list.decode(String.self))))
      }
      self.elements = elements.reversed()
    }

    /// Encodes the path.
    ///
    /// - Throws: The encoding errors of the values.
    public func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      for element in elements.reversed() {
        let written = try element.encode()
        try list.encode(written.tag)
        try list.encode(written.json)
      }
    }

    public static func == (a: Self, b: Self) -> Bool {
      a.elements.elementsEqual(b.elements) { $0.isSame(as: $1) }
    }
  }
}
