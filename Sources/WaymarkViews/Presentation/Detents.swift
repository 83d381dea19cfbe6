// SPDX-License-Identifier: MIT

import WaymarkRender

/// A height at which a sheet rests.
///
/// Like SwiftUI's, but without custom detents: hosts perform layout, not the runtime.
public struct PresentationDetent: Hashable, Sendable {
  private enum Height: Hashable, Sendable {
    case medium
    case large
    case fraction(CGFloat)
    case height(CGFloat)
  }

  private let height: Height

  /// About half of the window.
  public static let medium = PresentationDetent(height: .medium)
  /// The full height of a sheet.
  public static let large = PresentationDetent(height: .large)

  /// A fraction of the full height; hosts clamp it to 0 through 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .fraction(fraction))
  }

  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .height(height))
  }

  /// The height that hosts receive, rounded to hundredths of a point or of a percent.
  var value: DetentValue {
    switch height {
    case .medium: .medium
    case .large: .large
    case .fraction(let part): .fraction(Self.rounded(part, to: 10_000))
    case .height(let points): .height(Self.rounded(points, to: 100))
    }
  }

  private static func rounded(_ value: CGFloat, to steps: Double) -> Double {
    value.isFinite ? (Double(value) * steps).rounded() / steps : 0
  }
}

extension PresentationDetent: Comparable {
  /// Whether one detent is lower than another.
  ///
  /// Points and fractions are compared for a window with the typical height of a phone.
  public static func < (a: PresentationDetent, b: PresentationDetent) -> Bool {
    (a.part, a.rank) < (b.part, b.rank)
  }

  /// The order of kinds that are equally high.
  private var rank: Int {
    switch height {
    case .height: 0
    case .fraction: 1
    case .large: 2
    case .medium: 3
    }
  }

  private var part: CGFloat {
    switch height {
    case .medium: 0.5
    case .large: 1
    case .fraction(let part): part
    case .height(let points): points / 844
    }
  }
}

/// The detents that the content of a sheet sets.
struct DetentChoice: Equatable {
  let detents: Set<PresentationDetent>
  let selection: Binding<PresentationDetent>?
  private let current: PresentationDetent?

  init(_ detents: Set<PresentationDetent>, _ selection: Binding<PresentationDetent>? = nil) {
    self.detents = detents
    self.selection = selection
    current = selection?.wrappedValue
  }

  static func == (a: DetentChoice, b: DetentChoice) -> Bool {
    a.detents == b.detents && a.current == b.current
  }
}

/// Preferences for the presentation around a view, which pass through enclosing stacks.
protocol PresentationPreferenceKey: PreferenceKey {}

enum DetentsKey: PresentationPreferenceKey {
  static var defaultValue: DetentChoice? { nil }
  static func reduce(value: inout DetentChoice?, nextValue: () -> DetentChoice?) {
    value = value ?? nextValue()
  }
}

enum DragIndicatorKey: PresentationPreferenceKey {
  static var defaultValue: Visibility { .automatic }
  static func reduce(value: inout Visibility, nextValue: () -> Visibility) {
    if value == .automatic { value = nextValue() }
  }
}

enum InteractiveDismissDisabledKey: PresentationPreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

extension View {
  /// Sets the detents of the enclosing sheet, which is initially as high as the lowest.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    preference(key: DetentsKey.self, value: DetentChoice(detents))
  }

  /// Sets the detents of the enclosing sheet with a binding to the selected one.
  ///
  /// A person's choice is written to the binding. A selection that is not in `detents` counts as
  /// the lowest of them.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    DetentSelectionView(content: self, detents: detents, selection: selection)
  }

  /// Shows or hides the drag indicator of the enclosing sheet; by default, it is shown if the sheet
  /// has several detents.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    preference(key: DragIndicatorKey.self, value: visibility)
  }

  /// Prevents a person from dismissing the enclosing sheet (M16).
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    preference(key: InteractiveDismissDisabledKey.self, value: isDisabled)
  }
}

/// Follows the binding of the selected detent.
nonisolated struct DetentSelectionView<Content: View>: View {
  let content: Content
  let detents: Set<PresentationDetent>
  let selection: Binding<PresentationDetent>

  @MainActor var body: some View {
    content.preference(key: DetentsKey.self, value: DetentChoice(detents, selection))
  }
}
