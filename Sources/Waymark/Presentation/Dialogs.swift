// SPDX-License-Identifier: MIT

import WaymarkRoutes
import WaymarkUI

/// Presents a route that is an alert or a dialog.
struct Dialogs: ViewModifier {
  let route: OpenRoute?
  let alert: Binding<Bool>
  let dialog: Binding<Bool>

  func body(content: Content) -> some View {
    content
      .alert(title, isPresented: alert) {
        actions
      } message: {
        message
      }
      .confirmationDialog(
        title, isPresented: dialog, titleVisibility: title.isEmpty ? .hidden : .visible
      ) {
        actions
      } message: {
        message
      }
  }

  private var title: String {
    switch route?.route.presentation {
    case .alert(let title, _), .confirmationDialog(let title, _): title
    default: ""
    }
  }

  @ViewBuilder private var actions: some View {
    if let route, route.route.presentation.isDialog {
      ScreenView(screen: route).id(route)
    }
  }

  @ViewBuilder private var message: some View {
    switch route?.route.presentation {
    case .alert(_, let message?), .confirmationDialog(_, let message?): Text(message)
    default: EmptyView()
    }
  }
}
