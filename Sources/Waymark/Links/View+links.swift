// SPDX-License-Identifier: MIT

public import WaymarkLinks
public import WaymarkRoutes
public import WaymarkUI

extension View {
  /// Lets links lead into this view, and tells its address.
  ///
  /// Links that open the app, activities that are gone on with, and whatever else is delivered to
  /// the inbox is read by the table and followed as soon as it can be, by one assignment of the
  /// place. A link that leads nowhere shows ``UnknownLinkView`` in a sheet; one that the table leaves
  /// to the web is opened there; foreign ones are left to other handlers. While a screen with a link
  /// is in front, it is offered by SwiftUI's own `userActivity(_:isActive:_:)`: the address bar in a
  /// browser; Handoff, search and suggestions on Apple's systems, of which a screen that needs a gate
  /// gets Handoff alone.
  ///
  /// - Parameters:
  ///   - table: What links mean.
  ///   - inbox: Where links wait until the view is there and their gates are open.
  ///   - place: Where the app is: as a rule `$state.linkPlace` of a `LinkedState`.
  ///   - policy: What becomes of the screens that are open; nil for what the table's rules say.
  ///   - gates: The gates that are open now; nil where the inbox is told otherwise.
  /// - Returns: The view, with links.
  public func links<R: Hashable & Sendable>(
    _ table: RouteTable<R>, inbox: Binding<LinkInbox>, place: Binding<LinkPlace<R>>,
    policy: LinkPolicy? = nil, gates: Set<LinkGate>? = nil
  ) -> some View {
    links(table, inbox: inbox, place: place, policy: policy, gates: gates) {
      UnknownLinkView($0)
    }
  }

  /// Lets links lead into this view, and tells its address, with a screen of its own for links that
  /// lead nowhere.
  ///
  /// - Parameters:
  ///   - table: What links mean.
  ///   - inbox: Where links wait until the view is there and their gates are open.
  ///   - place: Where the app is.
  ///   - policy: What becomes of the screens that are open; nil for what the table's rules say.
  ///   - gates: The gates that are open now; nil where the inbox is told otherwise.
  ///   - unknown: What is shown in a sheet for a link that leads nowhere.
  /// - Returns: The view, with links.
  public func links<R: Hashable & Sendable, Unknown: View>(
    _ table: RouteTable<R>, inbox: Binding<LinkInbox>, place: Binding<LinkPlace<R>>,
    policy: LinkPolicy? = nil, gates: Set<LinkGate>? = nil,
    @ViewBuilder unknown: @escaping (UnknownLink) -> Unknown
  ) -> some View {
    modifier(
      LinksModifier(
        table: table, inbox: inbox, place: place, policy: policy, gates: gates, unknown: unknown))
  }

  /// Lets links lead into this view's flow stack, and tells its address.
  ///
  /// - Parameters:
  ///   - table: What links mean.
  ///   - inbox: Where links wait until the view is there and their gates are open.
  ///   - path: The path of the flow stack.
  ///   - policy: What becomes of the screens that are open; nil for what the table's rules say.
  ///   - gates: The gates that are open now; nil where the inbox is told otherwise.
  /// - Returns: The view, with links.
  public func links<R: Hashable & Sendable>(
    _ table: RouteTable<R>, inbox: Binding<LinkInbox>, path: Binding<[Route<R>]>,
    policy: LinkPolicy? = nil, gates: Set<LinkGate>? = nil
  ) -> some View {
    let place = Binding {
      LinkPlace(root: table.rootRoute, routes: path.wrappedValue)
    } set: {
      path.wrappedValue = $0.routes
    }
    return links(table, inbox: inbox, place: place, policy: policy, gates: gates)
  }

  /// Lets links lead into this view's flow stack, and tells its address.
  ///
  /// Screens of the path that are of other types than the table's have no address.
  ///
  /// - Parameters:
  ///   - table: What links mean.
  ///   - inbox: Where links wait until the view is there and their gates are open.
  ///   - path: The path of the flow stack.
  ///   - policy: What becomes of the screens that are open; nil for what the table's rules say.
  ///   - gates: The gates that are open now; nil where the inbox is told otherwise.
  /// - Returns: The view, with links.
  public func links<R: Hashable & Sendable>(
    _ table: RouteTable<R>, inbox: Binding<LinkInbox>, path: Binding<FlowPath>,
    policy: LinkPolicy? = nil, gates: Set<LinkGate>? = nil
  ) -> some View {
    let place = Binding {
      LinkPlace(
        root: table.rootRoute,
        routes: path.wrappedValue.routes.compactMap { route in
          (route.screen.base as? R).map { Route(screen: $0, style: route.style) }
        })
    } set: { place in
      path.wrappedValue = FlowPath(
        place.routes.map { Route(screen: AnyHashable($0.screen), style: $0.style) })
    }
    return links(table, inbox: inbox, place: place, policy: policy, gates: gates)
  }

  /// Lets links lead into this view's navigation stack, and tells its address.
  ///
  /// The stack can push only, so a link's sheets and covers are pushed, too.
  ///
  /// - Parameters:
  ///   - table: What links mean.
  ///   - inbox: Where links wait until the view is there and their gates are open.
  ///   - path: The path of the navigation stack.
  ///   - policy: What becomes of the screens that are open; nil for what the table's rules say.
  ///   - gates: The gates that are open now; nil where the inbox is told otherwise.
  /// - Returns: The view, with links.
  public func links<R: Hashable & Sendable>(
    _ table: RouteTable<R>, inbox: Binding<LinkInbox>, path: Binding<[R]>,
    policy: LinkPolicy? = nil, gates: Set<LinkGate>? = nil
  ) -> some View {
    let place = Binding {
      LinkPlace(root: table.rootRoute, routes: path.wrappedValue.map { .push($0) })
    } set: {
      path.wrappedValue = $0.routes.map(\.screen)
    }
    return links(table, inbox: inbox, place: place, policy: policy, gates: gates)
  }
}
