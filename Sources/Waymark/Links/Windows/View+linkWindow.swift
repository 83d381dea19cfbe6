// SPDX-License-Identifier: MIT

public import WaymarkUI

extension View {
  /// Makes this view, which fills a window, one of those that links are handed to by rule.
  ///
  /// The `links` modifier inside of it follows the links for which this window is chosen; what comes
  /// to it and belongs in another window is handed on.
  ///
  /// ```swift
  /// ContentView(model: model)
  ///   .links(table, inbox: $model.inbox, place: $model.linkPlace)
  ///   .linkWindow(windows, id: session.persistentIdentifier)
  /// ```
  ///
  /// - Parameters:
  ///   - windows: The windows of the app.
  ///   - id: The window's identifier; each window has another one.
  /// - Returns: The view, as a window for links.
  public func linkWindow(_ windows: LinkWindows, id: String) -> some View {
    modifier(LinkWindowModifier(windows: windows, id: id))
  }
}

private struct LinkWindowModifier: ViewModifier {
  @StateObject private var window = LinkWindow()
  let windows: LinkWindows
  let id: String

  func body(content: Content) -> some View {
    window.id = id
    window.windows = windows
    windows.add(window)
    return content.environment(\.linkWindow, window)
  }
}
