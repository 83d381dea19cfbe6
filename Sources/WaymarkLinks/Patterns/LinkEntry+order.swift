// SPDX-License-Identifier: MIT

extension LinkEntry {
  /// The order of priority, whatever the order of declaration.
  ///
  /// From left to right: the end, then literals by their text, then parameters, the rest.
  package static func goesFirst(_ left: LinkEntry, _ right: LinkEntry) -> Bool {
    for (one, other) in zip(left.segments, right.segments) {
      if let isFirst = Segment.goesFirst(one, other) { return isFirst }
    }
    if left.segments.count != right.segments.count {
      return left.segments.count < right.segments.count
    }
    return left.pattern < right.pattern
  }

  /// A path that the entry matches.
  package var example: String {
    let query = query.filter { $0.kind == .required }.map { item in
      LinkEscape.spelling(of: item.name, isQuery: true) + "=1"
    }
    let path = segments.map { segment in
      switch segment {
      case .literal(let text): "/" + LinkEscape.spelling(of: text, isQuery: false)
      case .param(let param): "/" + LinkEscape.spelling(of: param.example, isQuery: false)
      case .rest: "/x"
      }
    }.joined()
    return (path.isEmpty ? "/" : path) + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
  }

  /// The segments with and without each optional one, all of them first; and which of the optional
  /// ones are there, one bit for each.
  package var variants: [(segments: [Segment], present: UInt64)] {
    let hasOptional = segments.contains { segment in
      if case .param(let param) = segment { param.isOptional } else { false }
    }
    guard hasOptional else { return [(segments, 0)] }
    var variants: [(segments: [Segment], present: UInt64)] = [([], 0)]
    var place: UInt64 = 1
    for segment in segments {
      var isOptional = false
      if case .param(let param) = segment { isOptional = param.isOptional }
      let bit = isOptional ? place : 0
      let without = isOptional ? variants : []
      variants = variants.map { ($0.segments + [segment], $0.present | bit) } + without
      if isOptional { place <<= 1 }
    }
    return variants
  }
}

extension LinkEntry.Segment {
  /// Which of two segments goes first; nil where they are the same but for names.
  package static func goesFirst(_ left: LinkEntry.Segment, _ right: LinkEntry.Segment) -> Bool? {
    switch (left, right) {
    case (.literal(let one), .literal(let other)): one == other ? nil : one < other
    case (.param(let one), .param(let other)): LinkEntry.Parameter.goesFirst(one, other)
    default: left.rank == right.rank ? nil : left.rank < right.rank
    }
  }

  private var rank: Int {
    switch self {
    case .literal: 0
    case .param: 1
    case .rest: 2
    }
  }
}

extension LinkEntry.Parameter {
  /// Which of two parameters takes precedence; nil where they match the same segments.
  ///
  /// Keywords take precedence; then the one with more literal characters, then the one of the
  /// narrower kind. So each takes precedence over those that match everything that it matches.
  static func goesFirst(_ left: LinkEntry.Parameter, _ right: LinkEntry.Parameter) -> Bool? {
    if case .keywords(let one) = left.kind, case .keywords(let other) = right.kind {
      if one.count != other.count { return one.count < other.count }
      let texts = (left.around(one), right.around(other))
      return texts.0 == texts.1 ? nil : texts.0.lexicographicallyPrecedes(texts.1)
    }
    let isWords = (left.kind.rank == 0, right.kind.rank == 0)
    if isWords.0 != isWords.1 { return isWords.0 }
    let counts = (left.literalCount, right.literalCount)
    if counts.0 != counts.1 { return counts.0 > counts.1 }
    if left.kind.rank != right.kind.rank { return left.kind.rank < right.kind.rank }
    if left.prefix != right.prefix { return left.prefix < right.prefix }
    return left.suffix == right.suffix ? nil : left.suffix < right.suffix
  }

  private var literalCount: Int { prefix.utf8.count + suffix.utf8.count }

  /// Keywords with the literals around them, in order.
  private func around(_ keywords: [String]) -> [String] {
    keywords.map { prefix + $0 + suffix }.sorted()
  }

  /// A segment that it takes.
  var example: String { prefix + kind.example + suffix }
}
