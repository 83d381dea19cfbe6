// SPDX-License-Identifier: MIT

import Testing

@testable import WaymarkViews

/// The expectations are the sample numbers of CLDR 47's chart "Language Plural Rules".
struct PluralRulesTests {
  private typealias Expectation = (tag: String, numbers: [String], category: PluralCategory)

  private static let expectations: [Expectation] = [
    ("en", ["1"], .one), ("en", ["0", "2", "1.0", "1.5", "1000000"], .other),
    ("en-GB", ["1"], .one), ("de", ["1"], .one), ("de", ["1.0", "0"], .other),
    ("fr", ["0", "1", "1.5"], .one), ("fr", ["2", "17", "2.0", "1000001"], .other),
    ("fr", ["1000000", "3000000"], .many),
    ("es", ["1", "1.0"], .one), ("es", ["0", "0.5", "2"], .other), ("es", ["1000000"], .many),
    ("it", ["1"], .one), ("it", ["1.0"], .other), ("ca", ["1000000"], .many),
    ("pt", ["0", "1", "1.5"], .one), ("pt-BR", ["0"], .one), ("pt-PT", ["0", "1.5"], .other),
    ("pt_PT", ["1"], .one), ("pt", ["2", "2.0"], .other),
    ("ja", ["0", "1", "2", "1.5"], .other), ("zh-Hans", ["1"], .other), ("ko", ["1"], .other),
    ("vi", ["1"], .other), ("th", ["1"], .other), ("id", ["1"], .other),
    ("tr", ["1", "1.0"], .one), ("hu", ["1"], .one), ("bg", ["0"], .other),
    ("hi", ["0", "1", "0.5"], .one), ("hi", ["2", "1.1"], .other), ("fa", ["0.4"], .one),
    ("da", ["1", "0.1", "1.6"], .one), ("da", ["0", "2", "2.0"], .other),
    ("is", ["1", "21", "0.1", "1.1"], .one), ("is", ["11", "0", "111", "5"], .other),
    ("mk", ["1", "31", "0.1"], .one), ("mk", ["11", "0.0"], .other),
    ("fil", ["0", "1", "3", "5", "0.3"], .one), ("fil", ["4", "6", "19", "0.4"], .other),
    ("lv", ["0", "10", "11", "19", "20"], .zero), ("lv", ["1", "21", "0.1"], .one),
    ("lv", ["2", "9", "22", "0.2"], .other),
    ("he", ["1", "0.5"], .one), ("he", ["2"], .two), ("iw", ["2"], .two),
    ("he", ["0", "3", "20"], .other), ("se", ["2"], .two),
    ("ro", ["1"], .one), ("ro", ["0", "2", "16", "101", "1.5"], .few), ("ro", ["20"], .other),
    ("sr", ["1", "21", "0.1"], .one), ("hr", ["2", "24", "0.3"], .few),
    ("bs", ["0", "5", "11", "12", "0.0"], .other),
    ("sl", ["1", "101"], .one), ("sl", ["2", "102"], .two), ("sl", ["3", "104", "1.5"], .few),
    ("sl", ["0", "5", "100"], .other),
    ("cs", ["1"], .one), ("cs", ["2", "4"], .few), ("cs", ["0.5", "1.0"], .many),
    ("sk", ["0", "5", "22"], .other),
    ("pl", ["1"], .one), ("pl", ["2", "22", "104"], .few), ("pl", ["0", "5", "12", "21"], .many),
    ("pl", ["1.5"], .other),
    ("ru", ["1", "21", "101"], .one), ("ru", ["2", "34"], .few),
    ("ru", ["0", "5", "11", "14", "20", "111"], .many), ("ru", ["1.5"], .other),
    ("uk", ["31"], .one), ("uk", ["1000"], .many), ("be", ["1", "1.0"], .one),
    ("be", ["0", "11"], .many), ("be", ["0.1"], .other),
    ("lt", ["1", "21"], .one), ("lt", ["2", "9"], .few), ("lt", ["0.1"], .many),
    ("lt", ["0", "10", "11"], .other),
    ("ar", ["0"], .zero), ("ar", ["1"], .one), ("ar-EG", ["2"], .two),
    ("ar", ["3", "10", "103"], .few), ("ar", ["11", "99", "111"], .many),
    ("ar", ["100", "102", "0.1"], .other),
    ("cy", ["0"], .zero), ("cy", ["1"], .one), ("cy", ["2"], .two), ("cy", ["3"], .few),
    ("cy", ["6"], .many), ("cy", ["4", "100"], .other),
    ("ga", ["3", "6"], .few), ("ga", ["7", "10"], .many), ("ga", ["0", "11"], .other),
    ("gd", ["11"], .one), ("gd", ["12"], .two), ("gd", ["13", "3"], .few),
    ("mt", ["0", "3.0", "103"], .few), ("mt", ["11", "119"], .many), ("mt", ["20"], .other),
    ("br", ["1", "21", "81"], .one), ("br", ["2", "22"], .two), ("br", ["3", "9", "29"], .few),
    ("br", ["1000000"], .many), ("br", ["71", "0"], .other),
    ("kw", ["22", "1000", "100000"], .two), ("kw", ["23"], .few), ("kw", ["21"], .many),
    ("gv", ["1", "11"], .one), ("gv", ["0", "20"], .few), ("gv", ["0.0"], .many),
    ("xx", ["1"], .other), ("", ["1"], .other),
  ]

  @Test(arguments: expectations.indices)
  func `a number has the category that CLDR gives it`(index: Int) throws {
    let (tag, numbers, category) = Self.expectations[index]
    for number in numbers {
      let operands = try #require(PluralOperands(displayed: number))
      #expect(PluralRules.rules(for: tag).category(of: operands) == category, "\(tag) \(number)")
    }
  }

  @Test func `every rule in the table can be read`() {
    for (languages, rules) in PluralRules.table {
      #expect(PluralRules(rules) != nil, "\(languages)")
    }
    for wrong in ["one", "none i=1", "one i", "one i=", "one k=1", "one i%0=1", "one i=2..1", ""] {
      #expect(PluralRules(wrong)?.cases.isEmpty ?? true, "\(wrong)")
    }
  }

  @Test func `compact notation has a category of its own in French`() {
    var operands = PluralOperands(UInt64(1))
    operands.c = 6
    #expect(PluralRules.rules(for: "fr").category(of: operands) == .one)
    operands.i = 2
    #expect(PluralRules.rules(for: "fr").category(of: operands) == .many)
  }

  @Test func `operands are those of UTS 35`() throws {
    // The table "Plural Operand Examples" of UTS #35, part 3.
    let expected: [(String, i: UInt64, v: Int, w: Int, f: UInt64, t: UInt64)] = [
      ("1", 1, 0, 0, 0, 0), ("1.0", 1, 1, 0, 0, 0), ("1.00", 1, 2, 0, 0, 0),
      ("1.3", 1, 1, 1, 3, 3), ("1.30", 1, 2, 1, 30, 3), ("1.03", 1, 2, 2, 3, 3),
      ("1.230", 1, 3, 2, 230, 23), ("1200000", 1_200_000, 0, 0, 0, 0),
    ]
    for (text, i, v, w, f, t) in expected {
      let operands = try #require(PluralOperands(displayed: text))
      #expect(operands.i == i && operands.v == v && operands.w == w, "\(text)")
      #expect(operands.f == f && operands.t == t, "\(text)")
    }
    #expect(PluralOperands(12.5) == PluralOperands(displayed: "12.5"))
    #expect(PluralOperands(5e-05) == PluralOperands(displayed: "0.00005"))
    #expect(PluralOperands(1.25e-07) == PluralOperands(displayed: "0.000000125"))
    #expect(PluralOperands(Double(-3)) == PluralOperands(UInt64(3)))
    #expect(PluralOperands(3e20)?.i == 1_000_000_000_000_000_000)
    #expect(PluralOperands(UInt64.max).i == 1_446_744_073_709_551_615)
    #expect(
      PluralOperands(displayed: "100000000000000000000000021")?.i == 1_000_000_000_000_000_021)
    #expect(PluralOperands(Double.nan) == nil)
    #expect(PluralOperands(-Double.infinity) == nil)
    for wrong in ["", ".5", "1.2.3", "1,5", "-1", "١"] {
      #expect(PluralOperands(displayed: wrong) == nil)
    }
  }
}
