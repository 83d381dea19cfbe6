// SPDX-License-Identifier: MIT

import Foundation
import WaymarkRender

/// The text size that a person prefers.
public enum DynamicTypeSize: Hashable, Sendable, Comparable, CaseIterable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether this is one of the five largest sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Creates the size closest to a multiple of the default size.
  init(nearestTo scale: Double) {
    self = Self.allCases.min { abs($0.factor - scale) < abs($1.factor - scale) } ?? .large
  }

  /// The scale relative to the default size; ``large`` is 1.
  package var factor: CGFloat {
    switch self {
    case .xSmall: 0.82
    case .small: 0.88
    case .medium: 0.94
    case .large: 1
    case .xLarge: 1.12
    case .xxLarge: 1.24
    case .xxxLarge: 1.35
    case .accessibility1: 1.65
    case .accessibility2: 1.94
    case .accessibility3: 2.35
    case .accessibility4: 2.76
    case .accessibility5: 3.12
    }
  }
}

private enum DynamicTypeSizeKey: EnvironmentKey {
  static var defaultValue: DynamicTypeSize? { nil }
}

extension EnvironmentValues {
  /// The text size that an enclosing view sets, or else the closest to the person's setting.
  ///
  /// A browser page follows the text size of the browser in any step. A size that a view sets
  /// overrides the person's setting, as on Apple platforms; a range keeps the person's size within
  /// its bounds.
  public var dynamicTypeSize: DynamicTypeSize {
    get {
      self[DynamicTypeSizeKey.self]
        ?? DynamicTypeSize(nearestTo: self[AppearanceKey.self].wordScale)
    }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  /// The text size that an enclosing view sets.
  var ownTextSize: DynamicTypeSize? { self[DynamicTypeSizeKey.self] }
}

extension View {
  /// Scales the text in this view.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    EnvironmentView(
      content: attributes((.textSize, TextSizeValue(rawValue: "\(size)")?.propertyValue))
    ) {
      $0.dynamicTypeSize = size
    }
  }

  /// Limits the text size in this view to a range.
  nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    BoundedTypeSize(content: self, allowed: DynamicTypeSize.allCases.filter(range.contains))
  }

  /// Scales the text in this view.
  nonisolated public func environment(
    _ keyPath: WritableKeyPath<EnvironmentValues, DynamicTypeSize>, _ value: DynamicTypeSize
  ) -> some View {
    let isDrawn = keyPath == \EnvironmentValues.dynamicTypeSize
    return EnvironmentView(
      content: attributes(
        (.textSize, isDrawn ? TextSizeValue(rawValue: "\(value)")?.propertyValue : nil))
    ) { $0[keyPath: keyPath] = value }
  }
}

nonisolated private struct BoundedTypeSize<Content: View>: View {
  let content: Content
  let allowed: [DynamicTypeSize]
  @Environment(\.dynamicTypeSize) private var size

  @MainActor var body: some View {
    let bounded = max(allowed.first ?? size, min(allowed.last ?? size, size))
    content.attributes(
      (.textSize, bounded == size ? nil : TextSizeValue(rawValue: "\(bounded)")?.propertyValue)
    )
    .transformEnvironment(\.dynamicTypeSize) { if bounded != size { $0 = bounded } }
  }
}

/// A number that scales with the text size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  @Environment(\.dynamicTypeSize) private var size

  /// Creates a number that scales like body text.
  public init(wrappedValue: Value) { base = wrappedValue }

  /// Creates a number that scales with the text size.
  ///
  /// Ignored: `textStyle` (all text styles scale alike).
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { base = wrappedValue }

  /// The scaled number.
  public var wrappedValue: Value { base * Value(size.factor) }
}

extension ScaledMetric: Sendable where Value: Sendable {}
