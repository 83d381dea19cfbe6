// SPDX-License-Identifier: MIT

/// The format of a key: text, placeholders for arguments, and plural forms.
struct LocalizedFormat: Hashable, Sendable {
  indirect enum Part: Hashable, Sendable {
    case literal(String)
    /// The index of an argument starting at 0, and its specifier.
    case argument(Int, FormatSpecifier)
    /// The index of an argument, or `nil` for the first number, and the forms.
    case plural(Int?, [PluralCategory: [Part]])
  }

  var parts: [Part]
  /// The plural rules of the text's language.
  var rules: PluralRules
  /// The original text, if it has no plural forms.
  var source: String?

  /// Returns the pieces of the text for arguments, with its plural forms selected.
  ///
  /// A specifier without an argument is left as written. Without any arguments, the text is not a
  /// format, as in SwiftUI: "100%% sure" keeps both percent signs.
  func pieces(for arguments: [FormatArgument]) -> [FormatPiece] {
    if let source, arguments.isEmpty { return source.isEmpty ? [] : [.literal(source)] }
    var pieces: [FormatPiece] = []
    append(parts, for: arguments, to: &pieces)
    return pieces
  }

  private func append(
    _ parts: [Part], for arguments: [FormatArgument], to pieces: inout [FormatPiece]
  ) {
    for part in parts {
      switch part {
      case .literal(let text):
        append(text, to: &pieces)
      case .argument(let index, let specifier):
        if arguments.indices.contains(index) {
          pieces.append(.argument(index, specifier: specifier.unpositioned))
        } else {
          append(specifier.text, to: &pieces)
        }
      case .plural(let index, let forms):
        append(form(of: forms, argument: index, in: arguments), for: arguments, to: &pieces)
      }
    }
  }

  private func append(_ text: String, to pieces: inout [FormatPiece]) {
    guard !text.isEmpty else { return }
    if case .literal(let last)? = pieces.last {
      pieces[pieces.count - 1] = .literal(last + text)
    } else {
      pieces.append(.literal(text))
    }
  }

  /// Returns the form for a number: in every language `zero` for 0 if it exists, else the form that
  /// the rules select, else `other`, else the first that exists.
  private func form(
    of forms: [PluralCategory: [Part]], argument index: Int?, in arguments: [FormatArgument]
  ) -> [Part] {
    let operands: PluralOperands? =
      if let index {
        arguments.indices.contains(index) ? arguments[index].operands : nil
      } else {
        arguments.lazy.compactMap(\.operands).first
      }
    if let operands {
      if operands.i == 0, operands.t == 0, let form = forms[.zero] { return form }
      if let form = forms[rules.category(of: operands)] { return form }
    }
    return forms[.other]
      ?? PluralCategory.allCases.lazy.reversed().compactMap { forms[$0] }.first ?? []
  }
}
