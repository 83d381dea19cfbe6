// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

/// What content asks of the look of its presentation; what is nil is the host's.
struct PresentationLook: LayeredLook {
  var background: PropertyValue?
  var cornerRadius: PropertyValue?
  var sizing: String?
  var adaptation: String?
  var interaction: PresentationBackgroundInteraction?

  /// Adds what another says of what is nil here.
  mutating func add(_ other: PresentationLook) {
    background = background ?? other.background
    cornerRadius = cornerRadius ?? other.cornerRadius
    sizing = sizing ?? other.sizing
    adaptation = adaptation ?? other.adaptation
    interaction = interaction ?? other.interaction
  }

  /// What hosts are told at a height of the presentation.
  func properties(
    at detent: PresentationDetent?
  ) -> [(property: Property, value: PropertyValue?)] {
    [
      (.cardBackground, background), (.cardCornerRadius, cornerRadius),
      (.cardSizing, sizing.map { .text($0) }), (.compactAdaptation, adaptation.map { .text($0) }),
      (.backgroundInteractive, interaction?.isEnabled(at: detent) == true ? .bool(true) : nil),
    ]
  }
}

enum PresentationLookKey: LookPreferenceKey, PresentationPreferenceKey {
  typealias Value = PresentationLook
}

/// Whether a person can use what is behind a presentation.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  private enum Kind: Hashable {
    case enabled, disabled
    case upThrough(PresentationDetent)
  }

  private let kind: Kind

  /// Not.
  public static let automatic = PresentationBackgroundInteraction(kind: .disabled)
  /// They can.
  public static let enabled = PresentationBackgroundInteraction(kind: .enabled)
  /// Not.
  public static let disabled = PresentationBackgroundInteraction(kind: .disabled)

  /// They can while the presentation is no higher than a height.
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

/// What a swipe over a presentation's content does first.
public struct PresentationContentInteraction: Hashable, Sendable {
  private let word: String

  /// As the host does it.
  public static let automatic = PresentationContentInteraction(word: "automatic")
  /// It resizes the presentation.
  public static let resizes = PresentationContentInteraction(word: "resizes")
  /// It scrolls the content.
  public static let scrolls = PresentationContentInteraction(word: "scrolls")
}

/// What a presentation becomes where there is little room.
public struct PresentationAdaptation: Hashable, Sendable {
  let word: String?

  /// As the host does it.
  public static let automatic = PresentationAdaptation(word: nil)
  /// What it is elsewhere.
  public static let none = PresentationAdaptation(word: "none")
  /// A popover.
  public static let popover = PresentationAdaptation(word: "popover")
  /// A sheet.
  public static let sheet = PresentationAdaptation(word: "sheet")
  /// A cover.
  public static let fullScreenCover = PresentationAdaptation(word: "cover")
}

extension View {
  nonisolated private func presentationLook(_ look: PresentationLook) -> some View {
    transformPreference(PresentationLookKey.self) { $0 = look.over($0) }
  }

  /// Fills the sheet or popover around this view with a colour, a gradient or a material.
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentationLook(PresentationLook(background: style._paint ?? .color(.system(.primary))))
  }

  /// Puts views behind the content of the sheet around this view, which stays in the room of that
  /// content.
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(alignment: alignment, content: content)
  }

  /// Rounds the corners of the sheet around this view by so many points; nil as the host does it.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentationLook(
      PresentationLook(cornerRadius: cornerRadius.map { .finite(max(0, $0)) }))
  }

  /// Says whether a person can use what is behind the sheet around this view (M17).
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { presentationLook(PresentationLook(interaction: interaction)) }

  /// Would say what a swipe over the sheet around this view does; hosts resize it by its bar only.
  ///
  /// Ignored: `behavior`.
  nonisolated public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }

  /// Says what the sheet or popover around this view becomes where there is little room.
  nonisolated public func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View { presentationLook(PresentationLook(adaptation: adaptation.word)) }

  /// Says what the sheet or popover around this view becomes in a narrow window; a low one changes
  /// nothing here.
  ///
  /// Ignored: `verticalAdaptation`.
  nonisolated public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View { presentationCompactAdaptation(horizontalAdaptation) }

  /// Says how large the sheet around this view is in a wide window.
  nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    presentationLook(PresentationLook(sizing: sizing._word))
  }
}
