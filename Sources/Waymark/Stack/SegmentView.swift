// SPDX-License-Identifier: MIT

import WaymarkRoutes
import WaymarkUI

/// Shows one segment, and presents the next one over it.
struct SegmentView<Data: Hashable, Content: View, NavigationViewModifier: ViewModifier>: View {
  let flow: Flow<Data>
  /// This segment, then those above it.
  let segments: ArraySlice<Segment<Data>>
  let navigationViewModifier: NavigationViewModifier
  /// What the segment's root shows.
  let content: Content

  var body: some View {
    shown
      .sheet(isPresented: presents(\.isSheet)) { next }
      .fullScreenCover(isPresented: presents(\.isCover)) { next }
  }

  @ViewBuilder private var shown: some View {
    if let segment = segments.first, segment.withNavigation {
      NavigationStack(path: pushes(of: segment.root)) {
        content.modifier(PushedScreens(flow: flow, stamp: segment.pushesStamp))
      }
      .modifier(navigationViewModifier)
    } else {
      content
    }
  }

  @ViewBuilder private var next: some View {
    let above = segments.dropFirst()
    if let root = above.first?.root {
      SegmentView<Data, ScreenView<Data>, NavigationViewModifier>(
        flow: flow, segments: above, navigationViewModifier: navigationViewModifier,
        content: ScreenView(screen: root)
      )
      .id(root)
    }
  }

  /// What is pushed, as a navigation stack's path; when that gets shorter, somebody went back.
  private func pushes(of root: OpenRoute<Data>?) -> Binding<[OpenRoute<Data>]> {
    Binding(
      get: { [flow] in flow.segment(of: root)?.pushes ?? [] },
      set: { [flow] left in
        guard let pushes = flow.segment(of: root)?.pushes else { return }
        let kept = zip(pushes, left).prefix { $0 == $1 }.count
        if kept < pushes.count { flow.close(pushes[kept]) }
      })
  }

  /// Whether the next segment is presented in a style; writing false dismisses it.
  ///
  /// The question is asked anew each time: nothing is presented from here once either end is gone.
  private func presents(_ style: KeyPath<RouteStyle, Bool> & Sendable) -> Binding<Bool> {
    let root = segments.first?.root
    guard let next = segments.dropFirst().first, let screen = next.root,
      next.style?[keyPath: style] == true
    else { return .constant(false) }
    return Binding(
      get: { [flow] in flow.presents(screen, from: root) },
      set: { [flow] isPresented in
        if !isPresented, flow.presents(screen, from: root) { flow.close(screen) }
      })
  }
}

/// Makes the screens that are pushed in a segment.
///
/// A modifier of its own, so that a push or pop evaluates nothing here: a navigation stack asks
/// for the screens it does not have yet.
struct PushedScreens<Data: Hashable>: ViewModifier {
  let flow: Flow<Data>
  let stamp: Int

  func body(content: Content) -> some View {
    content.navigationDestination(for: OpenRoute<Data>.self) { ScreenView(screen: $0) }
  }
}
