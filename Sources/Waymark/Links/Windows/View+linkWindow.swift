// SPDX-License-Identifier: MIT

public import WaymarkUI

extension View {
  /// Registers the window that this view fills, so that links can be passed to it.
  ///
  /// The `links` modifier inside the view follows the links for which this window is chosen. Links
  /// that arrive in this window but belong to another one are passed on.
  ///
  /// ```swift
  /// ContentView(model: model)
  ///   .links(table, inbox: $model.inbox, place: $model.linkPlace)
  ///   .linkWindow(windows, id: session.persistentIdentifier)
  /// ```
  ///
  /// - Parameters:
  ///   - windows: The windows of the app.
  ///   - id: The window's identifier, unique among the windows.
  /// - Returns: A view whose window receives links.
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
