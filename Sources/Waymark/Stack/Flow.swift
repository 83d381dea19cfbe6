// SPDX-License-Identifier: MIT

import WaymarkDiagnostics
import WaymarkRoutes
import WaymarkUI

/// The living state of a flow stack: which routes are open, and where the path is kept.
///
/// The path is the truth and is kept elsewhere; this object only knows which of its routes is
/// which. It catches up whenever it is asked something (``sync()``), so it never acts on a path
/// that has changed meanwhile. All changes that screens, links and people make are writes of
/// ``routes``.
@MainActor
final class Flow<Data: Hashable>: FlowContext {
  /// Where the path is kept; set whenever the stack is evaluated.
  var source: Binding<[Route<Data>]>?
  /// Whether the stack's own root has a navigation stack.
  var withNavigation = false {
    didSet { if withNavigation != oldValue { known = nil } }
  }
  /// Changes whenever a route opens or closes.
  private(set) var revision = 0
  private var seen: [Route<Data>] = []
  private var screens: [OpenRoute<Data>] = []
  private var known: [Segment<Data>]?
  private var lastStamp = 0

  /// What screens find in their environment.
  private(set) lazy var navigator = FlowNavigator<Data>(
    Binding(
      get: { [weak self] in self?.routes ?? [] },
      set: { [weak self] in self?.routes = $0 }))

  /// The same without the screens' type.
  private(set) lazy var pathNavigator: FlowPathNavigator =
    navigator as? FlowPathNavigator
    ?? FlowPathNavigator(
      Binding(
        get: { [weak self] in self?.routes.map { $0.map { AnyHashable($0) } } ?? [] },
        set: { [weak self] in self?.take($0) }))

  // MARK: The path

  /// The open routes.
  var routes: [Route<Data>] {
    get { source?.wrappedValue ?? [] }
    set {
      // A source that nobody observes must be shown, too.
      objectWillChange.send()
      source?.wrappedValue = newValue
    }
  }

  private func take(_ erased: [Route<AnyHashable>]) {
    let typed = erased.compactMap { route in
      typed(route.screen).map { Route(screen: $0, style: route.style) }
    }
    if typed.count == erased.count { routes = typed }
  }

  override func open(_ screen: AnyHashable, as style: RouteStyle) {
    guard let screen = typed(screen) else { return }
    switch style {
    case .push: navigator.push(screen)
    case .sheet(let stack): navigator.presentSheet(screen, withNavigation: stack)
    case .cover(let stack): navigator.presentCover(screen, withNavigation: stack)
    }
  }

  /// Changes the value of an open screen; it stays the same screen.
  func write(_ screen: AnyHashable, to one: OpenRoute<Data>) {
    sync()
    guard isOpen(one) else {
      DiagnosticSink.current.report(
        Diagnostic(
          """
          A binding to a screen of type “\(type(of: screen.base))” was written after the screen \
          was closed. The write is dropped.
          """))
      return
    }
    guard let screen = typed(screen) else { return }
    var path = routes
    let index = one.index
    path[index].screen = screen
    routes = path
    let now = routes
    // Whatever the source made of it.
    if now.indices.contains(index), one.take(now[index], at: index) { stamp(one) }
  }

  /// Closes a screen and all above it; ignored when it is closed already.
  func close(_ one: OpenRoute<Data>) {
    sync()
    guard isOpen(one) else { return }
    routes.removeSubrange(one.index...)
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

  // MARK: Who is who

  /// Finds out which routes of the path are the ones that were open before.
  ///
  /// What the old and the new path begin and end with stays; all in between is new.
  func sync() {
    let path = routes
    guard !hasSameStorage(path, seen) else { return }
    seen = path
    let shorter = min(screens.count, path.count)
    var prefix = 0
    while prefix < shorter, screens[prefix].isSame(as: path[prefix]) {
      if screens[prefix].take(path[prefix], at: prefix) { stamp(screens[prefix]) }
      prefix += 1
    }
    guard prefix < max(screens.count, path.count) else { return }
    var suffix = 0
    while suffix < shorter - prefix,
      screens[screens.count - 1 - suffix].isSame(as: path[path.count - 1 - suffix])
    {
      suffix += 1
    }
    let added = (prefix..<(path.count - suffix)).map { index in
      OpenRoute(path[index], at: index, in: self)
    }
    screens.replaceSubrange(prefix..<(screens.count - suffix), with: added)
    for index in (path.count - suffix)..<path.count
    where screens[index].take(path[index], at: index) {
      stamp(screens[index])
    }
    revision += 1
    known = nil
  }

  private func isOpen(_ one: OpenRoute<Data>) -> Bool {
    screens.indices.contains(one.index) && screens[one.index] === one
  }

  private func stamp(_ one: OpenRoute<Data>) {
    lastStamp += 1
    one.stamp = lastStamp
    known = nil
  }

  /// The path's presentations, the stack's own root first.
  var segments: [Segment<Data>] {
    sync()
    if let known { return known }
    var segments = [
      Segment<Data>(root: nil, style: nil, withNavigation: withNavigation, rootStamp: 0)
    ]
    for one in screens {
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

  /// The segment that an open route is the root of; nil when there is none any more.
  func segment(of root: OpenRoute<Data>?) -> Segment<Data>? { segments.first { $0.root == root } }

  /// Whether a route is what is presented from the segment of another.
  func presents(_ one: OpenRoute<Data>, from root: OpenRoute<Data>?) -> Bool {
    let segments = segments
    guard let index = segments.firstIndex(where: { $0.root == root }) else { return false }
    return index + 1 < segments.count && segments[index + 1].root == one
  }

  // MARK: Visible screens

  override func refreshVisible() {
    let visible = segments.compactMap { $0.pushes.last ?? $0.root }
    let stale = visible.filter(\.isStale)
    if !stale.isEmpty {
      objectWillChange.send()
      for one in stale { stamp(one) }
    }
    super.refreshVisible()
  }

  /// Reports screens that are pushed where nothing shows them.
  func reportLostPushes() {
    guard segments.contains(where: { !$0.withNavigation && !$0.pushes.isEmpty }) else { return }
    DiagnosticSink.current.report(
      Diagnostic(
        """
        A screen is pushed where there is no navigation stack, so it is not shown. Use \
        `withNavigation: true` for the FlowStack, the sheet or the cover below it.
        """))
  }
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
