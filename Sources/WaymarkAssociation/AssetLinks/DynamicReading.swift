// SPDX-License-Identifier: MIT

/// A way to read dynamic rules, of those that Google's documentation allows.
struct DynamicReading: Hashable, Sendable {
  /// Whether the address is decoded before it is compared.
  var isDecoded: Bool
  /// Whether each of several items of one name has to match, and not only one of them.
  var needsEachItem: Bool
  /// Whether an item that is absent counts as empty.
  var countsAbsentItems: Bool

  /// All ways that may differ about an address.
  static func all(for address: LinkAddress, by rules: [AssociationRule]) -> [DynamicReading] {
    let parts = [address.path, address.query ?? "", address.fragment ?? ""]
    let hasEscapes = parts.contains { $0.utf8.contains(UInt8(ascii: "%")) }
    let hasItems = rules.contains { $0.query != nil }
    let names = address.items.map(\.name)
    let hasRepeatedItem = hasItems && Set(names).count < names.count
    return (hasEscapes ? [false, true] : [false]).flatMap { isDecoded in
      (hasRepeatedItem || hasEscapes && hasItems ? [true, false] : [true]).flatMap { needsEach in
        (hasItems ? [false, true] : [false]).map { countsAbsent in
          DynamicReading(
            isDecoded: isDecoded, needsEachItem: needsEach, countsAbsentItems: countsAbsent)
        }
      }
    }
  }

  /// The first rule that matches an address, and why those before it do not.
  func decide(
    _ address: LinkAddress, by rules: [AssociationRule]
  ) -> (index: Int?, misses: [String]) {
    func read(_ text: String) -> String { isDecoded ? text.percentDecoded : text }
    var items: [String: [String]] = [:]
    for item in address.items { items[read(item.name), default: []].append(read(item.value)) }
    let path = read(address.path.isEmpty ? "/" : address.path)
    let fragment = read(address.fragment ?? "")
    var misses: [String] = []
    for (index, rule) in rules.enumerated() {
      guard let miss = miss(of: rule, path, items, fragment) else { return (index, misses) }
      misses.append(miss)
    }
    return (nil, misses)
  }

  private func miss(
    of rule: AssociationRule, _ path: String, _ items: [String: [String]], _ fragment: String
  ) -> String? {
    if let pattern = rule.path, !Self.matches(pattern, path) {
      return "“\(pattern)” does not match the path “\(path)”."
    }
    if case .items(let wanted) = rule.query {
      for item in wanted {
        let pattern = item.pattern ?? ""
        guard let values = items[item.name] ?? (countsAbsentItems ? [""] : nil) else {
          return "The query lacks “\(item.name)”."
        }
        let isMatch =
          needsEachItem
          ? values.allSatisfy { Self.matches(pattern, $0) }
          : values.contains { Self.matches(pattern, $0) }
        if !isMatch { return "“\(pattern)” does not match the query item “\(item.name)”." }
      }
    }
    if let pattern = rule.fragment, !Self.matches(pattern, fragment) {
      return "“\(pattern)” does not match the fragment “\(fragment)”."
    }
    return nil
  }

  /// Whether a pattern matches the whole of a text.
  ///
  /// `?` is one character, and `*` any number of them up to where the one behind it comes first;
  /// nothing is tried a second time. Behind a `*`, further ones mean nothing.
  static func matches(_ pattern: String, _ text: String) -> Bool {
    var pattern = pattern.unicodeScalars[...]
    var rest = text.unicodeScalars[...]
    while let scalar = pattern.popFirst() {
      guard scalar == "*" else {
        guard let first = rest.popFirst(), scalar == "?" || scalar == first else { return false }
        continue
      }
      pattern = pattern.drop { $0 == "*" }
      guard let next = pattern.first else { return true }
      // Any character is the first of those that a `?` can be.
      if next != "?" { rest = rest.drop { $0 != next } }
    }
    return rest.isEmpty
  }
}
