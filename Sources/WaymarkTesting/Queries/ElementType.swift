// SPDX-License-Identifier: MIT

extension XCUIElement {
  /// What an element is to a person, by the names of XCUITest.
  public enum ElementType: String, Hashable, Sendable, CaseIterable {
    /// In a query: elements of every type.
    case any
    /// A container with an identifier, a label or a tap of its own.
    case other
    case application
    case window
    /// A sheet, or a choice of actions.
    case sheet
    /// In a query: choices of actions alone.
    case dialog
    case alert
    case popover
    case button
    case cell
    /// A list.
    case collectionView
    /// In a query: a list, which is a `collectionView`.
    case table
    case image
    case link
    case navigationBar
    /// A picker that is a wheel; others are buttons, or a `segmentedControl`.
    case picker
    case pickerWheel
    case datePicker
    /// A menu that is open, with its items as buttons.
    case menu
    /// The commands of a scene.
    case menuBar
    /// A menu of commands.
    case menuBarItem
    /// A command.
    case menuItem
    /// A picker in segments; each is a button.
    case segmentedControl
    /// Progress whose end is not known.
    case activityIndicator
    case progressIndicator
    case scrollView
    /// What a screen is searched with.
    case searchField
    case secureTextField
    case slider
    case staticText
    case stepper
    case `switch`
    case tabBar
    case textField
    /// A text of several lines to edit.
    case textView
    /// The bar at the bottom of a screen; buttons in its top bar are in the `navigationBar`.
    case toolbar

    /// The name of the query for all elements of the type, as it is written in a test.
    var queryName: String {
      switch self {
      case .any: "descendants(matching: .any)"
      case .other: "otherElements"
      case .application: "descendants(matching: .application)"
      case .switch: "switches"
      default: rawValue + (rawValue.hasSuffix("s") ? "es" : "s")
      }
    }
  }
}
