// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import WaymarkViews

/// The string that a text shows in a locale, with the source of the expectation.
struct TextCase: Sendable, CustomTestStringConvertible {
  /// The source of an expectation.
  enum Source: String, Sendable {
    /// Apple's documentation, in its text or by example.
    case documented
    /// `printf`, CLDR or CommonMark, to which that documentation refers.
    case standard
    /// Waymark's own choice, since no source specifies it.
    case ours
  }

  let text: Text
  let shown: String
  let source: Source
  let locale: String
  let line: Int

  init(
    _ text: Text, _ shown: String, _ source: Source, in locale: String = "en_US",
    line: Int = #line
  ) {
    self.text = text
    self.shown = shown
    self.source = source
    self.locale = locale
    self.line = line
  }

  var testDescription: String { "line \(line): \(shown)" }
}

/// The beginning of 2001, a Monday.
let epoch = Date(timeIntervalSinceReferenceDate: 0)

/// Formats the day of a date in GMT.
private var days: DateFormatter {
  let formatter = DateFormatter()
  formatter.dateFormat = "yyyy-MM-dd"
  formatter.locale = Locale(identifier: "en_US_POSIX")
  formatter.timeZone = TimeZone(secondsFromGMT: 0)
  return formatter
}

extension TextCase {
  static let literals: [TextCase] = [
    TextCase(Text("Hello"), "Hello", .documented),
    TextCase(Text(""), "", .ours),
    TextCase(Text(verbatim: "**a** 100%"), "**a** 100%", .documented),
    TextCase(Text(String("**a**")), "**a**", .documented),
    TextCase(Text("a *b* c"[...]), "a *b* c", .documented),
    TextCase(Text("100% sure"), "100% sure", .documented),
    TextCase(Text("100%% sure"), "100%% sure", .ours),
    TextCase(Text("%lld"), "%lld", .ours),
    TextCase(Text("two\nlines"), "two\nlines", .documented),
    TextCase(Text("# no block"), "# no block", .documented),
    TextCase(Text("- no list"), "- no list", .documented),
    TextCase(Text("\\*a\\*"), "*a*", .standard),
    TextCase(Text("2 * 3 * 4"), "2 * 3 * 4", .standard),
    TextCase(Text("snake_case_name"), "snake_case_name", .standard),
    TextCase(Text("a < b & c"), "a < b & c", .standard),
    TextCase(Text("a &amp; b"), "a & b", .standard),
    TextCase(Text(LocalizedStringKey("**a**")), "a", .documented),
  ]

  static let markdown: [TextCase] = [
    TextCase(Text("**bold**"), "bold", .documented),
    TextCase(Text("*slanted*"), "slanted", .documented),
    TextCase(Text("~~gone~~"), "gone", .documented),
    TextCase(Text("`let a = 1`"), "let a = 1", .documented),
    TextCase(Text("[a link](https://example.org)"), "a link", .documented),
    TextCase(Text("**bold *and* more**"), "bold and more", .standard),
    TextCase(Text("__bold__ _slanted_"), "bold slanted", .standard),
    TextCase(Text("`*a*`"), "*a*", .standard),
    TextCase(Text("[a](b"), "[a](b", .standard),
    TextCase(Text("**open"), "**open", .standard),
    TextCase(Text("<https://example.org>"), "https://example.org", .standard),
    TextCase(Text("![alt](a.png)"), "alt", .ours),
    TextCase(Text("<b>a</b>"), "<b>a</b>", .ours),
  ]

  static let values: [TextCase] = [
    TextCase(Text("\(7) days"), "7 days", .documented),
    TextCase(Text("\(-7)"), "-7", .documented),
    TextCase(Text("\(999)"), "999", .documented),
    TextCase(Text("\(1000)"), "1,000", .standard),
    TextCase(Text("\(1_234_567)"), "1,234,567", .standard),
    TextCase(Text("\(-1_234_567)"), "-1,234,567", .standard),
    TextCase(Text("\(1_234_567)"), "1.234.567", .standard, in: "de_DE"),
    TextCase(Text("\(1_234_567)"), "12,34,567", .standard, in: "en_IN"),
    TextCase(Text("\(Int.max)"), "9,223,372,036,854,775,807", .standard),
    TextCase(Text("\(UInt.max)"), "18,446,744,073,709,551,615", .standard),
    TextCase(Text("\(Int8(-3)) \(UInt16(9))"), "-3 9", .standard),
    TextCase(Text("\(3.0)"), "3.000000", .standard),
    TextCase(Text("\(3.0)"), "3,000000", .standard, in: "de_DE"),
    TextCase(Text("\(Float(0.5))"), "0.500000", .standard),
    TextCase(Text("\(CGFloat(2))"), "2.000000", .standard),
    TextCase(Text("\(3.14159, specifier: "%.2f")"), "3.14", .documented),
    TextCase(Text("\(5, specifier: "%03d")"), "005", .standard),
    TextCase(Text("\(255, specifier: "%x")"), "ff", .standard),
    TextCase(Text("\(2.5, specifier: "%d")"), "2.500000", .ours),
    TextCase(Text("\("word")"), "word", .documented),
    TextCase(Text("\("**word**")"), "**word**", .documented),
    TextCase(Text("**\("*word*")**"), "*word*", .documented),
    TextCase(Text("\(true) \(Optional<Int>.none.debugDescription)"), "true nil", .ours),
    TextCase(Text("50% of \(10)"), "50% of 10", .documented),
    TextCase(Text("\(1) \(2) \(3)"), "1 2 3", .documented),
    TextCase(Text("\(0.25, format: .percent)"), "25%", .documented),
    TextCase(Text("\(1234.5, format: .number)"), "1.234,5", .documented, in: "de_DE"),
    TextCase(Text("on \(epoch, formatter: days)"), "on 2001-01-01", .documented),
    TextCase(Text("\(Decimal(5), formatter: NumberFormatter())"), "5", .documented),
    TextCase(Text("\(NSNumber(value: 7), formatter: NumberFormatter())"), "7", .documented),
    TextCase(Text("\(Text("a").bold()) b"), "a b", .documented),
    TextCase(Text("\(Image(systemName: "star")) a"), " a", .documented),
    TextCase(Text("\(AttributedString("a")) b"), "a b", .documented),
    TextCase(Text("\(LocalizedStringResource("a \(2)")) b"), "a 2 b", .documented),
    TextCase(Text(LocalizedStringResource("100% \(1000)")), "100% 1,000", .documented),
    TextCase(Text("x\(5)") + Text("y"), "x5y", .documented),
    TextCase(Text("\(1000)") + Text(" \(2000)").bold(), "1.000 2.000", .documented, in: "de_DE"),
  ]

  static let formats: [TextCase] = [
    TextCase(Text(1234.5, format: .number), "1,234.5", .documented),
    TextCase(Text(1234.5, format: .number), "1.234,5", .documented, in: "de_DE"),
    TextCase(
      Text(1234.5, format: .number.locale(Locale(identifier: "fr_FR"))), "1\u{202F}234,5", .ours,
      in: "de_DE"),
    TextCase(Text(9.5, format: .currency(code: "EUR")), "€9.50", .documented),
    TextCase(Text(9.5, format: .currency(code: "EUR")), "9,50\u{A0}€", .documented, in: "de_DE"),
    TextCase(Text(["a", "b", "c"], format: .list(type: .and)), "a, b, and c", .documented),
    TextCase(Text(epoch, style: .date), "January 1, 2001", .documented),
    TextCase(Text(epoch, style: .date), "1. Januar 2001", .documented, in: "de_DE"),
    TextCase(Text(epoch, style: .time), "9:00\u{202F}AM", .documented),
    TextCase(Text(epoch, style: .time), "9:00", .ours, in: "de_DE"),
    TextCase(
      Text(epoch, format: .dateTime.year().month(.wide)), "Januar 2001", .documented, in: "de_DE"),
    TextCase(
      Text(epoch...epoch.addingTimeInterval(5400)),
      "1/1/2001, 9:00\u{2009}–\u{2009}10:30\u{202F}AM",
      .documented),
    TextCase(Text("On \(epoch, style: .date)"), "On January 1, 2001", .documented),
  ]

  static let inflections: [TextCase] = [
    TextCase(Text("^[\(1) item](inflect: true)"), "1 item", .documented),
    TextCase(Text("^[\(2) item](inflect: true)"), "2 items", .documented),
    TextCase(Text("^[\(0) box](inflect: true)"), "0 boxes", .documented),
    TextCase(Text("^[\(3) child](inflect: true) here"), "3 children here", .documented),
    TextCase(Text("**^[\(2) dog](inflect: true)**"), "2 dogs", .ours),
    TextCase(Text("^[\(2) Hund](inflect: true)"), "2 Hund", .ours, in: "de_DE"),
    TextCase(Text("^[a](unknown: 1)"), "a", .ours),
  ]
}
