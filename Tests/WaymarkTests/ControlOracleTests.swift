// SPDX-License-Identifier: MIT

import SeededGenerators
import Testing
import WaymarkLinks
import WaymarkRoutes

@testable import Waymark

/// For any proposals and answers, the open routes equal the app's path, no screen is shown behind a
/// closed gate, no screen that asks closes without an answer, and each link has one outcome.
struct ControlOracleTests {
  @Test(arguments: [NavigationPlatform.allAtOnce, .navigationView])
  func `paths and screens agree, and no closed gate is passed`(
    platform: NavigationPlatform
  ) throws {
    // Links inherit gates from their parents: 9 from 4 and 7 from 2.
    let links = try RouteTable(
      routes: (1...10).map { number in
        LinkRoute(
          "/\(number)", route: number, requires: ControlWorld.requires(AnyHashable(number))
        ) { $0 > 5 ? $0 - 5 : nil }
      })
    let first = UInt64.random(in: 0...UInt64.max)
    for round in 0..<UInt64(max(1, oracleSteps)) {
      var world = ControlWorld(seed: first &+ round, platform, links)
      for _ in 0..<60 where world.problem == nil { world.step() }
      guard let problem = world.problem else { continue }
      Issue.record("seed \(first &+ round) on \(platform): \(problem)\n\(world.log)")
      return
    }
  }
}

/// Screens are numbers: multiples of 3 and of 5 require different gates, 7 is blocked, 8 redirects
/// to 9, and that to a number that requires a gate; 11 is the entrance.
private struct ControlWorld {
  private static let gates: [NavigationGate] = [.signedIn, .loaded]
  private static let path = PathID(0)
  private static let inner = PathID(1)
  private static let paths = [path, inner]

  private var random: SplitMix
  private var state: FlowState
  /// The app's paths.
  private var sources: [PathID: [Route<AnyHashable>]] = [:]
  private var open: Set<NavigationGate> = []
  private var waiting: [(path: PathID, proposal: Int, event: NavigationEvent)] = []
  private var mayClose: Set<ScreenID> = []
  private let links: RouteTable<Int>
  private var inbox = LinkInbox()
  private var clock = 0.0
  private var delivered = 0
  /// The number of outcomes of each link.
  private var ended: [Int: Int] = [:]
  private(set) var problem: String?
  private(set) var log = ""

  init(seed: UInt64, _ platform: NavigationPlatform, _ links: RouteTable<Int>) {
    self.links = links
    inbox.beReady()
    random = SplitMix(seed: seed)
    state = FlowState(root: Self.path)
    state.configure(withNavigation: true, platform: platform)
    for path in Self.paths {
      sources[path] = []
      state.attach([OpenPath(path)], to: path == Self.path ? nil : Self.path, at: nil)
    }
    setGates([])
  }

  mutating func step() {
    let path = Self.paths.randomElement(using: &random) ?? Self.path
    clock += 1
    switch Int.random(in: 0...11, using: &random) {
    case 0, 1, 2, 3: write(path)
    case 4:
      let screen = state.shown.randomElement(using: &random)?.id
      if let screen { perform(state.close(screen, because: .back)) }
    case 5:
      setGates(Set(Self.gates.filter { _ in Bool.random(using: &random) }))
    case 6: ask(path)
    case 7: answerUser()
    case 8: answerGuard()
    case 9, 10: deliver()
    default:
      if state.isUnderway { perform(state.stepCompleted()) }
    }
    follow()
    finishUpdate()
    check()
  }

  // MARK: Events

  /// Delivers a link, possibly with screens below it that its sender has invented.
  private mutating func deliver() {
    let numbers = (0..<3).map { _ in Int.random(in: 1...10, using: &random) }
    let stack = Bool.random(using: &random) ? numbers.dropFirst().map { "/\($0)" } : []
    log += "link \(numbers[0]) on \(stack)\n"
    delivered += 1
    inbox.deliver(
      IncomingLink(link: "/\(numbers[0])", source: .handoff, stack: stack), to: links, at: clock)
  }

  /// Follows the links that can be followed, like the modifier.
  private mutating func follow() {
    inbox.setGates(open)
    let routes = (sources[Self.path] ?? []).compactMap { route in
      (route.screen.base as? Int).map { Route(screen: $0, style: route.style) }
    }
    let place = LinkPlace(routes: routes)
    if let next = inbox.follow(links, from: place, at: clock), next != place {
      log += "follows to \(next.routes.map(\.screen))\n"
      written(
        Self.path, next.routes.map { $0.map { AnyHashable($0) } }, because: .link)
    }
    for outcome in inbox.nextOutcomes() { ended[outcome.id, default: 0] += 1 }
  }

  private mutating func write(_ path: PathID) {
    var routes = sources[path] ?? []
    let start = Int.random(in: 0...routes.count, using: &random)
    let end = Int.random(in: start...min(routes.count, start + 2), using: &random)
    let new = (0..<Int.random(in: 0...2, using: &random)).map { _ -> Route<AnyHashable> in
      let screen = Int.random(in: 1...10, using: &random)
      return Bool.random(using: &random) ? .push(screen) : .sheet(screen, withNavigation: true)
    }
    routes.replaceSubrange(start..<end, with: new)
    log += "write \(path) \(routes.map(\.screen))\n"
    written(path, routes, because: [.code, .link, .restoration].randomElement(using: &random))
  }

  private mutating func written(
    _ path: PathID, _ routes: [Route<AnyHashable>], because cause: NavigationCause?
  ) {
    sources[path] = routes
    let old = state.paths[path]?.routes ?? []
    guard let change = PathChange(from: old, to: routes) else { return }
    perform(state.propose(path, by: change, because: cause ?? .code))
  }

  private mutating func setGates(_ gates: Set<NavigationGate>) {
    log += "gates \(gates)\n"
    open = gates
    let rules = GateRules(
      open: gates, requires: Self.requires,
      entrance: { $0 == .signedIn ? .sheet(11, withNavigation: true) : nil }, returns: false)
    let guards = ["slow", "first", "second"].map { NavigationGuard($0) { _ in .allow } }
    // A gate closes without confirmation.
    let before = mayClose
    for screen in state.paths.values.flatMap(\.screens) { mayClose.insert(screen.id) }
    for path in Self.paths {
      state.setControl(path, guards: guards, gates: rules, nesting: 1, isHeard: false)
      // The app may change a path in the same update.
      if Int.random(in: 0...3, using: &random) == 0 { write(path) }
      perform(state.enforceControl(path))
    }
    check()
    mayClose = before
  }

  static func requires(_ screen: AnyHashable) -> Set<NavigationGate> {
    guard let number = screen.base as? Int else { return [] }
    var gates: Set<NavigationGate> = []
    if number % 3 == 0 { gates.insert(.signedIn) }
    if number % 5 == 0 { gates.insert(.loaded) }
    return gates
  }

  /// A screen begins or stops asking before it closes.
  private mutating func ask(_ path: PathID) {
    guard let screen = state.paths[path]?.screens.randomElement(using: &random)?.id else { return }
    let leaver = LeaverID(Int.random(in: 1...3, using: &random))
    // A view is in one place.
    for path in Self.paths { state.setLeaver(leaver, of: path, on: nil) }
    if Bool.random(using: &random) {
      log += "asks \(leaver) on \(screen)\n"
      state.setLeaver(leaver, of: path, on: screen)
    }
  }

  private mutating func answerUser() {
    guard let leaver = state.asking else { return }
    let mayLeave = Bool.random(using: &random)
    log += "answer \(mayLeave)\n"
    for path in Self.paths {
      if let screen = state.paths[path]?.leavers[leaver], mayLeave { mayClose.insert(screen) }
    }
    if !mayLeave { mayClose = [] }
    perform(state.leaveAnswered(leaver, mayLeave: mayLeave))
  }

  private mutating func answerGuard() {
    guard !waiting.isEmpty else { return }
    let one = waiting.remove(at: Int.random(in: 0..<waiting.count, using: &random))
    log += "slow guard answers\n"
    perform(state.guardAnswered(one.path, proposal: one.proposal, by: 0, .allow))
  }

  // MARK: Actions

  private mutating func perform(_ actions: [FlowAction]) {
    for action in actions {
      switch action {
      case .ask(let path, let proposal, let index, let event):
        if index == 0, Int.random(in: 0...5, using: &random) == 0 {
          waiting.append((path, proposal, event))
          perform(state.guardDelayed(path, proposal: proposal))
        } else {
          perform(
            state.guardAnswered(path, proposal: proposal, by: index, Self.decide(index, event)))
        }
      case .stopAsking(let path): waiting.removeAll { $0.path == path }
      case .write(let path, let routes): sources[path] = routes
      case .report(_, let event): log += "  \(event.outcome)\n"
      case .close(let screen, let cause):
        guard let index = state.index(of: screen) else { continue }
        let routes = sources[screen.path] ?? []
        written(screen.path, Array(routes.prefix(index)), because: cause)
      case .remove, .confirm, .wait, .publish, .notify, .reportLoop: continue
      }
    }
  }

  private static func decide(_ index: Int, _ event: NavigationEvent) -> NavigationDecision {
    switch (index, event.after.last?.screen.base as? Int) {
    case (1, 7): return .block(reason: "seven")
    case (1, 8): return .redirect(to: event.after.dropLast() + [.push(AnyHashable(9))])
    case (2, 10): return .redirect(to: [.push(AnyHashable(8))])
    case (2, 4): return .hold(until: .loaded)
    default: return .allow
    }
  }

  /// The views read the shown routes, and held paths without a gate are discarded.
  private mutating func finishUpdate() {
    perform(state.settle())
    perform(state.updated())
    perform(state.discardHeld())
    perform(state.showQuestions())
    perform(state.settle())
  }

  // MARK: Rules

  private mutating func check() {
    for screen in state.shown {
      guard let route = state.placed(screen.id)?.route else { continue }
      if state.index(of: screen.id) == nil { continue }
      if !Self.requires(route.screen).isSubset(of: open) {
        problem = "\(route.screen) is shown behind a closed gate"
      }
    }
    for path in Self.paths where state.paths[path]?.routes != sources[path] {
      problem = "\(path) is \(sources[path] ?? []), open is \(state.paths[path]?.routes ?? [])"
    }
    if ended.values.contains(where: { $0 > 1 })
      || ended.count + (inbox.pending == nil ? 0 : 1) != delivered
    {
      problem = "\(delivered) links have come, \(ended) have ended"
    }
    for path in Self.paths {
      guard let known = state.paths[path] else { continue }
      // The view's screen remains open; only the user's answer closes it.
      for (leaver, screen) in known.leavers where known.index(of: screen) == nil {
        if !mayClose.contains(screen) {
          problem = "\(screen) has closed, though \(leaver) was not answered"
        }
        state.setLeaver(leaver, of: path, on: nil)
      }
      if known.control?.asked != nil, known.control?.pending != nil {
        problem = "\(path) waits for two answers"
      }
    }
  }
}
