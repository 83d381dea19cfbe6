// SPDX-License-Identifier: MIT

/// The keys of a snapshot, and the version of the format.
enum SnapshotKeys: String, CodingKey {
  case format
  case routes

  static let version = 1

  /// The keys of one route.
  enum OfRoute: String, CodingKey {
    case screen
    case style
    case value
    case version
  }
}

extension RouteStyle {
  private static let words: [(word: String, style: RouteStyle)] = [
    ("push", .push), ("sheet", .sheet), ("cover", .cover),
    ("sheet with navigation", .sheet(withNavigation: true)),
    ("cover with navigation", .cover(withNavigation: true)),
  ]

  /// The encoded keyword of the style, which is readable and takes half the time of an object; nil
  /// for a style without one, which is saved in Swift's own encoding.
  var word: String? { Self.words.first { $0.style == self }?.word }

  init(
    savedIn record: KeyedDecodingContainer<SnapshotKeys.OfRoute>
  ) throws(SnapshotReport.Reason) {
    let word = try? record.decode(String.self, forKey: .style)
    let known = Self.words.first { $0.word == word }?.style
    guard let style = known ?? (try? record.decode(RouteStyle.self, forKey: .style)) else {
      throw .malformed
    }
    self = style
  }
}
