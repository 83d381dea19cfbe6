// SPDX-License-Identifier: MIT

import WaymarkRoutes
import WaymarkUI

/// Applies the heights that the route of a sheet specifies.
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
