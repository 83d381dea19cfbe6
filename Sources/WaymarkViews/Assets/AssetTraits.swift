// SPDX-License-Identifier: MIT

/// The properties by which the entries of a set differ.
struct AssetTraits: Decodable {
  struct Appearance: Decodable {
    let appearance: String?
    let value: String?
  }

  let idiom: String?
  let appearances: [Appearance]?

  private enum CodingKeys: CodingKey { case idiom, appearances }

  /// Whether the entry is for dark mode.
  var isDark: Bool { has("luminosity", "dark") }

  /// Whether the entry is for increased contrast, for which hosts choose colours themselves.
  var isForContrast: Bool { has("contrast", "high") }

  private func has(_ appearance: String, _ value: String) -> Bool {
    appearances?.contains { $0.appearance == appearance && $0.value == value } ?? false
  }

  /// The order of preference: entries for all devices are first, then those for iPhone and iPad.
  var rank: Int {
    let order = [nil, "universal", "iphone", "ipad", "mac"]
    return order.firstIndex { $0 == idiom } ?? order.count
  }
}

extension Array {
  /// The entries with the preferred device.
  func preferred(_ traits: (Element) -> AssetTraits) -> [Element] {
    guard let best = map({ traits($0).rank }).min() else { return [] }
    return filter { traits($0).rank == best }
  }
}
