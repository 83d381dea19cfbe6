// SPDX-License-Identifier: MIT

import WaymarkDiagnostics
import WaymarkRoutes
import WaymarkUI

/// The living state of a flow stack: which routes are open, and which is which.
///
/// The path is the truth and is kept elsewhere; ``Flow`` knows its type. This object catches up
/// with it whenever it is asked something, so it never acts on a path that has changed meanwhile.
@MainActor
class FlowContext: ObservableObject {
  let destinations = DestinationTable()
  /// Whether the stack's own root has a navigation stack.
  final var withNavigation = false {
    didSet { if withNavigation != oldValue { known = nil } }
  }
  /// The open routes, lowest first.
  final private(set) var open: [OpenRoute] = []
  /// Changes whenever a route opens or closes.
  final private(set) var revision = 0
  private var known: [Segment]?
  private var lastStamp = 0
  private weak var parent: FlowContext?
  private var indexInParent = -1
  private var children: [WeakContext] = []

  private struct WeakContext {
    weak var context: FlowContext?
  }

  // MARK: What the subclass knows

  /// Catches up with the path.
  func sync() {}

  /// Opens a screen on top of the path; reports if the path takes no screens of its type.
  func open(_ screen: AnyHashable, as style: RouteStyle) {}

  /// Changes the value of a screen; it stays the same screen.
  func write(_ screen: AnyHashable, to one: OpenRoute) {}

  /// Closes a screen and all above it; ignored when it is closed already.
  func close(_ one: OpenRoute) {}

  // MARK: Who is who

  /// Replaces some of the open routes, and tells those above their new places.
  final func replace(_ range: Range<Int>, with routes: [Route<AnyHashable>]) {
    let added = routes.enumerated().map { offset, route in
      OpenRoute(route, at: range.lowerBound + offset, in: self)
    }
    open.replaceSubrange(range, with: added)
    if added.count != range.count {
      for index in (range.lowerBound + added.count)..<open.count {
        renew(open[index].route, at: index)
      }
    }
    revision += 1
    known = nil
  }

  /// Gives the open route at an index a newer value or place; its view is made again.
  final func renew(_ route: Route<AnyHashable>, at index: Int) {
    open[index].take(route, at: index)
    stamp(open[index])
  }

  final func isOpen(_ one: OpenRoute) -> Bool {
    open.indices.contains(one.index) && open[one.index] === one
  }

  private func stamp(_ one: OpenRoute) {
    lastStamp += 1
    one.stamp = lastStamp
    known = nil
  }

  // MARK: Segments

  /// The path's presentations, the stack's own root first.
  final var segments: [Segment] {
    sync()
    if let known { return known }
    var segments = [
      Segment(root: nil, style: nil, withNavigation: withNavigation, rootStamp: 0)
    ]
    for one in open {
      let route = one.route
      if route.isPresented {
        segments.append(
          Segment(
            root: one, style: route.style, withNavigation: route.withNavigation,
            rootStamp: one.stamp))
      } else {
        let last = segments.count - 1
        segments[last].pushes.append(one)
        segments[last].pushesStamp = max(segments[last].pushesStamp, one.stamp)
      }
    }
    known = segments
    return segments
  }

  /// What is pushed on the root of a segment; nothing when there is no such segment any more.
  final func pushes(on root: OpenRoute?) -> [OpenRoute] {
    segments.first { $0.root == root }?.pushes ?? []
  }

  /// Takes what is left of the pushes on a root after somebody went back.
  final func keep(_ left: [OpenRoute], on root: OpenRoute?) {
    let pushes = pushes(on: root)
    let kept = zip(pushes, left).prefix { $0 == $1 }.count
    if kept < pushes.count { close(pushes[kept]) }
  }

  /// Whether a route is what is presented over segments with these roots, lowest first.
  final func presents(_ one: OpenRoute, over roots: [OpenRoute?]) -> Bool {
    let segments = segments
    guard roots.count < segments.count, segments[roots.count].root == one else { return false }
    return zip(segments, roots).allSatisfy { $0.root == $1 }
  }

  /// Reports screens that are pushed where nothing shows them.
  final func reportLostPushes() {
    guard segments.contains(where: { !$0.withNavigation && !$0.pushes.isEmpty }) else { return }
    DiagnosticSink.current.report(
      Diagnostic(
        """
        A screen is pushed where there is no navigation stack, so it is not shown. Use \
        `withNavigation: true` for the FlowStack, the sheet or the cover below it.
        """))
  }

  // MARK: Destinations

  /// Says which stack is around this one, and which screen of it holds this one.
  final func attach(to parent: FlowContext?, at index: Int?) {
    indexInParent = index ?? -1
    guard self.parent !== parent else { return }
    self.parent = parent
    guard let parent else { return }
    parent.children.removeAll { $0.context == nil }
    parent.children.append(WeakContext(context: self))
  }

  /// Finds what makes a screen's view: the nearest destination below it, in this stack first.
  final func look(for screen: AnyHashable, at index: Int) -> DestinationLook? {
    for type in typesAndSuperclasses(of: screen.base) {
      var place: (context: FlowContext, index: Int)? = (self, index)
      while let (context, index) = place {
        if let found = context.destinations.destination(for: type, below: index) {
          return DestinationLook(destination: found, version: found.version)
        }
        place = context.parent.map { ($0, context.indexInParent + 1) }
      }
    }
    return nil
  }

  /// Makes visible screens again whose destinations have changed since they were made.
  final func refreshVisible() {
    let stale = segments.compactMap(\.top).filter(\.isStale)
    if !stale.isEmpty {
      objectWillChange.send()
      for one in stale { stamp(one) }
    }
    for child in children { child.context?.refreshVisible() }
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
