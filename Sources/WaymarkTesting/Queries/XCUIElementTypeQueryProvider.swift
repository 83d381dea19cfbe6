// SPDX-License-Identifier: MIT

import WaymarkHeadless

/// A type with queries for its descendants: the application, an element or a query.
///
/// Like XCUITest's protocol, for the types of elements that exist in Waymark.
@preconcurrency @MainActor
public protocol XCUIElementTypeQueryProvider {
  /// Returns a query for all descendants of a type.
  func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery
}

extension XCUIElementTypeQueryProvider {
  /// Alerts, identified by their titles; an alert contains its message as a text.
  public var alerts: XCUIElementQuery { descendants(matching: .alert) }
  /// Buttons, navigation links, bar buttons, back buttons and the buttons of tab bars.
  public var buttons: XCUIElementQuery { descendants(matching: .button) }
  /// Rows of lists.
  public var cells: XCUIElementQuery { descendants(matching: .cell) }
  /// Lists.
  public var collectionViews: XCUIElementQuery { descendants(matching: .collectionView) }
  /// Confirmation dialogs, which are also ``sheets``.
  public var dialogs: XCUIElementQuery { descendants(matching: .dialog) }
  /// Images.
  public var images: XCUIElementQuery { descendants(matching: .image) }
  /// Links that open a URL outside of the app.
  public var links: XCUIElementQuery { descendants(matching: .link) }
  /// Navigation bars, identified by the screens' titles; the back button comes first.
  public var navigationBars: XCUIElementQuery { descendants(matching: .navigationBar) }
  /// Containers with an identifier, a label or a tap action.
  public var otherElements: XCUIElementQuery { descendants(matching: .other) }
  /// Spinners.
  public var activityIndicators: XCUIElementQuery { descendants(matching: .activityIndicator) }
  /// Date pickers, whose value is a date, a time or both, such as `2026-05-01T09:30`.
  public var datePickers: XCUIElementQuery { descendants(matching: .datePicker) }
  /// Colour pickers, whose value is a colour such as `#ff8000`.
  public var colorWells: XCUIElementQuery { descendants(matching: .colorWell) }
  /// Open menus, whose items are buttons; a tap on `otherElements["PopoverDismissRegion"]` closes
  /// the frontmost menu.
  public var menus: XCUIElementQuery { descendants(matching: .menu) }
  /// Menu bars; a scene with commands has one.
  public var menuBars: XCUIElementQuery { descendants(matching: .menuBar) }
  /// Menus of commands.
  public var menuBarItems: XCUIElementQuery { descendants(matching: .menuBarItem) }
  /// Commands.
  public var menuItems: XCUIElementQuery { descendants(matching: .menuItem) }
  /// The wheels of wheel pickers.
  public var pickerWheels: XCUIElementQuery { descendants(matching: .pickerWheel) }
  /// Segmented pickers, whose segments are buttons.
  public var segmentedControls: XCUIElementQuery { descendants(matching: .segmentedControl) }
  /// Wheel pickers; menu and link pickers are ``buttons``, whose label contains the selected
  /// option.
  public var pickers: XCUIElementQuery { descendants(matching: .picker) }
  /// Popovers; a tap on `otherElements["PopoverDismissRegion"]` closes the frontmost one.
  public var popovers: XCUIElementQuery { descendants(matching: .popover) }
  /// Progress bars and spinners.
  public var progressIndicators: XCUIElementQuery { descendants(matching: .progressIndicator) }
  /// Scroll views; a list is one of the ``collectionViews``.
  public var scrollViews: XCUIElementQuery { descendants(matching: .scrollView) }
  /// Search fields; while one is active, its screen has a Cancel button.
  public var searchFields: XCUIElementQuery { descendants(matching: .searchField) }
  /// Secure text fields.
  public var secureTextFields: XCUIElementQuery { descendants(matching: .secureTextField) }
  /// Sheets and confirmation dialogs; a full-screen cover is neither.
  public var sheets: XCUIElementQuery { descendants(matching: .sheet) }
  /// Sliders.
  public var sliders: XCUIElementQuery { descendants(matching: .slider) }
  /// Texts, including those inside buttons, cells and bars.
  public var staticTexts: XCUIElementQuery { descendants(matching: .staticText) }
  /// Steppers; each contains a Decrement and an Increment button.
  public var steppers: XCUIElementQuery { descendants(matching: .stepper) }
  /// Toggles, whose value is `"1"` or `"0"`.
  public var switches: XCUIElementQuery { descendants(matching: .switch) }
  /// Tab bars; each contains a button for each tab.
  public var tabBars: XCUIElementQuery { descendants(matching: .tabBar) }
  /// Lists, by their name on older systems; the same as ``collectionViews``.
  public var tables: XCUIElementQuery { descendants(matching: .table) }
  /// Text fields.
  public var textFields: XCUIElementQuery { descendants(matching: .textField) }
  /// Text editors.
  public var textViews: XCUIElementQuery { descendants(matching: .textView) }
  /// Toolbars at the bottom of screens.
  public var toolbars: XCUIElementQuery { descendants(matching: .toolbar) }
  /// Windows.
  public var windows: XCUIElementQuery { descendants(matching: .window) }
}
