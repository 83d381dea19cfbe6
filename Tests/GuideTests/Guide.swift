// SPDX-License-Identifier: MIT

import Foundation

/// A guide in `Documentation/Guides`.
struct Guide {
  let text: String

  init(_ name: String) throws {
    // The folder of the tests may be a link to another place.
    var folder = URL(filePath: #filePath).resolvingSymlinksInPath()
    for _ in 0..<3 { folder.deleteLastPathComponent() }
    text = try String(
      contentsOf: folder.appending(path: "Documentation/Guides/\(name).md"), encoding: .utf8)
  }

  /// What stands in its blocks of plain text.
  var texts: [String] {
    text.matches(of: /(?s)```text\n(.*?)\n```/).map { String($0.1) }
  }
}
