// SPDX-License-Identifier: MIT

/// A property wrapper whose value tools can show.
@MainActor
protocol InspectedProperty {
  /// The value; nil if there is none.
  var inspectedValue: Any? { get }
}

extension State: InspectedProperty {
  var inspectedValue: Any? { wrappedValue }
}

extension Binding: InspectedProperty {
  var inspectedValue: Any? { wrappedValue }
}

extension Published: InspectedProperty {
  var inspectedValue: Any? { box.value }
}

extension ObservedObject: InspectedProperty {
  var inspectedValue: Any? { wrappedValue }
}
