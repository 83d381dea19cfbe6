// SPDX-License-Identifier: MIT

import Foundation

extension FormatSpecifier {
  private static let widest = 200
  private static let finest = 50

  /// Returns the text of a value in a locale.
  ///
  /// The type of the value determines the possible conversions. A number under a text specifier is
  /// formatted as "%lld", "%llu" or "%lf"; a floating-point number under an integer specifier as
  /// "%lf"; an integer under a floating-point specifier as a floating-point number; text is
  /// unchanged. Width and precision are limited to 200 and 50.
  func text(of argument: FormatArgument, locale: Locale) -> String {
    switch argument {
    case .custom(let text, _): return text
    case .string(let text):
      guard "@sS".contains(conversion) else { return text }
      return padded(precision.map { String(text.prefix($0)) } ?? text)
    case .integer(let value):
      if let conversion = realConversion {
        return String(format: template(conversion), locale: locale, Double(value))
      }
      if flags.isEmpty, width == nil, precision == nil, radixConversion == nil,
        let shape = IntegerShape.of(locale)
      {
        return shape.text(value)
      }
      return String(format: template("ll" + (radixConversion ?? "d")), locale: locale, value)
    case .unsigned(let value):
      if let conversion = realConversion {
        return String(format: template(conversion), locale: locale, Double(value))
      }
      guard value > Int64.max, radixConversion == nil else {
        return String(format: template("ll" + (radixConversion ?? "u")), locale: locale, value)
      }
      // With a locale, Foundation formats "%llu" as a signed number on Linux.
      return padded(value.formatted(.number.locale(locale)))
    case .double(let value):
      return String(format: template(realConversion ?? "f"), locale: locale, value)
    }
  }

  /// The conversion, if it is for floating-point numbers.
  private var realConversion: String? {
    switch conversion {
    case "f", "F": "f"
    case "e", "E", "g", "G", "a", "A": String(conversion)
    default: nil
    }
  }

  /// The conversion, if it is for integers in a base other than ten.
  private var radixConversion: String? {
    switch conversion {
    case "x", "X", "o": String(conversion)
    case "O": "o"
    default: nil
    }
  }

  /// A format that is safe for Foundation: its grouping flag "'" misreads the arguments on Linux,
  /// and the locale groups digits anyway.
  private func template(_ conversion: String) -> String {
    var result = "%"
    for flag in "-+ 0#" where flags.contains(flag) { result.append(flag) }
    if let width { result += String(min(width, Self.widest)) }
    if let precision, "@sS".contains(self.conversion) == false {
      result += "." + String(min(precision, Self.finest))
    }
    return result + conversion
  }

  /// Pads text to the width.
  private func padded(_ text: String) -> String {
    let missing = min(width ?? 0, Self.widest) - text.count
    guard missing > 0 else { return text }
    let space = String(repeating: " ", count: missing)
    return flags.contains("-") ? text + space : space + text
  }
}
