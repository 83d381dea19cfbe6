// SPDX-License-Identifier: MIT

import Waymark
import WaymarkRender
import WaymarkViews

/// A push in a flow of some depth, by the navigator's verb.
@MainActor
func flowPush(_ reporter: Reporter, _ n: Int) {
  let host = CountingHost()
  let graph = ViewGraph(host: host)
  graph.wantsFlush = {}
  let hook = NavigatorHook()
  graph.mount(DeepFlow(routes: (0..<n).map { .push($0) }, hook: hook))
  graph.flush()
  guard let navigator = hook.navigator else { return }
  let before = graph.counters
  let mutations = host.total
  navigator.push(-1)
  graph.flush()
  let counters = [
    "bodies": Double(graph.counters.bodies - before.bodies),
    "nodes": Double(graph.counters.touched - before.touched),
    "mutations": Double(host.total - mutations),
  ]
  let samples = (0..<300).map { _ in
    navigator.goBack()
    graph.flush()
    return reporter.measure {
      navigator.push(-1)
      graph.flush()
    }
  }
  reporter.report("navigation", "flowPush", n, samples, counters)
}

@MainActor
private final class NavigatorHook {
  var navigator: FlowNavigator<Int>?
}

private struct DeepFlow: View {
  @State private var routes: [Route<Int>]
  private let hook: NavigatorHook

  init(routes: [Route<Int>], hook: NavigatorHook) {
    _routes = State(initialValue: routes)
    self.hook = hook
  }

  var body: some View {
    FlowStack($routes, withNavigation: true) {
      Start(hook: hook)
        .flowDestination(for: Int.self) { number in
          Text("\(number)").navigationTitle("\(number)")
        }
    }
  }
}

private struct Start: View {
  @EnvironmentObject private var navigator: FlowNavigator<Int>
  let hook: NavigatorHook

  var body: some View {
    hook.navigator = navigator
    return Text("Root").navigationTitle("Root")
  }
}
