// SPDX-License-Identifier: MIT

import WaymarkRender
import WaymarkViews

/// Stacks of different depths: what a push costs, and a deep link into an app that just started.
@MainActor
func navigation(_ reporter: Reporter) {
  for n in [10, 1000] {
    guard reporter.wants("push", n) else { continue }
    let host = CountingHost()
    let graph = ViewGraph(host: host)
    graph.wantsFlush = {}
    graph.mount(Deeper(path: Array(0..<n)))
    let bodies = graph.counters.bodies
    StackHook.change? { $0.append(-1) }
    graph.flush()
    let counters = [
      "bodies": Double(graph.counters.bodies - bodies), "mutations": Double(host.last),
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
  for n in [50, 1000] {
    guard reporter.wants("deepLinkCold", n) else { continue }
    let samples = (0..<20).map { _ in
      let graph = ViewGraph(host: CountingHost())
      return reporter.measure { graph.mount(Deeper(path: Array(0..<n))) }
    }
    reporter.report("navigation", "deepLinkCold", n, samples)
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
