// SPDX-License-Identifier: MIT

import WaymarkRoutes
import WaymarkUI

/// Shows one segment, and presents the next one over it.
struct SegmentView<Content: View, NavigationViewModifier: ViewModifier>: View {
  @Environment(\.useNavigationStackPolicy) private var policy
  let store: FlowStore
  let segment: Segment
  let navigationViewModifier: NavigationViewModifier
  /// What the segment's root shows.
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
  /// What is presented always is with Waymark's own views, if need be in one that shows no bar: so
  /// a screen that gets a navigation stack later keeps its state. SwiftUI's stacks in stacks are
  /// not to be relied on.
  private var hasStack: Bool { segment.withNavigation || (isOwnRuntime && segment.root != nil) }

  @ViewBuilder private var root: some View {
    content
    if !segment.withNavigation {
      // Beside the content, so that what this says of bars does not hide what the content says.
      EmptyView().modifier(Barless())
    }
  }

  /// What is pushed, as a navigation stack's path; when that gets shorter, somebody went back.
  private var pushes: Binding<ArraySlice<OpenRoute>> {
    Binding(
      get: { [store, segment] in store.pushes(on: segment.base) },
      set: { [store, segment] in store.keep($0, on: segment.base) })
  }
}

/// Hides the bar of a navigation stack that is there for a screen's state only.
private struct Barless: ViewModifier {
  func body(content: Content) -> some View {
    #if os(macOS) && !Runtime
    // There is no such bar.
    content
    #else
    content.navigationBarHidden(true)
    #endif
  }
}
