// SPDX-License-Identifier: MIT

import WaymarkLinks
import WaymarkUI

/// A window in which links may be followed.
@MainActor
final class LinkWindow: ObservableObject {
  var id = ""
  var windows: LinkWindows?
  /// Delivers a link to the window's inbox.
  private(set) var deliver: (IncomingLink) -> Void = { _ in }
  /// Chooses the window for a link from a list of windows, the frontmost first.
  private(set) var choose: (IncomingLink, [LinkWindow]) -> LinkWindowChoice<String>? = { _, _ in
    nil
  }
  /// The window's place, of the type of its table's routes.
  private var place: () -> Any? = { nil }

  /// Follows links with a table.
  func serve<R: Hashable & Sendable>(
    _ table: RouteTable<R>, place: @escaping () -> LinkPlace<R>?,
    deliver: @escaping (IncomingLink) -> Void
  ) {
    self.place = place
    self.deliver = deliver
    choose = { link, windows in
      guard let (target, rule) = table.target(of: link) else { return nil }
      let places = windows.compactMap { window in
        (window.place() as? LinkPlace<R>).map { (id: window.id, place: $0) }
      }
      return rule.window.choose(for: target, among: places)
    }
  }

  /// Receives a link that arrived in this window.
  func receive(_ link: IncomingLink) {
    if let windows { windows.deliver(link, to: id) } else { deliver(link) }
  }
}

extension EnvironmentValues {
  /// The enclosing window; nil if links are followed in the window in which they arrive.
  var linkWindow: LinkWindow? {
    get { self[LinkWindowKey.self] }
    set { self[LinkWindowKey.self] = newValue }
  }
}

private enum LinkWindowKey: EnvironmentKey {
  static var defaultValue: LinkWindow? { nil }
}
