// SPDX-License-Identifier: MIT

public import WaymarkTesting
public import WaymarkViews

/// How a view or an app becomes a text or a picture that is compared with a file.
///
/// Like the type of the same name in the package SnapshotTesting, but with the strategies of Waymark
/// only.
@MainActor
public struct Snapshotting<Value, Format> {
  /// The suffix of the file.
  let suffix: String
  /// Shows the value.
  let show: @MainActor (Value) throws(SnapshotError) -> SnapshotSubject
  /// Reads what is compared.
  let read: @MainActor (SnapshotSubject) -> Format
}

extension Snapshotting where Value: View, Format == String {
  /// The HTML of the view in the window of a phone, in light colours, from left to right, with the
  /// default text size.
  public static var html: Self { html() }

  /// The HTML of the view, as the web host writes it, with one element per line.
  ///
  /// The tasks of the view have not run. For what they load, take the snapshot of an
  /// `XCUIApplication` that has settled.
  ///
  /// - Parameters:
  ///   - layout: The size of the window; `.sizeThatFits` has the size of a phone, too, since HTML has
  ///     no size of its own.
  ///   - colorScheme: The colour scheme.
  ///   - layoutDirection: The direction of the layout.
  ///   - dynamicTypeSize: The text size.
  /// - Returns: The strategy.
  public static func html(
    layout: PreviewLayout = .device, colorScheme: ColorScheme = .light,
    layoutDirection: LayoutDirection = .leftToRight, dynamicTypeSize: DynamicTypeSize = .large
  ) -> Self {
    Self(
      suffix: "html",
      show: { view throws(SnapshotError) in
        try SnapshotSubject(view, layout, colorScheme, layoutDirection, dynamicTypeSize)
      }, read: { $0.html })
  }

  /// The elements of the view as a person, a screen reader or a UI test finds them, one per line.
  public static var tree: Self {
    Self(
      suffix: "txt",
      show: { view throws(SnapshotError) in
        try SnapshotSubject(view, .device, .light, .leftToRight, .large)
      }, read: { $0.outline + "\n" })
  }
}

extension Snapshotting where Value: XCUIApplication, Format == String {
  /// The HTML of what the app shows, as the web host writes it, with one element per line.
  public static var html: Self {
    Self(
      suffix: "html", show: { app throws(SnapshotError) in try SnapshotSubject(app) },
      read: { $0.html })
  }

  /// The elements of the app as a person, a screen reader or a UI test finds them, one per line.
  public static var tree: Self {
    Self(
      suffix: "txt", show: { app throws(SnapshotError) in try SnapshotSubject(app) },
      read: { $0.outline + "\n" })
  }
}

extension Snapshotting where Value: View, Format == SnapshotPicture {
  /// A picture of the view in the window of a phone, in light colours, from left to right, with the
  /// default text size.
  public static var image: Self { image() }

  /// A picture of the view, which Chromium draws from the HTML of the web host before its script
  /// runs.
  ///
  /// Pictures depend on the fonts of the machine and on the version of Chromium, so record and
  /// compare them with the same ones.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that must match, from 0 to 1.
  ///   - perceptualPrecision: How closely the colours of two pixels must match, from 0 to 1.
  ///   - layout: The size of the window; with `.sizeThatFits`, the picture has only the view.
  ///   - colorScheme: The colour scheme.
  ///   - layoutDirection: The direction of the layout.
  ///   - dynamicTypeSize: The text size.
  /// - Returns: The strategy.
  public static func image(
    precision: Double = 1, perceptualPrecision: Double = 1, layout: PreviewLayout = .device,
    colorScheme: ColorScheme = .light, layoutDirection: LayoutDirection = .leftToRight,
    dynamicTypeSize: DynamicTypeSize = .large
  ) -> Self {
    Self(
      suffix: "png",
      show: { view throws(SnapshotError) in
        try SnapshotSubject(view, layout, colorScheme, layoutDirection, dynamicTypeSize)
      },
      read: { SnapshotPicture($0, precision, perceptualPrecision) })
  }
}

extension Snapshotting where Value: XCUIApplication, Format == SnapshotPicture {
  /// A picture of what the app shows.
  public static var image: Self { image() }

  /// A picture of what the app shows, which Chromium draws from the HTML of the web host before its
  /// script runs.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that must match, from 0 to 1.
  ///   - perceptualPrecision: How closely the colours of two pixels must match, from 0 to 1.
  /// - Returns: The strategy.
  public static func image(precision: Double = 1, perceptualPrecision: Double = 1) -> Self {
    Self(
      suffix: "png", show: { app throws(SnapshotError) in try SnapshotSubject(app) },
      read: { SnapshotPicture($0, precision, perceptualPrecision) })
  }
}
