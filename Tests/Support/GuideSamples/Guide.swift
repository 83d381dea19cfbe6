// SPDX-License-Identifier: MIT

import Foundation

/// A guide in `Documentation/Guides`.
package struct Guide {
  package let text: String

  package init(_ name: String) throws {
    var folder = URL(filePath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    text = try String(
      contentsOf: folder.appending(path: "Documentation/Guides/\(name).md"), encoding: .utf8)
  }

  /// The contents of its plain text blocks.
  package var texts: [String] {
    text.matches(of: /(?s)```text\n(.*?)\n```/).map { String($0.1) }
  }
}
