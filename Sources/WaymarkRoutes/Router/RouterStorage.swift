// SPDX-License-Identifier: MIT

import WaymarkDiagnostics

/// The shared state of equal routers: handlers, listeners, targets, and pending navigations.
@MainActor
final class RouterStorage {
  private enum Work {
    case open(Held, from: (any NavigationTarget)?, isHeld: Bool)
    case notify(any Navigation)
  }

  /// A pending navigation, and its location in the code.
  private struct Held {
    let navigation: any Navigation
    let origin: NavigationOrigin?
  }

  private struct Listener {
    let id: Int
    let action: @MainActor (any Navigation) -> Void
  }

  private struct Target {
    weak var target: (any NavigationTarget)?
  }

  private let parent: RouterStorage?
  private var handlers: [ObjectIdentifier: any NavigationHandler] = [:]
  private var handlerForOthers: (any NavigationHandler)?
  private var listeners: [Listener] = []
  private var lastListener = 0
  private var targets: [Target] = []
  /// The navigations to open in the first target that supports them.
  private var held: [Held] = []
  private var work: ArraySlice<Work> = []
  private var isWorking = false
  private var reported: Set<ObjectIdentifier> = []
  /// The maximum number of held navigations, and of consecutive navigations by listeners.
  private static let limit = 100

  nonisolated init(parent: RouterStorage?) { self.parent = parent }

  // MARK: Handlers

  func register(
    _ handler: any NavigationHandler, for type: any Navigation.Type
  ) -> (any NavigationHandler)? {
    let old = handlers.updateValue(handler, forKey: ObjectIdentifier(type))
    handlersChanged()
    return old
  }

  func registerForOthers(_ handler: any NavigationHandler) -> (any NavigationHandler)? {
    let old = handlerForOthers
    handlerForOthers = handler
    handlersChanged()
    return old
  }

  private func handlersChanged() {
    reported = []
    for target in knownTargets { target.handlersChanged() }
  }

  func handler(forExactly type: Any.Type) -> (any NavigationHandler)? {
    handlers[ObjectIdentifier(type)] ?? parent?.handler(forExactly: type)
  }

  private func handler(for type: Any.Type) -> (any NavigationHandler)? {
    handlers[ObjectIdentifier(type)] ?? handlerForOthers ?? parent?.handler(for: type)
  }

  // MARK: Listeners

  func addListener(
    _ action: @escaping @MainActor (any Navigation) -> Void
  ) -> NavigationSubscription {
    lastListener += 1
    listeners.append(Listener(id: lastListener, action: action))
    return NavigationSubscription(id: lastListener, storage: self)
  }

  func removeListener(_ id: Int) { listeners.removeAll { $0.id == id } }

  private func notify(_ navigation: any Navigation) {
    parent?.notify(navigation)
    for listener in listeners where listeners.contains(where: { $0.id == listener.id }) {
      listener.action(navigation)
    }
  }

  // MARK: Targets

  var knownTargets: [any NavigationTarget] { targets.compactMap(\.target) }

  func appeared(_ target: any NavigationTarget) {
    targets.removeAll { $0.target == nil || $0.target === target }
    let inner = targets.firstIndex { $0.target?.isInside(target) == true }
    targets.insert(Target(target: target), at: inner ?? targets.endIndex)
    work += held.map { .open($0, from: nil, isHeld: true) }
    held = []
    run()
  }

  func disappeared(_ target: any NavigationTarget) {
    targets.removeAll { $0.target == nil || $0.target === target }
  }

  // MARK: Navigation

  func navigate(_ navigation: any Navigation, from origin: (any NavigationTarget)?) {
    let held = Held(navigation: navigation, origin: NavigationOrigin.current)
    work.append(.open(held, from: origin, isHeld: false))
    run()
  }

  /// Performs the pending navigations, unless it is already running.
  private func run() {
    guard !isWorking else { return }
    isWorking = true
    defer { isWorking = false }
    var count = 0
    while let next = work.popFirst() {
      switch next {
      case .notify(let navigation): notify(navigation)
      case .open(let navigation, let origin, let isHeld):
        count += isHeld ? 0 : 1
        if count <= Self.limit {
          open(navigation, from: origin, isHeld: isHeld)
        } else {
          report(
            """
            Listeners of the router have navigated \(Self.limit) times in a row; a navigation to \
            “\(type(of: navigation.navigation))” is dropped.
            """)
        }
      }
    }
  }

  private func open(_ next: Held, from origin: (any NavigationTarget)?, isHeld: Bool) {
    let targets = targets(from: origin)
    guard !targets.isEmpty else { return hold(next) }
    let navigation = next.navigation
    let type = type(of: navigation)
    guard let handler = handler(for: type) else { return reportMissing(type) }
    let isOpen = targets.contains { target in
      NavigationOrigin.stating(next.origin) {
        handler.open(navigation, in: target) { [weak self] in self?.shown(navigation) }
      }
    }
    if isOpen { return }
    if isHeld { return hold(next) }
    report(
      """
      No target on screen supports a navigation of type “\(type)”: a FlowStack supports it if \
      its path is a FlowPath, an array of such routes, or its own.
      """)
  }

  /// Returns the targets whose screens would be visible, the most suitable one first.
  private func targets(from origin: (any NavigationTarget)?) -> [any NavigationTarget] {
    let uncovered = Array(knownTargets.filter(\.isUncovered).reversed())
    guard let origin, !origin.announcesItself || uncovered.contains(where: { $0 === origin })
    else { return uncovered }
    return [origin] + uncovered.filter { $0 !== origin }
  }

  private func hold(_ next: Held) {
    guard held.count < Self.limit else {
      return report(
        """
        \(Self.limit) navigations are waiting for a target on screen; one to \
        “\(type(of: next.navigation))” is dropped.
        """)
    }
    held.append(next)
  }

  private func shown(_ navigation: any Navigation) {
    work.append(.notify(navigation))
    run()
  }

  // MARK: Reports

  private func reportMissing(_ type: any Navigation.Type) {
    guard reported.insert(ObjectIdentifier(type)).inserted else { return }
    report(
      """
      No screens are registered for navigations of type “\(type)”: call \
      `setupAppNavigation(appNavigation:)` on the router.
      """)
  }

  private func report(_ message: String) {
    DiagnosticSink.current.report(Diagnostic(message, severity: .error))
  }
}
