// SPDX-License-Identifier: MIT

import WaymarkDiagnostics

/// Values of any types: what a ``NavigationStack`` of mixed screens shows.
///
/// Two paths are equal when their values are, one by one, in value and type. A value that was read
/// from ``CodableRepresentation`` and not shown yet is compared by what was read (P5).
public struct NavigationPath: Equatable {
  var elements: [PathValue] = []

  /// An empty path.
  public init() {}

  /// A path of the elements of a sequence.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { PathValue($0) }
  }

  /// A path of the elements of a sequence that can be written.
  public init<S: Sequence>(_ elements: S)
  where S.Element: Hashable, S.Element: Decodable, S.Element: Encodable {
    self.elements = elements.map { PathValue($0) }
  }

  /// A path that was written earlier.
  ///
  /// A value is decoded when a destination of its type is there to show it. The path ends before
  /// the first value for which there is none, or that cannot be decoded as what it says it is; the
  /// stack reports that, and takes the rest off the path (P4).
  public init(_ codable: CodableRepresentation) { elements = codable.elements }

  /// How many values there are.
  public var count: Int { elements.count }

  /// Whether there is no value.
  public var isEmpty: Bool { elements.isEmpty }

  /// The path in a form that can be written; nil if one of its values cannot (P1).
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

  /// Adds a value: its screen is pushed.
  public mutating func append<V: Hashable>(_ value: V) { elements.append(PathValue(value)) }

  /// Adds a value that can be written: its screen is pushed.
  public mutating func append<V: Hashable>(_ value: V) where V: Decodable, V: Encodable {
    elements.append(PathValue(value))
  }

  /// Takes values off the end: their screens pop.
  ///
  /// More than there are ends the program, as it does with an array (N20).
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }

  public static func == (a: Self, b: Self) -> Bool {
    a.elements.elementsEqual(b.elements) { $0.isSame(as: $1) }
  }
}

extension NavigationPath {
  /// A path in a form that can be written.
  ///
  /// What is written is one flat list of strings: for each value the qualified name of its type and
  /// its JSON, the last value of the path first (P2, P3). Reading takes any such list, whatever
  /// types it names.
  public struct CodableRepresentation: Codable, Equatable {
    let elements: [PathValue]

    init(elements: [PathValue]) { self.elements = elements }

    /// Reads a path.
    ///
    /// - Throws: `DecodingError` when it is not a list of pairs of strings.
    public init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      var elements: [PathValue] = []
      while !list.isAtEnd {
        let tag = try list.decode(String.self)
        guard !list.isAtEnd else {
          throw DecodingError.dataCorruptedError(
            in: list, debugDescription: "The name “\(tag)” of a type has no value after it.")
        }
        elements.append(
          PathValue(encoded: EncodedValue(tag: tag, json: try list.decode(String.self))))
      }
      self.elements = elements.reversed()
    }

    /// Writes the path.
    ///
    /// - Throws: What the values throw when they are encoded.
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
