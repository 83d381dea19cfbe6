// SPDX-License-Identifier: MIT

public import WaymarkLinks

/// The windows of an app, among which links are handed to the one that they belong in.
///
/// The route table declares which that is: `LinkRule.window` of the link's route, or else of the
/// table. Each window adds itself by `linkWindow(_:id:)` and is known under an identifier of the
/// app's own, such as its scene session's.
///
/// ```swift
/// let windows = LinkWindows { id in
///   bringToFront(id)
/// } open: { link in
///   openWindow(value: link)
///   return true
/// }
/// ```
@MainActor
public final class LinkWindows {
  private let focus: (String) -> Void
  private let open: (IncomingLink) -> Bool
  /// The windows, the one in front last.
  private var windows = WeakList<LinkWindow>()

  /// Makes a list without windows.
  ///
  /// - Parameters:
  ///   - focus: Brings the window of an identifier to the front.
  ///   - open: Opens another window, which delivers the link to an inbox of its own; false if it
  ///     cannot be opened. Then the link is followed in the window in front.
  public init(
    focus: @escaping (_ id: String) -> Void, open: @escaping (_ link: IncomingLink) -> Bool
  ) {
    self.focus = focus
    self.open = open
  }

  /// The identifiers of the windows, the one in front first: that which was added, or was handed a
  /// link, last.
  public var ids: [String] { present.map(\.id) }

  /// Hands a link to the window that it belongs in, and brings that to the front.
  ///
  /// For code outside of views, such as a scene delegate's; what comes to `onOpenURL` is handed on
  /// by the `links` modifier itself. A link that no route matches stays where it came.
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - id: The window that it came to; nil, or one that is not known, for the one in front.
  /// - Returns: The window that it is followed in; nil if there is none, and none can be opened.
  @discardableResult
  public func deliver(_ link: IncomingLink, to id: String? = nil) -> LinkWindowChoice<String>? {
    var order = present
    if let id, let index = order.firstIndex(where: { $0.id == id }) {
      order.insert(order.remove(at: index), at: 0)
    }
    guard let front = order.first else { return open(link) ? .newWindow : nil }
    let choice = front.choose(link, order)
    if choice == .newWindow, open(link) { return .newWindow }
    var chosen = front
    if case .window(let id) = choice { chosen = order.first { $0.id == id } ?? front }
    bringForward(chosen)
    chosen.deliver(link)
    if chosen !== front { focus(chosen.id) }
    return .window(chosen.id)
  }

  /// Adds a window, which is in front then.
  func add(_ window: LinkWindow) { windows.add(window) }

  /// The windows, the one in front first.
  private var present: [LinkWindow] { windows.objects.reversed() }

  private func bringForward(_ window: LinkWindow) {
    windows.remove(window)
    windows.add(window)
  }
}
