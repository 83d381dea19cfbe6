// SPDX-License-Identifier: MIT

import Waymark
import WaymarkRender
@_spi(Host) import WaymarkViews

/// Measures pushes in stacks of different depths, and a deep link into an app that has just
/// started.
@MainActor
func navigation(_ reporter: Reporter) {
  lists(reporter)
  plan(reporter)
  for n in [10, 1000] {
    guard reporter.wants("push", n) else { continue }
    let host = CountingHost()
    let graph = ViewGraph(host: host)
    graph.wantsFlush = {}
    graph.mount(Deeper(path: Array(0..<n)))
    let before = graph.counters
    StackHook.change? { $0.append(-1) }
    graph.flush()
    let counters = [
      "bodies": Double(graph.counters.bodies - before.bodies),
      "nodes": Double(graph.counters.touched - before.touched), "mutations": Double(host.last),
    ]
    let samples = (0..<300).map { _ in
      StackHook.change? { $0.removeLast() }
      graph.flush()
      return reporter.measure {
        StackHook.change? { $0.append(-1) }
        graph.flush()
      }
    }
    reporter.report("navigation", "push", n, samples, counters)
  }
  for n in [10, 1000] where reporter.wants("flowPush", n) { flowPush(reporter, n) }
  for n in [50, 100, 200] {
    guard reporter.wants("deepLinkCold", n) else { continue }
    let samples = (0..<20).map { _ in
      let graph = ViewGraph(host: CountingHost())
      return reporter.measure { graph.mount(Mixed(routes: Mixed.routes(n))) }
    }
    reporter.report("navigation", "deepLinkCold", n, samples)
  }
  if reporter.wants("observable", 1000) { observable(reporter, 1000) }
  if reporter.wants("snapshot", 100) { snapshot(reporter, 100) }
}

/// Measures a change of one of many objects, each of which one row reads.
@MainActor
private func observable(_ reporter: Reporter, _ n: Int) {
  let graph = ViewGraph(host: CountingHost())
  graph.wantsFlush = {}
  let models = (0..<n).map { Model(id: $0) }
  graph.mount(VStack { ForEach(models) { ModelRow(model: $0) } })
  let bodies = graph.counters.bodies
  models[n / 2].count += 1
  graph.flush()
  let counters = ["bodies": Double(graph.counters.bodies - bodies)]
  let samples = (0..<300).map { index in
    reporter.measure {
      models[index % n].count += 1
      graph.flush()
    }
  }
  reporter.report("navigation", "observable", n, samples, counters)
}

@Observable
private final class Model: Identifiable {
  let id: Int
  var count = 0

  init(id: Int) { self.id = id }
}

private struct ModelRow: View {
  let model: Model

  var body: some View { Text("\(model.id): \(model.count)") }
}

/// A path of pushes, sheets and covers, as opened by a deep link.
private struct Mixed: View {
  @State private var routes: [Route<Int>]

  init(routes: [Route<Int>]) { _routes = State(initialValue: routes) }

  static func routes(_ n: Int) -> [Route<Int>] {
    (0..<n).map { number in
      switch number % 10 {
      case 4: .sheet(number, withNavigation: true)
      case 9: .cover(number, withNavigation: true)
      default: .push(number)
      }
    }
  }

  var body: some View {
    FlowStack($routes, withNavigation: true) {
      Text("Root").navigationTitle("Root")
        .flowDestination(for: Int.self) { Number(number: $0) }
    }
  }
}

@MainActor
private enum StackHook {
  static var change: (((inout [Int]) -> Void) -> Void)?
}

private struct Deeper: View {
  @State private var path: [Int]

  init(path: [Int]) { _path = State(initialValue: path) }

  var body: some View {
    let _ = { StackHook.change = { change in change(&path) } }()
    NavigationStack(path: $path) {
      Text("Root")
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { Number(number: $0) }
    }
  }
}

private struct Number: View {
  let number: Int

  var body: some View { Text("\(number)").navigationTitle("\(number)") }
}
