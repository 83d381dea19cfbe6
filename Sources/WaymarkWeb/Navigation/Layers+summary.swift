// SPDX-License-Identifier: MIT

import WaymarkRender

extension Layers {
  /// The length of ``summary``, after which search engines cut descriptions.
  private static let summaryLength = 160

  /// The beginning of the text on the frontmost screen, without its bars, in at most 160 characters.
  var summary: String {
    var text = ""
    for id in frontContent { append(id, to: &text) }
    guard text.count > Self.summaryLength else { return text }
    let start = text.prefix(Self.summaryLength)
    return start.prefix(upTo: start.lastIndex(of: " ") ?? start.endIndex) + "…"
  }

  private func append(_ id: ElementID, to text: inout String) {
    guard text.count <= Self.summaryLength, let element = tree[id],
      !element.flag(.hidden), !element.flag(.accessibilityHidden)
    else { return }
    switch element.kind {
    case .toolbarItem, .menu, .searchField: return
    case .tab where !element.flag(.selected): return
    default: break
    }
    if element.kind == .text, let own = element.text(.text) {
      let line = own.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      if !line.isEmpty { text += text.isEmpty ? line : " \(line)" }
    }
    for child in element.children { append(child, to: &text) }
  }
}
