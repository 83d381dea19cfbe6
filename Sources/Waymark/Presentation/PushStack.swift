// SPDX-License-Identifier: MIT

import WaymarkUI

/// A `NavigationStack` of open routes, for systems that have it; elsewhere it is only its root.
struct PushStack<Root: View>: View {
  let path: Binding<ArraySlice<OpenRoute>>
  let stamp: Int
  let root: Root

  // With two return statements, neither view is type-erased, as it would be in a result builder.
  var body: some View {
    if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) {
      return NavigationStack(path: path) { root.modifier(PushedScreens(stamp: stamp)) }
    }
    return root
  }
}

/// Creates the pushed screens of a segment.
///
/// A separate modifier, so that a push or pop evaluates nothing here: a navigation stack requests
/// only the screens that it does not have yet.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
struct PushedScreens: ViewModifier {
  let stamp: Int

  func body(content: Content) -> some View {
    // The captured stamp makes the closure differ whenever a screen must be recreated.
    content.navigationDestination(for: OpenRoute.self) { [stamp] in
      ScreenView(screen: $0, asOf: stamp)
    }
  }
}
