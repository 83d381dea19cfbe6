// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import WaymarkViews

struct LanguageMatchTests {
  /// Apple's "How iOS Determines the Language For Your App" (QA1828), CLDR's parent locales and
  /// likely subtags.
  private static let expectations: [(String, [String], [String])] = [
    ("en_US", ["en", "de", "en-gb"], ["en", "en-gb"]),
    ("en_GB", ["en", "en-gb", "en-au"], ["en-gb", "en", "en-au"]),
    ("en_NZ", ["en-us", "en-gb"], ["en-gb", "en-us"]),
    ("de_AT", ["de", "de-at", "de-ch"], ["de-at", "de", "de-ch"]),
    ("es_MX", ["es", "es-419", "es-es"], ["es-419", "es", "es-es"]),
    ("en_NZ", ["en-gb", "en-au", "en-001"], ["en-au", "en-001", "en-gb"]),
    ("en_PR", ["en-gb", "en-us"], ["en-us", "en-gb"]),
    ("zh_MO", ["zh-tw", "zh-hk"], ["zh-hk", "zh-tw"]),
    ("es_ES", ["es-419"], ["es-419"]),
    ("pt_BR", ["pt-pt", "pt-br", "pt"], ["pt-br", "pt", "pt-pt"]),
    ("pt_AO", ["pt-br", "pt-pt"], ["pt-pt", "pt-br"]),
    ("pt", ["pt-br"], ["pt-br"]),
    ("zh_TW", ["zh-hans", "zh-hant"], ["zh-hant"]),
    ("zh_CN", ["zh-hant", "zh-hans"], ["zh-hans"]),
    ("zh_HK", ["zh-tw", "zh-hk", "zh"], ["zh-hk", "zh-tw"]),
    ("zh", ["zh-hans", "zh-hant"], ["zh-hans"]),
    ("sr_RS", ["sr-latn", "sr"], ["sr"]), ("sr_Latn_RS", ["sr-latn", "sr"], ["sr-latn"]),
    ("nb_NO", ["no", "nn"], ["no"]), ("no_NO", ["nb"], ["nb"]), ("he_IL", ["iw"], ["iw"]),
    ("en_US", ["English", "base", ""], ["English"]), ("fr_FR", ["en", "de"], []),
    ("en_US@calendar=japanese", ["en"], ["en"]), ("xx", ["xx", "en"], ["xx"]), ("", ["fr"], []),
  ]

  @Test(arguments: expectations.indices)
  func `localizations are ranked`(index: Int) {
    let (locale, localizations, expected) = Self.expectations[index]
    let match = LanguageMatch(Locale(identifier: locale))
    #expect(match.ranked(localizations) == expected, "\(locale)")
  }

  @Test func `tags have one form`() {
    #expect(LanguageMatch.normalized("pt_BR") == "pt-br")
    #expect(LanguageMatch.normalized("German") == "de")
    #expect(LanguageMatch.normalized("iw-IL") == "he-il")
    #expect(LanguageMatch.normalized("") == "")
  }
}
