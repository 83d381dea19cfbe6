// SPDX-License-Identifier: MIT

import SeededGenerators
import Testing
import Waymark
import WaymarkRender
import WaymarkTesting

/// A screen of the outer flow.
private enum Item: Hashable {
  case number(Int)
  /// A flow with its own path.
  case child
}

@MainActor private final class Pair: ObservableObject {
  @Published var outer: [Route<Item>] = []
  @Published var inner: [Route<Int>] = []
  @Published var isOpen = false
}

private struct PairView: View {
  @ObservedObject var pair: Pair

  var body: some View {
    FlowStack($pair.outer, withNavigation: true) {
      Text("Root").navigationTitle("Root")
        .flowDestination(isPresented: $pair.isOpen, style: .push) {
          Text("Local").navigationTitle("Local")
        }
        .flowDestination(for: Item.self) { item in
          switch item {
          case .number(let number): Screen(name: "outer \(number)")
          case .child:
            FlowStack($pair.inner) {
              Screen(name: "child").flowDestination(for: Int.self) { $number in
                Screen(name: "inner \(number)")
              }
            }
          }
        }
    }
  }
}

private struct Screen: View {
  let name: String

  var body: some View {
    VStack {
      Text(name)
      Place()
    }
    .navigationTitle(name)
  }
}

/// After any changes, nested flows show the same as new ones with the same paths, and the effect of
/// going back follows from both paths read as one.
@MainActor struct FlowJoinOracleTests {
  @Test(arguments: [UseNavigationStackPolicy.whenAvailable, .never])
  func `flows in flows that were changed at random equal fresh ones`(
    policy: UseNavigationStackPolicy
  ) {
    let first = UInt64.random(in: 0...UInt64.max)
    for round in 0..<UInt64(max(1, oracleSteps / 60)) { check(first &+ round, policy) }
  }

  private func check(_ seed: UInt64, _ policy: UseNavigationStackPolicy) {
    var source = SplitMix(seed: seed)
    let pair = Pair()
    let app = XCUIApplication { PairView(pair: pair).useNavigationStack(policy) }
    app.failsOnDiagnostics = false
    app.launch()
    for _ in 0..<60 {
      let before = Model(pair)
      var wanted = before
      let step = wanted.change(&source, app, pair)
      let fresh = XCUIApplication { PairView(pair: pair).useNavigationStack(policy) }
      fresh.failsOnDiagnostics = false
      fresh.launch()
      let (now, goal) = (app.tree.nodes, fresh.tree.nodes)
      guard Model(pair) == wanted, visible(now) == visible(goal) else {
        Issue.record(
          """
          seed \(seed), \(policy), after \(before), \(step)
          now \(Model(pair)), wanted \(wanted)
          \(now.map(\.description).joined())
          fresh:
          \(goal.map(\.description).joined())
          """)
        return
      }
    }
  }
}

/// The paths, and the actions of a person.
private struct Model: Equatable {
  var outer: [Route<Item>]
  var inner: [Route<Int>]
  var isOpen: Bool

  @MainActor init(_ pair: Pair) {
    outer = pair.outer
    inner = pair.inner
    isOpen = pair.isOpen
  }

  private enum Owner: Hashable { case local, outer, inner }

  /// The paths, read as one.
  private var all: [(owner: Owner, index: Int, style: RouteStyle)] {
    var all: [(owner: Owner, index: Int, style: RouteStyle)] = []
    if isOpen { all.append((.local, 0, .push)) }
    for (index, route) in outer.enumerated() {
      all.append((.outer, index, route.style))
      if route.screen == .child {
        all += inner.enumerated().map { (.inner, $0.offset, $0.element.style) }
      }
    }
    return all
  }

  private mutating func close(from position: Int) {
    var cut: [Owner: Int] = [:]
    for one in all[position...] where cut[one.owner] == nil { cut[one.owner] = one.index }
    if let index = cut[.outer] { outer.removeSubrange(index...) }
    // The inner path is unchanged when its flow is removed.
    if let index = cut[.inner], outer.contains(where: { $0.screen == .child }) {
      inner.removeSubrange(index...)
    }
    if cut[.local] != nil { isOpen = false }
  }

  /// Changes the app's paths and the expected ones at random; returns a description.
  @MainActor
  mutating func change(
    _ source: inout SplitMix, _ app: XCUIApplication, _ pair: Pair
  ) -> String {
    switch Int.random(in: 0...7, using: &source) {
    case 0, 1, 2:
      outer = Self.routes(outer, &source) { .number($0) }
      if Bool.random(using: &source) {
        outer.removeAll { $0.screen == .child }
        outer.insert(
          Bool.random(using: &source) ? .push(.child) : .sheet(.child, withNavigation: true),
          at: Int.random(in: 0...outer.count, using: &source))
      }
    case 3, 4:
      inner = Self.routes(inner, &source) { $0 }
    case 5: isOpen.toggle()
    case 6:
      let back = app.navigationBars.buttons.firstMatch
      guard back.exists, back.isHittable, all.last?.style == .push else { return "no back" }
      close(from: all.count - 1)
      back.tap()
      return "back"
    default:
      let sheet = app.sheets.firstMatch
      guard sheet.exists, sheet.isHittable,
        let top = all.lastIndex(where: { !$0.style.isPush }), all[top].style.isSheet
      else { return "no swipe" }
      close(from: top)
      sheet.swipeDown()
      return "swipe"
    }
    if pair.outer != outer { pair.outer = outer }
    if pair.inner != inner { pair.inner = inner }
    if pair.isOpen != isOpen { pair.isOpen = isOpen }
    return "write"
  }

  private static func routes<S>(
    _ old: [Route<S>], _ source: inout SplitMix, _ make: (Int) -> S
  ) -> [Route<S>] {
    var routes = old
    let start = Int.random(in: 0...routes.count, using: &source)
    let end = Int.random(in: start...routes.count, using: &source)
    let new = (0..<Int.random(in: 0...2, using: &source)).map { _ in
      let screen = make(Int.random(in: 0...3, using: &source))
      return switch Int.random(in: 0...5, using: &source) {
      case 0: Route.sheet(screen, withNavigation: true)
      case 1: Route.cover(screen, withNavigation: true)
      default: Route.push(screen)
      }
    }
    routes.replaceSubrange(start..<end, with: new)
    return routes.count > 6 ? Array(routes.prefix(6)) : routes
  }
}
