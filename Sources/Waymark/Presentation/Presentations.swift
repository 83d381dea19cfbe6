// SPDX-License-Identifier: MIT

import WaymarkRoutes
import WaymarkUI

/// Presents the segment above one, in the manner its root says.
///
/// A modifier of its own, so that a push evaluates nothing here.
struct Presentations<NavigationViewModifier: ViewModifier>: ViewModifier {
  let store: FlowStore
  let base: SegmentBase
  /// What to present; nil for nothing.
  let above: Segment?
  /// What the user is asked before a screen closes, over this segment; nil for nothing.
  let question: LeaveQuestion?
  let navigationViewModifier: NavigationViewModifier

  func body(content: Content) -> some View {
    content
      .sheet(isPresented: presents(.sheet), onDismiss: dismissed) { next }
      #if os(macOS) && !Runtime
    // There are no covers.
    .sheet(isPresented: presents(.cover), onDismiss: dismissed) { next }
      #else
    .fullScreenCover(isPresented: presents(.cover), onDismiss: dismissed) { next }
      #endif
      .modifier(Popover(isPresented: presents(.popover), popped: next))
      .modifier(
        Dialogs(
          route: root, alert: presents(.alert), dialog: presents(.confirmationDialog))
      )
      .modifier(LeaveDialog(store: store, question: question))
  }

  /// What the segment to present begins with.
  private var root: OpenRoute? { above?.root.flatMap { store.route($0) } }

  @ViewBuilder private var next: some View {
    if let above, let root {
      SegmentView<ScreenView, NavigationViewModifier>(
        store: store, segment: above, navigationViewModifier: navigationViewModifier,
        content: ScreenView(screen: root)
      )
      .id(root)
      .modifier(Heights(presentation: root.route.presentation))
    }
  }

  private enum Manner {
    case sheet, cover, popover, alert, confirmationDialog

    @MainActor
    init(_ route: OpenRoute) {
      self =
        switch route.route.presentation {
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
    guard let screen = root, Manner(screen) == manner else { return .constant(false) }
    return Binding(
      get: { [store, base] in store.presents(screen, over: base) },
      set: { [store, base] isPresented in
        if !isPresented, store.presents(screen, over: base) {
          store.close(screen.id, because: .dismissal)
        }
      })
  }

  private func dismissed() { store.completeStep() }
}
