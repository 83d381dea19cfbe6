// SPDX-License-Identifier: MIT

@available(iOS, deprecated: 27, message: "Use toolbar(content:).")
@available(macOS, deprecated: 27, message: "Use toolbar(content:).")
@available(tvOS, deprecated: 27, message: "Use toolbar(content:).")
@available(watchOS, deprecated: 27, message: "Use toolbar(content:).")
@available(visionOS, deprecated: 27, message: "Use toolbar(content:).")
extension View {
  /// Adds views at both ends of the enclosing screen's bar.
  nonisolated public func navigationBarItems<L: View, T: View>(
    leading: L, trailing: T
  ) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Adds a view at the leading end of the enclosing screen's bar.
  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Adds a view at the trailing end of the enclosing screen's bar.
  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}
