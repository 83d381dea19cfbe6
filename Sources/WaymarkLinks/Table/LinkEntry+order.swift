// SPDX-License-Identifier: MIT

extension LinkEntry {
  /// The order of priority, whatever the order of declaration.
  ///
  /// From left to right: the end, then literals by their text, then number, text, rest.
  static func goesFirst(_ left: LinkEntry, _ right: LinkEntry) -> Bool {
    for (one, other) in zip(left.segments, right.segments) {
      if case .literal(let one) = one, case .literal(let other) = other {
        if one != other { return one < other }
      } else if one.rank != other.rank {
        return one.rank < other.rank
      }
    }
    if left.segments.count != right.segments.count {
      return left.segments.count < right.segments.count
    }
    return left.pattern < right.pattern
  }

  /// A path that the entry matches.
  var example: String {
    let query = query.filter { $0.kind == .required }.map { item in
      LinkEscape.spelling(of: item.name, isQuery: true) + "=1"
    }
    let path = segments.map { segment in
      switch segment {
      case .literal(let text): "/" + LinkEscape.spelling(of: text, isQuery: false)
      case .int: "/7"
      case .text, .rest: "/x"
      }
    }.joined()
    return (path.isEmpty ? "/" : path) + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
  }
}

extension LinkEntry.Segment {
  fileprivate var rank: Int {
    switch self {
    case .literal: 0
    case .int: 1
    case .text: 2
    case .rest: 3
    }
  }
}
