// SPDX-License-Identifier: MIT

public import WaymarkLinks

/// The windows of an app, each link being passed to the one that its rule determines.
///
/// The route table declares the rule: `LinkRule.window` of the link's route, or else of the table.
/// Each window registers itself with `linkWindow(_:id:)`, under an identifier that the app chooses,
/// such as that of its scene session.
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
  /// The windows, the frontmost last.
  private var windows = WeakList<LinkWindow>()

  /// Creates a list without windows.
  ///
  /// - Parameters:
  ///   - focus: Brings the window with an identifier to the front.
  ///   - open: Opens another window, which delivers the link to its own inbox; returns false if the
  ///     window cannot be opened. The link is then followed in the frontmost window.
  public init(
    focus: @escaping (_ id: String) -> Void, open: @escaping (_ link: IncomingLink) -> Bool
  ) {
    self.focus = focus
    self.open = open
  }

  /// The identifiers of the windows, the frontmost first: the one that was added, or received a
  /// link, most recently.
  public var ids: [String] { present.map(\.id) }

  /// Passes a link to the window that its rule determines, and brings that window to the front.
  ///
  /// For code outside of views, such as a scene delegate; the `links` modifier itself passes on
  /// links from `onOpenURL`. A link that no route matches stays in the window in which it arrived.
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - id: The window in which the link arrived; nil, or an unknown identifier, for the frontmost
  ///     one.
  /// - Returns: The window in which the link is followed; nil if there is none, and none can be
  ///   opened.
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

  /// Adds a window as the frontmost one.
  func add(_ window: LinkWindow) { windows.add(window) }

  /// The windows, the frontmost first.
  private var present: [LinkWindow] { windows.objects.reversed() }

  private func bringForward(_ window: LinkWindow) {
    windows.remove(window)
    windows.add(window)
  }
}
