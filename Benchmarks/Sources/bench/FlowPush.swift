// SPDX-License-Identifier: MIT

import Waymark
import WaymarkRender
@_spi(Host) import WaymarkViews

/// Measures a push by the navigator's verb in a flow with some depth.
///
/// - Parameters:
///   - reporter: Receives the figures.
///   - n: The depth of the flow.
///   - group: The figure's group.
///   - name: The figure's name.
///   - surroundings: Wraps the flow in other views; nil for none.
@MainActor
func flowPush<Surroundings: View>(
  _ reporter: Reporter, _ n: Int, in group: String = "navigation", _ name: String = "flowPush",
  around surroundings: (AnyView) -> Surroundings = { $0 }
) {
  guard reporter.wants(name, n) else { return }
  let host = CountingHost()
  let graph = ViewGraph(host: host)
  graph.wantsFlush = {}
  let hook = NavigatorHook()
  let flow = DeepFlow(routes: (0..<n).map { .push($0) }, hook: hook)
  if Surroundings.self == AnyView.self {
    graph.mount(flow)
  } else {
    graph.mount(surroundings(AnyView(flow)))
  }
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
  reporter.report(group, name, n, samples, counters)
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
