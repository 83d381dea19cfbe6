// SPDX-License-Identifier: MIT

import Foundation
import WaymarkRender

/// How large a person wants words to be.
public enum DynamicTypeSize: Hashable, Sendable, Comparable, CaseIterable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether it is one of the five largest.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// The size that comes nearest to so many times the usual one.
  init(nearestTo scale: Double) {
    self = Self.allCases.min { abs($0.factor - scale) < abs($1.factor - scale) } ?? .large
  }

  /// How much larger than usual; ``large`` is 1.
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
  /// How large words are to be: what a view around says, else what comes nearest to the person's own
  /// setting.
  ///
  /// A browser's page follows the size of words that the browser is set to, in any step. What a view
  /// says is drawn so whatever the person has set, as on Apple's systems; bounds, given as a range,
  /// keep the person's size where it is within them.
  public var dynamicTypeSize: DynamicTypeSize {
    get {
      self[DynamicTypeSizeKey.self]
        ?? DynamicTypeSize(nearestTo: self[AppearanceKey.self].wordScale)
    }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }
}

extension View {
  /// Draws the words in the view larger or smaller than usual.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    EnvironmentView(
      content: attributes((.textSize, TextSizeValue(rawValue: "\(size)")?.propertyValue))
    ) {
      $0.dynamicTypeSize = size
    }
  }

  /// Keeps the size of words within bounds.
  nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    BoundedTypeSize(content: self, allowed: DynamicTypeSize.allCases.filter(range.contains))
  }

  /// Draws the words in the view larger or smaller than usual.
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

/// A number that grows with the size of words.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  @Environment(\.dynamicTypeSize) private var size

  /// A number that grows like the words of a body of text.
  public init(wrappedValue: Value) { base = wrappedValue }

  /// A number that grows with the size of words; all text styles grow alike here.
  ///
  /// Ignored: `textStyle` (all text styles scale alike).
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { base = wrappedValue }

  /// The number, as large as words are now.
  public var wrappedValue: Value { base * Value(size.factor) }
}

extension ScaledMetric: Sendable where Value: Sendable {}
