// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

private enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private enum LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
private enum LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private enum AlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
private enum TruncationKey: EnvironmentKey {
  static var defaultValue: Text.TruncationMode { .tail }
}
private enum ScaleFactorKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private enum TighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum CaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }
private enum RedactionKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }

extension EnvironmentValues {
  /// The font that `environment(\.font, …)` of a view around has set.
  ///
  /// The modifier `font(_:)` is for hosts and is not seen here.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// The number of lines that `environment(\.lineLimit, …)` has set; see ``font``.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// Points between lines, as `environment(\.lineSpacing, …)` has set them; see ``font``.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// How lines are lined up, as `environment(\.multilineTextAlignment, …)` has said; see ``font``.
  public var multilineTextAlignment: TextAlignment {
    get { self[AlignmentKey.self] }
    set { self[AlignmentKey.self] = newValue }
  }

  /// Where words that do not fit are cut; hosts cut at the end.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationKey.self] }
    set { self[TruncationKey.self] = newValue }
  }

  /// How small words may become to fit; hosts do not make them smaller.
  public var minimumScaleFactor: CGFloat {
    get { self[ScaleFactorKey.self] }
    set { self[ScaleFactorKey.self] = newValue }
  }

  /// Whether letters may come closer to fit; hosts leave them as they are.
  public var allowsTightening: Bool {
    get { self[TighteningKey.self] }
    set { self[TighteningKey.self] = newValue }
  }

  /// In which letters words are drawn, as `environment(\.textCase, …)` has said; see ``font``.
  public var textCase: Text.Case? {
    get { self[CaseKey.self] }
    set { self[CaseKey.self] = newValue }
  }

  /// Why what views show is hidden.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }
}

/// Why what a view shows is hidden.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// One bit for each reason.
  public let rawValue: Int
  /// The reasons of some bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// It is not known yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// It is for nobody else's eyes.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// It may be out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension View {
  /// Draws grey bars in place of words and pictures; for the reason `invalidated`, fainter words.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    let isHidden = !reason.isDisjoint(with: [.placeholder, .privacy])
    return EnvironmentView(
      content: attributes(
        (.redacted, isHidden ? .bool(true) : nil),
        (.opacity, !isHidden && reason.contains(.invalidated) ? .number(0.5) : nil))
    ) { $0.redactionReasons.formUnion(reason) }
  }

  /// Draws words and pictures as they are, whatever is said further out.
  nonisolated public func unredacted() -> some View {
    EnvironmentView(content: attributes((.redacted, .bool(false)))) { $0.redactionReasons = [] }
  }

  /// Says that what the view shows is for nobody else's eyes; it is hidden for that reason only.
  ///
  /// Ignored: `sensitive` (privacy redaction hides all views alike).
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View { self }

  /// Sets the font of the words in this view.
  nonisolated public func environment(
    _ keyPath: WritableKeyPath<EnvironmentValues, Font?>, _ value: Font?
  ) -> some View {
    let isDrawn = keyPath == \EnvironmentValues.font
    return EnvironmentView(content: font(isDrawn ? value : nil)) { $0[keyPath: keyPath] = value }
  }

  /// Lets words take at most so many lines.
  nonisolated public func environment(
    _ keyPath: WritableKeyPath<EnvironmentValues, Int?>, _ value: Int?
  ) -> some View {
    let isDrawn = keyPath == \EnvironmentValues.lineLimit
    return EnvironmentView(content: lineLimit(isDrawn ? value : nil)) {
      $0[keyPath: keyPath] = value
    }
  }

  /// Leaves so many points more between lines.
  nonisolated public func environment(
    _ keyPath: WritableKeyPath<EnvironmentValues, CGFloat>, _ value: CGFloat
  ) -> some View {
    let isDrawn = keyPath == \EnvironmentValues.lineSpacing
    return EnvironmentView(
      content: attributes((.lineSpacing, isDrawn ? .finite(value) : nil))
    ) { $0[keyPath: keyPath] = value }
  }

  /// Lines up the lines of longer words.
  nonisolated public func environment(
    _ keyPath: WritableKeyPath<EnvironmentValues, TextAlignment>, _ value: TextAlignment
  ) -> some View {
    let isDrawn = keyPath == \EnvironmentValues.multilineTextAlignment
    return EnvironmentView(
      content: attributes((.textAlignment, isDrawn ? TextAlignmentValue(value).propertyValue : nil))
    ) { $0[keyPath: keyPath] = value }
  }

  /// Draws words in capitals or small letters.
  nonisolated public func environment(
    _ keyPath: WritableKeyPath<EnvironmentValues, Text.Case?>, _ value: Text.Case?
  ) -> some View {
    let isDrawn = keyPath == \EnvironmentValues.textCase
    return EnvironmentView(content: textCase(isDrawn ? value : nil)) {
      $0[keyPath: keyPath] = value
    }
  }
}
