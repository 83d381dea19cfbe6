// SPDX-License-Identifier: MIT

/// A property wrapper whose value tools can show.
@MainActor
protocol InspectedProperty {
  /// The value; nil if there is none.
  var inspectedValue: Any? { get }
}
