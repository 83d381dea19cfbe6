// SPDX-License-Identifier: MIT

/// The parts of an address as systems split it, without looking at what they mean.
struct LinkAddress: Hashable, Sendable {
  /// The scheme in lower case; nil for an address that begins with its path.
  var scheme: String?
  /// The host; nil where there is none.
  var host: String?
  /// The path, as it is written.
  var path: String
  /// The query, as it is written; nil where there is none.
  var query: String?
  /// The fragment, as it is written; nil where there is none.
  var fragment: String?

  init(_ text: String) {
    var rest = text[...]
    let beforeFragment = rest.prefix { $0 != "#" }
    if beforeFragment.endIndex < rest.endIndex {
      fragment = String(rest[beforeFragment.endIndex...].dropFirst())
    }
    rest = beforeFragment
    let beforeQuery = rest.prefix { $0 != "?" }
    if beforeQuery.endIndex < rest.endIndex {
      query = String(rest[beforeQuery.endIndex...].dropFirst())
    }
    rest = beforeQuery
    if rest.first != "/", let colon = rest.firstIndex(of: ":") {
      scheme = rest[..<colon].lowercased()
      rest = rest[colon...].dropFirst()
    }
    if scheme != nil, rest.hasPrefix("//") {
      let authority = rest.dropFirst(2).prefix { $0 != "/" }
      rest = rest[authority.endIndex...]
      let name = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
      host = String(name.prefix { $0 != ":" })
    }
    path = String(rest)
  }

  /// The host of an `https` address.
  var webHost: String? { scheme == "https" ? host : nil }

  /// The items of the query with their names and values as they are written.
  var items: [(name: String, value: String)] {
    (query ?? "").split(separator: "&").map { item in
      let name = item.prefix { $0 != "=" }
      return (String(name), String(item[name.endIndex...].dropFirst()))
    }
  }
}
