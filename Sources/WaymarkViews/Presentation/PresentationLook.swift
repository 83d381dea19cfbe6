// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

/// The appearance that content sets for its presentation; for nil, the host's default applies.
struct PresentationLook: LayeredLook {
  var background: PropertyValue?
  var cornerRadius: PropertyValue?
  var sizing: CardSizingValue?
  var adaptation: AdaptationValue?
  var interaction: PresentationBackgroundInteraction?
  var content: PresentationContentInteraction?

  /// Fills in the values that are nil here from another appearance.
  mutating func add(_ other: PresentationLook) {
    background = background ?? other.background
    cornerRadius = cornerRadius ?? other.cornerRadius
    sizing = sizing ?? other.sizing
    adaptation = adaptation ?? other.adaptation
    interaction = interaction ?? other.interaction
    content = content ?? other.content
  }

  /// Returns the properties that hosts receive for a height of the presentation.
  func properties(
    at detent: PresentationDetent?
  ) -> [(property: Property, value: PropertyValue?)] {
    [
      (.cardBackground, background), (.cardCornerRadius, cornerRadius),
      (.cardSizing, sizing?.propertyValue), (.compactAdaptation, adaptation?.propertyValue),
      (.backgroundInteractive, interaction?.isEnabled(at: detent) == true ? .bool(true) : nil),
      (.contentScrolls, content == .scrolls ? .bool(true) : nil),
    ]
  }
}

enum PresentationLookKey: LookPreferenceKey, PresentationPreferenceKey {
  typealias Value = PresentationLook
}

/// The interaction with the view behind a presentation.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  private enum Kind: Hashable {
    case enabled, disabled
    case upThrough(PresentationDetent)
  }

  private let kind: Kind

  /// Disables interaction.
  public static let automatic = PresentationBackgroundInteraction(kind: .disabled)
  /// Enables interaction.
  public static let enabled = PresentationBackgroundInteraction(kind: .enabled)
  /// Disables interaction.
  public static let disabled = PresentationBackgroundInteraction(kind: .disabled)

  /// Enables interaction while the presentation is no higher than the given height.
  public static func enabled(upThrough detent: PresentationDetent) -> Self {
    Self(kind: .upThrough(detent))
  }

  func isEnabled(at detent: PresentationDetent?) -> Bool {
    switch kind {
    case .enabled: true
    case .disabled: false
    case .upThrough(let highest): detent.map { $0 <= highest } ?? false
    }
  }
}

/// The effect of a swipe over the scrollable content of a sheet with several heights.
public struct PresentationContentInteraction: Hashable, Sendable {
  private let name: String

  /// Resizes the sheet, as ``resizes`` does.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// Resizes the sheet, and scrolls the content once the sheet is at its greatest height.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// Scrolls the content, and resizes the sheet where the content does not scroll on.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// The adaptation of a presentation to a compact size.
public struct PresentationAdaptation: Hashable, Sendable {
  let keyword: AdaptationValue?

  /// The default of the host.
  public static let automatic = PresentationAdaptation(keyword: nil)
  /// Keeps the presentation as it is.
  public static let none = PresentationAdaptation(keyword: .unchanged)
  /// Shows a popover.
  public static let popover = PresentationAdaptation(keyword: .popover)
  /// Shows a sheet.
  public static let sheet = PresentationAdaptation(keyword: .sheet)
  /// Shows a full-screen cover.
  public static let fullScreenCover = PresentationAdaptation(keyword: .fullScreenCover)
}

extension View {
  nonisolated private func presentationLook(_ look: PresentationLook) -> some View {
    transformPreference(PresentationLookKey.self) { $0 = look.over($0) }
  }

  /// Sets the background of the enclosing sheet or popover to a colour, a gradient or a material.
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentationLook(PresentationLook(background: style._paint ?? .color(.system(.primary))))
  }

  /// Sets views as the background of the enclosing sheet's content.
  ///
  /// The background covers only the area of the content.
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(alignment: alignment, content: content)
  }

  /// Sets the corner radius of the enclosing sheet in points; nil uses the host's default.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentationLook(
      PresentationLook(cornerRadius: cornerRadius.map { .finite(max(0, $0)) }))
  }

  /// Sets whether a person can interact with the view behind the enclosing sheet (M17).
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { presentationLook(PresentationLook(interaction: interaction)) }

  /// Sets whether a swipe over the content of the enclosing sheet resizes it or scrolls (M18).
  nonisolated public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { presentationLook(PresentationLook(content: behavior)) }

  /// Sets how the enclosing sheet or popover adapts to a compact size.
  nonisolated public func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View { presentationLook(PresentationLook(adaptation: adaptation.keyword)) }

  /// Sets how the enclosing sheet or popover adapts to a narrow window; a low height has no effect.
  ///
  /// Ignored: `verticalAdaptation`.
  nonisolated public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View { presentationCompactAdaptation(horizontalAdaptation) }

  /// Sets the size of the enclosing sheet in a wide window.
  nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    presentationLook(PresentationLook(sizing: sizing.hostValue))
  }
}
