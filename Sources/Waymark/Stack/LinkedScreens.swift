// SPDX-License-Identifier: MIT

import WaymarkUI

/// A screen of a `NavigationView`, with a hidden link that pushes the next one, and so on.
struct LinkedScreens<Content: View>: View {
  let display: FlowDisplay
  let segment: Segment
  /// How many pushed screens are below the next one.
  let index: Int
  let content: Content

  var body: some View {
    let next = next
    content.background(
      NavigationLink(isActive: isPushed(next)) {
        if let next {
          LinkedScreens<ScreenView>(
            display: display, segment: segment, index: index + 1,
            content: ScreenView(screen: next)
          )
          .id(next)
        }
      } label: {
        EmptyView()
      }
      .hidden())
  }

  private var next: OpenRoute? {
    let pushes = display.pushes(on: segment.root, at: segment.level)
    return index < pushes.count ? pushes[pushes.startIndex + index] : nil
  }

  /// Whether the next screen is pushed; writing false closes it.
  private func isPushed(_ next: OpenRoute?) -> Binding<Bool> {
    guard let next else { return .constant(false) }
    return Binding(
      get: { [display, segment, index] in
        display.pushes(next, on: segment.root, at: segment.level, index: index)
      },
      set: { [display, segment, index] isActive in
        if !isActive, display.pushes(next, on: segment.root, at: segment.level, index: index) {
          display.close(next, because: .back)
        }
      })
  }
}

/// Shows a `NavigationView` as a stack, where there are columns otherwise.
struct StackStyle: ViewModifier {
  func body(content: Content) -> some View {
    #if os(macOS) && !Runtime
    content
    #else
    content.navigationViewStyle(.stack)
    #endif
  }
}
