// SPDX-License-Identifier: MIT

import WaymarkRender

extension ElementNode {
  /// Reacts to what a person did: as all elements do, or else as the element's view says.
  func deliver(_ action: HostEvent.Action) throws(HostEventRefusal) {
    switch action {
    case .focus(let isFocused): try takeFocus(isFocused)
    case .refresh:
      guard let refresher else { return try handle(action) }
      try refresher.start()
    default:
      try handle(action)
      moveFocus(after: action)
    }
  }
}
