// SPDX-License-Identifier: MIT

/// What an element is: the whole vocabulary that a host has to draw.
public enum ElementKind: String, Hashable, Sendable, Codable, CaseIterable {
  // Structure.
  /// A window; its children are the content and, last, one `overlays`.
  case window
  /// A stack of `screen`s; the last is shown, those below it are kept.
  case navigationStack
  /// One screen of a stack, with a bar (`title`, `backTitle`, `barHidden`) over its children.
  case screen
  /// The buttons in a screen's bar, a child of `screen`; each child is a `toolbarItem`.
  case toolbar
  /// One group of bar buttons, with a `placement`.
  case toolbarItem
  /// Tabs; each child is a `tab`.
  case tabs
  /// One tab with `title`, `systemName`, `badge` and `selected`; its children are its content.
  case tab
  /// What lies over a window's content; the last child is in front.
  case overlays
  /// A card that slides up over what is below, and can be dismissed by hand.
  case sheet
  /// Like a sheet, but it covers everything and cannot be dismissed by hand.
  case cover
  /// An alert.
  case alert
  /// A choice of actions.
  case dialog
  /// A sheet that points at something where there is room.
  case popover

  // Layout.
  /// Children below each other, with `spacing` and `alignment`.
  case vstack
  /// Children beside each other, with `spacing` and `alignment`.
  case hstack
  /// Children over each other, the first at the back, with `alignment`.
  case zstack
  /// Children in `tracks` beside each other, filled one line after the other along `axis`.
  case grid
  /// Its children with padding, a frame, a background, a shape around them.
  case box
  /// Inside a `box`: fills the box behind the content.
  case backdrop
  /// Inside a `box`: fills the box in front of the content.
  case overlay
  /// Content that scrolls along `axis`.
  case scroll
  /// Space that takes what is left in a stack.
  case spacer
  /// A line across a stack.
  case divider

  // Lists.
  /// Rows and sections.
  case list
  /// Rows that belong together; may hold one `header` and one `footer`.
  case section
  /// The words above a section.
  case header
  /// The words below a section.
  case footer
  /// One row of a list.
  case row
  /// Room for `count` rows that are not there now, because nobody sees them.
  ///
  /// It stands among the rows of a list, a section, a stack or a grid. A host gives it the room
  /// that so many rows would take, and sends ``HostEvent/Action/visibleRange(first:count:)`` as
  /// soon as a part of it is about to be seen.
  case gap

  // Content and controls.
  /// Words: `text`.
  case text
  /// An image: `systemName`, `resource`, `picture` or `url`.
  case image
  /// A filled or stroked `shape`.
  case shape
  /// Acts on a tap; its children are its label. With `role` `"link"` it opens a screen.
  case button
  /// Opens `url` outside the app; its children are its label.
  case link
  /// A switch: `on`; its children are its label.
  case toggle
  /// Increments and decrements, not past its `ends`; its children are its label.
  case stepper
  /// One line of text to edit: `value`, `placeholder`, `secure`.
  case textField
  /// One choice of several, in a `style`; its children are its label and its `option`s.
  case picker
  /// A number (`amount`) between two others (`minimum`, `maximum`), maybe in steps (`step`).
  case slider
  /// How far something is: `fraction`, or going on when it is absent.
  case progress

  // Fields and the actions of rows.
  /// Any number of lines of text to edit: `value`.
  case textEditor
  /// What a screen is searched with, in its bar: `value`, `placeholder`, `active`; a child of
  /// `screen`. Its children are suggestions.
  case searchField
  /// The buttons at one edge of a row that are revealed, with a `placement`: a child of `row`.
  case rowActions

  // Choices.
  /// One of the choices of a `picker`: `selected`, `disabled`; its child is what it looks like.
  case option
  /// What a menu offers, over everything else: buttons, toggles, links, pickers, sections, dividers.
  ///
  /// Like a popover it stands in `overlays`, and is to be drawn beside what it was opened from.
  case menu
  /// A day, a time or both (`components`): `value`, between `earliest` and `latest`; its children
  /// are its label.
  case dateField

  // Split view.
  /// Two or three `column`s: beside each other those that are not `folded`, or, when `collapsed`,
  /// only the `selected` one. With a `toggle` it has a button of that name, which a tap on the
  /// split stands for, where it is not collapsed.
  case split
  /// One column of a `split`; its child is a `navigationStack`.
  case column

  // Drawing.
  /// Takes all the room it is offered, however large its children are, and lays those over each
  /// other at its top leading corner; a host sends its ``HostEvent/Action/frame(_:)``.
  case geometry
  /// One line of a `grid` that has no `tracks`: its children stand in the grid's columns.
  case gridRow
}
