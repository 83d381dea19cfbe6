// SPDX-License-Identifier: MIT

extension PropertyKey where Value == Bool {
  /// True if the bar of a `screen` or of `tabs` is hidden.
  @inlinable public static var barHidden: Self { Self(.barHidden) }
  /// True if the `foreground` is a colour, although it is also the name of a level: it applies to
  /// the labels of buttons, too.
  @inlinable public static var colorsLabels: Self { Self(.colorsLabels) }
  /// True if the bar at the bottom of a `screen` is hidden.
  @inlinable public static var bottomBarHidden: Self { Self(.bottomBarHidden) }
  /// Whether the bar of a `screen` or of `tabs` has a background; if absent, the host
  /// decides, and may draw one only while content is behind the bar.
  @inlinable public static var barBackgroundShown: Self { Self(.barBackgroundShown) }
  /// True if a `textField` conceals its text.
  @inlinable public static var secure: Self { Self(.secure) }
  /// Whether a `toggle` is on.
  @inlinable public static var on: Self { Self(.on) }
  /// Whether a `tab`, a `row` or an `option` is selected.
  @inlinable public static var selected: Self { Self(.selected) }
  /// True when a long press, or the other button of a mouse, opens a menu
  /// (``HostEvent/Action/openMenu``).
  @inlinable public static var contextMenu: Self { Self(.contextMenu) }
  /// Whether the disclosure group of a `button` is expanded.
  @inlinable public static var expanded: Self { Self(.expanded) }
  /// True if a control is disabled.
  @inlinable public static var disabled: Self { Self(.disabled) }
  /// True if a person cannot dismiss a `sheet`.
  @inlinable public static var dismissDisabled: Self { Self(.dismissDisabled) }
  /// Whether a `sheet` shows its drag indicator; if absent, the host decides.
  @inlinable public static var dragIndicator: Self { Self(.dragIndicator) }
  /// True when the person can use the content behind a `sheet` or `popover`.
  @inlinable public static var backgroundInteractive: Self { Self(.backgroundInteractive) }
  /// True when a swipe over scrollable content of a `sheet` scrolls it rather than changes the
  /// `detent`.
  @inlinable public static var contentScrolls: Self { Self(.contentScrolls) }
  /// True if the element itself handles taps (`onTapGesture`).
  @inlinable public static var tappable: Self { Self(.tappable) }
  /// True if the element is hidden from screen readers.
  @inlinable public static var accessibilityHidden: Self { Self(.accessibilityHidden) }
  /// True if a screen reader can increment and decrement the element.
  @inlinable public static var adjustable: Self { Self(.adjustable) }
  /// True for an element that represents another one for screen readers and is not drawn.
  @inlinable public static var assistive: Self { Self(.assistive) }
  /// True for an element other than a field that can have the accessibility focus.
  @inlinable public static var assistiveFocus: Self { Self(.assistiveFocus) }
  /// True if Return in a `textField` performs an action and is not a `shortcut`.
  @inlinable public static var submits: Self { Self(.submits) }
  /// True for a `box` with the commands of a scene: it is not drawn, but its controls are
  /// active.
  @inlinable public static var commands: Self { Self(.commands) }
  /// True if an `image` is scaled to its proposed size.
  @inlinable public static var resizable: Self { Self(.resizable) }
  /// True if the element takes up space but is not drawn.
  @inlinable public static var hidden: Self { Self(.hidden) }
  /// Whether text is italic.
  @inlinable public static var italic: Self { Self(.italic) }
  /// Whether text is underlined.
  @inlinable public static var underline: Self { Self(.underline) }
  /// Whether text is struck through.
  @inlinable public static var strikethrough: Self { Self(.strikethrough) }
  /// True if all digits have the same width.
  @inlinable public static var monospacedDigit: Self { Self(.monospacedDigit) }
  /// True if an `image` of a file is drawn in the colour of text, with the opacity of the file.
  @inlinable public static var template: Self { Self(.template) }
  /// True if the separators of a `row` or `section` are hidden.
  @inlinable public static var separatorHidden: Self { Self(.separatorHidden) }
  /// True if autocorrection is disabled.
  @inlinable public static var correctionDisabled: Self { Self(.correctionDisabled) }
  /// True for the element with the keyboard focus.
  @inlinable public static var focused: Self { Self(.focused) }
  /// True for an element other than a field that can have the focus.
  @inlinable public static var focusable: Self { Self(.focusable) }
  /// True if the host does not mark the element, or one in it, that has the focus.
  @inlinable public static var focusEffectDisabled: Self { Self(.focusEffectDisabled) }
  /// True while a `searchField` is active.
  @inlinable public static var active: Self { Self(.active) }
  /// Whether a `row` can be deleted; a swipe reveals its Delete button.
  @inlinable public static var deletable: Self { Self(.deletable) }
  /// Whether a `row` can be moved in edit mode.
  @inlinable public static var movable: Self { Self(.movable) }
  /// True while a `list` is in edit mode.
  @inlinable public static var editing: Self { Self(.editing) }
  /// True when a `list`, `scroll` or `screen` can be refreshed.
  @inlinable public static var refreshable: Self { Self(.refreshable) }
  /// True while a refresh is running.
  @inlinable public static var refreshing: Self { Self(.refreshing) }
  /// True if a `list` or `textEditor` has no background of its own.
  @inlinable public static var contentBackgroundHidden: Self { Self(.contentBackgroundHidden) }
  /// True if the scroll indicators are hidden.
  @inlinable public static var indicatorsHidden: Self { Self(.indicatorsHidden) }
  /// True when the person cannot scroll a `scroll` or `list`.
  @inlinable public static var scrollDisabled: Self { Self(.scrollDisabled) }
  /// True when content that overflows a `scroll` across its axis is visible.
  @inlinable public static var unclipped: Self { Self(.unclipped) }
  /// True for a stack or grid whose children are the snapping positions of the enclosing
  /// `scroll`.
  @inlinable public static var snapTargets: Self { Self(.snapTargets) }
  /// True when the host reports the child of `snapTargets` at which a `scroll` comes to rest.
  @inlinable public static var tracked: Self { Self(.tracked) }
  /// True when the host reports the geometry and the phases of a `scroll` or `list`
  /// (``HostEvent/Action/scrolling(_:)``).
  @inlinable public static var scrollObserved: Self { Self(.scrollObserved) }
  /// True if the element handles long presses.
  @inlinable public static var pressable: Self { Self(.pressable) }
  /// True if the element handles hovering.
  @inlinable public static var hoverable: Self { Self(.hoverable) }
  /// True if the host reports the positions of a pointer over the element
  /// (``HostEvent/Action/hover(_:at:)``).
  @inlinable public static var pointerTracked: Self { Self(.pointerTracked) }
  /// True for the preview of the `draggable` element that contains it, which a host shows at the
  /// pointer instead of that element.
  @inlinable public static var dragPreview: Self { Self(.dragPreview) }
  /// True if touches pass through the element.
  @inlinable public static var hitTestingDisabled: Self { Self(.hitTestingDisabled) }
  /// True if a `split` shows only one of its columns.
  @inlinable public static var collapsed: Self { Self(.collapsed) }
  /// True if a `column` is hidden beside other columns.
  @inlinable public static var folded: Self { Self(.folded) }
  /// True if the host reports the element's frame.
  @inlinable public static var measured: Self { Self(.measured) }
  /// True if a `path` is filled with the even-odd rule.
  @inlinable public static var evenOdd: Self { Self(.evenOdd) }
  /// True if a stroke is centred on the outline rather than inside it.
  @inlinable public static var strokeCentered: Self { Self(.strokeCentered) }
  /// Whether texts and images are drawn as grey bars; false overrides an inherited true.
  @inlinable public static var redacted: Self { Self(.redacted) }
  /// True if the person must confirm closing the window.
  @inlinable public static var confirmsClosing: Self { Self(.confirmsClosing) }
  /// True when the size in `font` does not scale with the person's text size.
  @inlinable public static var fixedFont: Self { Self(.fixedFont) }
  /// Whether the text can be selected.
  @inlinable public static var textSelection: Self { Self(.textSelection) }
}
