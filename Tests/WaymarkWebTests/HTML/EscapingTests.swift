// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender

@testable import WaymarkWeb

private let attacks = [
  "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onclick='alert(1)",
  "javascript:alert(1)", "</style><script>", "a;background:url(//evil)", "&lt;b&gt;", "\0\r\n",
  "}</style>", "<!--", "]]>", "red\"}*{",
]

private func html(_ part: Part) throws -> (html: String, css: String) {
  var encoder = PatchEncoder(asset: { "/waymark/file-\(Escaping.escaped($0).count).svg" })
  try encoder.load(part.mutations)
  let page = encoder.page()
  return (page.html, page.css)
}

@Suite struct EscapingTests {
  /// Every property of every kind of element, with text that must remain text.
  @Test(arguments: ElementKind.allCases)
  func `text in a property never becomes markup`(kind: ElementKind) throws {
    guard kind != .window else { return }
    for property in Property.allCases {
      for attack in attacks {
        let part = Part(.window, [:], Part(kind, [property: .text(attack)], Part(.text)))
        let page = try html(part)
        // Parses the result, which fails if a value is not quoted.
        let document = try DOMNode.parse(page.html)
        for node in document.all {
          #expect(node.tag != "script" && node.attributes["style"] == nil)
          #expect(!node.attributes.keys.contains { $0.hasPrefix("on") })
          #expect(node.attributes["href"]?.hasPrefix("javascript") != true)
          #expect(node.attributes["src"].map { $0.hasPrefix("/waymark/") } != false)
        }
        #expect(!page.css.contains("<") && !page.css.contains("url("))
      }
    }
  }

  @Test(arguments: attacks)
  func `what is written is read back as it was`(text: String) throws {
    let page = try html(
      Part(.window, [:], Part(.text, [.text: .text(text), .label: .text(text)])))
    let node = try DOMNode.parse(page.html).first(ElementID(index: 2))
    let expected = text.replacing("\0", with: "\u{FFFD}")
    #expect(node?.text == expected)
    #expect(node?.attributes["aria-label"] == expected)
  }

  @Test(arguments: [
    ("https://example.org/?a=1&b=2", true), ("HTTP://example.org", true),
    ("mailto:a@example.org", true), ("tel:+123", true), ("javascript:alert(1)", false),
    ("JaVaScRiPt:alert(1)", false), (" javascript:alert(1)", false),
    ("java\nscript:alert(1)", false), ("\u{1}javascript:alert(1)", false),
    ("data:text/html,<script>", false), ("vbscript:x", false), ("//evil.example", false),
    ("/waymark/socket", false), ("https:evil", false), ("https://a b", false), ("", false),
    ("file:///etc/passwd", false), ("blob:x", false),
  ])
  func `only addresses of known schemes become links`(address: String, isLink: Bool) throws {
    let page = try html(
      Part(.window, [:], Part(.link, [.url: .text(address)], Part(.text, [.text: .text("go")]))))
    let node = try DOMNode.parse(page.html).first(ElementID(index: 2))
    #expect((node?.attributes["href"] == address) == isLink)
    #expect((node?.tag == "a") == isLink)
    #expect(page.html.contains("go"))
  }

  @Test func `a file outside the app is never named`() throws {
    var encoder = PatchEncoder(asset: { _ in nil })
    try encoder.load(
      Part(.window, [:], Part(.image, [.resource: .text("/etc/passwd")])).mutations)
    #expect(!encoder.page().html.contains("passwd"))
  }

  @Test(arguments: [
    (0.0, "0"), (1.5, "1.5"), (-2.25, "-2.25"), (1e300, "1000000"), (.nan, "0"), (0.0001, "0"),
    (1.0 / 3, "0.333"), (-0.5, "-0.5"), (10.05, "10.05"),
  ])
  func `numbers in style sheets have no exponent`(value: Double, text: String) {
    #expect(Style.number(value) == text)
  }
}
