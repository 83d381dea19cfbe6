// SPDX-License-Identifier: MIT

import WaymarkRender

extension ElementTemplate {
  /// Adds the alignment guides of an element, as the script of the page reads them.
  func applyGuides(_ element: ElementTree.Element, _ markup: inout Markup) {
    if let guide = element[.explicitGuide] {
      markup["data-guide"] = "\(Self.letter(of: guide)) \(Self.name(of: guide))"
      markup["data-line"] = Self.line(of: guide)
    }
    for guide in element[.alignmentGuides] ?? [] {
      markup["data-g\(Self.letter(of: guide))"] = Self.line(of: guide)
    }
  }

  private static func letter(of guide: GuideValue) -> String {
    guide.axis == .horizontal ? "x" : "y"
  }

  /// Returns the name as a part of a selector, without spaces and quotation marks.
  private static func name(of guide: GuideValue) -> String {
    String(guide.name.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "_" })
  }

  /// Returns the name and the parts of the position, such as `center 0 0.5`.
  private static func line(of guide: GuideValue) -> String {
    var parts = [guide.offset, guide.width, guide.height, guide.firstBaseline, guide.lastBaseline]
    while parts.count > 1, parts.last == 0 { parts.removeLast() }
    return ([name(of: guide)] + parts.map(Style.number)).joined(separator: " ")
  }
}
