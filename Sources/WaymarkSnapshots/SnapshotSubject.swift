// SPDX-License-Identifier: MIT

import WaymarkHeadless
import WaymarkRender
import WaymarkTesting
import WaymarkViews
import WaymarkWeb

/// A view or an app that is shown, so that a snapshot of it can be taken.
@MainActor
struct SnapshotSubject {
  let traits: WindowTraits
  /// Whether a picture has only the content of the window.
  let fitsContent: Bool
  /// Lets the tasks run.
  let rest: @MainActor () async -> Void
  /// Ends what was begun for the snapshot.
  let end: @MainActor () -> Void
  private let currentTree: @MainActor () -> ElementTree
  private let currentOutline: @MainActor () -> String
  private let currentErrors: @MainActor () -> [String]

  /// Shows a view.
  ///
  /// - Throws: ``SnapshotError`` if no window can have the size.
  init(
    _ view: some View, _ layout: PreviewLayout, _ scheme: ColorScheme,
    _ direction: LayoutDirection, _ textSize: DynamicTypeSize
  ) throws(SnapshotError) {
    var traits = WindowTraits(isDark: scheme == .dark, direction: direction, textSize: textSize)
    if case .fixed(let width, let height) = layout {
      traits.width = try Self.points(width)
      traits.height = try Self.points(height)
    }
    let stage = ViewStage(traits) { AnyView(view) }
    self.traits = traits
    if case .sizeThatFits = layout { fitsContent = true } else { fitsContent = false }
    rest = { await stage.rest() }
    end = { stage.end() }
    currentTree = { stage.tree }
    currentOutline = { stage.outline }
    currentErrors = { stage.errors }
  }

  /// Takes an app as it is.
  ///
  /// - Throws: ``SnapshotError`` if the app is not running.
  init(_ app: XCUIApplication) throws(SnapshotError) {
    guard app.driver.isRunning else {
      throw SnapshotError("The app is not running; call launch() before")
    }
    let driver = app.driver
    let frame = driver.window.frame
    let appearance = driver.window.appearance
    traits = WindowTraits(
      width: try Self.points(frame.width), height: try Self.points(frame.height),
      isDark: appearance?.isDark == true,
      textSize: DynamicTypeSize(arguments: driver.launchArguments) ?? .large)
    fitsContent = false
    rest = {}
    end = {}
    currentTree = { app.tree }
    currentOutline = { "\(driver.snapshot())" }
    // The app reports misuse to the test itself.
    currentErrors = { [] }
  }

  private static func points(_ length: Double) throws(SnapshotError) -> Int {
    let sizes = WindowTraits.sizes
    guard length >= Double(sizes.lowerBound), length <= Double(sizes.upperBound) else {
      throw SnapshotError(
        "A window can have from \(sizes.lowerBound) to \(sizes.upperBound) points, not \(length)")
    }
    return Int(length.rounded(.up))
  }

  var tree: ElementTree { currentTree() }
  var html: String { HTMLOutline(tree).text }
  var outline: String { currentOutline() }
  /// What fails the test, whatever the snapshot is.
  var errors: [String] { currentErrors() }
}
