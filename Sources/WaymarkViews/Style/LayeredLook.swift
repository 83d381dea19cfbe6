// SPDX-License-Identifier: MIT

import WaymarkRender

/// An appearance that several views contribute to; for nil values, the host's default applies.
protocol LayeredLook: Equatable {
  /// Creates an appearance that leaves everything to the host.
  init()

  /// Replaces the values that are nil with those of another appearance.
  mutating func add(_ other: Self)
}

extension LayeredLook {
  /// Returns this outer view's appearance, completed by that of an inner view.
  func over(_ inner: Self) -> Self {
    var all = self
    all.add(inner)
    return all
  }
}

/// A preference for an appearance; an outer view's values override those of an inner view.
protocol LookPreferenceKey: PreferenceKey where Value: LayeredLook {}

extension LookPreferenceKey {
  static var defaultValue: Value { Value() }
  static func reduce(value: inout Value, nextValue: () -> Value) { value.add(nextValue()) }
}

extension ElementNode {
  /// Returns the appearance that the content sets.
  func look<K: LookPreferenceKey>(for key: K.Type) -> K.Value {
    var look: K.Value?
    reducePreference(key, into: &look)
    return look ?? K.defaultValue
  }

  /// Sends the properties that differ between two appearances, which list the same properties.
  func send(
    _ new: [(property: Property, value: PropertyValue?)],
    after old: [(property: Property, value: PropertyValue?)]
  ) {
    for (before, now) in zip(old, new) where before.value != now.value {
      send(now.property, now.value)
    }
  }
}
