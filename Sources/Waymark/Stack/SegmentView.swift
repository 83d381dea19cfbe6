// SPDX-License-Identifier: MIT

import WaymarkRoutes
import WaymarkUI

/// Shows one segment, and presents the next one over it.
struct SegmentView<Content: View, NavigationViewModifier: ViewModifier>: View {
  let flow: FlowContext
  /// This segment, then those above it.
  let segments: ArraySlice<Segment>
  /// The roots of the segments below.
  let below: [OpenRoute?]
  let navigationViewModifier: NavigationViewModifier
  /// What the segment's root shows.
  let content: Content

  var body: some View {
    shown
      .sheet(isPresented: presents(asSheet: true)) { next }
      #if os(macOS) && !Runtime
    // There are no covers.
    .sheet(isPresented: presents(asSheet: false)) { next }
      #else
    .fullScreenCover(isPresented: presents(asSheet: false)) { next }
      #endif
  }

  @ViewBuilder private var shown: some View {
    if let segment = segments.first, segment.withNavigation {
      PushStack(path: pushes(of: segment.root), stamp: segment.pushesStamp, root: content)
        .modifier(navigationViewModifier)
    } else {
      content
    }
  }

  @ViewBuilder private var next: some View {
    let above = segments.dropFirst()
    if let root = above.first?.root {
      SegmentView<ScreenView, NavigationViewModifier>(
        flow: flow, segments: above, below: roots,
        navigationViewModifier: navigationViewModifier,
        content: ScreenView(screen: root)
      )
      .id(root)
    }
  }

  /// What is pushed, as a navigation stack's path; when that gets shorter, somebody went back.
  private func pushes(of root: OpenRoute?) -> Binding<[OpenRoute]> {
    Binding(
      get: { [flow] in flow.pushes(on: root) },
      set: { [flow] in flow.keep($0, on: root) })
  }

  /// Whether the next segment is presented as a sheet, or as a cover; writing false dismisses it.
  ///
  /// The question is asked anew each time, and concerns all that is below, too: when a lower
  /// sheet is replaced, what it had presented is taken down with it, and that writes false. The
  /// routes above may go on all the same, over another one.
  private func presents(asSheet isSheet: Bool) -> Binding<Bool> {
    guard let next = segments.dropFirst().first, let screen = next.root,
      next.style?.isSheet == isSheet
    else { return .constant(false) }
    return Binding(
      get: { [flow, roots] in flow.presents(screen, over: roots) },
      set: { [flow, roots] isPresented in
        if !isPresented, flow.presents(screen, over: roots) { flow.close(screen) }
      })
  }

  private var roots: [OpenRoute?] { below + [segments.first?.root] }
}
