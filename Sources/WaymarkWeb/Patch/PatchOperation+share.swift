// SPDX-License-Identifier: MIT

import WaymarkRender

extension PatchOperation {
  /// Shares content: the first web URL as the URL, and the rest as lines of text.
  ///
  /// Browsers share a single URL, which must be a web URL; any other becomes a line of text.
  init(sharing content: SharedContent) {
    var lines = content.message.map { [$0] } ?? []
    var first: String?
    for item in content.items {
      switch item {
      case .address(let address) where first == nil && WebAddress.allowed(address) != nil:
        first = address
      case .address(let line), .text(let line): lines.append(line)
      }
    }
    self = .share(
      title: content.subject ?? "", text: lines.joined(separator: "\n"), address: first ?? "")
  }
}
