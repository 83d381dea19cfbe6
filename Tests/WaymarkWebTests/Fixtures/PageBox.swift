// SPDX-License-Identifier: MIT

import ChromiumDriver
import Testing

/// Where an element is on a page, in points.
struct PageBox {
  let left, top, width, height: Double

  var right: Double { left + width }
  var bottom: Double { top + height }
  var middle: Double { left + width / 2 }
}

extension ChromiumPage {
  /// Returns where the element with an identifier is.
  func box(_ identifier: String) async throws -> PageBox {
    let values = try await evaluate(
      """
      (b => [b.x, b.y, b.width, b.height].join())(document.querySelector(\
      `[data-testid='\(identifier)']`).getBoundingClientRect())
      """
    ).string?.split(separator: ",").compactMap { Double($0) }
    let found = try #require(values)
    try #require(found.count == 4)
    return PageBox(left: found[0], top: found[1], width: found[2], height: found[3])
  }

  /// Returns the value of a CSS property of the element with an identifier.
  func style(_ property: String, of identifier: String) async throws -> String {
    try await evaluate(
      """
      getComputedStyle(document.querySelector(`[data-testid='\(identifier)']`))\
      .getPropertyValue('\(property)')
      """
    ).string ?? ""
  }
}
