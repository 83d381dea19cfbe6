// SPDX-License-Identifier: MIT

import WaymarkUI

/// A screen of a `NavigationView`, with a hidden link that pushes the next one, and so on.
struct LinkedScreens<Content: View>: View {
  let store: FlowStore
  let segment: Segment
  /// The pushed screens up to this one.
  var below: ArraySlice<OpenRoute> = []
  let content: Content

  var body: some View {
    let pushes = store.pushes(on: segment.base)
    let next = pushes.dropFirst(below.count).first
    content.background(
      NavigationLink(isActive: isPushed(next)) {
        if let next {
          LinkedScreens<ScreenView>(
            store: store, segment: segment,
            below: pushes.prefix(below.count + 1), content: ScreenView(screen: next)
          )
          .id(next)
        }
      } label: {
        EmptyView()
      }
      .hidden())
  }

  /// Whether the next screen is pushed; writing false closes it.
  ///
  /// As with presentations, the getter is evaluated each time and depends on all lower screens: a
  /// link that is removed with its screen writes false, and the upper screens may stay open over
  /// another one.
  private func isPushed(_ next: OpenRoute?) -> Binding<Bool> {
    guard let next else { return .constant(false) }
    return Binding(
      get: { [store, segment, below] in store.pushes(next, on: below, in: segment.base) },
      set: { [store, segment, below] isActive in
        if !isActive, store.pushes(next, on: below, in: segment.base) {
          store.close(next.id, because: .back)
        }
      })
  }
}

/// Shows a `NavigationView` as a stack on platforms that otherwise show columns.
struct StackStyle: ViewModifier {
  func body(content: Content) -> some View {
    #if os(macOS) && !Runtime
    content
    #else
    content.navigationViewStyle(.stack)
    #endif
  }
}
