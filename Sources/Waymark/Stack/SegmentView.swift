// SPDX-License-Identifier: MIT

import WaymarkRoutes
import WaymarkUI

/// Shows one segment, and presents the next one over it.
struct SegmentView<Content: View, NavigationViewModifier: ViewModifier>: View {
  @Environment(\.useNavigationStackPolicy) private var policy
  let display: FlowDisplay
  let segment: Segment
  /// The roots of the segments below.
  let below: [OpenRoute?]
  let navigationViewModifier: NavigationViewModifier
  /// What the segment's root shows.
  let content: Content

  var body: some View {
    shown
      .sheet(isPresented: presents(.sheet), onDismiss: dismissed) { next }
      #if os(macOS) && !Runtime
    // There are no covers.
    .sheet(isPresented: presents(.cover), onDismiss: dismissed) { next }
      #else
    .fullScreenCover(isPresented: presents(.cover), onDismiss: dismissed) { next }
      #endif
      .modifier(
        SpecialPresentations(
          route: above?.root, popover: presents(.popover), alert: presents(.alert),
          dialog: presents(.confirmationDialog), popped: next))
  }

  @ViewBuilder private var shown: some View {
    if segment.withNavigation {
      if policy.usesNavigationStack {
        PushStack(path: pushes, stamp: segment.pushesStamp, root: content)
          .modifier(navigationViewModifier)
      } else {
        NavigationView {
          LinkedScreens(display: display, segment: segment, roots: roots, content: content)
        }
        .modifier(navigationViewModifier)
        .modifier(StackStyle())
      }
    } else {
      content
    }
  }

  private var above: Segment? {
    let segments = display.segments
    return segments.indices.contains(segment.level + 1) ? segments[segment.level + 1] : nil
  }

  @ViewBuilder private var next: some View {
    if let above, let root = above.root {
      SegmentView<ScreenView, NavigationViewModifier>(
        display: display, segment: above, below: roots,
        navigationViewModifier: navigationViewModifier, content: ScreenView(screen: root)
      )
      .id(root)
      .modifier(Heights(presentation: root.presentation))
    }
  }

  /// What is pushed, as a navigation stack's path; when that gets shorter, somebody went back.
  private var pushes: Binding<ArraySlice<OpenRoute>> {
    Binding(
      get: { [display, segment] in display.pushes(on: segment.root, at: segment.level) },
      set: { [display, segment] in display.keep($0, on: segment.root, at: segment.level) })
  }

  private enum Manner {
    case sheet, cover, popover, alert, confirmationDialog

    @MainActor
    init(_ route: OpenRoute) {
      self =
        switch route.presentation {
        case .standard, .sheet: route.route.style.isSheet ? .sheet : .cover
        case .popover: .popover
        case .alert: .alert
        case .confirmationDialog: .confirmationDialog
        }
    }
  }

  /// Whether the next segment is presented in a manner; writing false dismisses it.
  ///
  /// The question is asked anew each time, and concerns all that is below, too: when a lower
  /// sheet is replaced, what it had presented is taken down with it, and that writes false. The
  /// routes above may go on all the same, over another one.
  private func presents(_ manner: Manner) -> Binding<Bool> {
    guard let screen = above?.root, Manner(screen) == manner else { return .constant(false) }
    return Binding(
      get: { [display, roots] in display.presents(screen, over: roots) },
      set: { [display, roots] isPresented in
        if !isPresented, display.presents(screen, over: roots) {
          display.close(screen, because: .dismissal)
        }
      })
  }

  private func dismissed() { display.stepper.screenChanged() }

  private var roots: [OpenRoute?] { below + [segment.root] }
}
