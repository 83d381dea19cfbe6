// SPDX-License-Identifier: MIT

import WaymarkLinks
import WaymarkUI

/// A window that links may be followed in.
@MainActor
final class LinkWindow: ObservableObject {
  var id = ""
  var windows: LinkWindows?
  /// Delivers a link to the window's inbox.
  private(set) var deliver: (IncomingLink) -> Void = { _ in }
  /// Chooses the window for a link among windows, of which the first is in front.
  private(set) var choose: (IncomingLink, [LinkWindow]) -> LinkWindowChoice<String>? = { _, _ in
    nil
  }
  /// Where the window is: a place of its table's routes.
  private var place: () -> Any? = { nil }

  /// Follows links by a table.
  func serve<R: Hashable & Sendable>(
    _ table: RouteTable<R>, place: @escaping () -> LinkPlace<R>,
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

  /// A link has come to this window.
  func receive(_ link: IncomingLink) {
    if let windows { windows.deliver(link, to: id) } else { deliver(link) }
  }
}

extension EnvironmentValues {
  /// The window around the view; nil if links stay in the window that they come to.
  var linkWindow: LinkWindow? {
    get { self[LinkWindowKey.self] }
    set { self[LinkWindowKey.self] = newValue }
  }
}

private enum LinkWindowKey: EnvironmentKey {
  static var defaultValue: LinkWindow? { nil }
}
