// SPDX-License-Identifier: MIT

import SeededGenerators
import Testing
import Waymark
import WaymarkRender
import WaymarkTesting

/// A change of a flow.
private enum Step {
  /// The path is replaced.
  case path([Route<Int>])
  /// A part of the path is replaced.
  case part(Int, Int, [Route<Int>])
  /// A screen's value is changed in place.
  case value(Int, Int)
  case mark
  case back
  case swipe

  static func random(_ source: inout SplitMix) -> Step {
    func routes(upTo count: Int) -> [Route<Int>] {
      (0..<Int.random(in: 0...count, using: &source)).map { _ in
        let screen = Int.random(in: 0...3, using: &source)
        return switch Int.random(in: 0...6, using: &source) {
        case 0: .sheet(screen)
        case 1: .sheet(screen, withNavigation: true)
        case 2: .cover(screen, withNavigation: true)
        case 3: .cover(screen)
        default: .push(screen)
        }
      }
    }
    return switch Int.random(in: 0...7, using: &source) {
    case 0: .path(routes(upTo: 6))
    case 1, 2, 3:
      .part(
        Int.random(in: 0...5, using: &source), Int.random(in: 0...2, using: &source),
        routes(upTo: 2))
    case 4: .value(Int.random(in: 0...5, using: &source), Int.random(in: 0...3, using: &source))
    case 5: .mark
    case 6: .back
    default: .swipe
    }
  }
}

/// The inputs of a flow, all outside of the views.
@MainActor private final class World: ObservableObject {
  @Published var routes: [Route<Int>] = []
  @Published var isMarked = false
}

private struct WorldView: View {
  @ObservedObject var world: World

  var body: some View {
    FlowStack($world.routes, withNavigation: true) {
      Text("Root").navigationTitle("Root").flowDestination(for: Int.self) { $number in
        VStack {
          Text("\(number)\(world.isMarked ? ", marked" : "")")
          Place()
        }
        .navigationTitle("Screen \(number)")
      }
    }
  }
}

/// After any changes, a flow shows the same as a new flow with the same path.
@MainActor struct FlowOracleTests {
  @Test func `a flow that was changed at random equals a fresh one`() {
    let first = UInt64.random(in: 0...UInt64.max)
    for round in 0..<UInt64(max(1, oracleSteps / 60)) { check(seed: first &+ round) }
  }

  /// Seeds that once revealed an error.
  @Test(arguments: [8_195_359_180_874_520_585, 1_867_409_291_538_834_278] as [UInt64])
  func `seeds that once failed stay green`(seed: UInt64) { check(seed: seed) }

  private func check(seed: UInt64) {
    var source = SplitMix(seed: seed)
    let world = World()
    let app = XCUIApplication { WorldView(world: world) }
    app.failsOnDiagnostics = false
    app.launch()
    for _ in 0..<60 {
      let step = Step.random(&source)
      let before = world.routes
      let wanted = apply(step, to: world, app)
      let fresh = XCUIApplication { WorldView(world: world) }
      fresh.failsOnDiagnostics = false
      fresh.launch()
      let (now, goal) = (app.tree.nodes, fresh.tree.nodes)
      guard world.routes == wanted, visible(now) == visible(goal) else {
        Issue.record(
          """
          seed \(seed), after \(before.map(short)), \(step)
          path \(world.routes.map(short)), wanted \(wanted.map(short))
          \(now.map(\.description).joined())
          fresh:
          \(goal.map(\.description).joined())
          """)
        return
      }
    }
  }

  private func short(_ route: Route<Int>) -> String { "\(route.style) \(route.screen)" }

  /// Performs a step, and returns the expected path.
  private func apply(_ step: Step, to world: World, _ app: XCUIApplication) -> [Route<Int>] {
    var wanted = world.routes
    switch step {
    case .path(let routes): wanted = routes
    case .part(let start, let count, let routes):
      let start = min(start, wanted.count)
      wanted.replaceSubrange(start..<min(start + count, wanted.count), with: routes)
    case .value(let index, let value):
      if wanted.indices.contains(index) { wanted[index].screen = value }
    case .mark:
      world.isMarked.toggle()
      return wanted
    case .back:
      let back = app.navigationBars.buttons.firstMatch
      guard back.exists, back.isHittable, wanted.last?.isPresented == false else { return wanted }
      wanted.removeLast()
      back.tap()
      return wanted
    case .swipe:
      // Swiping closes the front sheet, at any position in the path.
      let sheet = app.sheets.firstMatch
      guard sheet.exists, sheet.isHittable, let top = wanted.last(where: \.isPresented),
        top.style.isSheet
      else { return wanted }
      wanted.dismiss()
      sheet.swipeDown()
      return wanted
    }
    world.routes = wanted
    return wanted
  }
}
