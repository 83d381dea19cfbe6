// SPDX-License-Identifier: MIT

package import Foundation

/// A condition on attributes, with its description for failure messages.
package struct QueryCondition: CustomStringConvertible {
  package let description: String
  package let isMatch: (XCUIElementAttributes) -> Bool

  package init(_ description: String, _ isMatch: @escaping (XCUIElementAttributes) -> Bool) {
    self.description = description
    self.isMatch = isMatch
  }

  package init(_ predicate: Predicate<XCUIElementAttributes>) {
    self.init("#Predicate { … }") { (try? predicate.evaluate($0)) == true }
  }

  package init(_ predicate: NSPredicate) {
    self.init("NSPredicate { … }") { predicate.evaluate(with: $0) }
  }
}
