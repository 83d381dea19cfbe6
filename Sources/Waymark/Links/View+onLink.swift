// SPDX-License-Identifier: MIT

public import WaymarkLinks
public import WaymarkUI

extension View {
  /// Runs an action with each link of an inbox, once.
  ///
  /// For apps that broadcast links to their views in place of keeping all navigation in one value.
  /// Any number of views may listen, each under a name of its own. A view that comes too late for
  /// the broadcast gets the link all the same: that which still waits, and that which another
  /// listener took within the inbox's `broadcastWindow`.
  ///
  /// This delivers nothing to the inbox; `links(_:inbox:place:policy:gates:)`, or the code that the
  /// system calls, does.
  ///
  /// - Parameters:
  ///   - table: What links mean.
  ///   - inbox: Where links wait.
  ///   - listener: The name of this listener.
  ///   - action: What is done with a link.
  /// - Returns: The view, listening.
  public func onLink<R: Hashable & Sendable>(
    _ table: RouteTable<R>, inbox: Binding<LinkInbox>, as listener: String,
    perform action: @escaping (ReceivedLink<R>) -> Void
  ) -> some View {
    modifier(
      LinkListener(table: table, inbox: inbox, listener: listener, action: action))
  }
}

private struct LinkListener<R: Hashable & Sendable>: ViewModifier {
  let table: RouteTable<R>
  @Binding var inbox: LinkInbox
  let listener: String
  let action: (ReceivedLink<R>) -> Void

  func body(content: Content) -> some View {
    content
      .onAppear { take() }
      .onNewValue(of: inbox) { take() }
  }

  private func take() {
    var box = inbox
    box.beReady()
    var taken: [ReceivedLink<R>] = []
    while box.hasLink(for: listener), let link = box.take(from: table, for: listener) {
      taken.append(link)
    }
    if box != inbox { inbox = box }
    for link in taken { action(link) }
  }
}
