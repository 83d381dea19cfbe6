// SPDX-License-Identifier: MIT

/// Collects the style declarations of a page, so that each appears once in its style element.
///
/// The content security policy forbids `style` attributes. An element refers to its declarations
/// with `data-y`.
struct StyleTable {
  private var keys: [String: String] = [:]
  private var order: [String] = []

  /// Returns the key for some declarations in this page.
  mutating func key(for declarations: String) -> String {
    if let key = keys[declarations] { return key }
    let key = String(order.count, radix: 36)
    keys[declarations] = key
    order.append(declarations)
    return key
  }

  /// The rules for the page's style element.
  ///
  /// The declarations contain only numbers, known keywords and the URLs of the app's files, never
  /// text of a person.
  var css: String {
    order.enumerated()
      .map { "[data-y=\"\(String($0.offset, radix: 36))\"]{\($0.element)}" }
      .joined(separator: "\n")
  }
}
