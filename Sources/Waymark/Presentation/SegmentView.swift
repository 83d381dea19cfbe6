// SPDX-License-Identifier: MIT

import WaymarkRoutes
import WaymarkUI

/// Shows one segment, and presents the next one over it.
struct SegmentView<Content: View, NavigationViewModifier: ViewModifier>: View {
  @Environment(\.useNavigationStackPolicy) private var policy
  let store: FlowStore
  let segment: Segment
  let navigationViewModifier: NavigationViewModifier
  /// The content of the segment's root.
  let content: Content

  var body: some View {
    let above = store.segment(over: segment.base)
    shown.modifier(
      Presentations(
        store: store, base: segment.base, above: above,
        question: above == nil ? store.question : nil,
        navigationViewModifier: navigationViewModifier))
  }

  @ViewBuilder private var shown: some View {
    if hasStack {
      if policy.usesNavigationStack {
        PushStack(path: pushes, stamp: segment.pushesStamp, root: root)
          .modifier(navigationViewModifier)
      } else {
        NavigationView {
          LinkedScreens(store: store, segment: segment, content: root)
        }
        .modifier(navigationViewModifier)
        .modifier(StackStyle())
      }
    } else {
      content
    }
  }

  /// Whether the segment's root is in a navigation stack.
  ///
  /// With Waymark's own views, presented content always is, if necessary in a stack without a
  /// visible bar, so that a screen that gets a navigation stack later keeps its state. SwiftUI's
  /// nested stacks are not reliable.
  private var hasStack: Bool { segment.withNavigation || (isOwnRuntime && segment.root != nil) }

  @ViewBuilder private var root: some View {
    content
    if !segment.withNavigation {
      // A sibling of the content, so that its bar visibility does not replace that of the content.
      EmptyView().modifier(Barless())
    }
  }

  /// The pushed screens, as a navigation stack's path; when it becomes shorter, the user has gone
  /// back.
  private var pushes: Binding<ArraySlice<OpenRoute>> {
    Binding(
      get: { [store, segment] in store.pushes(on: segment.base) },
      set: { [store, segment] in store.keep($0, on: segment.base) })
  }
}

/// Hides the bar of a navigation stack that only preserves a screen's state.
private struct Barless: ViewModifier {
  func body(content: Content) -> some View {
    #if os(macOS) && !Runtime
    // This platform has no such bar.
    content
    #else
    content.navigationBarHidden(true)
    #endif
  }
}
