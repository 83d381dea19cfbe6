// SPDX-License-Identifier: MIT

/// A pattern of an association file, taken apart.
struct AssociationPattern: Hashable, Sendable {
  /// A part of a pattern.
  enum Piece: Hashable, Sendable {
    /// These characters.
    case literal([Unicode.Scalar])
    /// `?`: one character.
    case one
    /// `*`: any number of characters.
    case many
    /// `$(digit)` and the like: one character of a class.
    case member(of: CharacterClass)
    /// `$(name)`: one of a list of patterns.
    case variable(String)
    /// One or more characters other than `/`: a parameter of a table's pattern.
    case segment
    /// A whole number without leading zeros, perhaps below 0: one of a table's pattern.
    case number(isSigned: Bool)
    /// `$(name)` of which nobody knows what it is; it matches nothing.
    case unknown(String)
  }

  /// The characters that one of the system's variables stands for.
  enum CharacterClass: String, Hashable, Sendable, CaseIterable {
    case alpha, upper, lower, alnum, digit, xdigit

    func contains(_ scalar: Unicode.Scalar) -> Bool {
      switch (self, scalar) {
      case (.alpha, "a"..."z"), (.alpha, "A"..."Z"), (.upper, "A"..."Z"), (.lower, "a"..."z"),
        (.alnum, "a"..."z"), (.alnum, "A"..."Z"), (.alnum, "0"..."9"), (.digit, "0"..."9"),
        (.xdigit, "0"..."9"), (.xdigit, "a"..."f"), (.xdigit, "A"..."F"):
        true
      default: false
      }
    }

    /// Whether it has a character that is folded if case does not count.
    func contains(_ scalar: Unicode.Scalar, ignoringCase: Bool) -> Bool {
      contains(scalar) || ignoringCase && self == .upper && "a"..."z" ~= scalar
    }
  }

  var pieces: [Piece] = []

  /// Makes a pattern of its pieces.
  init(_ pieces: [Piece]) { self.pieces = pieces }

  /// Takes a pattern apart, given which names are those of lists of words.
  ///
  /// That is nil where variables mean nothing, as in such lists.
  init(_ text: String, isList: ((String) -> Bool)?) {
    var literal: [Unicode.Scalar] = []
    var rest = Array(text.unicodeScalars)[...]
    func add(_ piece: Piece) {
      if !literal.isEmpty { pieces.append(.literal(literal)) }
      literal = []
      if piece != .many || pieces.last != .many { pieces.append(piece) }
    }
    while let scalar = rest.popFirst() {
      switch scalar {
      case "*": add(.many)
      case "?": add(.one)
      case "$":
        if let isList, rest.first == "(", let end = rest.firstIndex(of: ")") {
          var name = String.UnicodeScalarView()
          name.append(contentsOf: rest[rest.startIndex + 1..<end])
          rest = rest[(end + 1)...]
          add(Self.piece(named: String(name), isList: isList))
        } else {
          literal.append(scalar)
        }
      default: literal.append(scalar)
      }
    }
    if !literal.isEmpty { pieces.append(.literal(literal)) }
  }

  private static func piece(named name: String, isList: (String) -> Bool) -> Piece {
    if isList(name) { return .variable(name) }
    if let characters = CharacterClass(rawValue: name) { return .member(of: characters) }
    return .unknown(name)
  }
}
