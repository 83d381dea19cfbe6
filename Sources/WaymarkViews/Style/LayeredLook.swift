// SPDX-License-Identifier: MIT

import WaymarkRender

/// A look whose parts come from several views; a part that is nil is left to the host.
protocol LayeredLook: Equatable {
  /// A look that leaves everything to the host.
  init()

  /// Fills the parts that are nil with those of another look.
  mutating func add(_ other: Self)
}

extension LayeredLook {
  /// The look of a view around one with another look.
  func over(_ inner: Self) -> Self {
    var all = self
    all.add(inner)
    return all
  }
}

/// A preference for a look; an outer view's parts take precedence over an inner one's.
protocol LookPreferenceKey: PreferenceKey where Value: LayeredLook {}

extension LookPreferenceKey {
  static var defaultValue: Value { Value() }
  static func reduce(value: inout Value, nextValue: () -> Value) { value.add(nextValue()) }
}

extension ElementNode {
  /// The look that the content sets.
  func look<K: LookPreferenceKey>(for key: K.Type) -> K.Value {
    var look: K.Value?
    reducePreference(key, into: &look)
    return look ?? K.defaultValue
  }

  /// Sends the properties in which two looks differ; both list the same properties.
  func send(
    _ new: [(property: Property, value: PropertyValue?)],
    after old: [(property: Property, value: PropertyValue?)]
  ) {
    for (before, now) in zip(old, new) where before.value != now.value {
      send(now.property, now.value)
    }
  }
}
