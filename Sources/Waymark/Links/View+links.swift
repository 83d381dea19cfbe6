// SPDX-License-Identifier: MIT

public import WaymarkLinks
public import WaymarkRoutes
public import WaymarkUI

extension View {
  /// Handles deep links for this view and publishes its URL.
  ///
  /// The table parses links that open the app, continued activities, and all other links delivered
  /// to the inbox. Each is followed as soon as possible, by one assignment of the place. A link
  /// without a destination shows ``UnknownLinkView`` in a sheet; a link that the table leaves to
  /// the web opens there; links of other sites are left to other handlers. While a screen with a
  /// link is in front, the link is published by SwiftUI's `userActivity(_:isActive:_:)`: in a
  /// browser, it is the URL in the address bar; on Apple's systems, it is available to Handoff,
  /// search and suggestions. A screen that requires a gate is available to Handoff only.
  ///
  /// - Parameters:
  ///   - table: The table that maps links to routes.
  ///   - inbox: The inbox in which links wait until the view exists and their gates are open.
  ///   - place: A binding to the current place, usually `$state.linkPlace` of a `LinkedState`.
  ///   - policy: What happens to the open screens; nil to use the rules of the table.
  ///   - gates: The open gates; nil if other code updates those of the inbox.
  /// - Returns: A view that follows links.
  public func links<R: Hashable & Sendable>(
    _ table: RouteTable<R>, inbox: Binding<LinkInbox>, place: Binding<LinkPlace<R>>,
    policy: LinkPolicy? = nil, gates: Set<LinkGate>? = nil
  ) -> some View {
    links(table, inbox: inbox, place: place, policy: policy, gates: gates) {
      UnknownLinkView($0)
    }
  }

  /// Handles deep links for this view and publishes its URL, with a custom screen for links without
  /// a destination.
  ///
  /// - Parameters:
  ///   - table: The table that maps links to routes.
  ///   - inbox: The inbox in which links wait until the view exists and their gates are open.
  ///   - place: A binding to the current place.
  ///   - policy: What happens to the open screens; nil to use the rules of the table.
  ///   - gates: The open gates; nil if other code updates those of the inbox.
  ///   - unknown: Creates the content of the sheet for a link without a destination.
  /// - Returns: A view that follows links.
  public func links<R: Hashable & Sendable, Unknown: View>(
    _ table: RouteTable<R>, inbox: Binding<LinkInbox>, place: Binding<LinkPlace<R>>,
    policy: LinkPolicy? = nil, gates: Set<LinkGate>? = nil,
    @ViewBuilder unknown: @escaping (UnknownLink) -> Unknown
  ) -> some View {
    modifier(
      LinksModifier(
        table: table, inbox: inbox, place: place, policy: policy, gates: gates, unknown: unknown))
  }

  /// Handles deep links for this view's flow stack and publishes its URL.
  ///
  /// - Parameters:
  ///   - table: The table that maps links to routes.
  ///   - inbox: The inbox in which links wait until the view exists and their gates are open.
  ///   - path: The path of the flow stack.
  ///   - policy: What happens to the open screens; nil to use the rules of the table.
  ///   - gates: The open gates; nil if other code updates those of the inbox.
  /// - Returns: A view that follows links.
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

  /// Handles deep links for this view's flow stack and publishes its URL.
  ///
  /// Screens of the path with other types than the table's have no URL.
  ///
  /// - Parameters:
  ///   - table: The table that maps links to routes.
  ///   - inbox: The inbox in which links wait until the view exists and their gates are open.
  ///   - path: The path of the flow stack.
  ///   - policy: What happens to the open screens; nil to use the rules of the table.
  ///   - gates: The open gates; nil if other code updates those of the inbox.
  /// - Returns: A view that follows links.
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

  /// Handles deep links for this view's navigation stack and publishes its URL.
  ///
  /// The stack supports only pushes, so a link's sheets and covers are pushed, too.
  ///
  /// - Parameters:
  ///   - table: The table that maps links to routes.
  ///   - inbox: The inbox in which links wait until the view exists and their gates are open.
  ///   - path: The path of the navigation stack.
  ///   - policy: What happens to the open screens; nil to use the rules of the table.
  ///   - gates: The open gates; nil if other code updates those of the inbox.
  /// - Returns: A view that follows links.
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
