// SPDX-License-Identifier: MIT

/// What can be asked for the elements inside it: the application, an element, a query.
///
/// Like XCUITest's, for the types that Waymark shows.
@preconcurrency @MainActor
public protocol XCUIElementTypeQueryProvider {
  /// All elements of a type inside, at any depth.
  func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery
}

extension XCUIElementTypeQueryProvider {
  /// Alerts, called by their title; the message is a text inside.
  public var alerts: XCUIElementQuery { descendants(matching: .alert) }
  /// Buttons, navigation links, bar buttons, back buttons and the buttons of tab bars.
  public var buttons: XCUIElementQuery { descendants(matching: .button) }
  /// Rows of lists.
  public var cells: XCUIElementQuery { descendants(matching: .cell) }
  /// Lists.
  public var collectionViews: XCUIElementQuery { descendants(matching: .collectionView) }
  /// Choices of actions, which are among the ``sheets``, too.
  public var dialogs: XCUIElementQuery { descendants(matching: .dialog) }
  /// Pictures.
  public var images: XCUIElementQuery { descendants(matching: .image) }
  /// Links that lead out of the app.
  public var links: XCUIElementQuery { descendants(matching: .link) }
  /// Bars at the top of screens, called by the screen's title; the back button comes first.
  public var navigationBars: XCUIElementQuery { descendants(matching: .navigationBar) }
  /// Containers with an identifier, a label or a tap of their own.
  public var otherElements: XCUIElementQuery { descendants(matching: .other) }
  /// Spinners.
  public var activityIndicators: XCUIElementQuery { descendants(matching: .activityIndicator) }
  /// Date pickers; their value is a day, a time or both, as `2026-05-01T09:30`.
  public var datePickers: XCUIElementQuery { descendants(matching: .datePicker) }
  /// Menus that are open; their items are buttons, and a tap on
  /// `otherElements["PopoverDismissRegion"]` closes the one in front.
  public var menus: XCUIElementQuery { descendants(matching: .menu) }
  /// Bars of menus: a scene with commands has one.
  public var menuBars: XCUIElementQuery { descendants(matching: .menuBar) }
  /// Menus of commands.
  public var menuBarItems: XCUIElementQuery { descendants(matching: .menuBarItem) }
  /// Commands.
  public var menuItems: XCUIElementQuery { descendants(matching: .menuItem) }
  /// The wheels of pickers in the style of one.
  public var pickerWheels: XCUIElementQuery { descendants(matching: .pickerWheel) }
  /// Pickers in segments, each of which is a button.
  public var segmentedControls: XCUIElementQuery { descendants(matching: .segmentedControl) }
  /// Pickers in the style of a wheel; in the style of a menu or a link they are ``buttons``, called
  /// by their label and by what is chosen.
  public var pickers: XCUIElementQuery { descendants(matching: .picker) }
  /// Popovers; a tap on `otherElements["PopoverDismissRegion"]` closes the one in front.
  public var popovers: XCUIElementQuery { descendants(matching: .popover) }
  /// Progress bars and spinners.
  public var progressIndicators: XCUIElementQuery { descendants(matching: .progressIndicator) }
  /// Content that scrolls; a list is a ``collectionViews`` instead.
  public var scrollViews: XCUIElementQuery { descendants(matching: .scrollView) }
  /// Fields to search with, in the bars of screens; while one is in use there is a button Cancel.
  public var searchFields: XCUIElementQuery { descendants(matching: .searchField) }
  /// Fields that hide what is typed.
  public var secureTextFields: XCUIElementQuery { descendants(matching: .secureTextField) }
  /// Sheets and choices of actions; a full-screen cover is none.
  public var sheets: XCUIElementQuery { descendants(matching: .sheet) }
  /// Sliders.
  public var sliders: XCUIElementQuery { descendants(matching: .slider) }
  /// Words, those inside buttons and cells and a bar's title included.
  public var staticTexts: XCUIElementQuery { descendants(matching: .staticText) }
  /// Steppers; each holds the buttons Decrement and Increment.
  public var steppers: XCUIElementQuery { descendants(matching: .stepper) }
  /// Toggles; their value is `"1"` or `"0"`.
  public var switches: XCUIElementQuery { descendants(matching: .switch) }
  /// Tab bars; each holds a button for every tab.
  public var tabBars: XCUIElementQuery { descendants(matching: .tabBar) }
  /// Lists, by the name they had on older systems: the same as ``collectionViews``.
  public var tables: XCUIElementQuery { descendants(matching: .table) }
  /// Fields to type into.
  public var textFields: XCUIElementQuery { descendants(matching: .textField) }
  /// Texts of several lines to edit.
  public var textViews: XCUIElementQuery { descendants(matching: .textView) }
  /// Bars at the bottom of screens.
  public var toolbars: XCUIElementQuery { descendants(matching: .toolbar) }
  /// Windows.
  public var windows: XCUIElementQuery { descendants(matching: .window) }
}
