// SPDX-License-Identifier: MIT

import WaymarkLinks
import WaymarkWeb

@testable import GuideSamples

extension BooksApp: LinkedApp {
  static let links = BookLinks.table
}
