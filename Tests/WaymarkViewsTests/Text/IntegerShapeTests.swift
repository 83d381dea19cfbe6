// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import WaymarkViews

/// Integers are formatted as Foundation formats them.
struct IntegerShapeTests {
  @Test(arguments: [
    "en_US", "en_IN", "de_DE", "de_CH", "de_AT", "fr_FR", "es_ES", "pl_PL", "pt_PT", "sv_SE",
    "ar_EG", "fa_IR", "hi_IN", "bn_BD", "my_MM", "ja_JP", "he_IL", "en_US_POSIX", "zz",
  ])
  func `each locale groups and formats digits like Foundation`(identifier: String) {
    let locale = Locale(identifier: identifier)
    let shape = IntegerShape.of(locale)
    var random = SystemRandomNumberGenerator()
    let numbers = (0..<200).map { place in
      Int64.random(in: .min ... .max, using: &random) >> (place % 64)
    }
    for number in numbers + [0, -1, 9, 999, 1000, -1000, 9999, 10_000, .min, .max] {
      let expected = String(format: "%lld", locale: locale, number)
      #expect(shape?.text(number) ?? expected == expected, "\(number)")
    }
  }

  @Test func `the most common locales have a shape`() {
    for identifier in ["en_US", "de_DE", "fr_FR", "es_ES", "hi_IN", "ja_JP", "ar_EG", "sv_SE"] {
      #expect(IntegerShape.of(Locale(identifier: identifier)) != nil, "\(identifier)")
    }
  }
}

/// Interpolated values that are stored as ranges of the text.
struct ValueMarksTests {
  @Test func `values at the ends and adjacent values keep their positions`() {
    let key: LocalizedStringKey = "\(7)\("a%b")-\(12_345)é\("")"
    #expect(key.key == "%lld%@-%lldé%@")
    #expect(key.text == "7a%b-12,345é")
  }

  @Test func `the fifth value, and a number of another type, behave like the others`() {
    let key: LocalizedStringKey = "\(1) \(2) \(3) \(4) \("e") \(2000) \(Int32(3000))"
    #expect(key.key == "%lld %lld %lld %lld %@ %lld %d")
    #expect(key.text == "1 2 3 4 e 2,000 3,000")
  }

  @Test func `a negative number has the minus sign of its locale`() {
    var environment = TextEnvironment()
    environment.locale = Locale(identifier: "sv_SE")
    let key: LocalizedStringKey = "\(-5)"
    #expect(key.written(nil, nil, in: environment).content == "\u{2212}5")
  }
}
