// SPDX-License-Identifier: MIT

extension PropertyKey where Value == TitleDisplayValue {
  /// The size of the title; if absent, only the first screen of a stack has a large title.
  @inlinable public static var titleDisplay: Self { Self(.titleDisplay) }
}

extension PropertyKey where Value == ColorSchemeValue {
  /// The colour scheme of the bar of a `screen` or of `tabs`.
  @inlinable public static var barColorScheme: Self { Self(.barColorScheme) }
  /// The colour scheme of the element and its descendants.
  @inlinable public static var colorScheme: Self { Self(.colorScheme) }
}

extension PropertyKey where Value == DateComponentsValue {
  /// The components of a `dateField`.
  @inlinable public static var components: Self { Self(.components) }
}

extension PropertyKey where Value == ControlSizeValue {
  /// The size of a control; regular if absent.
  @inlinable public static var controlSize: Self { Self(.controlSize) }
}

extension PropertyKey where Value == BorderShapeValue {
  /// The shape of the border of a `button`.
  @inlinable public static var borderShape: Self { Self(.borderShape) }
}

extension PropertyKey where Value == RoleValue {
  /// The role of a button, or ``RoleValue/label`` for an icon with a title.
  @inlinable public static var role: Self { Self(.role) }
}

extension PropertyKey where Value == Set<StepperEndValue> {
  /// The disabled buttons of a `stepper`.
  @inlinable public static var ends: Self { Self(.ends) }
}

extension PropertyKey where Value == Set<DropContentValue> {
  /// The content from other apps and windows that the element takes; if absent, nothing can be
  /// dropped on it, and if empty, only `draggable` elements.
  ///
  /// A host sends ``HostEvent/Action/drop(_:)``.
  @inlinable public static var dropTarget: Self { Self(.dropTarget) }
}

extension PropertyKey where Value == FileChoiceValue {
  /// How many files a person chooses with a `button`, which does not react to taps.
  ///
  /// A host sends ``HostEvent/Action/chooseFiles(_:)`` or ``HostEvent/Action/failFiles(_:)``.
  @inlinable public static var fileChoice: Self { Self(.fileChoice) }
}

extension PropertyKey where Value == TransitionValue {
  /// How the element appears and disappears; if absent, it fades where the change is animated, and
  /// the host decides on a pushed `screen`.
  @inlinable public static var transition: Self { Self(.transition) }
}

extension PropertyKey where Value == ScrollTransitionValue {
  /// The looks of the view in a `box` by its position in a scroll view.
  @inlinable public static var scrollTransition: Self { Self(.scrollTransition) }
}

extension PropertyKey where Value == ContentTransitionValue {
  /// How the texts in the element change in an animated change; if absent, they fade.
  @inlinable public static var contentTransition: Self { Self(.contentTransition) }
}

extension PropertyKey where Value == [DetentValue] {
  /// The heights of a `sheet`, the lowest first.
  @inlinable public static var detents: Self { Self(.detents) }
}

extension PropertyKey where Value == DetentValue {
  /// The current height of a `sheet`: one of its `detents`.
  @inlinable public static var detent: Self { Self(.detent) }
}

extension PropertyKey where Value == CardSizingValue {
  /// The size of a `sheet` in a wide window.
  @inlinable public static var cardSizing: Self { Self(.cardSizing) }
}

extension PropertyKey where Value == AdaptationValue {
  /// The form of a `sheet` or `popover` in a narrow window.
  @inlinable public static var compactAdaptation: Self { Self(.compactAdaptation) }
}

extension PropertyKey where Value == PlacementValue {
  /// The position of a `toolbarItem`, the edge of `rowActions`, or the side of a `gap`
  /// relative to its rows.
  @inlinable public static var placement: Self { Self(.placement) }
}

extension PropertyKey where Value == HeadingValue {
  /// Present if the element is a heading, with its level.
  @inlinable public static var heading: Self { Self(.heading) }
}

extension PropertyKey where Value == TraitsValue {
  /// The accessibility traits that modifiers add and remove.
  @inlinable public static var traits: Self { Self(.traits) }
}

extension PropertyKey where Value == AccessibilityChildrenValue {
  /// How screen readers treat the descendants.
  @inlinable public static var accessibilityChildren: Self { Self(.accessibilityChildren) }
}

extension PropertyKey where Value == [ActionValue] {
  /// The accessibility actions; a host sends ``HostEvent/Action/perform(_:)``.
  @inlinable public static var actions: Self { Self(.actions) }
}

extension PropertyKey where Value == [GestureValue] {
  /// The gestures that the element recognises; a host sends ``HostEvent/Action/touch(_:)``.
  @inlinable public static var gestures: Self { Self(.gestures) }
}

extension PropertyKey where Value == ShortcutValue {
  /// The keyboard shortcut that taps the element or the first control in it; one without a
  /// key removes an inherited shortcut.
  @inlinable public static var shortcut: Self { Self(.shortcut) }
}

extension PropertyKey where Value == [KeyListenerValue] {
  /// The key presses that views receive while the element, or one in it, has the keyboard focus; a
  /// host sends ``HostEvent/Action/keyPress(_:)``.
  @inlinable public static var keyPresses: Self { Self(.keyPresses) }
}

extension PropertyKey where Value == [GuideValue] {
  /// The guides at which a container aligns its children, at most one for each axis, with the
  /// position in a child that has no guide of that name; replaces the `alignment` along that axis.
  @inlinable public static var alignmentGuides: Self { Self(.alignmentGuides) }
}

extension PropertyKey where Value == GuideValue {
  /// The guide that a `box` sets, which containers with a guide of that name use.
  @inlinable public static var explicitGuide: Self { Self(.explicitGuide) }
}

extension PropertyKey where Value == [ProposalValue] {
  /// The spaces in which a host measures a child of a container with an `arrangement`: it is on the
  /// `box` around the child.
  @inlinable public static var proposals: Self { Self(.proposals) }
}

extension PropertyKey where Value == AlignmentValue {
  /// The alignment of the children of a stack, or of the content of a `box`, or in the cells of a
  /// `grid` with `tracks`; centred if absent.
  @inlinable public static var alignment: Self { Self(.alignment) }
  /// The position of the `tracks` of a `grid` that do not fill it: leading or trailing for columns,
  /// top or bottom for rows; centred if absent.
  @inlinable public static var tracksAlignment: Self { Self(.tracksAlignment) }
  /// The horizontal alignment of all cells in the column of a cell in a `gridRow`.
  @inlinable public static var columnAlignment: Self { Self(.columnAlignment) }
}

extension PropertyKey where Value == AxisValue {
  /// The axis of a `scroll` or `grid`, or ``AxisValue/vertical`` for a `textField` with
  /// several lines.
  @inlinable public static var axis: Self { Self(.axis) }
  /// The axes along which a `zstack` shows only the first child that fits; a host selects that
  /// child, and the others are `hidden`.
  @inlinable public static var fits: Self { Self(.fits) }
  /// Present if the app places the children of a `zstack`: the axis along which they follow each
  /// other, or ``AxisValue/both`` for rows that wrap, until it knows their sizes.
  ///
  /// A host sends ``HostEvent/Action/measured(_:)`` whenever a size or the space changes.
  @inlinable public static var arrangement: Self { Self(.arrangement) }
  /// The axes with the ideal size.
  @inlinable public static var fixedSize: Self { Self(.fixedSize) }
  /// The axes along which a cell in a `gridRow` does not ask for all available space.
  @inlinable public static var unsized: Self { Self(.unsized) }
}

extension PropertyKey where Value == [GridTrack] {
  /// The columns of a `grid`, or its rows if its axis is horizontal.
  @inlinable public static var tracks: Self { Self(.tracks) }
}

extension PropertyKey where Value == Set<PinnedValue> {
  /// The pinned parts of sections in a stack or grid.
  @inlinable public static var pinned: Self { Self(.pinned) }
}

extension PropertyKey where Value == ContentModeValue {
  /// How an image or a `box` with an aspect ratio fills its area.
  @inlinable public static var contentMode: Self { Self(.contentMode) }
}

extension PropertyKey where Value == StyleValue {
  /// The style of a control or container; automatic if absent.
  @inlinable public static var style: Self { Self(.style) }
}

extension PropertyKey where Value == SortValue {
  /// The order of a table's rows by the column of a `columnHeader`; absent if they are not sorted
  /// by it.
  @inlinable public static var sorted: Self { Self(.sorted) }
}

extension PropertyKey where Value == KeyboardValue {
  /// The keyboard type of a field.
  @inlinable public static var keyboard: Self { Self(.keyboard) }
}

extension PropertyKey where Value == CapitalizationValue {
  /// The automatic capitalization of a field.
  @inlinable public static var capitalization: Self { Self(.capitalization) }
}

extension PropertyKey where Value == SubmitLabelValue {
  /// The label of the return key.
  @inlinable public static var submitLabel: Self { Self(.submitLabel) }
}

extension PropertyKey where Value == RowActionsValue {
  /// Present if a `row` has leading actions.
  @inlinable public static var leadingActions: Self { Self(.leadingActions) }
  /// Present if a `row` has trailing actions.
  @inlinable public static var trailingActions: Self { Self(.trailingActions) }
}

extension PropertyKey where Value == RowEdge {
  /// The edge whose actions a `row` shows.
  @inlinable public static var revealed: Self { Self(.revealed) }
}

extension PropertyKey where Value == Set<EdgeValue> {
  /// The hidden separators of a `row` or `section`: its top or bottom one; all of them if
  /// absent.
  @inlinable public static var separatorEdges: Self { Self(.separatorEdges) }
  /// The edges at which the element extends below the bars.
  @inlinable public static var ignoresSafeArea: Self { Self(.ignoresSafeArea) }
}

extension PropertyKey where Value == ProminenceValue {
  /// Present if the headers of a `list` or `section` stand out.
  @inlinable public static var prominence: Self { Self(.prominence) }
}

extension PropertyKey where Value == SnappingValue {
  /// The scroll target behaviour of a `scroll`.
  @inlinable public static var snapping: Self { Self(.snapping) }
}

extension PropertyKey where Value == EdgeValue {
  /// The edge to which a `box` is pinned while its siblings scroll.
  @inlinable public static var pinnedEdge: Self { Self(.pinnedEdge) }
}

extension PropertyKey where Value == LayoutDirectionValue {
  /// The layout direction of the element and its descendants.
  @inlinable public static var layoutDirection: Self { Self(.layoutDirection) }
}
