// SPDX-License-Identifier: MIT

/// Collects the style values of one page, so that each stands in its style element once.
///
/// The page's policy allows no `style` attribute. An element names its values by `data-y`.
struct StyleTable {
  private var keys: [String: String] = [:]
  private var order: [String] = []

  /// The word that stands for some declarations in this page.
  mutating func key(for declarations: String) -> String {
    if let key = keys[declarations] { return key }
    let key = String(order.count, radix: 36)
    keys[declarations] = key
    order.append(declarations)
    return key
  }

  /// The rules, for the page's style element.
  ///
  /// Declarations hold numbers and our own words only, never a user's text.
  var css: String {
    order.enumerated()
      .map { "[data-y=\"\(String($0.offset, radix: 36))\"]{\($0.element)}" }
      .joined(separator: "\n")
  }
}
