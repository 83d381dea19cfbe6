// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

/// Whether things are dark on light or light on dark.
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

/// How strongly things stand out.
public enum ColorSchemeContrast: Hashable, Sendable, CaseIterable {
  case standard, increased
}

enum AppearanceKey: EnvironmentKey {
  static var defaultValue: Appearance { Appearance() }
}

private enum ColorSchemeKey: EnvironmentKey {
  static var defaultValue: ColorScheme? { nil }
}

private enum LayoutDirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection { .leftToRight }
}

private enum DisplayScaleKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
  /// Whether things are dark on light or light on dark: what a view around asks for, else what the
  /// host says.
  public var colorScheme: ColorScheme {
    get {
      self[ColorSchemeKey.self] ?? self[PreferredSchemeKey.self]
        ?? (self[AppearanceKey.self].isDark ? .dark : .light)
    }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// How strongly things are to stand out, as the host says.
  public var colorSchemeContrast: ColorSchemeContrast {
    self[AppearanceKey.self].increasesContrast ? .increased : .standard
  }

  /// Which way lines run: from left to right unless a view around says otherwise.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// Pixels for each point, as the host says.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] ?? CGFloat(self[AppearanceKey.self].displayScale) }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// How many points a pixel takes.
  public var pixelLength: CGFloat { 1 / max(displayScale, .leastNonzeroMagnitude) }

  /// Whether little is to move, as the host says.
  public var accessibilityReduceMotion: Bool { self[AppearanceKey.self].reducesMotion }
}

extension View {
  /// Draws the view, and all in it, light or dark.
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

  /// Has lines in the view run in a direction.
  nonisolated public func environment(
    _ keyPath: WritableKeyPath<EnvironmentValues, LayoutDirection>, _ value: LayoutDirection
  ) -> some View {
    let isDrawn = keyPath == \EnvironmentValues.layoutDirection
    return EnvironmentView(content: attributes((.layoutDirection, isDrawn ? value.value : nil))) {
      $0[keyPath: keyPath] = value
    }
  }

  /// Would turn the view over where lines run from right to left; hosts draw it as it is.
  ///
  /// Ignored: `enabled` (the view is drawn unchanged).
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
}
