// SPDX-License-Identifier: MIT

import WaymarkUI

/// Presents a popover, or a sheet on platforms without popovers.
struct Popover<Popped: View>: ViewModifier {
  let isPresented: Binding<Bool>
  let popped: Popped

  func body(content: Content) -> some View {
    #if (os(tvOS) || os(watchOS)) && !Runtime
    // This platform has no popovers.
    content.sheet(isPresented: isPresented) { popped }
    #else
    content.popover(isPresented: isPresented) { popped }
    #endif
  }
}
