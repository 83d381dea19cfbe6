// SPDX-License-Identifier: MIT

import WaymarkLinks

extension RandomTable {
  /// Something that patterns and codecs offer, and that a link can use.
  enum Feature: Hashable {
    case codec(RandomCodec)
    case prefix, suffix, prefixAndSuffix
    case optionalPresent, optionalAbsent, siblingOfOtherKind
    case rest, end
    case childTable(parameters: Int)
    case hosts(parameters: Int)
  }

  static let allFeatures = Set(
    RandomCodec.allCases.map { Feature.codec($0) } + [
      .prefix, .suffix, .prefixAndSuffix, .optionalPresent, .optionalAbsent, .siblingOfOtherKind,
      .rest, .end, .childTable(parameters: 0), .childTable(parameters: 1),
      .childTable(parameters: 2), .hosts(parameters: 0), .hosts(parameters: 1),
      .hosts(parameters: 2),
    ])

  /// What a printed path uses.
  func features(of screen: Screen, _ path: String) -> Set<Feature> {
    guard let route = routes[screen.pattern],
      let entry = table.entries.first(where: { $0.pattern == screen.pattern })
    else { return [] }
    var features = Set(route.codecs.map { Feature.codec($0) })
    if let prefix = route.prefix { features.insert(.childTable(parameters: prefix.codecs.count)) }
    for host in table.hosts {
      features.insert(.hosts(parameters: host.count(where: { $0 == ":" })))
    }
    let count = path.prefix { $0 != "?" }.split(separator: "/").count
    for (index, segment) in entry.segments.enumerated() {
      switch segment {
      case .literal: break
      case .rest: features.insert(index < entry.segments.count - 1 ? .end : .rest)
      case .param(let param):
        switch (param.prefix.isEmpty, param.suffix.isEmpty) {
        case (true, true): break
        case (false, true): features.insert(.prefix)
        case (true, false): features.insert(.suffix)
        case (false, false): features.insert(.prefixAndSuffix)
        }
        if param.isOptional {
          features.insert(count < entry.segments.count ? .optionalAbsent : .optionalPresent)
        }
        if hasSibling(entry.segments[..<index], param) { features.insert(.siblingOfOtherKind) }
      }
    }
    return features
  }

  /// Whether another entry has a parameter of another kind behind the same segments.
  private func hasSibling(
    _ before: ArraySlice<LinkEntry.Segment>, _ param: LinkEntry.Parameter
  ) -> Bool {
    table.entries.contains { entry in
      guard entry.segments.count > before.count, entry.segments[..<before.count] == before,
        case .param(let other) = entry.segments[before.count]
      else { return false }
      return other.kind != param.kind
    }
  }
}
