// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

extension Text {
  /// Sets the font; nil takes that of the surroundings.
  public func font(_ font: Font?) -> Text {
    var copy = with(.font, font?.size)
    for (property, value) in font?.traits ?? [] { copy = copy.with(property, value) }
    return copy
  }

  /// Sets how heavy the letters are.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    with(.weight, weight?.word.propertyValue)
  }

  /// Sets the family of letters.
  public func fontDesign(_ design: Font.Design?) -> Text {
    with(.fontDesign, design?.word?.propertyValue)
  }

  /// Sets how wide the letters are, where the font has some so wide.
  public func fontWidth(_ width: Font.Width?) -> Text {
    with(.fontWidth, width?.word.propertyValue)
  }

  /// Makes the letters bold.
  public func bold() -> Text { fontWeight(.bold) }

  /// Makes the letters bold, or not.
  public func bold(_ isActive: Bool) -> Text { fontWeight(isActive ? .bold : nil) }

  /// Slants the letters.
  public func italic() -> Text { with(.italic, .bool(true)) }

  /// Slants the letters, or not.
  public func italic(_ isActive: Bool) -> Text { with(.italic, isActive ? .bool(true) : nil) }

  /// Gives all letters the same width.
  public func monospaced(_ isActive: Bool = true) -> Text {
    fontDesign(isActive ? .monospaced : nil)
  }

  /// Gives all digits the same width.
  public func monospacedDigit() -> Text { with(.monospacedDigit, .bool(true)) }

  /// Underlines the words.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text { with(.underline, isActive ? .bool(true) : nil).line(isActive, pattern, color) }

  /// Strikes the words through.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text { with(.strikethrough, isActive ? .bool(true) : nil).line(isActive, pattern, color) }

  private func line(_ isActive: Bool, _ pattern: LineStyle.Pattern, _ color: Color?) -> Text {
    guard isActive else { return self }
    return with(.linePattern, pattern.word?.propertyValue)
      .with(.lineColor, color.map { .color($0.value) })
  }

  /// Leaves so many points more between letters, also of those that belong together.
  public func kerning(_ kerning: CGFloat) -> Text { with(.kerning, .finite(kerning)) }

  /// Leaves so many points more between letters; drawn like ``kerning(_:)``.
  public func tracking(_ tracking: CGFloat) -> Text { kerning(tracking) }

  /// Draws the letters so many points above their line.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    with(.baselineOffset, .finite(baselineOffset))
  }

  /// Colours the letters.
  public func foregroundColor(_ color: Color?) -> Text {
    with(.foreground, color.map { .color($0.value) })
  }

  /// Colours the letters.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    with(.foreground, style._paint)
  }

  /// Says what a screen reader says instead of the words.
  public func accessibilityLabel(_ label: Text) -> Text { with(.label, label) }

  /// A line under words or through them.
  public struct LineStyle: Hashable, Sendable {
    /// How a line is drawn.
    public struct Pattern: Hashable, Sendable {
      let word: LinePatternValue?
      /// Without gaps.
      public static let solid = Pattern(word: nil)
      /// In dots.
      public static let dot = Pattern(word: .dot)
      /// In dashes.
      public static let dash = Pattern(word: .dash)
      /// In dashes and dots; drawn in dashes.
      public static let dashDot = Pattern(word: .dash)
      /// In dashes and pairs of dots; drawn in dashes.
      public static let dashDotDot = Pattern(word: .dash)
    }

    let pattern: Pattern
    let color: Color?

    /// A line.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A line without gaps, of the colour of the words.
    public static let single = LineStyle()
  }

  /// Where words that do not fit are cut.
  public enum TruncationMode: Hashable, Sendable {
    case head, tail, middle
  }

  /// In which letters words are drawn.
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase
  }
}

extension View {
  /// Leaves so many points more between lines.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    attributes((.lineSpacing, .finite(lineSpacing)))
  }

  /// Draws words in capitals or small letters; nil as they are.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    attributes(
      (
        .textCase,
        textCase.map { ($0 == .uppercase ? TextCaseValue.uppercase : .lowercase).propertyValue }
      ))
  }

  /// Says where words that do not fit are cut; hosts that can only cut at the end do so.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    attributes((.truncation, TruncationValue(rawValue: "\(mode)")?.propertyValue))
  }

  /// Would let words become smaller to fit; hosts draw them in their size.
  ///
  /// Ignored: `factor` (text does not shrink).
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }

  /// Would let letters come closer to fit; hosts leave them as they are.
  ///
  /// Ignored: `flag` (letter spacing does not change).
  nonisolated public func allowsTightening(_ flag: Bool) -> some View { self }

  /// Lets a person select the words in this view, or not.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    attributes((.textSelection, .bool(S.allowsSelection)))
  }

  /// Lets words take so many lines; fields keep room for the least.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lineLimit(limit.upperBound).attributes((.minLines, .number(Double(limit.lowerBound))))
  }

  /// Lets words take at most so many lines.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// Lets words take any number of lines; fields keep room for the least.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lineLimit(nil).attributes((.minLines, .number(Double(limit.lowerBound))))
  }

  /// Lets words take at most so many lines; only fields keep room for lines that are not there.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lineLimit(limit)
      .attributes((.minLines, reservesSpace ? .number(Double(limit)) : nil))
  }

  /// Leaves so many points more between letters.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View {
    attributes((.kerning, .finite(kerning)))
  }

  /// Leaves so many points more between letters.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View { kerning(tracking) }

  /// Draws letters so many points above their line.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    attributes((.baselineOffset, .finite(baselineOffset)))
  }

  /// Underlines the words in this view.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    attributes(
      (.underline, isActive ? .bool(true) : nil), (.linePattern, pattern.word?.propertyValue),
      (.lineColor, color.map { .color($0.value) }))
  }

  /// Strikes the words in this view through.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    attributes(
      (.strikethrough, isActive ? .bool(true) : nil),
      (.linePattern, pattern.word?.propertyValue), (.lineColor, color.map { .color($0.value) }))
  }

  /// Gives all letters in this view the same width.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    fontDesign(isActive ? .monospaced : nil)
  }

  /// Sets how wide the letters in this view are, where the font has some so wide.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
    attributes((.fontWidth, width?.word.propertyValue))
  }
}

/// Whether words can be selected.
public protocol TextSelectability {
  /// Whether they can.
  static var allowsSelection: Bool { get }
}

/// Words can be selected.
public struct EnabledTextSelectability: TextSelectability {
  /// They can.
  public static var allowsSelection: Bool { true }
}

/// Words cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
  /// They cannot.
  public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Words can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Words cannot be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
