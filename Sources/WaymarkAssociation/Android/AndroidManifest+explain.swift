// SPDX-License-Identifier: MIT

extension AndroidManifest {
  /// Explains whether an address opens the app, by which filter, or why not.
  ///
  /// An address without scheme and host is resolved against the first host of an `https` filter.
  /// Whether the host is associated with the app is not checked here; see ``AssetLinks``.
  public func explain(_ address: String) -> LinkExplanation {
    AndroidMatcher(self).explain(address)
  }
}

/// Says of addresses what the filters of a manifest do; made once and asked often.
struct AndroidMatcher {
  private let filters: [IntentFilter]
  private let paths: [[AndroidPath.Comparison]]

  init(_ manifest: AndroidManifest) {
    filters = manifest.filters
    paths = manifest.filters.map { $0.paths.map(\.comparison) }
  }

  func explain(_ address: String) -> LinkExplanation {
    var parts = LinkAddress(address)
    if parts.scheme == nil {
      parts.scheme = "https"
      parts.host = filters.first { $0.schemes.contains("https") }?.hosts.first.map { host in
        LinkHost(pattern: host).example
      }
    }
    var passed: [LinkExplanation.Passed] = []
    for (index, filter) in filters.enumerated() {
      let place = "intent-filter[\(index)]"
      switch filter.decision(on: parts, paths[index]) {
      case .matches(let path):
        guard let path else {
          return LinkExplanation(
            .opens, at: place, "The filter matches all links of its schemes and hosts.",
            passed: passed)
        }
        return LinkExplanation(
          .opens, at: "\(place).path[\(path)]", filter.paths[path].reason, passed: passed)
      case .misses(let reason): passed.append(.init(place: place, reason: reason))
      }
    }
    return LinkExplanation(
      .doesNotOpen,
      passed.count == 1
        ? "The only filter does not match: \(passed[0].reason)"
        : filters.isEmpty ? "There are no filters for links." : "No filter matches.",
      passed: passed)
  }
}

extension AndroidPath {
  /// Why it opens an address, in a sentence.
  fileprivate var reason: String {
    let route = route.map { ", for \($0)" } ?? ""
    return "\(kind.rawValue) “\(value)” matches\(route)"
      + (limitsText.map { "; it opens \($0)." } ?? ".")
  }
}

extension IntentFilter {
  fileprivate enum Decision {
    /// It matches, by the path at an index; nil where any path will do.
    case matches(path: Int?)
    case misses(String)
  }

  fileprivate func decision(
    on address: LinkAddress, _ comparisons: [AndroidPath.Comparison]
  ) -> Decision {
    let scheme = address.scheme ?? ""
    guard schemes.contains(scheme) else {
      return .misses("it is for \(schemes.joined(separator: ", ")), not for “\(scheme)”.")
    }
    if hosts.isEmpty { return .matches(path: nil) }
    guard let host = address.host, hosts.contains(where: { Self.covers($0, host) }) else {
      return .misses("“\(address.host ?? "")” is not one of its hosts.")
    }
    if paths.isEmpty { return .matches(path: nil) }
    let path = address.path.percentDecoded
    guard let index = comparisons.firstIndex(where: { $0.matches(path) }) else {
      return .misses("none of its \(paths.count) paths matches “\(path)”.")
    }
    return .matches(path: index)
  }

  /// Whether a host of a filter is another one: after a `*` it need only end so.
  private static func covers(_ pattern: String, _ host: String) -> Bool {
    let (pattern, host) = (pattern.lowercased(), host.lowercased())
    return pattern.hasPrefix("*") ? host.hasSuffix(pattern.dropFirst()) : pattern == host
  }
}
