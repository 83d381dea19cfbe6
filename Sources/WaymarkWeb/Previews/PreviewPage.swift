// SPDX-License-Identifier: MIT

import WaymarkViews

/// The page of a gallery, which shows the HTML of each variant in a frame.
struct PreviewPage {
  private let app: String
  private var cards: [(file: String, html: String)] = []
  /// The previews that were added.
  private(set) var count = 0
  /// What is wrong with the previews, each with its name.
  private(set) var problems: [(name: String, problem: String)] = []
  /// Whether there is a picture beside the HTML of each variant.
  var hasPictures = false

  /// Creates a page without previews.
  init(_ app: String) { self.app = app }

  /// Adds a preview with the variants that are drawn.
  mutating func add(
    _ item: PreviewItem, in folder: String, _ variants: [PreviewVariant], problems: [String]
  ) {
    count += 1
    self.problems += problems.map { (item.name, $0) }
    var sizes: [PreviewSize] = []
    for variant in variants where !sizes.contains(variant.size) { sizes.append(variant.size) }
    let list = sizes.map { "\($0.name):\($0.width):\($0.height)" }.joined(separator: " ")
    let line = item.place.line > 0 ? "Line \(item.place.line) · " : ""
    let notes = problems.map { "<p class=\"problem\">\(Escaping.escaped($0))</p>" }.joined()
    let first = variants.first.map { "\(folder)/\($0.name).html" }
    cards.append(
      (
        item.place.file,
        """
        <article class="card" data-folder="\(Escaping.escaped(folder))" data-sizes="\(list)"\
        \(item.settings.layout.fitsContent ? " data-fits" : "")>
        <header><h3>\(Escaping.escaped(item.name))</h3>
        <p>\(line)\(Escaping.escaped(item.layout))</p></header>\(notes)
        \(first.map { "<noscript><p><a href=\"\(Escaping.escaped($0))\">Open</a></p></noscript>" } ?? "")
        \(first == nil ? "" : Self.views)
        </article>
        """
      ))
  }

  /// The HTML of the page.
  var html: String {
    var sections = ""
    var rest = cards[...]
    while let file = rest.first?.file {
      let group = rest.prefix { $0.file == file }
      rest = rest[group.endIndex...]
      sections += """
        <section><h2>\(Escaping.escaped(file))</h2>
        <div class="cards">\(group.map(\.html).joined(separator: "\n"))</div></section>

        """
    }
    let title = Escaping.escaped("Previews of \(app)")
    return """
      <!doctype html>
      <html lang="en"\(hasPictures ? " data-pictures" : "")><head><meta charset="utf-8">
      <title>\(title)</title>
      <meta name="viewport" content="width=device-width,initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <style>\(Self.look)</style></head>
      <body><header class="top"><h1>\(title)</h1>
      <p>\(count == 1 ? "1 preview" : "\(count) previews"), drawn by this browser from the HTML of \
      Waymark’s web host before its script runs. These are not Apple’s pixels: fonts, controls and \
      spacing differ from those of SwiftUI.\
      \(hasPictures ? " The pictures are drawn by Chromium." : "")</p></header>
      <form class="controls">\(Self.controls)</form>
      <main>
      \(sections)</main>
      <script>\(Self.script)</script></body></html>

      """
  }

  private static let views = """
    <div class="stage"></div>
    <footer><a class="open" target="_blank">Open</a><a class="picture" target="_blank">Picture</a></footer>
    <details><summary>All variants</summary><div class="all"></div></details>
    """

  /// The controls that select the variant of all cards.
  private static var controls: String {
    let texts = PreviewVariant.textSizes.map { ($0.name, $0.title) }
    let sizes = [PreviewSize.phone, .desktop].map { ($0.name, $0.title) }
    return group("size", "Size", sizes, first: "phone")
      + group("scheme", "Appearance", [("light", "Light"), ("dark", "Dark")], first: "light")
      + group(
        "direction", "Direction", [("ltr", "Left to right"), ("rtl", "Right to left")],
        first: "ltr")
      + group("text", "Text", texts, first: "large")
  }

  private static func group(
    _ name: String, _ title: String, _ choices: [(value: String, title: String)], first: String
  ) -> String {
    let buttons = choices.map { choice in
      "<label><input type=\"radio\" name=\"\(name)\" value=\"\(choice.value)\""
        + "\(choice.value == first ? " checked" : "")><span>\(choice.title)</span></label>"
    }
    return "<fieldset><legend>\(title)</legend><div>\(buttons.joined())</div></fieldset>"
  }
}
