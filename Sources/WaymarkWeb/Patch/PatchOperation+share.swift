// SPDX-License-Identifier: MIT

import WaymarkRender

extension PatchOperation {
  /// Shares content: the first address as such, what is left as lines of text.
  ///
  /// Browsers share one address, of the web only; any other is among the lines.
  init(sharing content: SharedContent) {
    var lines = content.message.map { [$0] } ?? []
    var first: String?
    for item in content.items {
      switch item {
      case .address(let address) where first == nil && WebAddress.allowed(address) != nil:
        first = address
      case .address(let words), .text(let words): lines.append(words)
      }
    }
    self = .share(
      title: content.subject ?? "", text: lines.joined(separator: "\n"), address: first ?? "")
  }
}
