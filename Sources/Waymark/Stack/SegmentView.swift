// SPDX-License-Identifier: MIT

import WaymarkRoutes
import WaymarkUI

/// Shows one segment, and presents the next one over it.
struct SegmentView<Content: View, NavigationViewModifier: ViewModifier>: View {
  @Environment(\.useNavigationStackPolicy) private var policy
  let display: FlowDisplay
  let segment: Segment
  let navigationViewModifier: NavigationViewModifier
  /// What the segment's root shows.
  let content: Content

  var body: some View {
    shown.modifier(
      Presentations(
        display: display, base: segment.base, above: display.segment(over: segment.base),
        navigationViewModifier: navigationViewModifier))
  }

  @ViewBuilder private var shown: some View {
    if segment.withNavigation {
      if policy.usesNavigationStack {
        PushStack(path: pushes, stamp: segment.pushesStamp, root: content)
          .modifier(navigationViewModifier)
      } else {
        NavigationView {
          LinkedScreens(display: display, segment: segment, content: content)
        }
        .modifier(navigationViewModifier)
        .modifier(StackStyle())
      }
    } else {
      content
    }
  }

  /// What is pushed, as a navigation stack's path; when that gets shorter, somebody went back.
  private var pushes: Binding<ArraySlice<OpenRoute>> {
    Binding(
      get: { [display, segment] in display.pushes(on: segment.base) },
      set: { [display, segment] in display.keep($0, on: segment.base) })
  }
}
