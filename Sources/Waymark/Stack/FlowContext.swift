// SPDX-License-Identifier: MIT

import WaymarkRoutes
import WaymarkUI

/// A path's living state: which routes are open, and which is which.
///
/// The path is the truth and is kept elsewhere; a subclass knows where and of which type. This
/// object catches up with it whenever it is asked something, so it never acts on a path that has
/// changed meanwhile.
@MainActor
class FlowContext: ObservableObject {
  let destinations = DestinationTable()
  /// The open routes, lowest first.
  final private(set) var open: [OpenRoute] = []
  /// Changes whenever a route opens or closes.
  final private(set) var revision = 0
  /// What shows the screens, if this flow is not joined to another.
  private(set) final lazy var ownDisplay = FlowDisplay(of: self)
  /// The flow around this one.
  final private(set) weak var parent: FlowContext?
  /// The screen that this one is in; nil in the parent's root.
  final private(set) var place: OpenRoute?
  /// Whether its routes are shown among those of the parent.
  final private(set) var isJoined = false
  /// The flows in screens of this one.
  final private(set) var children: [Child] = []
  // One for all flows: screens of several may be shown in one navigation stack.
  private static var lastStamp = 0
  /// Whether screens may be open that nobody could decode yet.
  final var hasEncoded = false
  /// Whether screens in the place of others take over their views.
  final private var keepsViews = false
  /// What is about to change the path; nil for the app's own code.
  final var cause: NavigationCause?
  /// How many flows with a path of their own are around the screens, this one included.
  final var nesting = 1
  /// Who is told of changes.
  final var listener: NavigationListener?
  /// What follows links around the flow.
  final var follower: LinkFollower?
  /// A change that nobody has been told of yet.
  final private(set) var news: FlowNews?

  private(set) final lazy var reference = FlowReference(self)
  private let end = FlowEnd()

  struct Child {
    weak var flow: FlowContext?
  }

  // MARK: What the subclass knows

  /// Catches up with the path.
  func sync() {}

  /// Opens a screen on top of the path; reports if the path takes no screens of its type.
  func open(_ screen: AnyHashable, as style: RouteStyle) {}

  /// Changes the value of a screen; it stays the same screen.
  func write(_ screen: AnyHashable, to one: OpenRoute) {}

  /// Closes a screen and all above it; ignored when it is closed already.
  func close(_ one: OpenRoute, because cause: NavigationCause) {}

  /// Closes a screen alone.
  func remove(_ one: OpenRoute, because cause: NavigationCause) { close(one, because: cause) }

  /// Makes the view of one of its screens.
  func makeView(of one: OpenRoute) -> AnyView? {
    one.makeView(with: look(for: one.route.screen, at: one.index))
  }

  /// Gives a view what screens find in their environment.
  func provide(to content: some View) -> AnyView { AnyView(content) }

  /// The flow that screens of this one open others in.
  var host: FlowContext { self }

  // MARK: Who is who

  /// Replaces some of the open routes, and tells those above their new places.
  final func replace(_ range: Range<Int>, with routes: [Route<AnyHashable>]) {
    var (range, routes) = (range, routes[...])
    while keepsViews, let first = range.first, let route = routes.first,
      open[first].route.style.withoutNavigation == route.style.withoutNavigation
    {
      renew(route, at: first)
      range.removeFirst()
      routes.removeFirst()
    }
    guard !range.isEmpty || !routes.isEmpty else { return }
    note(closing: open[range])
    let added = routes.enumerated().map { offset, route in
      OpenRoute(route, at: range.lowerBound + offset, in: self)
    }
    open.replaceSubrange(range, with: added)
    hasEncoded = hasEncoded || added.contains { $0.route.screen.base is EncodedScreen }
    if added.count != range.count {
      for index in (range.lowerBound + added.count)..<open.count {
        renew(open[index].route, at: index)
      }
    }
    revision += 1
    display.goalChanged()
  }

  /// Gives the open route at an index a newer value or place; its view is made again.
  final func renew(_ route: Route<AnyHashable>, at index: Int) {
    if open[index].route != route { note(closing: []) }
    open[index].take(route, at: index)
    stamp(open[index])
  }

  /// The next change of the path is to look like this.
  final func willReplace(as style: ReplaceStyle) {
    sync()
    display.catchUp()
    display.stepper.style = style
    keepsViews = style == .silently
  }

  /// The change has been made.
  final func didReplace() {
    display.catchUp()
    display.stepper.style = .automatic
    keepsViews = false
  }

  /// Whether the top screen can push, as far as this path tells.
  final var canPush: Bool? {
    // What is shown knows already, where that is this path alone.
    if !isJoined, children.isEmpty {
      return display.segments.last { $0.root?.presentation.isDialog != true }?.root?.route
        .withNavigation
    }
    sync()
    return open.last { $0.isPresented && !$0.presentation.isDialog }?.route.withNavigation
  }

  final func isOpen(_ one: OpenRoute) -> Bool {
    open.indices.contains(one.index) && open[one.index] === one
  }

  final func stamp(_ one: OpenRoute) {
    Self.lastStamp += 1
    one.stamp = Self.lastStamp
    display.goalChanged()
  }

  // MARK: News

  private func note(closing routes: ArraySlice<OpenRoute>) {
    if news == nil {
      news = FlowNews(
        cause: cause ?? follower?.cause ?? .code, before: listener == nil ? [] : open.map(\.route))
    }
    news?.closed += routes
    cause = nil
  }

  /// Takes the change that nobody has been told of yet.
  final func takeNews() -> FlowNews? {
    defer { news = nil }
    return news
  }

  // MARK: Family

  /// What shows the screens of this flow.
  final var display: FlowDisplay {
    if isJoined, let parent { parent.display } else { ownDisplay }
  }

  /// Says which flow is around this one, which screen of it holds this one, and whether the routes
  /// of this one are to be shown among its own.
  final func attach(to parent: FlowContext?, in place: OpenRoute?, joined: Bool) {
    let joined = joined && parent != nil
    guard self.parent !== parent || self.place !== place || isJoined != joined else { return }
    if let old = self.parent { old.children.removeAll { $0.flow === self || $0.flow == nil } }
    self.parent = parent
    self.place = place
    isJoined = joined
    parent?.children.append(Child(flow: self))
    end.change = joined ? display.change : nil
    if joined { display.goalChanged() }
  }

  /// Catches up with the path, and those of all flows joined to this one.
  final func syncAll() {
    sync()
    for child in children {
      if let flow = child.flow, flow.isJoined { flow.syncAll() }
    }
  }

  /// The open routes with those of joined flows after the screens that these are in.
  ///
  /// These flows are added to `flows`.
  final func joinedRoutes(of flows: inout [Child]) -> [OpenRoute] {
    guard children.contains(where: { $0.flow?.isJoined == true }) else { return open }
    var routes: [OpenRoute] = []
    appendJoined(in: nil, to: &routes, &flows)
    for one in open {
      routes.append(one)
      appendJoined(in: one, to: &routes, &flows)
    }
    return routes
  }

  private func appendJoined(
    in place: OpenRoute?, to routes: inout [OpenRoute], _ flows: inout [Child]
  ) {
    for child in children {
      guard let flow = child.flow, flow.isJoined, flow.place === place else { continue }
      flows.append(child)
      routes += flow.joinedRoutes(of: &flows)
    }
  }

  /// Whether the flow is in one of these screens, directly or not.
  final func isIn(_ screens: Set<OpenRoute>) -> Bool {
    guard let place else { return isJoined && parent?.isIn(screens) == true }
    return screens.contains(place) || place.owner?.isIn(screens) == true
  }

  // MARK: Destinations

  /// Finds what makes a screen's view: the nearest destination below it, in this flow first.
  final func look(for screen: AnyHashable, at index: Int) -> DestinationLook? {
    for type in typesAndSuperclasses(of: screen.base) {
      var place: (flow: FlowContext, index: Int)? = (self, index)
      while let (flow, index) = place {
        if let found = flow.destinations.destination(for: type, below: index) {
          return DestinationLook(destination: found, version: found.version)
        }
        let around = flow.parent?.host
        place = around.map { ($0, (flow.place?.indexInHost ?? -1) + 1) }
      }
    }
    return nil
  }

  /// Decodes the screens that somebody has said how to since.
  func resolve() {}

  /// Makes visible screens again whose destinations have changed since they were made.
  final func refreshVisible() {
    if hasEncoded { resolve() }
    display.refreshVisible()
    for child in children where child.flow?.isJoined == false {
      child.flow?.refreshVisible()
    }
  }
}

/// The type of a value and, if it is an object, its superclasses, nearest first.
private func typesAndSuperclasses(of value: Any) -> [Any.Type] {
  var types: [Any.Type] = [type(of: value)]
  guard types[0] is AnyObject.Type else { return types }
  var mirror = Mirror(reflecting: value).superclassMirror
  while let parent = mirror {
    types.append(parent.subjectType)
    mirror = parent.superclassMirror
  }
  return types
}

/// Tells what shows the screens of a joined flow that the flow is gone, as its view is.
private final class FlowEnd {
  /// What is told; of Combine, whose publishers can be used anywhere.
  var change: ObservableObjectPublisher?

  deinit { change?.send() }
}
