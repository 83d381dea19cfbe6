// SPDX-License-Identifier: MIT

import Foundation

/// A condition on attributes, with its description for failure messages.
struct QueryCondition: CustomStringConvertible {
  let description: String
  let isMatch: (XCUIElementAttributes) -> Bool

  init(_ description: String, _ isMatch: @escaping (XCUIElementAttributes) -> Bool) {
    self.description = description
    self.isMatch = isMatch
  }

  init(_ predicate: Predicate<XCUIElementAttributes>) {
    self.init("#Predicate { … }") { (try? predicate.evaluate($0)) == true }
  }

  init(_ predicate: NSPredicate) {
    self.init("NSPredicate { … }") { predicate.evaluate(with: $0) }
  }
}
