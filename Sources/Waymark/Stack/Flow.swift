// SPDX-License-Identifier: MIT

import WaymarkDiagnostics
import WaymarkRoutes
import WaymarkUI

/// The state of a flow stack whose path has screens of one type, which may be any.
///
/// All changes that screens, links and people make are writes of ``routes``.
@MainActor
final class Flow<Data: Hashable>: FlowContext {
  /// Where the path is kept; set whenever the stack is evaluated.
  var source: Binding<[Route<Data>]>?
  /// What each of the screens gets around it, if they are shown among those of another flow.
  var wrap: (AnyView) -> AnyView = { $0 }
  /// The path that the open routes were made from.
  private var seen: [Route<Data>] = []

  /// What screens find in their environment.
  private(set) lazy var navigator = FlowNavigator<Data>(
    of: self, read: { [weak self] in self?.routes ?? [] },
    write: { [weak self] in self?.write($0, keeping: $1) })

  /// The same without the screens' type.
  private(set) lazy var pathNavigator =
    navigator as? FlowPathNavigator
    ?? FlowPathNavigator(
      of: self, read: { [weak self] in self?.routes.map(erased) ?? [] },
      write: { [weak self] in self?.take($0, keeping: $1) })

  /// The open routes.
  var routes: [Route<Data>] {
    get { source?.wrappedValue ?? [] }
    set { write(newValue, keeping: nil) }
  }

  /// Writes the path, whose first `count` routes are those that were open before, if that is
  /// known: then they need not be compared.
  private func write(_ path: [Route<Data>], keeping count: Int?) {
    if count != nil { sync() }
    // A source that nobody observes must be shown, too.
    display.publish()
    source?.wrappedValue = path
    guard let count, hasSameStorage(routes, path) else { return }
    take(path, keeping: max(0, min(count, seen.count, path.count)))
  }

  /// Takes routes of any types, if they are ones of the path's.
  private func take(_ routes: [Route<AnyHashable>], keeping count: Int?) {
    let taken = routes.compactMap { route in
      typed(route.screen).map { Route(screen: $0, style: route.style) }
    }
    if taken.count == routes.count { write(taken, keeping: count) }
  }

  override func open(_ screen: AnyHashable, as style: RouteStyle) {
    guard let screen = typed(screen) else { return }
    switch style {
    case .push: navigator.push(screen)
    case .sheet(let stack): navigator.presentSheet(screen, withNavigation: stack)
    case .cover(let stack): navigator.presentCover(screen, withNavigation: stack)
    }
  }

  override func write(_ screen: AnyHashable, to one: OpenRoute) {
    sync()
    guard isOpen(one) else {
      DiagnosticSink.current.report(
        Diagnostic(
          """
          A binding to a screen of type “\(type(of: screen.base))” was written after the screen \
          was closed. The write is dropped.
          """,
          severity: .warning))
      return
    }
    guard let screen = typed(screen) else { return }
    let index = one.index
    var path = seen
    path[index].screen = screen
    routes = path
    // Whatever the source made of the value, it is the same screen.
    let now = routes
    guard now.count == seen.count, now[index] != seen[index] else { return }
    seen[index] = now[index]
    renew(erased(now[index]), at: index)
  }

  override func close(_ one: OpenRoute, because cause: NavigationCause) {
    sync()
    guard isOpen(one) else { return }
    self.cause = cause
    write(Array(seen[..<one.index]), keeping: one.index)
    // Where the source keeps the route all the same, the cause is none.
    sync()
    self.cause = nil
  }

  override func remove(_ one: OpenRoute, because cause: NavigationCause) {
    sync()
    guard isOpen(one) else { return }
    var path = seen
    path.remove(at: one.index)
    self.cause = cause
    write(path, keeping: nil)
    sync()
    self.cause = nil
  }

  override func resolve() {
    hasEncoded = false
    let old = routes
    let new = old.map { route in
      let screen = AnyHashable(route.screen)
      guard screen.base is EncodedScreen else { return route }
      let resolved = FlowPath.resolved(screen)
      hasEncoded = hasEncoded || resolved.base is EncodedScreen
      return Route(screen: resolved as? Data ?? route.screen, style: route.style)
    }
    guard old != new else { return }
    cause = .restoration
    write(new, keeping: nil)
    sync()
    cause = nil
  }

  override func provide(to content: some View) -> AnyView {
    AnyView(
      wrap(AnyView(content))
        .environment(\.flow, reference)
        .environment(\.nestingIndex, nesting)
        .environmentObject(navigator)
        .environmentObject(pathNavigator))
  }

  /// A screen as the path's type; reports if it has another.
  private func typed(_ screen: AnyHashable) -> Data? {
    if Data.self == AnyHashable.self { return screen as? Data }
    if let screen = screen.base as? Data { return screen }
    DiagnosticSink.current.report(
      Diagnostic(
        """
        A screen of type “\(type(of: screen.base))” cannot be opened in a FlowStack whose path \
        takes screens of type “\(Data.self)”.
        """,
        severity: .error))
    return nil
  }

  /// Takes a path whose first routes are those that were open before, and whose others are new.
  private func take(_ path: [Route<Data>], keeping count: Int) {
    let old = seen.count
    seen = path
    if count < max(old, path.count) { replace(count..<old, with: path[count...].map(erased)) }
  }

  /// Finds out which routes of the path are the ones that were open before.
  ///
  /// What the old and the new path begin and end with stays; all in between is new.
  override func sync() {
    let path = routes
    guard !hasSameStorage(path, seen) else { return }
    let old = seen
    seen = path
    let shorter = min(old.count, path.count)
    var prefix = 0
    while prefix < shorter {
      if old[prefix] != path[prefix] {
        guard isSameRoute(old[prefix], path[prefix]) else { break }
        renew(erased(path[prefix]), at: prefix)
      }
      prefix += 1
    }
    guard prefix < max(old.count, path.count) else { return }
    var suffix = 0
    while suffix < shorter - prefix,
      isSameRoute(old[old.count - 1 - suffix], path[path.count - 1 - suffix])
    {
      suffix += 1
    }
    let added = path[prefix..<(path.count - suffix)]
    replace(prefix..<(old.count - suffix), with: added.map(erased))
    for index in (path.count - suffix)..<path.count
    where path[index] != old[index + old.count - path.count] {
      renew(erased(path[index]), at: index)
    }
  }
}

private func erased(_ route: Route<some Hashable>) -> Route<AnyHashable> {
  route.map { AnyHashable($0) }
}

/// Whether two arrays share their elements, so that they must be equal.
///
/// As long as one of them is held, nobody changes the other in place.
private func hasSameStorage<Element>(_ one: [Element], _ other: [Element]) -> Bool {
  one.withUnsafeBufferPointer { one in
    other.withUnsafeBufferPointer { other in
      one.baseAddress == other.baseAddress && one.count == other.count
    }
  }
}
