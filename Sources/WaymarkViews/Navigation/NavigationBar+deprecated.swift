// SPDX-License-Identifier: MIT

// The original bar modifiers; each behaves like its successor (F4).

@available(iOS, deprecated: 27, message: "Use navigationTitle(_:).")
@available(macOS, deprecated: 27, message: "Use navigationTitle(_:).")
@available(tvOS, deprecated: 27, message: "Use navigationTitle(_:).")
@available(watchOS, deprecated: 27, message: "Use navigationTitle(_:).")
@available(visionOS, deprecated: 27, message: "Use navigationTitle(_:).")
extension View {
  /// Sets the title of the enclosing screen.
  nonisolated public func navigationBarTitle(_ title: Text) -> some View {
    navigationTitle(title)
  }

  /// Sets the title of the enclosing screen and its display mode.
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title of the enclosing screen.
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// Sets the title of the enclosing screen and its display mode.
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title of the enclosing screen.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }

  /// Sets the title of the enclosing screen and its display mode.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }
}
