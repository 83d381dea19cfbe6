// SPDX-License-Identifier: MIT

import WaymarkLinks

/// The texts that a pattern covers as a rule reads them, told byte by byte as they are written.
///
/// It says the same as ``PatternRun``, and does not need the whole text for it. In a text each `%`
/// begins an escape.
struct PatternLanguage {
  /// A place in the pattern: a piece, and how much of it was read: the place in a literal or the
  /// node in a list of words.
  struct Place: Hashable, Comparable {
    var piece: Int
    var offset: Int

    static func < (one: Place, other: Place) -> Bool {
      one.piece == other.piece ? one.offset < other.offset : one.piece < other.piece
    }
  }

  /// The places that a text leads to.
  struct Run: Hashable {
    /// The places, in order.
    var places: [Place]
    /// Whether the pattern covers the text; of a path, the text without slashes at its end.
    var covers: Bool
  }

  /// What was read so far of the decoded text.
  struct Decoded: Hashable {
    /// The number of the run.
    var run: Int32
    /// The character whose bytes are being read.
    var partial: PartialCharacter?
  }

  /// How far the text is decoded.
  enum Decoding: Hashable {
    /// It is not, or is no UTF-8 and so read as it is written.
    case none
    case text(Decoded)
    /// There was a `%`.
    case escape(Decoded)
    /// There was a `%` with a digit; the number of what each other digit leads to.
    case digit(Int32)
  }

  /// What was read so far.
  struct State: Hashable {
    /// The number of the run of the text as it is written.
    var written: Int32
    var decoding: Decoding
  }

  let pieces: [AssociationPattern.Piece]
  private let tries: [WordTrie?]
  let reading: RuleReading
  let isPath: Bool
  /// Where a path may end, too: before the `/*` at the pattern's end.
  private var parent: Place?
  /// The characters beyond ASCII that the pattern tells from others.
  let wide: WideCharacters
  let table = RunTable()
  /// The state before the first byte; of a path, behind its first slash, which each has.
  private(set) var start = State(written: 0, decoding: .none)

  /// Makes the language of a pattern.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - reading: How texts are read.
  ///   - words: The words of its variables.
  ///   - isPath: Whether texts are paths: they begin with a slash, and slashes at their end do not
  ///     count.
  ///   - takesParent: Whether the `/*` at its end may be missing.
  init(
    _ pattern: AssociationPattern, _ reading: RuleReading, _ words: WordLists,
    isPath: Bool = false, takesParent: Bool = false
  ) {
    let named = words.tries(ignoringCase: reading.ignoresCase)
    let folded = pattern.pieces.map { piece in
      guard case .literal(let literal) = piece, reading.ignoresCase else { return piece }
      return AssociationPattern.Piece.literal(literal.map(\.folded))
    }
    // What matches nothing need not be read as far as the piece that prevents it.
    let isVain = folded.contains { $0.matchesNothing(reading, named) }
    pieces = isVain ? [.unknown("")] : folded
    tries = pieces.map { if case .variable(let name) = $0 { named[name] } else { nil } }
    self.reading = reading
    self.isPath = isPath
    wide = reading.isDecoded ? WideCharacters(pieces, tries, reading) : WideCharacters()
    if takesParent, !isVain, case .literal(let literal)? = pieces.dropLast().last {
      parent = Place(piece: pieces.count - 2, offset: literal.count - 1)
    }
    start.written = table.number(first, self)
    if reading.isDecoded { start.decoding = .text(Decoded(run: start.written)) }
  }

  /// The run before the first byte.
  private var first: Run {
    var places: [Place] = []
    enter(0, &places)
    let first = run(places)
    if !isPath { return first }
    places = []
    for place in first.places { follow(place, "/", &places) }
    return run(places)
  }

  func enter(_ piece: Int, _ places: inout [Place]) {
    guard piece < pieces.count else { return places.append(Place(piece: piece, offset: 0)) }
    switch pieces[piece] {
    case .many:
      places.append(Place(piece: piece, offset: 0))
      enter(piece + 1, &places)
    case .variable: enter(piece, node: 0, &places)
    case .unknown: break
    case .literal, .one, .member, .segment, .number: places.append(Place(piece: piece, offset: 0))
    }
  }

  private func enter(_ piece: Int, node: Int, _ places: inout [Place]) {
    guard let value = tries[piece]?.nodes[node] else { return }
    if value.one != nil || value.isLoop || !value.children.isEmpty {
      places.append(Place(piece: piece, offset: node))
    }
    if value.isEnd { enter(piece + 1, &places) }
    if let many = value.many { enter(piece, node: many, &places) }
  }

  /// Follows a place over a character; nil is one that no literal and no word has.
  func follow(_ place: Place, _ scalar: Unicode.Scalar?, _ places: inout [Place]) {
    guard place.piece < pieces.count else { return }
    switch pieces[place.piece] {
    case .literal(let literal):
      guard literal[place.offset] == scalar else { return }
      if place.offset + 1 == literal.count { return enter(place.piece + 1, &places) }
      places.append(Place(piece: place.piece, offset: place.offset + 1))
    case .one: enter(place.piece + 1, &places)
    case .many: enter(place.piece, &places)
    case .member(let characters):
      if let scalar, characters.contains(scalar, ignoringCase: reading.ignoresCase) {
        enter(place.piece + 1, &places)
      }
    case .variable:
      tries[place.piece]?.next(place.offset, scalar) { enter(place.piece, node: $0, &places) }
    case .segment:
      guard let scalar, scalar != "/" else { return }
      places.append(place)
      enter(place.piece + 1, &places)
    case .number(let isSigned): follow(place, scalar, isSigned: isSigned, &places)
    case .unknown: break
    }
  }

  /// Follows a place in a number: before it, behind its sign, behind a digit other than a leading
  /// 0.
  private func follow(
    _ place: Place, _ scalar: Unicode.Scalar?, isSigned: Bool, _ places: inout [Place]
  ) {
    switch (place.offset, scalar) {
    case (0, "-"?) where isSigned: places.append(Place(piece: place.piece, offset: 1))
    case (0, "0"?): enter(place.piece + 1, &places)
    case (0...1, let digit?) where "1"..."9" ~= digit, (2, let digit?) where "0"..."9" ~= digit:
      places.append(Place(piece: place.piece, offset: 2))
      enter(place.piece + 1, &places)
    default: break
    }
  }

  /// Whether a piece is a `*`.
  func isMany(_ piece: Int) -> Bool {
    pieces.indices.contains(piece) && pieces[piece] == .many
  }

  func run(_ places: [Place]) -> Run {
    var places = places
    // What a place before a `*` leads to, that one leads to as well.
    if places.count > 1, let many = places.lazy.map(\.piece).filter({ isMany($0) }).max() {
      places.removeAll { $0.piece < many }
    }
    if places.count > 1 { places = Set(places).sorted() }
    return Run(places: places, covers: places.contains { mayEnd(at: $0) })
  }

  /// Whether a text may end at a place.
  func mayEnd(at place: Place) -> Bool { place.piece == pieces.count || place == parent }

  func step(_ run: Run, _ scalar: Unicode.Scalar?) -> Run {
    var places: [Place] = []
    for place in run.places { follow(place, scalar, &places) }
    var next = self.run(places)
    if isPath, scalar == "/" { next.covers = run.covers }
    return next
  }

  func telling(_ run: Run) -> ByteSet {
    var bytes = ByteSet()
    var isAnyTold = run.covers
    for place in run.places where place.piece < pieces.count {
      switch pieces[place.piece] {
      case .literal(let literal):
        bytes.insert(literal[place.offset], folded: reading.ignoresCase)
      case .member(let characters):
        for byte in UInt8(ascii: "0")...UInt8(ascii: "z") {
          let scalar = Unicode.Scalar(byte)
          if characters.contains(
            reading.ignoresCase ? scalar.folded : scalar, ignoringCase: reading.ignoresCase)
          {
            bytes.insert(byte)
          }
        }
      case .variable:
        guard let node = tries[place.piece]?.nodes[place.offset] else { continue }
        for scalar in node.children.keys { bytes.insert(scalar, folded: reading.ignoresCase) }
        isAnyTold = isAnyTold || node.one != nil || node.isLoop
      case .number:
        bytes.formUnion(.digits)
        bytes.insert(UInt8(ascii: "-"))
      case .segment: bytes.insert(UInt8(ascii: "/"))
      case .one, .many: isAnyTold = true
      case .unknown: break
      }
    }
    // A slash at the end of a path covers nothing, though any character would be taken.
    if isPath && isAnyTold { bytes.insert(UInt8(ascii: "/")) }
    return bytes
  }

  func fate(_ run: Run) -> TextFate {
    if run.places.isEmpty { return run.covers ? .open : .none }
    let last = pieces.count - 1
    let isWide = isMany(last) && run.places.contains { $0.piece == last }
    return isWide && run.covers ? .all : .open
  }
}

extension AssociationPattern.Piece {
  /// Whether no text has what it stands for.
  fileprivate func matchesNothing(_ reading: RuleReading, _ words: [String: WordTrie]) -> Bool {
    switch self {
    case .literal(let literal): !reading.isDecoded && literal.contains { !("!"..."~" ~= $0) }
    case .variable(let name): words[name]?.isEmpty != false
    case .unknown: true
    case .one, .many, .member, .segment, .number: false
    }
  }
}
