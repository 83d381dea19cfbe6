// SPDX-License-Identifier: MIT

// Bars in their first form; each does what its successor does (F4).

@available(iOS, deprecated: 27, message: "Use navigationTitle(_:).")
@available(macOS, deprecated: 27, message: "Use navigationTitle(_:).")
@available(tvOS, deprecated: 27, message: "Use navigationTitle(_:).")
@available(watchOS, deprecated: 27, message: "Use navigationTitle(_:).")
@available(visionOS, deprecated: 27, message: "Use navigationTitle(_:).")
extension View {
  /// Names the screen that this view is on.
  nonisolated public func navigationBarTitle(_ title: Text) -> some View {
    navigationTitle(title)
  }

  /// Names the screen that this view is on, and says how the title is shown.
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Names the screen that this view is on.
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// Names the screen that this view is on, and says how the title is shown.
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  /// Names the screen that this view is on.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }

  /// Names the screen that this view is on, and says how the title is shown.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }
}

@available(iOS, deprecated: 27, message: "Use toolbar(content:).")
@available(macOS, deprecated: 27, message: "Use toolbar(content:).")
@available(tvOS, deprecated: 27, message: "Use toolbar(content:).")
@available(watchOS, deprecated: 27, message: "Use toolbar(content:).")
@available(visionOS, deprecated: 27, message: "Use toolbar(content:).")
extension View {
  /// Puts views at both ends of the bar of this view's screen.
  nonisolated public func navigationBarItems<L: View, T: View>(
    leading: L, trailing: T
  ) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Puts a view at the leading end of the bar of this view's screen.
  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Puts a view at the trailing end of the bar of this view's screen.
  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}
