// SPDX-License-Identifier: MIT

// Long, since an enumeration has all its cases in one place.

/// What can be said of an element.
///
/// The case names are the names in codable form.
public enum Property: String, Hashable, Sendable, Codable, CaseIterable {
  // Content.
  /// The words of a `text`.
  case text
  /// The title of a `screen`, `tab`, `alert` or `dialog`.
  case title
  /// `"large"` or `"inline"`; absent means `"large"` on the first screen of a stack only.
  case titleDisplay
  /// The label of a screen's back button; absent where there is nothing to go back to.
  case backTitle
  /// True when a `screen`, or `tabs`, shows no bar.
  case barHidden
  /// The background of the bar of a `screen` or of `tabs`.
  case barBackground
  /// Whether the bar of a `screen` or of `tabs` has a background; if absent, the host decides, and
  /// may draw one only while content is behind the bar.
  case barBackgroundShown
  /// `"light"` or `"dark"`: the colour scheme of the bar of a `screen` or of `tabs`.
  case barColorScheme
  /// The words of an `alert` or `dialog` below its title.
  case message
  /// The name of one of the glyphs that every host draws.
  case systemName
  /// The absolute path of a picture file that belongs to the app.
  case resource
  /// An image in memory.
  case picture
  /// The address a `link` opens.
  case url
  /// What a `textField` holds.
  case value
  /// What an empty `textField` shows.
  case placeholder
  /// True when a `textField` hides what is typed.
  case secure
  /// Whether a `toggle` is on.
  case on
  /// Whether a `tab` is the shown one, or a `row` or an `option` is selected.
  case selected
  /// The few words of a `tab`'s badge.
  case badge
  /// From 0 to 1: how far a `progress` is.
  case fraction
  /// How many rows a `gap` stands for.
  case count

  // Choices.
  /// What a `slider` is at, and the numbers at its ends.
  case amount
  case minimum
  case maximum
  /// How far the numbers that a `slider` takes are apart; absent means that it takes any.
  case step
  /// What a `dateField` asks for: `"date"`, `"time"`, `"dateTime"`.
  case components
  /// The first and the last that a `dateField` takes, written as its `value` is: `2026-05-01`,
  /// `09:30` or `2026-05-01T09:30`, as a clock on the wall says it.
  case earliest
  case latest
  /// True when a long press, or the other button of a mouse, opens a menu
  /// (``HostEvent/Action/openMenu``).
  case contextMenu
  /// Whether what a `button` shows and hides is shown.
  case expanded
  /// The few words at the end of a `row`.
  case rowBadge
  /// How big a control is: `mini`, `small`, `large`, `extraLarge`; absent means regular.
  case controlSize
  /// The shape of the border of a `button`: `capsule`, `roundedRectangle`, `circle`.
  case borderShape
  /// The corner radius in points of a `roundedRectangle` border; absent means the host's.
  case borderRadius

  // Behaviour.
  /// `"link"`, `"cancel"`, `"destructive"`, `"menu"` (buttons); `"label"` (an icon with its title).
  case role
  /// True when a control takes no input.
  case disabled
  /// Which buttons of a `stepper` are at their end: words of `increment`, `decrement`.
  case ends
  /// How a `screen` comes when it is pushed: `"none"` (at once) or `"fade"`; absent leaves it to
  /// the host.
  case transition
  /// True when a `sheet` refuses to be dismissed by hand.
  case dismissDisabled
  /// The heights a `sheet` may take, the lowest first, parted by spaces: `medium`, `large`, a part
  /// of the full height as `40%`, points as `300`.
  case detents
  /// The height a `sheet` takes now: a word of its `detents`.
  case detent
  /// Whether a `sheet` shows its handle; absent leaves it to the host.
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
  /// `"leading"`, `"trailing"`, `"principal"`, `"bottom"`: where a `toolbarItem` stands;
  /// `"before"`, `"after"`: on which side of its rows a `gap` is.
  case placement
  /// True when a tap on the element itself acts (`onTapGesture`).
  case tappable

  // Accessibility; the test driver reads exactly these.
  /// The name tests find the element by.
  case identifier
  /// What a screen reader says instead of the element's words.
  case label
  /// What a screen reader says as the element's value.
  case accessibilityValue
  /// What a screen reader says about the effect.
  case hint
  /// True when a screen reader passes the element over.
  case accessibilityHidden
  /// True when the element heads what follows; a number from 1 to 6 is the level of the heading.
  case heading
  /// Traits that modifiers add and, after `-`, remove, parted by spaces: `button`, `-selected`.
  ///
  /// The names are those of SwiftUI's `AccessibilityTraits` without `is`, as `header`, `link`,
  /// `searchField`.
  case traits
  /// How a screen reader sees what is inside: `ignore`, `combine`, `contain`.
  case accessibilityChildren
  /// What is greater is read before its siblings; absent means 0.
  case accessibilityPriority
  /// What a screen reader can do with the element, a line each: `=` and a title, or one of
  /// `:default`, `:escape`, `:magicTap`, `:delete`, `:showMenu`.
  case actions
  /// True when a screen reader can increment and decrement the element.
  case adjustable
  /// True for what a screen reader sees in place of something else: it is not drawn.
  case assistive
  /// True for what is no field but can be given the focus of a screen reader.
  case assistiveFocus

  // Keys and commands.
  /// The keys that tap the element, or the first control in it: what is held (`control`, `option`,
  /// `shift`, `command`), then a character or a word such as `return`, parted by spaces; empty for
  /// none.
  case shortcut
  /// True when something is done at Return in a `textField`, so that it is not for a `shortcut`.
  case submits
  /// True for a `box` that holds the commands of a scene: it is not drawn, but its controls work.
  case commands

  // Layout.
  /// Points between the children of a stack; absent means the host's usual.
  case spacing
  /// Of a stack: `leading`, `center`, `trailing`, `top`, `bottom`, `topLeading` …
  case alignment
  /// `"vertical"` or `"horizontal"`.
  case axis
  /// The columns of a `grid` (its rows, where its axis is horizontal), parted by spaces:
  /// `fixed:80`, `flexible:10`, `flexible:10:200`, `adaptive:120`, `adaptive:120:200`.
  case tracks
  /// Which parts of the sections in a stack or grid stay in sight: words of `headers`, `footers`.
  case pinned
  /// Points around the content of a `box`.
  case padding
  /// Points; `minWidth` to `maxHeight` likewise. A maximum of ``PropertyValue/unbounded``
  /// takes all there is.
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
  /// True when an `image` takes the size it is given.
  case resizable
  /// Takes no more than the ideal size in the named axes: `"horizontal"`, `"vertical"`, `"both"`.
  case fixedSize
  /// Points to shift by: `x y`.
  case offset
  /// True when the element keeps its room but is not drawn.
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
  /// Points by which the corners of a `box` or `shape` are rounded; ``PropertyValue/unbounded``
  /// makes a capsule.
  case cornerRadius
  /// `rectangle`, `roundedRectangle`, `circle`, `capsule`, `ellipse`.
  case shape
  case fill
  case stroke
  case strokeWidth
  case border
  case shadow
  /// From 0 to 1.
  case opacity
  /// At most so many lines; absent means any number.
  case lineLimit
  /// `leading`, `center`, `trailing`.
  case textAlignment
  /// Of a `button`: `plain`, `bordered`, `borderedProminent`, `borderless`; of a `list`:
  /// `plain`, `insetGrouped`; of a `picker`: `menu`, `segmented`, `inline`, `wheel`,
  /// `navigationLink`, `palette`; of a `toggle`: `button`; of a `dateField`: `graphical`, `wheel`;
  /// of a `progress`: `linear`, `circular`; of others, the host's words. Absent means automatic.
  case style
  /// The background of a list's row, and whether lines between rows are hidden.
  case rowBackground
  case separatorHidden

  // Fields.
  /// The keys for typing into a field: `ascii`, `numbersAndPunctuation`, `url`, `number`, `phone`,
  /// `namePhone`, `email`, `decimal`, `twitter`, `webSearch`, `asciiNumber`.
  case keyboard
  /// What a field is for, so that it can be filled in: a name of `UITextContentType`.
  case contentType
  /// Which letters are made capitals: `never`, `words`, `sentences`, `characters`.
  case capitalization
  /// True when what is typed is not corrected.
  case correctionDisabled
  /// What the key that ends typing says: `done`, `go`, `send`, `join`, `route`, `search`, `return`,
  /// `next`, `continue`.
  case submitLabel
  /// The least number of lines that a field shows.
  case minLines
  /// True for the one element that what is typed goes to.
  case focused
  /// True for something that is no field but can take the focus.
  case focusable
  /// True while a `searchField` is in use.
  case active

  // Rows of lists, and what scrolls.
  /// `"full"` or `"partial"`: a `row` has actions at its leading edge, and whether a swipe over the
  /// whole row does the first of them.
  case leadingActions
  /// The same at the trailing edge.
  case trailingActions
  /// The edge whose actions a `row` shows: `"leading"`, `"trailing"`.
  case revealed
  /// Whether a `row` can be deleted: a swipe to its leading edge reveals the button for it.
  case deletable
  /// Whether a `row` can be put elsewhere while its list is edited.
  case movable
  /// True while the rows of a `list` are deleted and moved.
  case editing
  /// Points around the content of a `row`.
  case rowInsets
  /// The colour of the lines around a `row`.
  case separatorTint
  /// Which of the lines around a `row` or `section` are hidden: `top`, `bottom`; all of them where
  /// it is absent.
  case separatorEdges
  /// True when a `list`, `scroll` or `screen` can be refreshed.
  case refreshable
  /// True while it is.
  case refreshing
  /// True when a `list` or `textEditor` has no background of its own.
  case contentBackgroundHidden
  /// `"increased"`: the headers of a `list` or `section` stand out.
  case prominence
  /// True when what scrolls shows no scroll bars.
  case indicatorsHidden
  /// True when the person cannot scroll a `scroll` or `list`.
  case scrollDisabled
  /// True when content that overflows a `scroll` across its axis is visible.
  case unclipped
  /// Where a `scroll` comes to rest: at the edge of a child of its `snapTargets` (`"viewAligned"`),
  /// at most one child further (`"viewAlignedByOne"`), or at most one child of its content further
  /// (`"paging"`).
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
  /// How many taps on something `tappable` act; absent means one.
  case tapCount
  /// True when pressing the element for a while acts.
  case pressable
  /// True when the element is told of a pointer over it.
  case hoverable
  /// True when touches pass through.
  case hitTestingDisabled

  // Split view.
  /// True when a `split` shows one of its columns only.
  case collapsed
  /// True when a `column` is put away where columns stand beside each other.
  case folded
  /// The label of the button that shows and hides a `split`'s first columns.
  case toggle

  // Drawing.
  /// True when a host sends the element's frame.
  case measured
  /// The outline of a `shape` or, with `clip`, of what is seen of a `box`: SVG path data of the
  /// commands M, L, Q, C and Z with absolute points.
  case path
  /// The width and height of the area that a `path` was made for: `w h`.
  case pathSize
  /// True when a `path` is filled by the even-odd rule.
  case evenOdd
  /// Points by which the corners of a `box` or `shape` are rounded: top leading, top trailing,
  /// bottom trailing, bottom leading, parted by spaces.
  case corners
  /// Of a `shape`'s stroke: its cap (`butt`, `round`, `square`), its join (`miter`, `round`,
  /// `bevel`), its miter limit, the phase of its dashes and their lengths, parted by spaces.
  case strokeStyle
  /// True when a stroke is drawn with its middle on the outline, not inside of it.
  case strokeCentered
  /// What is seen of a `box`: `circle`, `ellipse`, `path`.
  case clip
  /// A gradient whose opacity is that of a `box`'s content.
  case mask
  /// Changes of a `box`'s look, parted by spaces: `blur:4`, `brightness:0.1`, `contrast:2`,
  /// `saturation:0`, `grayscale:1`, `hue:90`, `invert:1`.
  case filter
  /// The transforms of a `box`, separated by spaces: `scale:x:y`, `rotate:degrees`,
  /// `rotate3d:x:y:z:degrees:depth`, or `rotate3d:x:y:z:degrees:depth:anchor`, which rotates around
  /// an axis `anchor` points in front of the box.
  case transform
  /// The point of a `box` that its `transform` leaves where it is: `x y` in parts of its size.
  case anchor
  /// How a `box` is drawn over what is behind it, by the words of CSS.
  case blendMode
  /// What is greater is in front.
  case zIndex
  /// The point of the room it is offered at which a `box` has its content's middle: `x y`.
  case position
  /// Whether words and pictures are drawn as grey bars; false takes a true further out back.
  case redacted
  /// Whether the user is to be asked before the window closes: a bool, true.
  case confirmsClosing
  /// The edges at which an element goes on below the bars: words of `top`, `bottom`, `leading`,
  /// `trailing`.
  case ignoresSafeArea
  /// An edge (`top`, `bottom`, `leading`, `trailing`) that a `box` stays at while what is beside
  /// it scrolls.
  case pinnedEdge
  /// True when the element gets its room before its siblings do.
  case layoutPriority
  /// How many columns of a `grid` an element in a `gridRow` takes.
  case columns
  /// The colour and `x y` of a `shadow`.
  case shadowColor
  case shadowOffset
  /// `"light"` or `"dark"`: what the element, and all in it, is drawn for.
  case colorScheme
  /// `"leftToRight"` or `"rightToLeft"`.
  case layoutDirection
  /// How large letters are: `xSmall` to `xxxLarge`, `accessibility1` to `accessibility5`.
  case textSize

  // Words.
  /// The parts of a `text` whose style differs; together they say what its `text` says.
  case runs
  /// Points between letters.
  case kerning
  /// Points by which letters stand above their line.
  case baselineOffset
  /// True when the size in `font` does not scale with the person's text size.
  case fixedFont
  /// `"tight"`, `"standard"` or `"loose"`: the distance between lines of text.
  case leading
  /// Points between lines, more than usual.
  case lineSpacing
  /// `"uppercase"` or `"lowercase"`.
  case textCase
  /// Whether words can be selected.
  case textSelection
  /// `"head"`, `"middle"` or `"tail"`: where words that do not fit are cut.
  case truncation
  /// The name of a family of letters; a host that does not have it takes its own.
  case fontFamily
  /// `compressed`, `condensed`, `standard`, `expanded`.
  case fontWidth
  /// `"all"`, `"lowercase"` or `"uppercase"`: which letters are drawn as small capitals.
  case smallCaps
  /// The colour and pattern (`dot`, `dash`) of lines under or through words.
  case lineColor
  case linePattern
  /// `"small"`, `"medium"` or `"large"`: a glyph's size beside words.
  case imageScale
  /// `"none"` when a picture's points stay squares as it grows.
  case interpolation
  /// The effect on glyphs: an animation (`pulse`, `breathe`, `rotate`, `variableColor`, `bounce`,
  /// `wiggle`), a larger or smaller size (`scaleUp`, `scaleDown`), `hidden`, or `none`.
  case symbolEffect
  /// The look of an element under the pointer: `highlight`, `lift`.
  case hoverEffect
  /// The language of text, such as `de` or `zh-Hant`.
  case language
}
