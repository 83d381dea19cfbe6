// SPDX-License-Identifier: MIT

// Long, because an enumeration cannot be split over files.

/// The properties of an element.
///
/// The case names are the names in the encoded form.
public enum Property: String, Hashable, Sendable, Codable, CaseIterable {
  // Content.
  /// The string of a `text`.
  case text
  /// The title of a `screen`, `tab`, `alert` or `dialog`.
  case title
  /// `"large"` or `"inline"`; if absent, only the first screen of a stack has a large title.
  case titleDisplay
  /// The label of a screen's back button; absent if there is no screen below.
  case backTitle
  /// True if the bar of a `screen` or of `tabs` is hidden.
  case barHidden
  /// The background of the bar of a `screen` or of `tabs`.
  case barBackground
  /// Whether the bar of a `screen` or of `tabs` has a background; if absent, the host decides, and
  /// may draw one only while content is behind the bar.
  case barBackgroundShown
  /// `"light"` or `"dark"`: the colour scheme of the bar of a `screen` or of `tabs`.
  case barColorScheme
  /// The text of an `alert` or `dialog` below its title.
  case message
  /// The name of a glyph that every host draws.
  case systemName
  /// The absolute path of an image file of the app.
  case resource
  /// An image in memory.
  case picture
  /// The URL that a `link` opens.
  case url
  /// The text of a `textField`.
  case value
  /// The placeholder of an empty `textField`.
  case placeholder
  /// True if a `textField` conceals its text.
  case secure
  /// Whether a `toggle` is on.
  case on
  /// Whether a `tab`, a `row` or an `option` is selected.
  case selected
  /// The badge text of a `tab`.
  case badge
  /// The progress of a `progress` indicator, from 0 to 1.
  case fraction
  /// The number of rows that a `gap` represents.
  case count

  // Choices.
  /// The value of a `slider`, and the bounds of its range.
  case amount
  case minimum
  case maximum
  /// The distance between the values of a `slider`; if absent, the values are continuous.
  case step
  /// The components of a `dateField`: `"date"`, `"time"`, `"dateTime"`.
  case components
  /// The bounds of a `dateField`, in the format of its `value`: `2026-05-01`, `09:30` or
  /// `2026-05-01T09:30`, in local time.
  case earliest
  case latest
  /// True when a long press, or the other button of a mouse, opens a menu
  /// (``HostEvent/Action/openMenu``).
  case contextMenu
  /// Whether the disclosure group of a `button` is expanded.
  case expanded
  /// The badge text of a `row`.
  case rowBadge
  /// The size of a control: `mini`, `small`, `large`, `extraLarge`; regular if absent.
  case controlSize
  /// The shape of the border of a `button`: `capsule`, `roundedRectangle`, `circle`.
  case borderShape
  /// The corner radius in points of a `roundedRectangle` border; absent means the host's.
  case borderRadius

  // Behaviour.
  /// The role of a button (`"link"`, `"cancel"`, `"destructive"`, `"menu"`), or `"label"` for an
  /// icon with a title.
  case role
  /// True if a control is disabled.
  case disabled
  /// The disabled buttons of a `stepper`: `increment`, `decrement`.
  case ends
  /// The transition of a pushed `screen`: `"none"` or `"fade"`; if absent, the host decides.
  case transition
  /// True if a person cannot dismiss a `sheet`.
  case dismissDisabled
  /// The heights of a `sheet`, the lowest first, separated by spaces: `medium`, `large`, a fraction
  /// of the full height such as `40%`, or points such as `300`.
  case detents
  /// The current height of a `sheet`: one of its `detents`.
  case detent
  /// Whether a `sheet` shows its drag indicator; if absent, the host decides.
  case dragIndicator
  /// The background of the card of a `sheet` or `popover`.
  case cardBackground
  /// The corner radius in points of the card of a `sheet` or `popover`.
  case cardCornerRadius
  /// The size of a `sheet` in a wide window: `form`, `page`, `fitted`.
  case cardSizing
  /// The form of a `sheet` or `popover` in a narrow window: `none`, `popover`, `sheet`, `cover`.
  case compactAdaptation
  /// True when the person can use the content behind a `sheet` or `popover`.
  case backgroundInteractive
  /// The position of a `toolbarItem`: `"leading"`, `"trailing"`, `"principal"`, `"bottom"`; the
  /// side of a `gap` relative to its rows: `"before"`, `"after"`.
  case placement
  /// True if the element itself handles taps (`onTapGesture`).
  case tappable

  // Accessibility, which the test driver also reads.
  /// The identifier for tests.
  case identifier
  /// The label for screen readers.
  case label
  /// The value for screen readers.
  case accessibilityValue
  /// The hint for screen readers.
  case hint
  /// True if the element is hidden from screen readers.
  case accessibilityHidden
  /// True if the element is a heading; a number from 1 to 6 is its level.
  case heading
  /// The traits that modifiers add or, with the prefix `-`, remove, separated by spaces: `button`,
  /// `-selected`.
  ///
  /// The names are those of SwiftUI's `AccessibilityTraits` without `is`, such as `header`, `link`,
  /// `searchField`.
  case traits
  /// How screen readers treat the descendants: `ignore`, `combine`, `contain`.
  case accessibilityChildren
  /// The sort priority for screen readers: greater values come first; 0 if absent.
  case accessibilityPriority
  /// The accessibility actions, one per line: `=` and a title, or one of `:default`, `:escape`,
  /// `:magicTap`, `:delete`, `:showMenu`.
  case actions
  /// True if a screen reader can increment and decrement the element.
  case adjustable
  /// True for an element that represents another one for screen readers and is not drawn.
  case assistive
  /// True for an element other than a field that can have the accessibility focus.
  case assistiveFocus

  // Keys and commands.
  /// The keyboard shortcut that taps the element or the first control in it: modifiers (`control`,
  /// `option`, `shift`, `command`), then a character or a key name such as `return`, separated by
  /// spaces; empty for none.
  case shortcut
  /// True if Return in a `textField` performs an action and is not a `shortcut`.
  case submits
  /// True for a `box` with the commands of a scene: it is not drawn, but its controls are active.
  case commands

  // Layout.
  /// The distance in points between the children of a stack; if absent, the host's default.
  case spacing
  /// The alignment of a stack: `leading`, `center`, `trailing`, `top`, `bottom`, `topLeading` …
  case alignment
  /// `"vertical"` or `"horizontal"`.
  case axis
  /// The columns of a `grid` (or its rows, if its axis is horizontal), separated by spaces:
  /// `fixed:80`, `flexible:10`, `flexible:10:200`, `adaptive:120`, `adaptive:120:200`.
  case tracks
  /// The pinned parts of sections in a stack or grid: `headers`, `footers`.
  case pinned
  /// The padding of a `box` in points.
  case padding
  /// The size limits in points. A maximum of ``PropertyValue/unbounded`` fills the available space.
  case width
  case height
  case minWidth
  case maxWidth
  case minHeight
  case maxHeight
  /// The size of a `box` in points along an axis in which its size is fixed.
  case idealWidth
  case idealHeight
  /// Width divided by height.
  case aspectRatio
  /// `"fit"` or `"fill"`.
  case contentMode
  /// True if an `image` is scaled to its proposed size.
  case resizable
  /// The axes with the ideal size: `"horizontal"`, `"vertical"`, `"both"`.
  case fixedSize
  /// The offset in points: `x y`.
  case offset
  /// True if the element takes up space but is not drawn.
  case hidden

  // Style.
  /// A text style (`largeTitle`, `title`, `title2`, `title3`, `headline`, `subheadline`, `body`,
  /// `callout`, `footnote`, `caption`, `caption2`) or a number of points.
  case font
  /// `ultraLight`, `thin`, `light`, `regular`, `medium`, `semibold`, `bold`, `heavy`, `black`.
  case weight
  case italic
  case underline
  case strikethrough
  /// `"monospaced"`, `"rounded"`, `"serif"`.
  case fontDesign
  case monospacedDigit
  case foreground
  case background
  case tint
  /// The corner radius of a `box` or `shape` in points; ``PropertyValue/unbounded`` makes a
  /// capsule.
  case cornerRadius
  /// `rectangle`, `roundedRectangle`, `circle`, `capsule`, `ellipse`.
  case shape
  case fill
  case stroke
  case strokeWidth
  case border
  case shadow
  /// The opacity, from 0 to 1.
  case opacity
  /// The maximum number of lines; unlimited if absent.
  case lineLimit
  /// `leading`, `center`, `trailing`.
  case textAlignment
  /// The style of a `button`: `plain`, `bordered`, `borderedProminent`, `borderless`; of a `list`:
  /// `plain`, `insetGrouped`; of a `picker`: `menu`, `segmented`, `inline`, `wheel`,
  /// `navigationLink`, `palette`; of a `toggle`: `button`; of a `dateField`: `graphical`, `wheel`;
  /// of a `progress`: `linear`, `circular`. Automatic if absent.
  case style
  /// The background of a list row, and whether its separators are hidden.
  case rowBackground
  case separatorHidden

  // Fields.
  /// The keyboard type of a field: `ascii`, `numbersAndPunctuation`, `url`, `number`, `phone`,
  /// `namePhone`, `email`, `decimal`, `twitter`, `webSearch`, `asciiNumber`.
  case keyboard
  /// The content type of a field for autofill: a name of `UITextContentType`.
  case contentType
  /// The automatic capitalization: `never`, `words`, `sentences`, `characters`.
  case capitalization
  /// True if autocorrection is disabled.
  case correctionDisabled
  /// The label of the return key: `done`, `go`, `send`, `join`, `route`, `search`, `return`,
  /// `next`, `continue`.
  case submitLabel
  /// The minimum number of lines of a field.
  case minLines
  /// True for the element with the keyboard focus.
  case focused
  /// True for an element other than a field that can have the focus.
  case focusable
  /// True while a `searchField` is active.
  case active

  // Rows of lists, and scrolling.
  /// `"full"` or `"partial"` if a `row` has leading actions; `"full"` if a full swipe performs the
  /// first of them.
  case leadingActions
  /// The same for trailing actions.
  case trailingActions
  /// The edge whose actions a `row` shows: `"leading"`, `"trailing"`.
  case revealed
  /// Whether a `row` can be deleted; a swipe reveals its Delete button.
  case deletable
  /// Whether a `row` can be moved in edit mode.
  case movable
  /// True while a `list` is in edit mode.
  case editing
  /// The insets of the content of a `row`, in points.
  case rowInsets
  /// The colour of the separators of a `row`.
  case separatorTint
  /// The hidden separators of a `row` or `section`: `top`, `bottom`; all of them if absent.
  case separatorEdges
  /// True when a `list`, `scroll` or `screen` can be refreshed.
  case refreshable
  /// True while a refresh is running.
  case refreshing
  /// True if a `list` or `textEditor` has no background of its own.
  case contentBackgroundHidden
  /// `"increased"`: the headers of a `list` or `section` stand out.
  case prominence
  /// True if the scroll indicators are hidden.
  case indicatorsHidden
  /// True when the person cannot scroll a `scroll` or `list`.
  case scrollDisabled
  /// True when content that overflows a `scroll` across its axis is visible.
  case unclipped
  /// The scroll target behaviour of a `scroll`: at the edge of a child of its `snapTargets`
  /// (`"viewAligned"`), at most one child further (`"viewAlignedByOne"`), or at most one child of
  /// its content further (`"paging"`).
  case snapping
  /// True for a stack or grid whose children are the snapping positions of the enclosing `scroll`.
  case snapTargets
  /// True when the host reports the child of `snapTargets` at which a `scroll` comes to rest.
  case tracked
  /// The margin in points between an edge of a `scroll` or `list` and its content; absent means the
  /// host's.
  case contentMarginTop
  case contentMarginLeading
  case contentMarginBottom
  case contentMarginTrailing

  // Gestures.
  /// The number of taps that a `tappable` element requires; one if absent.
  case tapCount
  /// True if the element handles long presses.
  case pressable
  /// True if the element handles hovering.
  case hoverable
  /// True if touches pass through the element.
  case hitTestingDisabled

  // Split view.
  /// True if a `split` shows only one of its columns.
  case collapsed
  /// True if a `column` is hidden beside other columns.
  case folded
  /// The label of the button that shows and hides the first columns of a `split`.
  case toggle

  // Drawing.
  /// True if the host reports the element's frame.
  case measured
  /// The outline of a `shape` or, with `clip`, of the visible area of a `box`: SVG path data of the
  /// commands M, L, Q, C and Z with absolute points.
  case path
  /// The width and height of the area for which a `path` was computed: `w h`.
  case pathSize
  /// True if a `path` is filled with the even-odd rule.
  case evenOdd
  /// The corner radii of a `box` or `shape` in points: top leading, top trailing, bottom trailing,
  /// bottom leading, separated by spaces.
  case corners
  /// The stroke style of a `shape`: its cap (`butt`, `round`, `square`), its join (`miter`,
  /// `round`, `bevel`), its miter limit, the phase of its dashes and their lengths, separated by
  /// spaces.
  case strokeStyle
  /// True if a stroke is centred on the outline rather than inside it.
  case strokeCentered
  /// The visible area of a `box`: `circle`, `ellipse`, `path`.
  case clip
  /// A gradient whose opacity masks the content of a `box`.
  case mask
  /// The visual effects of a `box`, separated by spaces: `blur:4`, `brightness:0.1`, `contrast:2`,
  /// `saturation:0`, `grayscale:1`, `hue:90`, `invert:1`.
  case filter
  /// The transforms of a `box`, separated by spaces: `scale:x:y`, `rotate:degrees`,
  /// `rotate3d:x:y:z:degrees:depth`, or `rotate3d:x:y:z:degrees:depth:anchor`, which rotates around
  /// an axis `anchor` points in front of the box.
  case transform
  /// The fixed point of the `transform` of a `box`: `x y` in fractions of its size.
  case anchor
  /// The blend mode of a `box`, with the names of CSS.
  case blendMode
  /// The stacking order: greater values are in front.
  case zIndex
  /// The position of the centre of a `box` in its proposed area: `x y`.
  case position
  /// Whether texts and images are drawn as grey bars; false overrides an inherited true.
  case redacted
  /// True if the person must confirm closing the window.
  case confirmsClosing
  /// The edges at which the element extends below the bars: `top`, `bottom`, `leading`, `trailing`.
  case ignoresSafeArea
  /// The edge (`top`, `bottom`, `leading`, `trailing`) to which a `box` is pinned while its
  /// siblings scroll.
  case pinnedEdge
  /// True if the element receives space before its siblings.
  case layoutPriority
  /// The number of columns of a `grid` that an element in a `gridRow` spans.
  case columns
  /// The colour and the `x y` offset of a `shadow`.
  case shadowColor
  case shadowOffset
  /// `"light"` or `"dark"`: the colour scheme of the element and its descendants.
  case colorScheme
  /// `"leftToRight"` or `"rightToLeft"`.
  case layoutDirection
  /// The Dynamic Type size: `xSmall` to `xxxLarge`, `accessibility1` to `accessibility5`.
  case textSize

  // Text.
  /// The styled parts of a `text`; together they contain its `text`.
  case runs
  /// Additional points between letters.
  case kerning
  /// The offset of the baseline in points.
  case baselineOffset
  /// True when the size in `font` does not scale with the person's text size.
  case fixedFont
  /// `"tight"`, `"standard"` or `"loose"`: the distance between lines of text.
  case leading
  /// Additional points between lines.
  case lineSpacing
  /// `"uppercase"` or `"lowercase"`.
  case textCase
  /// Whether the text can be selected.
  case textSelection
  /// Where text is truncated: `"head"`, `"middle"` or `"tail"`.
  case truncation
  /// The name of a font family; a host without the font uses its default.
  case fontFamily
  /// `compressed`, `condensed`, `standard`, `expanded`.
  case fontWidth
  /// `"all"`, `"lowercase"` or `"uppercase"`: which letters are drawn as small capitals.
  case smallCaps
  /// The colour and pattern (`dot`, `dash`) of underlines and strikethroughs.
  case lineColor
  case linePattern
  /// The size of a glyph relative to text: `"small"`, `"medium"` or `"large"`.
  case imageScale
  /// `"none"` if an image is scaled without interpolation.
  case interpolation
  /// The effect on glyphs: an animation (`pulse`, `breathe`, `rotate`, `variableColor`, `bounce`,
  /// `wiggle`), a larger or smaller size (`scaleUp`, `scaleDown`), `hidden`, or `none`.
  case symbolEffect
  /// The look of an element under the pointer: `highlight`, `lift`.
  case hoverEffect
  /// The language of text, such as `de` or `zh-Hant`.
  case language
}
