// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

/// A type of numbers that a ``LocalizedStringKey`` can contain, with its format there.
public protocol _FormatSpecifiable: CVarArg, Equatable {
  /// The `printf` format specifier.
  static var _formatSpecifier: String { get }
}

extension Int: _FormatSpecifiable { public static var _formatSpecifier: String { "%lld" } }
extension Int8: _FormatSpecifiable { public static var _formatSpecifier: String { "%d" } }
extension Int16: _FormatSpecifiable { public static var _formatSpecifier: String { "%d" } }
extension Int32: _FormatSpecifiable { public static var _formatSpecifier: String { "%d" } }
extension Int64: _FormatSpecifiable { public static var _formatSpecifier: String { "%lld" } }
extension UInt: _FormatSpecifiable { public static var _formatSpecifier: String { "%llu" } }
extension UInt8: _FormatSpecifiable { public static var _formatSpecifier: String { "%u" } }
extension UInt16: _FormatSpecifiable { public static var _formatSpecifier: String { "%u" } }
extension UInt32: _FormatSpecifiable { public static var _formatSpecifier: String { "%u" } }
extension UInt64: _FormatSpecifiable { public static var _formatSpecifier: String { "%llu" } }
extension Float: _FormatSpecifiable { public static var _formatSpecifier: String { "%f" } }
extension Double: _FormatSpecifiable { public static var _formatSpecifier: String { "%lf" } }
extension CGFloat: _FormatSpecifiable { public static var _formatSpecifier: String { "%lf" } }

/// A value in a key.
nonisolated enum KeyValue: Equatable, Sendable {
  case string(String)
  case number(KeyNumber, specifier: String)
  case text(Text)

  /// The format specifier of the value in the key.
  var specifier: String { if case .number(_, let specifier) = self { specifier } else { "%@" } }

  /// Returns the argument by which translations choose their forms.
  func argument(in environment: TextEnvironment) -> FormatArgument {
    switch self {
    case .string(let string): .string(string)
    case .number(.integer(let number), _): .integer(number)
    case .number(.unsigned(let number), _): .unsigned(number)
    case .number(.real(let number), _): .double(number)
    case .number(.other(let text), _): .string(text)
    case .text(let text): .string(text.written(in: environment).content)
    }
  }

  /// Returns the parts that display the value.
  ///
  /// - Parameters:
  ///   - specifier: The format specifier in the key or its translation.
  ///   - environment: The environment.
  ///   - nextChange: The time of the next change of the displayed value.
  /// - Returns: The parts.
  func parts(
    _ specifier: String, in environment: TextEnvironment, changes nextChange: inout Date?
  ) -> [TextRun] {
    switch self {
    case .text(let text): text.parts(in: environment, changes: &nextChange)
    default:
      [
        TextRun(
          Localization.text(
            of: argument(in: environment), specifier: specifier,
            locale: environment.writingLocale))
      ]
    }
  }
}

/// A number of any type.
nonisolated enum KeyNumber: Equatable, Sendable {
  case integer(Int64)
  case unsigned(UInt64)
  case real(Double)
  /// A value that is not a number.
  case other(String)

  init(_ value: any CVarArg) {
    switch value {
    case let value as any SignedInteger: self = .integer(Int64(clamping: value))
    case let value as any UnsignedInteger: self = .unsigned(UInt64(clamping: value))
    case let value as any BinaryFloatingPoint: self = .real(Double(value))
    default: self = .other("\(value)")
    }
  }
}

extension FormatArgument {
  /// The number with which a noun agrees; nil for values that are not numbers.
  var count: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .unsigned(let number): Double(number)
    case .double(let number): number
    case .custom(_, let number): number
    case .string: nil
    }
  }
}
