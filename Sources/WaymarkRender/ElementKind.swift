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
  /// A picture: `systemName` or `resource`.
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
  /// One choice of several.
  case picker
  /// A number between two others.
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
}
