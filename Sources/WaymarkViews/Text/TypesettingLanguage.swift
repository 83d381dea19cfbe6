// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

/// The language that words are set in.
public struct TypesettingLanguage: Hashable, Sendable {
  let code: String?

  /// The one of the page.
  public static let automatic = TypesettingLanguage(code: nil)

  /// A language.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(code: language.minimalIdentifier)
  }
}

extension View {
  /// Says in which language the words of this view are set: letter forms, quotes and line breaks.
  nonisolated public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View { typesettingLanguage(.explicit(language), isEnabled: isEnabled) }

  /// Says in which language the words of this view are set: letter forms, quotes and line breaks.
  nonisolated public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> some View {
    attributes((.language, isEnabled ? language.code.map { .text($0) } : nil))
  }
}
