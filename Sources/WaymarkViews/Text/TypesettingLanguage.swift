// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

/// The language in which text is typeset.
public struct TypesettingLanguage: Hashable, Sendable {
  let code: String?

  /// The language of the page.
  public static let automatic = TypesettingLanguage(code: nil)

  /// Returns the given language.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(code: language.minimalIdentifier)
  }
}

extension View {
  /// Sets the language in which the text of this view is typeset.
  ///
  /// The language affects letter forms, quotation marks and line breaks.
  nonisolated public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View { typesettingLanguage(.explicit(language), isEnabled: isEnabled) }

  /// Sets the language in which the text of this view is typeset.
  ///
  /// The language affects letter forms, quotation marks and line breaks.
  nonisolated public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> some View {
    attributes((.language, isEnabled ? language.code.map { .text($0) } : nil))
  }
}
