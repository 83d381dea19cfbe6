// SPDX-License-Identifier: MIT

import WaymarkRoutes
import WaymarkUI

/// Presents a route that is a popover, an alert or a dialog.
struct SpecialPresentations<Popped: View>: ViewModifier {
  let route: OpenRoute?
  let popover: Binding<Bool>
  let alert: Binding<Bool>
  let dialog: Binding<Bool>
  /// What is in a popover.
  let popped: Popped

  func body(content: Content) -> some View {
    content
      .modifier(Popover(isPresented: popover, popped: popped))
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
    switch route?.presentation {
    case .alert(let title, _), .confirmationDialog(let title, _): title
    default: ""
    }
  }

  @ViewBuilder private var actions: some View {
    if let route, route.presentation.isDialog {
      ScreenView(screen: route).id(route)
    }
  }

  @ViewBuilder private var message: some View {
    switch route?.presentation {
    case .alert(_, let message?), .confirmationDialog(_, let message?): Text(message)
    default: EmptyView()
    }
  }
}

private struct Popover<Popped: View>: ViewModifier {
  let isPresented: Binding<Bool>
  let popped: Popped

  func body(content: Content) -> some View {
    #if (os(tvOS) || os(watchOS)) && !Runtime
    // There are no popovers.
    content.sheet(isPresented: isPresented) { popped }
    #else
    content.popover(isPresented: isPresented) { popped }
    #endif
  }
}

/// Gives a sheet the heights that its route says.
struct Heights: ViewModifier {
  let presentation: RoutePresentation

  func body(content: Content) -> some View {
    if case .sheet(let detents) = presentation, !detents.isEmpty {
      if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) {
        content.presentationDetents(Set(detents.map(\.detent)))
      } else {
        content
      }
    } else {
      content
    }
  }
}

extension RouteDetent {
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  fileprivate var detent: PresentationDetent {
    switch self {
    case .medium: .medium
    case .large: .large
    case .fraction(let fraction): .fraction(fraction)
    case .height(let height): .height(height)
    }
  }
}
