// SPDX-License-Identifier: MIT

/// The style of a control or container.
///
/// Of a button: `plain`, `bordered`, `borderedProminent`, `borderless`, `link`; of a list:
/// `plain`, `grouped`, `insetGrouped`, `form`; of a picker: `menu`, `segmented`, `inline`, `wheel`,
/// `navigationLink`, `palette`, `radioGroup`; of a toggle: `button`, `checkbox`; of a date field:
/// `graphical`, `wheel`; of a progress indicator: `linear`, `circular`; of a field: `plain`,
/// `roundedBorder`, `squareBorder`; of a split: `prominentDetail`.
public enum StyleValue: String, PropertyKeyword {
  case plain, bordered, borderedProminent, borderless, grouped, insetGrouped, form, menu, segmented
  case inline, wheel, navigationLink, palette, button, graphical, linear, circular, roundedBorder
  case squareBorder, prominentDetail, page, link, radioGroup, checkbox, table
}

/// The role of a control, or of a stack.
///
/// A `disclosure` button expands a group; a stack that is a `label` contains an icon and a title,
/// and one that is `titles` a title with subtitles. A `cell` is in a row of a table, and a
/// `columnHeader` in its `header`.
public enum RoleValue: String, PropertyKeyword {
  case link, cancel, destructive, menu, disclosure, label, titles, cell, columnHeader
}

/// The order of a table's rows by a column.
public enum SortValue: String, PropertyKeyword {
  case ascending, descending
}

/// The size of a control.
public enum ControlSizeValue: String, PropertyKeyword {
  case mini, small, large, extraLarge
}

/// The shape of the border of a button.
public enum BorderShapeValue: String, PropertyKeyword {
  case capsule, roundedRectangle, circle
}

/// A button of a stepper.
public enum StepperEndValue: String, PropertyKeyword {
  case increment, decrement
}

/// The components of a date field.
public enum DateComponentsValue: String, PropertyKeyword {
  case date, time, dateTime
}

/// Whether a full swipe performs the first action of a row.
public enum RowActionsValue: String, PropertyKeyword {
  case full, partial
}

/// A keyboard type.
public enum KeyboardValue: String, PropertyKeyword {
  case ascii, numbersAndPunctuation, url, number, phone, namePhone, email, decimal, twitter
  case webSearch, asciiNumber
}

/// The automatic capitalization of a field.
public enum CapitalizationValue: String, PropertyKeyword {
  case never, words, sentences, characters
}

/// The label of the return key.
public enum SubmitLabelValue: String, PropertyKeyword {
  case done, go, send, join, route, search, `return`, next, `continue`
}

/// How screen readers treat the descendants of an element.
public enum AccessibilityChildrenValue: String, PropertyKeyword {
  case ignore, combine, contain
}

/// An accessibility trait, with the name of SwiftUI's `AccessibilityTraits` without `is`.
public enum TraitValue: String, PropertyKeyword {
  case header, button, link, selected, image, searchField, staticText, toggle, modal, tabBar
  case keyboardKey, summaryElement, playsSound, startsMediaSession, updatesFrequently
  case allowsDirectInteraction, causesPageTurn
}

/// The look of an element under the pointer.
public enum HoverEffectValue: String, PropertyKeyword {
  case highlight, lift
}

/// An effect on glyphs: an animation, a size, or none.
public enum SymbolEffectValue: String, PropertyKeyword {
  case pulse, breathe, rotate, variableColor, bounce, wiggle, scaleUp, scaleDown, hidden, inactive
}

extension RowEdge: PropertyKeyword {}

/// How many files a person can choose at once.
public enum FileChoiceValue: String, PropertyKeyword {
  /// One file.
  case one
  /// Any number of files up to ``FileValue/countLimit``.
  case several
}
