// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkRender
import WaymarkTesting

@testable import WaymarkViews

@MainActor
struct TextTableTests {
  private func shown(_ text: Text, in locale: String) -> Probe {
    Probe(
      text.environment(\.locale, Locale(identifier: locale))
        .environment(\.timeZone, TimeZone(identifier: "Asia/Tokyo") ?? .gmt)
        .environment(\.calendar, Calendar(identifier: .gregorian)))
  }

  @Test(
    arguments: TextCase.literals + TextCase.markdown + TextCase.values + TextCase.formats
      + TextCase.inflections)
  func `D11: a text shows what the table says`(one: TextCase) {
    #expect(shown(one.text, in: one.locale).texts == [one.shown])
  }

  @Test func `the table is long enough to say what a text is`() {
    let all = [
      TextCase.literals, TextCase.markdown, TextCase.values, TextCase.formats,
      TextCase.inflections,
    ].joined()
    #expect(all.count >= 80)
  }

  @Test(
    arguments: [
      ("**a**", TextRun("a", [.weight: .keyword("bold")])),
      ("*a*", TextRun("a", [.italic: .bool(true)])),
      ("~~a~~", TextRun("a", [.strikethrough: .bool(true)])),
      ("`a`", TextRun("a", [.fontDesign: .keyword("monospaced")])),
      ("***a***", TextRun("a", [.weight: .keyword("bold"), .italic: .bool(true)])),
      ("[a](https://example.org/b)", TextRun("a", [.url: .text("https://example.org/b")])),
      (
        "www.example.org",
        TextRun("www.example.org", [.url: .text("http://www.example.org")])
      ),
      (
        "<a@example.org>", TextRun("a@example.org", [.url: .text("mailto:a@example.org")])
      ),
    ])
  func `Markdown in a literal is drawn`(source: String, run: TextRun) throws {
    let probe = shown(Text(LocalizedStringKey("x " + source + " y")), in: "en")
    let element = try #require(probe.all(.text).first)
    #expect(element.properties[.runs] == .runs([TextRun("x "), run, TextRun(" y")]))
  }

  @Test func `what is interpolated stands in a link and in bold, and is no Markdown`() throws {
    let (id, name) = (7, "[x](https://evil.example)")
    let text = Text("**\(name)** [open](https://example.org/\(id))")
    let element = try #require(shown(text, in: "en").all(.text).first)
    #expect(
      element.properties[.runs]
        == .runs([
          TextRun(name, [.weight: .keyword("bold")]), TextRun(" "),
          TextRun("open", [.url: .text("https://example.org/7")]),
        ]))
  }

  @Test func `a picture in a text is a run of its own`() throws {
    let text = Text("\(Image(systemName: "star")) \(Text("x").italic())")
    let element = try #require(shown(text, in: "en").all(.text).first)
    #expect(
      element.properties[.runs]
        == .runs([
          TextRun("", [.systemName: .text("star"), .label: .text("Favourite")]), TextRun(" "),
          TextRun("x", [.italic: .bool(true)]),
        ]))
  }

  @Test func `D12: another locale writes what is shown again, and only where it differs`() {
    let (probe, show) = Probe.remoted("en_US") { $locale in
      VStack {
        Text("\(1234)")
        Text("\(12)")
        Text(0.5, format: .number)
      }
      .environment(\.locale, Locale(identifier: locale))
    }
    #expect(probe.texts == ["1,234", "12", "0.5"])
    let count = probe.host.mutations.count
    show("de_DE")
    #expect(probe.texts == ["1.234", "12", "0,5"])
    #expect(probe.host.mutations.count == count + 2)
  }

  @Test func `small numbers are in the digits of the locale, too`() {
    let probe = Probe(Digit().environment(\.locale, Locale(identifier: "ar_EG")))
    #expect(probe.texts == ["٥"])
  }

  @Test func `a title is in the language of the view that it is declared in`() {
    let (probe, show) = Probe.remoted("en_US") { $locale in
      Titled().environment(\.locale, Locale(identifier: locale))
    }
    #expect(probe.text(.label, of: .text) == ["1,234 left"])
    show("de_DE")
    #expect(probe.text(.label, of: .text) == ["1.234 left"])
  }
}

private struct Digit: View {
  var body: some View { Text("\(5)") }
}

private struct Titled: View {
  var body: some View { Text("a").accessibilityLabel("\(1234) left") }
}
