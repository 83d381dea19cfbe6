// SPDX-License-Identifier: MIT

import WaymarkRoutes
import WaymarkUI

/// Presents the next segment in the manner of its root.
///
/// A separate modifier, so that a push evaluates nothing here.
struct Presentations<NavigationViewModifier: ViewModifier>: ViewModifier {
  let store: FlowStore
  let base: SegmentBase
  /// The segment to present; nil for none.
  let above: Segment?
  /// The question to display over this segment before a screen closes; nil for none.
  let question: LeaveQuestion?
  let navigationViewModifier: NavigationViewModifier

  func body(content: Content) -> some View {
    content
      .sheet(isPresented: presents(.sheet), onDismiss: dismissed) { next }
      #if os(macOS) && !Runtime
    // This platform has no covers.
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

  /// The root of the segment to present.
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
  /// The getter is evaluated each time and depends on all lower segments, too: when a lower sheet
  /// is replaced, its presentations are removed with it, which writes false. The upper routes may
  /// stay open over another screen nevertheless.
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
