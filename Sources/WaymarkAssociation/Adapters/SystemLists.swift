// SPDX-License-Identifier: MIT

import Foundation

/// The predefined variables of association files' patterns.
enum SystemLists {
  /// `region` and `lang`: the codes of ISO that Foundation knows, where Apple's matcher has its own
  /// from, too.
  static let all: [String: [String]] = ["region": regions, "lang": languages]

  #if os(Linux) || os(Windows) || os(Android)
  private static var regions: [String] {
    // Without the numbers of continents and the like.
    Locale.Region.isoRegions.map(\.identifier).filter { $0.count == 2 }
  }
  private static var languages: [String] {
    Locale.LanguageCode.isoLanguageCodes.map(\.identifier)
  }
  #else
  private static var regions: [String] { NSLocale.isoCountryCodes }
  private static var languages: [String] { NSLocale.isoLanguageCodes }
  #endif
}
