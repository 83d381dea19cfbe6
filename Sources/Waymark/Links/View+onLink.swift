// SPDX-License-Identifier: MIT

public import WaymarkLinks
public import WaymarkUI

extension View {
  /// Runs an action with each link of an inbox, once.
  ///
  /// For apps that broadcast links to their views instead of storing all navigation in one value.
  /// Any number of views may listen, each with its own name. A view that appears after the
  /// broadcast still receives a link that waits, or that another listener received within the
  /// inbox's `broadcastWindow`.
  ///
  /// This modifier delivers no links to the inbox; `links(_:inbox:place:policy:gates:)`, or code
  /// called by the system, does.
  ///
  /// - Parameters:
  ///   - table: The table that maps links to routes.
  ///   - inbox: The inbox in which links wait.
  ///   - listener: The name of this listener.
  ///   - action: The action to run with a link.
  /// - Returns: A view that listens for links.
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
      .onAppear { receiveLinks() }
      .onNewValue(of: inbox) { receiveLinks() }
  }

  private func receiveLinks() {
    var box = inbox
    box.beReady()
    var received: [ReceivedLink<R>] = []
    while box.hasLink(for: listener), let link = box.receive(from: table, for: listener) {
      received.append(link)
    }
    if box != inbox { inbox = box }
    for link in received { action(link) }
  }
}
