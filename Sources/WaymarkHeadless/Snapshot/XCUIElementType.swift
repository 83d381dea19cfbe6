// SPDX-License-Identifier: MIT

/// The type of an element, with XCUITest's names; also `XCUIElement.ElementType`.
public enum XCUIElementType: String, Hashable, Sendable, CaseIterable {
  /// Matches elements of every type in queries.
  case any
  /// A container with an identifier, a label or a tap action.
  case other
  case application
  case window
  /// A sheet or a confirmation dialog.
  case sheet
  /// Matches confirmation dialogs only.
  case dialog
  case alert
  case popover
  case button
  case cell
  /// A list.
  case collectionView
  /// Matches lists, whose own type is `collectionView`.
  case table
  case image
  case link
  case navigationBar
  /// A wheel picker; other pickers are buttons or a `segmentedControl`.
  case picker
  case pickerWheel
  case datePicker
  case colorWell
  /// An open menu, whose items are buttons.
  case menu
  /// The menu bar of a scene with commands.
  case menuBar
  /// A menu of commands.
  case menuBarItem
  /// A command.
  case menuItem
  /// A segmented picker, whose segments are buttons.
  case segmentedControl
  /// An indeterminate progress indicator.
  case activityIndicator
  case progressIndicator
  case scrollView
  /// The search field of a screen.
  case searchField
  case secureTextField
  case slider
  case staticText
  case stepper
  case `switch`
  case tabBar
  case textField
  /// A text editor with several lines.
  case textView
  /// The bar at the bottom of a screen; buttons of the top bar are in the `navigationBar`.
  case toolbar

  /// The name of the query property for elements of the type, as written in a test.
  package var queryName: String {
    switch self {
    case .any: "descendants(matching: .any)"
    case .other: "otherElements"
    case .application: "descendants(matching: .application)"
    case .switch: "switches"
    default: rawValue + (rawValue.hasSuffix("s") ? "es" : "s")
    }
  }
}
