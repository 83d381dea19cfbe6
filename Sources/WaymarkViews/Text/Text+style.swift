// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

extension Text {
  /// Sets the font; nil uses the inherited font.
  public func font(_ font: Font?) -> Text {
    var copy = with(.font, font?.size)
    for (property, value) in font?.traits ?? [] { copy = copy.with(property, value) }
    return copy
  }

  /// Sets the font weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    with(.weight, weight?.keyword.propertyValue)
  }

  /// Sets the font design.
  public func fontDesign(_ design: Font.Design?) -> Text {
    with(.fontDesign, design?.keyword?.propertyValue)
  }

  /// Sets the font width, if the font supports it.
  public func fontWidth(_ width: Font.Width?) -> Text {
    with(.fontWidth, width?.keyword.propertyValue)
  }

  /// Makes the text bold.
  public func bold() -> Text { fontWeight(.bold) }

  /// Makes the text bold if `isActive` is true.
  public func bold(_ isActive: Bool) -> Text { fontWeight(isActive ? .bold : nil) }

  /// Makes the text italic.
  public func italic() -> Text { with(.italic, .bool(true)) }

  /// Makes the text italic if `isActive` is true.
  public func italic(_ isActive: Bool) -> Text { with(.italic, isActive ? .bool(true) : nil) }

  /// Uses a monospaced font design.
  public func monospaced(_ isActive: Bool = true) -> Text {
    fontDesign(isActive ? .monospaced : nil)
  }

  /// Uses monospaced digits.
  public func monospacedDigit() -> Text { with(.monospacedDigit, .bool(true)) }

  /// Underlines the text.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text { with(.underline, isActive ? .bool(true) : nil).line(isActive, pattern, color) }

  /// Strikes the text through.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text { with(.strikethrough, isActive ? .bool(true) : nil).line(isActive, pattern, color) }

  private func line(_ isActive: Bool, _ pattern: LineStyle.Pattern, _ color: Color?) -> Text {
    guard isActive else { return self }
    return with(.linePattern, pattern.keyword?.propertyValue)
      .with(.lineColor, color.map { .color($0.value) })
  }

  /// Sets the additional space between characters in points, also within ligatures.
  public func kerning(_ kerning: CGFloat) -> Text { with(.kerning, .finite(kerning)) }

  /// Sets the additional space between characters in points; drawn like ``kerning(_:)``.
  public func tracking(_ tracking: CGFloat) -> Text { kerning(tracking) }

  /// Raises the text above its baseline by a number of points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    with(.baselineOffset, .finite(baselineOffset))
  }

  /// Sets the text colour.
  public func foregroundColor(_ color: Color?) -> Text {
    with(.foreground, color.map { .color($0.value) })
  }

  /// Sets the text colour.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    with(.foreground, style._paint)
  }

  /// Sets the label that screen readers announce instead of the text.
  public func accessibilityLabel(_ label: Text) -> Text { with(.label, label) }

  /// A line under text or through it.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of a line.
    public struct Pattern: Hashable, Sendable {
      let keyword: LinePatternValue?
      /// A solid line.
      public static let solid = Pattern(keyword: nil)
      /// Dots.
      public static let dot = Pattern(keyword: .dot)
      /// Dashes.
      public static let dash = Pattern(keyword: .dash)
      /// Dashes and dots; drawn as dashes.
      public static let dashDot = Pattern(keyword: .dash)
      /// Dashes and pairs of dots; drawn as dashes.
      public static let dashDotDot = Pattern(keyword: .dash)
    }

    let pattern: Pattern
    let color: Color?

    /// Creates a line style.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A solid line in the text colour.
    public static let single = LineStyle()
  }

  /// The position at which text that does not fit is truncated.
  public enum TruncationMode: Hashable, Sendable {
    case head, tail, middle
  }

  /// The letter case of displayed text.
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase
  }
}

extension View {
  /// Sets the additional space between lines in points.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    attributes((.lineSpacing, .finite(lineSpacing)))
  }

  /// Sets the letter case of the text in this view; nil leaves it unchanged.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    attributes(
      (
        .textCase,
        textCase.map { ($0 == .uppercase ? TextCaseValue.uppercase : .lowercase).propertyValue }
      ))
  }

  /// Sets the truncation mode of text; hosts that support only truncation at the end use that.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    attributes((.truncation, TruncationValue(rawValue: "\(mode)")?.propertyValue))
  }

  /// Lets text shrink until it fits, down to a fraction of its size from 0 to 1.
  ///
  /// Text fits if it is not truncated and not higher than a fixed frame around it.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    let scale = factor.isFinite ? min(max(Double(factor), 0), 1) : 1
    return attributes((.minimumScale, .number(scale)))
      .environment(\.minimumScaleFactor, CGFloat(scale))
  }

  /// Has no effect: hosts do not tighten text to fit.
  ///
  /// Ignored: `flag` (letter spacing does not change).
  nonisolated public func allowsTightening(_ flag: Bool) -> some View { self }

  /// Sets whether a person can select the text in this view.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    attributes((.textSelection, .bool(S.allowsSelection)))
  }

  /// Sets the range of line counts of text, and reserves space for the minimum.
  ///
  /// A `Text` reserves space only if the modifier is applied directly to it.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lineLimit(limit.upperBound).attributes((.minLines, .number(Double(limit.lowerBound))))
  }

  /// Sets the maximum number of lines of text.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// Sets the minimum number of lines, and reserves space for it.
  ///
  /// A `Text` reserves space only if the modifier is applied directly to it.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lineLimit(nil).attributes((.minLines, .number(Double(limit.lowerBound))))
  }

  /// Sets the maximum number of lines of text, and whether space is reserved for all of them.
  ///
  /// A `Text` reserves space only if the modifier is applied directly to it.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lineLimit(limit)
      .attributes((.minLines, reservesSpace ? .number(Double(limit)) : nil))
  }

  /// Sets the additional space between characters in points.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View {
    attributes((.kerning, .finite(kerning)))
  }

  /// Sets the additional space between characters in points.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View { kerning(tracking) }

  /// Raises text above its baseline by a number of points.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    attributes((.baselineOffset, .finite(baselineOffset)))
  }

  /// Underlines the text in this view.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    attributes(
      (.underline, isActive ? .bool(true) : nil), (.linePattern, pattern.keyword?.propertyValue),
      (.lineColor, color.map { .color($0.value) }))
  }

  /// Strikes the text in this view through.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    attributes(
      (.strikethrough, isActive ? .bool(true) : nil),
      (.linePattern, pattern.keyword?.propertyValue), (.lineColor, color.map { .color($0.value) }))
  }

  /// Uses a monospaced font design for the text in this view.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    fontDesign(isActive ? .monospaced : nil)
  }

  /// Sets the font width of the text in this view, if the font supports it.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
    attributes((.fontWidth, width?.keyword.propertyValue))
  }
}

/// The selectability of text.
public protocol TextSelectability {
  /// Whether text can be selected.
  static var allowsSelection: Bool { get }
}

/// Text can be selected.
public struct EnabledTextSelectability: TextSelectability {
  /// Whether text can be selected: true.
  public static var allowsSelection: Bool { true }
}

/// Text cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
  /// Whether text can be selected: false.
  public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Text cannot be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension Text: PaintedMask {
  func painted(_ paint: PropertyValue) -> AnyView { AnyView(with(.foreground, paint)) }
}
