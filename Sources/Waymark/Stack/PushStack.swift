// SPDX-License-Identifier: MIT

import WaymarkUI

/// A `NavigationStack` of open routes, for systems that have it; elsewhere it is only its root.
struct PushStack<Root: View>: View {
  let path: Binding<ArraySlice<OpenRoute>>
  let stamp: Int
  let root: Root

  // With two returns, neither of the views is erased, as it would be in a builder.
  var body: some View {
    if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) {
      return NavigationStack(path: path) { root.modifier(PushedScreens(stamp: stamp)) }
    }
    return root
  }
}

/// Makes the screens that are pushed in a segment.
///
/// A modifier of its own, so that a push or pop evaluates nothing here: a navigation stack asks
/// for the screens it does not have yet.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
struct PushedScreens: ViewModifier {
  let stamp: Int

  func body(content: Content) -> some View {
    // With the stamp the closure is another whenever a screen is to be made again.
    content.navigationDestination(for: OpenRoute.self) { [stamp] in
      ScreenView(screen: $0, asOf: stamp)
    }
  }
}
