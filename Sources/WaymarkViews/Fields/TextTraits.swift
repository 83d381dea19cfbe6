// SPDX-License-Identifier: MIT

import WaymarkRender

extension Text {
  /// How the letters of words are shown.
  public enum Case: Hashable, Sendable {
    /// As capitals.
    case uppercase
    /// As small letters.
    case lowercase
  }
}

/// Whether words can be selected, to be copied.
public protocol TextSelectability: Sendable {
  /// Whether they can.
  static var allowsSelection: Bool { get }
}

/// Words can be selected.
public struct EnabledTextSelectability: TextSelectability {
  /// They can.
  public static let allowsSelection = true
}

/// Words cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
  /// They cannot.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Words can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  /// Words cannot be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
  /// Shows the words in this view in capitals or small letters; nil as they are.
  ///
  /// They stay what they are for screen readers and tests.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    attributes((.textCase, textCase.map { .text($0 == .uppercase ? "uppercase" : "lowercase") }))
  }

  /// Says whether the words in this view can be selected, to be copied.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    attributes((.selectable, .bool(S.allowsSelection)))
  }

  /// Lets words take no more lines than the range has, and fields show no fewer.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    attributes(
      (.lineLimit, .number(Double(max(1, limit.upperBound)))),
      (.lineMinimum, .number(Double(max(1, limit.lowerBound)))))
  }

  /// Lets words take at most so many lines.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    attributes((.lineLimit, .number(Double(max(1, limit.upperBound)))))
  }

  /// Lets fields show no fewer lines.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    attributes((.lineMinimum, .number(Double(max(1, limit.lowerBound)))))
  }

  /// Lets words take at most so many lines, and has fields show that many if `reservesSpace`.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    let lines = PropertyValue.number(Double(max(1, limit)))
    return attributes((.lineLimit, lines), (.lineMinimum, reservesSpace ? lines : nil))
  }
}
