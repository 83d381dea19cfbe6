// SPDX-License-Identifier: MIT

import WaymarkDiagnostics
import WaymarkRoutes
import WaymarkUI

/// The path of a flow stack: an array behind a binding, of screens of one type or of any type.
///
/// All changes by screens, links and people are writes of ``routes``.
@MainActor
final class BoundPath<Data: Hashable>: ObservableObject {
  private(set) lazy var flow = Flow(of: self, publishing: objectWillChange)
  /// The binding to the path; set before each evaluation of the stack.
  var source: Binding<[Route<Data>]>?
  /// Wraps each screen, if the screens are shown among those of another flow.
  var wrap: (AnyView) -> AnyView = { $0 }
  /// The path that the flow knows.
  private var seen: [Route<Data>] = []
  /// A rejected path that has not been overwritten yet.
  private var refused: [Route<Data>]?
  /// Whether screens may be open whose types are not registered yet.
  private var hasEncoded = false

  /// The navigator in the environment of the screens.
  private(set) lazy var navigator = FlowNavigator<Data>(
    of: flow, read: { [weak self] in self?.routes ?? [] },
    write: { [weak self] in self?.write($0, keeping: $1) })

  /// The same navigator with erased screens.
  private(set) lazy var pathNavigator =
    navigator as? FlowPathNavigator
    ?? FlowPathNavigator(
      of: flow, read: { [weak self] in self?.routes.map { $0.map { AnyHashable($0) } } ?? [] },
      write: { [weak self] in self?.writeErased($0, keeping: $1) })

  /// The open routes.
  private var routes: [Route<Data>] { source?.wrappedValue ?? [] }

  /// Writes the path.
  ///
  /// - Parameters:
  ///   - path: The new path.
  ///   - count: How many of its lowest routes are known to be open already, and need not be
  ///     compared; nil if that is not known.
  private func write(_ path: [Route<Data>], keeping count: Int?) {
    if count != nil { flow.sync() }
    // The source may not invalidate the views by itself.
    flow.store.publish()
    source?.wrappedValue = path
    if let count, hasSameStorage(routes, path) {
      let old = seen
      seen = path
      refused = nil
      if let change = PathChange(from: old, to: path, keeping: count) { flow.apply(noted(change)) }
    }
    flow.decide()
  }

  /// Writes routes of erased types, if all are of the path's type.
  private func writeErased(_ routes: [Route<AnyHashable>], keeping count: Int?) {
    let path = routes.compactMap { route in
      typed(route.screen).map { Route(screen: $0, style: route.style) }
    }
    if path.count == routes.count { write(path, keeping: count) }
  }

  /// A screen, converted to the path's type; reports a screen of another type.
  private func typed(_ screen: AnyHashable) -> Data? {
    if Data.self == AnyHashable.self { return screen as? Data }
    if let screen = screen.base as? Data { return screen }
    DiagnosticSink.current.report(
      Diagnostic(
        """
        A screen of type “\(type(of: screen.base))” cannot be opened in a FlowStack whose path \
        contains screens of type “\(Data.self)”.
        """,
        severity: .error))
    return nil
  }

  private func noted(_ change: PathChange) -> PathChange {
    hasEncoded = hasEncoded || change.added.contains { $0.route.screen.base is EncodedScreen }
    return change
  }
}

extension BoundPath: ScreenPath {
  var acceptsAnyScreen: Bool { Data.self == AnyHashable.self }

  func accepts(_ screen: AnyHashable) -> Bool { acceptsAnyScreen || screen.base is Data }

  func adoptChange() -> PathChange? {
    let path = routes
    if hasSameStorage(path, seen) {
      refused = nil
      return nil
    }
    if let refused {
      if hasSameStorage(path, refused) || path == refused { return nil }
      self.refused = nil
    }
    let old = seen
    seen = path
    return PathChange(from: old, to: path).map(noted)
  }

  func open(_ screen: AnyHashable, as style: RouteStyle) {
    if let screen = typed(screen) { navigator.open(screen, as: style) }
  }

  func close(from index: Int) { source?.wrappedValue = Array(seen.prefix(index)) }

  func remove(at index: Int) {
    guard seen.indices.contains(index) else { return }
    var path = seen
    path.remove(at: index)
    source?.wrappedValue = path
  }

  func write(_ screen: AnyHashable, at index: Int) -> PathChange? {
    guard seen.indices.contains(index), let screen = typed(screen) else { return nil }
    var path = seen
    path[index].screen = screen
    source?.wrappedValue = path
    // The screen is the same, even if the source has changed the value.
    let now = routes
    guard now.count == seen.count, now[index] != seen[index] else { return nil }
    seen[index] = now[index]
    return PathChange(renewing: index, to: now[index])
  }

  func accepts(_ routes: [Route<AnyHashable>]) -> Bool {
    routes.allSatisfy { typed($0.screen) != nil }
  }

  func keep(_ routes: [Route<AnyHashable>]) {
    let path = routes.compactMap { route in
      typed(route.screen).map { Route(screen: $0, style: route.style) }
    }
    let now = self.routes
    seen = path
    refused = now == path ? nil : now
  }

  func restore() {
    guard refused != nil else { return }
    source?.wrappedValue = seen
    if routes == seen { refused = nil }
  }

  func resolve() -> Bool {
    guard hasEncoded else { return false }
    hasEncoded = false
    let old = routes
    let new = old.map { route in
      let screen = AnyHashable(route.screen)
      guard screen.base is EncodedScreen else { return route }
      let resolved = FlowPath.resolved(screen)
      hasEncoded = hasEncoded || resolved.base is EncodedScreen
      return Route(screen: resolved as? Data ?? route.screen, style: route.style)
    }
    guard old != new else { return false }
    flow.store.publish()
    source?.wrappedValue = new
    return true
  }

  func makeView(of screen: OpenRoute) -> AnyView? {
    screen.makeView(with: flow.look(for: screen.route.screen, at: screen.index))
  }

  func provide(to content: AnyView) -> AnyView {
    AnyView(
      wrap(content)
        .environment(\.flowPlace, flow.asPlace)
        .environmentObject(navigator)
        .environmentObject(pathNavigator))
  }
}

/// Whether two arrays share their storage, which implies that they are equal.
///
/// While one of them is retained, the other cannot be mutated in place.
private func hasSameStorage<Element>(_ one: [Element], _ other: [Element]) -> Bool {
  one.withUnsafeBufferPointer { one in
    other.withUnsafeBufferPointer { other in
      one.baseAddress == other.baseAddress && one.count == other.count
    }
  }
}
