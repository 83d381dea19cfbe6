// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

/// A light or dark appearance.
public enum ColorScheme: Hashable, Sendable, CaseIterable {
  case light, dark

  /// The colour scheme of the view whose body is being evaluated, or else of the current scene.
  ///
  /// Reading it in a body makes the view depend on it. Outside of views and scenes, it is light.
  package static var current: ColorScheme {
    guard MainThread.isCurrent else { return .light }
    return MainActor.assumeIsolated {
      if let node = EvaluatedNode.current {
        return EnvironmentValues(node.scope, isObserved: true).colorScheme
      }
      return SceneSurroundings.current?.graph?.appearance.isDark == true ? .dark : .light
    }
  }

  var value: PropertyValue { (self == .dark ? ColorSchemeValue.dark : .light).propertyValue }
}

/// The contrast of an appearance.
public enum ColorSchemeContrast: Hashable, Sendable, CaseIterable {
  case standard, increased
}

enum AppearanceKey: EnvironmentKey {
  static var defaultValue: Appearance { Appearance() }
}

private enum ColorSchemeKey: EnvironmentKey {
  static var defaultValue: ColorScheme? { nil }
}

private enum DisplayScaleKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
  /// The colour scheme that an enclosing view sets, or else that of the host.
  public var colorScheme: ColorScheme {
    get {
      self[ColorSchemeKey.self] ?? self[PreferredSchemeKey.self]
        ?? (self[AppearanceKey.self].isDark ? .dark : .light)
    }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// The contrast that the host reports.
  public var colorSchemeContrast: ColorSchemeContrast {
    self[AppearanceKey.self].increasesContrast ? .increased : .standard
  }

  /// The number of pixels per point that the host reports.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] ?? CGFloat(self[AppearanceKey.self].displayScale) }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The size of a pixel in points.
  public var pixelLength: CGFloat { 1 / max(displayScale, .leastNonzeroMagnitude) }

  /// Whether the host reports that motion should be reduced.
  public var accessibilityReduceMotion: Bool { self[AppearanceKey.self].reducesMotion }

  /// Whether the host reports that transparency should be reduced.
  ///
  /// The web host then draws materials and bars opaque by itself.
  public var accessibilityReduceTransparency: Bool {
    self[AppearanceKey.self].reducesTransparency
  }

  /// Whether the host reports that a difference must not be shown by colours alone.
  ///
  /// In a browser, it is true while the browser replaces the colours of pages (forced colours).
  public var accessibilityDifferentiateWithoutColor: Bool {
    self[AppearanceKey.self].differentiatesWithoutColor
  }

  /// Whether the host reports that the system inverts the colours of the screen.
  public var accessibilityInvertColors: Bool { self[AppearanceKey.self].invertsColors }
}

extension View {
  /// Sets the colour scheme of this view and its descendants.
  nonisolated public func environment(
    _ keyPath: WritableKeyPath<EnvironmentValues, ColorScheme>, _ value: ColorScheme
  ) -> some View {
    let isDrawn = keyPath == \EnvironmentValues.colorScheme
    return EnvironmentView(content: attributes((.colorScheme, isDrawn ? value.value : nil))) {
      $0[keyPath: keyPath] = value
    }
  }

  /// The older name of `environment(\.colorScheme, …)`.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// Sets the layout direction of this view.
  nonisolated public func environment(
    _ keyPath: WritableKeyPath<EnvironmentValues, LayoutDirection>, _ value: LayoutDirection
  ) -> some View {
    let isDrawn = keyPath == \EnvironmentValues.layoutDirection
    return EnvironmentView(content: attributes((.layoutDirection, isDrawn ? value.value : nil))) {
      $0[keyPath: keyPath] = value
    }
  }

  /// Has no effect: hosts do not mirror views.
  ///
  /// Ignored: `enabled` (the view is drawn unchanged).
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
}
