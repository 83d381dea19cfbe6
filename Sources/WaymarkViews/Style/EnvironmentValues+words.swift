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
  /// The font that an enclosing `environment(\.font, …)` has set.
  ///
  /// The modifier `font(_:)` is for hosts and does not set this value.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// The number of lines that `environment(\.lineLimit, …)` has set; see ``font``.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// The line spacing in points that `environment(\.lineSpacing, …)` has set; see ``font``.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// The alignment of lines that `environment(\.multilineTextAlignment, …)` has set; see ``font``.
  public var multilineTextAlignment: TextAlignment {
    get { self[AlignmentKey.self] }
    set { self[AlignmentKey.self] = newValue }
  }

  /// The truncation mode of text; hosts truncate at the end.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationKey.self] }
    set { self[TruncationKey.self] = newValue }
  }

  /// The minimum scale that ``SwiftUI/View/minimumScaleFactor(_:)`` has set; setting the value itself
  /// has no effect on text.
  public var minimumScaleFactor: CGFloat {
    get { self[ScaleFactorKey.self] }
    set { self[ScaleFactorKey.self] = newValue }
  }

  /// Whether character spacing can be tightened; hosts do not change it.
  public var allowsTightening: Bool {
    get { self[TighteningKey.self] }
    set { self[TighteningKey.self] = newValue }
  }

  /// The letter case that `environment(\.textCase, …)` has set; see ``font``.
  public var textCase: Text.Case? {
    get { self[CaseKey.self] }
    set { self[CaseKey.self] = newValue }
  }

  /// The reasons to redact the content of views.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }
}

/// Reasons to redact the content of a view.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// The raw bits, one for each reason.
  public let rawValue: Int
  /// Creates a set from raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The content is not available yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content may be out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension View {
  /// Draws grey bars instead of text and images; for the reason `invalidated`, fades the text.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    let isHidden = !reason.isDisjoint(with: [.placeholder, .privacy])
    return EnvironmentView(
      content: attributes(
        (.redacted, isHidden ? .bool(true) : nil),
        (.opacity, !isHidden && reason.contains(.invalidated) ? .number(0.5) : nil))
    ) { $0.redactionReasons.formUnion(reason) }
  }

  /// Draws text and images without redaction, even in a redacted view.
  nonisolated public func unredacted() -> some View {
    EnvironmentView(content: attributes((.redacted, .bool(false)))) { $0.redactionReasons = [] }
  }

  /// Marks the content of the view as private, which has no effect.
  ///
  /// Ignored: `sensitive` (privacy redaction hides all views alike).
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View { self }

  /// Sets the font of the text in this view.
  nonisolated public func environment(
    _ keyPath: WritableKeyPath<EnvironmentValues, Font?>, _ value: Font?
  ) -> some View {
    let isDrawn = keyPath == \EnvironmentValues.font
    return EnvironmentView(content: font(isDrawn ? value : nil)) { $0[keyPath: keyPath] = value }
  }

  /// Sets the maximum number of lines of text.
  nonisolated public func environment(
    _ keyPath: WritableKeyPath<EnvironmentValues, Int?>, _ value: Int?
  ) -> some View {
    let isDrawn = keyPath == \EnvironmentValues.lineLimit
    return EnvironmentView(content: lineLimit(isDrawn ? value : nil)) {
      $0[keyPath: keyPath] = value
    }
  }

  /// Sets the additional space between lines in points.
  nonisolated public func environment(
    _ keyPath: WritableKeyPath<EnvironmentValues, CGFloat>, _ value: CGFloat
  ) -> some View {
    let isDrawn = keyPath == \EnvironmentValues.lineSpacing
    return EnvironmentView(
      content: attributes((.lineSpacing, isDrawn ? .finite(value) : nil))
    ) { $0[keyPath: keyPath] = value }
  }

  /// Sets the alignment of the lines of multiline text.
  nonisolated public func environment(
    _ keyPath: WritableKeyPath<EnvironmentValues, TextAlignment>, _ value: TextAlignment
  ) -> some View {
    let isDrawn = keyPath == \EnvironmentValues.multilineTextAlignment
    return EnvironmentView(
      content: attributes((.textAlignment, isDrawn ? TextAlignmentValue(value).propertyValue : nil))
    ) { $0[keyPath: keyPath] = value }
  }

  /// Sets the letter case of the text in this view.
  nonisolated public func environment(
    _ keyPath: WritableKeyPath<EnvironmentValues, Text.Case?>, _ value: Text.Case?
  ) -> some View {
    let isDrawn = keyPath == \EnvironmentValues.textCase
    return EnvironmentView(content: textCase(isDrawn ? value : nil)) {
      $0[keyPath: keyPath] = value
    }
  }
}
