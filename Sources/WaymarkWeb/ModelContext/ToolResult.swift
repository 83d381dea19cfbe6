// SPDX-License-Identifier: MIT

import Foundation
import WaymarkAssociation

/// What a call returns.
struct ToolResult {
  /// A part of a result.
  enum Content {
    case text(String)
    /// A PNG image.
    case image(Data)
  }

  var content: [Content]
  /// The same for programs; nil if the text is all.
  var structure: JSON?
  /// Whether the tool has failed, and the content says why.
  var isError = false

  /// Creates a result with a text.
  init(_ text: String, structure: JSON? = nil) {
    content = [.text(text)]
    self.structure = structure
  }

  /// Creates a result with an image.
  init(image: Data) { content = [.image(image)] }

  /// Creates the result of a tool that has failed.
  static func failure(_ reason: String) -> Self {
    var result = Self(reason)
    result.isError = true
    return result
  }

  /// The result in the answer to a call.
  var json: JSON {
    .members([
      "content": .array(content.map(\.json)), "structuredContent": structure,
      "isError": .bool(isError),
    ])
  }
}

extension ToolResult.Content {
  fileprivate var json: JSON {
    switch self {
    case .text(let text): .members(["type": .string("text"), "text": .string(text)])
    case .image(let data):
      .members([
        "type": .string("image"), "data": .string(data.base64EncodedString()),
        "mimeType": .string("image/png"),
      ])
    }
  }
}
