// SPDX-License-Identifier: MIT

import SeededGenerators
import WaymarkRoutes

@testable import Waymark

/// A state with a simulated display, and an independent model of the open screens.
struct FlowWorld {
  /// An open screen of a path in the model.
  fileprivate struct Entry: Equatable {
    let key: Int
    var route: Route<Int>
  }
  fileprivate struct Model {
    var entries: [Entry] = []
    var place: (path: PathID, key: Int)?
    var isAttached = true
    /// The screens closed since the last notification, and its cause.
    var closed: [Int] = []
    var cause: NavigationCause?
  }

  private var random: SplitMix
  private var state: FlowState
  private var models: [PathID: Model] = [:]
  private var away: [PathID: [OpenPath]] = [:]
  /// The screens of the model by those of the state.
  private var keys: [ScreenID: Int] = [:]
  private var onScreen: [ScreenID] = []
  private var notified: Set<Int> = []
  private var lastKey = 0
  private var waits: [Int] = []
  private(set) var problem: String?
  private(set) var log = ""
  private static let root = PathID(0)
  private static let paths = [root, PathID(1), PathID(2)]

  init(seed: UInt64, _ platform: NavigationPlatform) {
    random = SplitMix(seed: seed)
    state = FlowState(root: Self.root)
    state.configure(withNavigation: true, platform: platform)
    for path in Self.paths {
      models[path] = Model()
      let parent = path == Self.root ? nil : Self.root
      state.attach([OpenPath(path)], to: parent, at: nil)
    }
  }

  mutating func step() {
    guard problem == nil else { return }
    let path = Self.paths.randomElement(using: &random) ?? Self.root
    switch Int.random(in: 0...9, using: &random) {
    case 0, 1, 2:
      write(randomPath(path), to: path, because: [.code, .link].randomElement(using: &random))
    case 3: move(path)
    case 4: close()
    case 5: goBack()
    case 6: settle()
    case 7: draw(all: false)
    case 8: timeIsUp()
    default: notify(state.updated())
    }
    check()
  }

  /// Completes all steps, and draws the result.
  mutating func finish() {
    for _ in 0..<200 where problem == nil {
      settle()
      draw(all: true)
      notify(state.updated())
    }
    guard problem == nil else { return }
    let wanted = open(in: Self.root, models).map { $0.key }
    let shown = state.shown.map { keys[$0.id] }
    if shown != wanted.map(Optional.some) { problem = "shown \(shown), wanted \(wanted)" }
    for (path, model) in models where model.isAttached && !model.closed.isEmpty {
      problem = "never notified of \(model.closed) in \(path)"
    }
  }

  // MARK: Events

  private mutating func randomPath(_ path: PathID) -> [Route<Int>] {
    var routes = (models[path]?.entries ?? []).map(\.route)
    let start = Int.random(in: 0...routes.count, using: &random)
    let end = Int.random(in: start...min(routes.count, start + 2), using: &random)
    let new = (0..<Int.random(in: 0...2, using: &random)).map { _ in
      let screen = Int.random(in: 0...2, using: &random)
      return switch Int.random(in: 0...4, using: &random) {
      case 0: Route.sheet(screen, withNavigation: Bool.random(using: &random))
      case 1: Route.cover(screen, withNavigation: true)
      default: Route.push(screen)
      }
    }
    routes.replaceSubrange(start..<end, with: new)
    return Array(routes.prefix(6))
  }

  private mutating func write(
    _ routes: [Route<Int>], to path: PathID, because cause: NavigationCause?
  ) {
    guard var model = models[path], model.isAttached else { return }
    log += "write \(routes) to \(path), \(cause.map(\.rawValue) ?? "")\n"
    let old = model.entries
    model.write(routes, because: cause ?? .code, &lastKey)
    models[path] = model
    state.change(path, from: old.map(\.route), to: routes, because: cause ?? .code)
    let screens = state.paths[path]?.screens ?? []
    guard screens.count == model.entries.count else {
      problem = "\(screens.count) screens are open, not \(model.entries.count)"
      return
    }
    for (screen, entry) in zip(screens, model.entries) {
      if let known = keys[screen.id], known != entry.key {
        problem = "\(screen.id) was \(known) and is \(entry.key)"
      }
      keys[screen.id] = entry.key
    }
  }

  /// Removes a flow, or adds it to a screen.
  private mutating func move(_ path: PathID) {
    guard path != Self.root, var model = models[path] else { return }
    if model.isAttached {
      log += "\(path) goes\n"
      away[path] = state.detach(path)
      model.isAttached = false
    } else if let branch = away.removeValue(forKey: path) {
      let place = state.paths[Self.root]?.screens.randomElement(using: &random)
      model.place = place.flatMap { screen in keys[screen.id].map { (Self.root, $0) } }
      log += "\(path) comes to \(String(describing: model.place))\n"
      state.attach(branch, to: Self.root, at: place?.id)
      model.isAttached = true
    }
    models[path] = model
  }

  private mutating func close() {
    guard let screen = onScreen.randomElement(using: &random) else { return }
    log += "close \(keys[screen] ?? -1)\n"
    perform(state.close(screen, because: .dismissal))
  }

  private mutating func goBack() {
    guard let segment = state.segments.randomElement(using: &random) else { return }
    let pushes = state.shown[state.pushes(on: segment.base)].map(\.id)
    guard !pushes.isEmpty else { return }
    log += "back\n"
    perform(state.keep(pushes.dropLast(), on: segment.base))
  }

  private mutating func perform(_ actions: [FlowAction]) {
    for action in actions {
      switch action {
      case .close(let screen, let cause):
        guard let index = state.index(of: screen) else { continue }
        let routes = models[screen.path]?.entries.prefix(index).map(\.route) ?? []
        write(routes, to: screen.path, because: cause)
      case .remove(let screen, let cause):
        guard let index = state.index(of: screen) else { continue }
        var routes = models[screen.path]?.entries.map(\.route) ?? []
        routes.remove(at: index)
        write(routes, to: screen.path, because: cause)
      case .wait(let step): waits.append(step)
      case .publish: settle()
      case .notify: notify([action])
      default: problem = "unexpected \(action)"
      }
    }
  }

  private mutating func settle() {
    log += "settle\n"
    perform(state.settle())
  }

  /// Draws some or all of the shown routes, starting with the topmost screens.
  private mutating func draw(all: Bool) {
    let topmost = state.segments.compactMap { $0.top(of: state.shown) }
    for screen in onScreen where !topmost.contains(screen) && (all || Bool.random(using: &random)) {
      onScreen.removeAll { $0 == screen }
      state.disappeared(screen)
    }
    for screen in topmost where !onScreen.contains(screen) && (all || Bool.random(using: &random)) {
      onScreen.append(screen)
      state.appeared(screen)
    }
    log += "draw \(onScreen.compactMap { keys[$0] })\n"
    if state.isStepComplete {
      settle()
      perform(state.stepCompleted())
    } else if all, let step = waits.last {
      // At the end, each step times out, regardless of the number of previous steps.
      timeIsUp(for: step)
    }
  }

  /// A step times out, possibly after it has completed.
  private mutating func timeIsUp() {
    if let step = waits.randomElement(using: &random) { timeIsUp(for: step) }
  }

  private mutating func timeIsUp(for step: Int) {
    guard state.isAwaited(step) else { return }
    log += "time of \(step)\n"
    settle()
    perform(state.stepCompleted())
  }

  private mutating func notify(_ actions: [FlowAction]) {
    for action in actions {
      guard case .notify(let path, let change, _) = action else { continue }
      let closed = change.closed.compactMap { keys[$0.id] }
      log += "notify \(closed) in \(path), \(change.cause)\n"
      if closed != models[path]?.closed || change.cause != models[path]?.cause {
        problem =
          """
          notified \(closed) by \(change.cause), not \(models[path]?.closed ?? []) by \
          \(models[path]?.cause?.rawValue ?? "nobody")
          """
      }
      if !notified.isDisjoint(with: closed) { problem = "notified twice of \(closed)" }
      notified.formUnion(closed)
      models[path]?.closed = []
      models[path]?.cause = nil
    }
  }

  // MARK: Invariants

  private mutating func check() {
    guard problem == nil else { return }
    if state.segments.isEmpty || state.segments[0].root != nil { problem = "no root is shown" }
    // A step may show a screen twice while it moves from one presentation to another.
    if !state.isUnderway, Set(state.shown.map(\.id)).count != state.shown.count {
      problem = "shown twice"
    }
    let all = state.segments.flatMap {
      [$0.root].compactMap(\.self) + state.shown[$0.pushes].map(\.id)
    }
    if all != state.shown.map(\.id) { problem = "segments do not show what is shown" }
  }

  private func open(in path: PathID, _ models: [PathID: Model]) -> [Entry] {
    guard let model = models[path] else { return [] }
    let children = state.paths[path]?.children ?? []
    func placed(at key: Int?) -> [Entry] {
      children.filter { models[$0]?.place?.key == key && models[$0]?.isAttached == true }
        .flatMap { open(in: $0, models) }
    }
    return placed(at: nil) + model.entries.flatMap { [$0] + placed(at: $0.key) }
  }
}

extension FlowWorld.Model {
  /// Compares a path with the entries screen by screen, from both ends.
  fileprivate mutating func write(
    _ routes: [Route<Int>], because cause: NavigationCause, _ lastKey: inout Int
  ) {
    var (left, old) = (routes[...], entries[...])
    var (front, back): ([FlowWorld.Entry], [FlowWorld.Entry]) = ([], [])
    func isSame(_ entry: FlowWorld.Entry, _ route: Route<Int>) -> Bool {
      entry.route.screen == route.screen && entry.route.style.isPush == route.style.isPush
        && entry.route.style.isSheet == route.style.isSheet
    }
    while let entry = old.first, let route = left.first, isSame(entry, route) {
      front.append(FlowWorld.Entry(key: entry.key, route: route))
      old.removeFirst()
      left.removeFirst()
    }
    while let entry = old.last, let route = left.last, isSame(entry, route) {
      back.insert(FlowWorld.Entry(key: entry.key, route: route), at: 0)
      old.removeLast()
      left.removeLast()
    }
    guard entries.map(\.route) != routes else { return }
    if self.cause == nil { self.cause = cause }
    closed += old.map(\.key)
    let new = left.map { route in
      lastKey += 1
      return FlowWorld.Entry(key: lastKey, route: route)
    }
    entries = front + new + back
  }
}
