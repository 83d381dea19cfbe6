// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import WaymarkViews

struct FormatTests {
  private let english = Locale(identifier: "en_US")

  private func text(_ format: String, _ arguments: FormatArgument...) -> String {
    Localization.text(
      of: Localization.keyFormat(format), arguments: arguments, locale: english)
  }

  @Test func `arguments stand in for their specifiers`() {
    // printf's rules for positions (POSIX fprintf); the texts are those of SwiftUI's Text.
    #expect(text("You have %lld items", .integer(3)) == "You have 3 items")
    #expect(text("%@ has %lld", .string("Ann"), .integer(1_234_567)) == "Ann has 1,234,567")
    #expect(text("%2$@ before %1$@", .string("a"), .string("b")) == "b before a")
    #expect(text("%1$@ %1$@ %@", .string("a")) == "a a a")
    #expect(text("%lf", .double(3)) == "3.000000")
    #expect(text("%.2f", .double(2.346)) == "2.35")
    #expect(text("100%% of %lld", .integer(5)) == "100% of 5")
    #expect(text("%@", .custom("5 May", number: nil)) == "5 May")
    #expect(text("%llu", .unsigned(.max)) == "18,446,744,073,709,551,615")
    #expect(text("%25llu", .unsigned(.max)).count == 26)
    #expect(text("%5lld|%-5lld|%+lld", .integer(1), .integer(2), .integer(3)) == "    1|2    |+3")
    #expect(text("%x %X %#o", .integer(255), .integer(255), .integer(8)) == "ff FF 010")
    #expect(text("%5@|%-3@|%.1@", .string("a"), .string("b"), .string("cd")) == "    a|b  |c")
  }

  @Test func `digits are those of the locale`() {
    let format = Localization.keyFormat("%lld")
    for (identifier, expected) in [
      ("de_DE", "1.234.567"), ("hi_IN", "12,34,567"), ("ar_EG", "١٬٢٣٤٬٥٦٧"),
    ] {
      let locale = Locale(identifier: identifier)
      let text = Localization.text(of: format, arguments: [.integer(1_234_567)], locale: locale)
      #expect(text == expected)
    }
  }

  @Test func `a specifier that does not fit is decided by the argument`() {
    #expect(text("%d", .string("seven")) == "seven")
    #expect(text("%s", .string("seven")) == "seven")
    #expect(text("%@", .integer(-7)) == "-7")
    #expect(text("%s", .integer(7)) == "7")
    #expect(text("%c", .integer(65)) == "65")
    #expect(text("%p", .integer(7)) == "7")
    #expect(text("%u", .integer(-7)) == "-7")
    #expect(text("%hhd", .integer(300)) == "300")
    #expect(text("%d", .double(2.5)) == "2.500000")
    #expect(text("%@", .double(2.5)) == "2.500000")
    #expect(text("%.1f", .integer(2)) == "2.0")
    #expect(text("%'d", .integer(1234)) == "1,234")
    #expect(text("%d", .custom("twelve", number: 12)) == "twelve")
  }

  @Test func `a specifier without an argument stays as it is written`() {
    #expect(text("%@ and %lld", .string("a")) == "a and %lld")
    #expect(text("%3$lld of %1$@", .string("a")) == "%3$lld of a")
    #expect(text("%999$@", .string("a")) == "%999$@")
  }

  @Test func `text without arguments is no format`() {
    // SwiftUI displays Text("100%% sure") with both signs.
    for text in ["100%", "100%% sure", "50% off", "%", "%%%", "%lld", ""] {
      #expect(self.text(text) == text)
    }
  }

  @Test func `what is no specifier is literal`() {
    for text in ["%", "a % ", "%*d", "%0$@", "%1$", "%1234$@", "%y", "%#@@", "%#@a", "%é", "%-"] {
      #expect(self.text(text, .integer(1)) == text)
    }
    #expect(text("%#@name@ %lld", .integer(1)) == "%#@name@ 1")
    #expect(text("e\u{301}%@\u{301}", .string("x")) == "e\u{301}x\u{301}")
  }

  @Test func `pieces keep the specifier without its position`() {
    let format = Localization.keyFormat("%2$-8.3lf of %%%1$@!")
    #expect(
      format.pieces(for: [.string("a"), .double(1)]) == [
        .argument(1, specifier: "%-8.3lf"), .literal(" of %"), .argument(0, specifier: "%@"),
        .literal("!"),
      ])
  }

  @Test func `no specifier and no value traps`() {
    let values: [FormatArgument] = [
      .integer(.min), .integer(.max), .unsigned(.max), .double(.greatestFiniteMagnitude),
      .double(-.leastNonzeroMagnitude), .double(.nan), .double(.infinity), .string(""),
      .custom("", number: .nan),
    ]
    for conversion in "@dDiuUxXoOfFeEgGaAcCsSp" {
      for middle in ["", "#", "0200", "+-999", ".999", " '5.5", "lll", "hh", "999.999L"] {
        for value in values {
          let specifier = "%\(middle)\(conversion)"
          let text = Localization.text(of: value, specifier: specifier, locale: english)
          #expect(text.count < 2000, "\(specifier) \(value)")
        }
      }
    }
    for specifier in ["", "%", "d", "%#@x@", "%1$"] {
      #expect(Localization.text(of: .integer(1), specifier: specifier, locale: english) == "1")
    }
  }
}
