// SPDX-License-Identifier: MIT

extension PropertyKey where Value == String {
  /// The string of a `text`.
  @inlinable public static var text: Self { Self(.text) }
  /// The title of a `screen`, `tab`, `alert` or `dialog`.
  @inlinable public static var title: Self { Self(.title) }
  /// The line below the title of a `screen`.
  @inlinable public static var subtitle: Self { Self(.subtitle) }
  /// The label of a screen's back button; absent if there is no screen below.
  @inlinable public static var backTitle: Self { Self(.backTitle) }
  /// The text of an `alert` or `dialog` below its title.
  @inlinable public static var message: Self { Self(.message) }
  /// The name of a glyph that every host draws.
  @inlinable public static var systemName: Self { Self(.systemName) }
  /// The absolute path of an image file of the app.
  @inlinable public static var resource: Self { Self(.resource) }
  /// The URL that a `link` opens.
  @inlinable public static var url: Self { Self(.url) }
  /// The URL of the screen that a `button` opens, from ``RenderHost/address(of:)``.
  ///
  /// A tap still sends ``HostEvent/tap``; the URL is for what people do with links beyond that.
  @inlinable public static var destination: Self { Self(.destination) }
  /// The id of the element to which a `popover` points, as text; hosts place a popover whose anchor
  /// they do not show as they like.
  @inlinable public static var sourceElement: Self { Self(.sourceElement) }
  /// The text of a field, or the value of a `dateField`: `2026-05-01`, `09:30` or
  /// `2026-05-01T09:30`, in local time; or that of a `colorField`: `#ff8000`.
  @inlinable public static var value: Self { Self(.value) }
  /// The placeholder of an empty `textField`.
  @inlinable public static var placeholder: Self { Self(.placeholder) }
  /// The badge text of a `tab`.
  @inlinable public static var badge: Self { Self(.badge) }
  /// The lower bound of a `dateField`, in the format of its `value`: `2026-05-01`, `09:30` or
  /// `2026-05-01T09:30`, in local time.
  @inlinable public static var earliest: Self { Self(.earliest) }
  /// The upper bound of a `dateField`, in the format of its `value`.
  @inlinable public static var latest: Self { Self(.latest) }
  /// The badge text of a `row`.
  @inlinable public static var rowBadge: Self { Self(.rowBadge) }
  /// The title of the section that a `tab` is in; empty if the section has none.
  @inlinable public static var tabSection: Self { Self(.tabSection) }
  /// The identifier for tests.
  @inlinable public static var identifier: Self { Self(.identifier) }
  /// The label for screen readers.
  @inlinable public static var label: Self { Self(.label) }
  /// The value for screen readers.
  @inlinable public static var accessibilityValue: Self { Self(.accessibilityValue) }
  /// The hint for screen readers.
  @inlinable public static var hint: Self { Self(.hint) }
  /// The content type of a field for autofill: a name of `UITextContentType`.
  @inlinable public static var contentType: Self { Self(.contentType) }
  /// The label of the button that shows and hides the first columns of a `split`.
  @inlinable public static var toggle: Self { Self(.toggle) }
  /// The name of a font family; a host without the font uses its default.
  @inlinable public static var fontFamily: Self { Self(.fontFamily) }
  /// The name of a frame that elements share.
  ///
  /// An element that is inserted while another one with the same name is removed starts from the
  /// frame of that element. With ` p`, only the position is shared, with ` s` only the size.
  @inlinable public static var matched: Self { Self(.matched) }
  /// The name of the frame that the element takes, in the form of ``matched``.
  @inlinable public static var follower: Self { Self(.follower) }
  /// The name by which a screen with the same ``zoom`` expands from the element.
  @inlinable public static var zoomSource: Self { Self(.zoomSource) }
  /// The name of the element from which a pushed `screen` expands.
  @inlinable public static var zoom: Self { Self(.zoom) }
  /// The effect that symbols in the element show once, such as `bounce 3`.
  ///
  /// A name of ``SymbolEffectValue`` and a counter. A host shows the effect when the value changes.
  @inlinable public static var symbolBeat: Self { Self(.symbolBeat) }
  /// The files that a person can choose with a `button` with ``fileChoice``: extensions and media
  /// types as in the HTML attribute `accept`; if absent, all.
  @inlinable public static var fileTypes: Self { Self(.fileTypes) }
  /// The name of the file that a person saves with a `button`, whose contents are the `data` URL in
  /// ``url``.
  @inlinable public static var fileName: Self { Self(.fileName) }
  /// The language of text, such as `de` or `zh-Hant`.
  @inlinable public static var language: Self { Self(.language) }
}
