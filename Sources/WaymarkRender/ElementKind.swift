// SPDX-License-Identifier: MIT

/// The kind of an element: everything that a host has to draw.
public enum ElementKind: String, Hashable, Sendable, Codable, CaseIterable {
  // Structure.
  /// A window; its children are the content and, last, one `overlays`.
  case window
  /// A stack of `screen`s; the last one is visible, and those below it keep their state.
  case navigationStack
  /// A screen of a stack: content, and the `toolbarItem`s of its bars (`title`, `backTitle`,
  /// `barHidden`).
  case screen
  /// Views in a bar of a `screen`, with a `placement`.
  case toolbarItem
  /// A tab view; each child is a `tab`.
  case tabs
  /// A tab with `title`, `systemName`, `badge` and `selected`; its children are its content.
  case tab
  /// The overlays of a window; the last child is in front.
  case overlays
  /// A card in front of the content, which a person can dismiss.
  case sheet
  /// Like a sheet, but it covers the whole window, and a person cannot dismiss it.
  case cover
  /// An alert.
  case alert
  /// A confirmation dialog.
  case dialog
  /// A sheet that points at its source if there is enough space.
  case popover
  /// A column at the trailing edge of a `box`, whose other children make room for it; among the
  /// `overlays`, a sheet.
  case inspector

  // Layout.
  /// Children in a column, with `spacing` and `alignment`.
  case vstack
  /// Children in a row, with `spacing` and `alignment`.
  case hstack
  /// Overlaid children, the first at the back, with `alignment`.
  case zstack
  /// Children in `tracks`, which fill one line after the other along `axis`.
  case grid
  /// Children with padding, a frame, a background and a shape.
  case box
  /// Inside a `box`: fills the box behind the content.
  case backdrop
  /// Inside a `box`: fills the box in front of the content.
  case overlay
  /// Content that scrolls along `axis`.
  case scroll
  /// Flexible space in a stack.
  case spacer
  /// A line across a stack.
  case divider

  // Lists.
  /// A list of rows and sections.
  case list
  /// A group of rows, with at most one `header` and one `footer`.
  case section
  /// The header of a section.
  case header
  /// The footer of a section.
  case footer
  /// A row of a list.
  case row
  /// The space of `count` rows that are not realised because they are not visible.
  ///
  /// A gap is among the rows of a list, a section, a stack or a grid. A host reserves the space
  /// that the rows would take up, and sends ``HostEvent/Action/visibleRange(first:count:)`` before
  /// a part of it becomes visible.
  case gap

  // Content and controls.
  /// A `text`.
  case text
  /// An image: `systemName`, `resource`, `picture` or `url`.
  case image
  /// A filled or stroked `shape`.
  case shape
  /// Performs an action when tapped; its children are its label. With the `role` `"link"`, it opens
  /// a screen.
  case button
  /// Opens a `url` outside of the app; its children are its label.
  case link
  /// A switch, which is `on` or off; its children are its label.
  case toggle
  /// Increments and decrements up to its `ends`; its children are its label.
  case stepper
  /// A text field with one line: `value`, `placeholder`, `secure`.
  case textField
  /// A selection from `option`s, in a `style`; its children are its label and its options.
  case picker
  /// A number (`amount`) in a range (`minimum`, `maximum`), optionally in steps (`step`).
  case slider
  /// A progress indicator: `fraction`, or indeterminate if it is absent.
  case progress

  // Fields and the actions of rows.
  /// A text editor with any number of lines: `value`.
  case textEditor
  /// The search field in the bar of a `screen`: `value`, `placeholder`, `active`. Its children are
  /// suggestions.
  case searchField
  /// The revealed buttons at one edge of a `row`, with a `placement`.
  case rowActions

  // Choices.
  /// An option of a `picker`: `selected`, `disabled`; its child is its content.
  case option
  /// A menu in front of everything else, with buttons, toggles, links, pickers, sections and
  /// dividers.
  ///
  /// Like a popover, it is one of the `overlays`, and appears beside its source.
  case menu
  /// A date, a time or both (`components`): `value`, between `earliest` and `latest`; its children
  /// are its label.
  case dateField
  /// A colour: `value`; its children are its label.
  case colorField

  // Split view.
  /// Two or three `column`s: side by side, except those that are `folded`, or, if `collapsed`, only
  /// the `selected` one. With a `toggle`, it has a button with that label if it is not collapsed; a
  /// tap on the button is a tap on the split.
  case split
  /// A column of a `split`; its child is a `navigationStack`.
  case column

  // Drawing.
  /// Fills the available space, and overlays its children at its top leading corner; a host sends
  /// its ``HostEvent/Action/frame(_:)``.
  case geometry
  /// A row of a `grid` without `tracks`: its children are in the columns of the grid.
  case gridRow
}
