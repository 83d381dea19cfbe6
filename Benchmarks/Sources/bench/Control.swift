// SPDX-License-Identifier: MIT

import Waymark
import WaymarkRender
import WaymarkViews

/// Measures the overhead of guards and listeners for a push in a flow.
@MainActor
func control(_ reporter: Reporter) {
  flowPush(reporter, 10, in: "control", "push")
  flowPush(reporter, 10, in: "control", "pushListened", around: Listened.init)
  flowPush(reporter, 10, in: "control", "pushGuarded", around: Guarded.init)
  flowPush(reporter, 10, in: "control", "pushGated", around: Gated.init)
}

/// Ten listeners.
private struct Listened: View {
  let content: AnyView

  var body: some View {
    (0..<10).reduce(content) { view, _ in
      AnyView(view.onNavigation { keep(UInt64($0.after.count)) })
    }
  }
}

/// Ten listeners and three guards.
private struct Guarded: View {
  let content: AnyView

  var body: some View {
    let guarded = (0..<3).reduce(content) { view, number in
      AnyView(
        view.navigationGuard(
          NavigationGuard("guard \(number)") { event in
            event.after.count > 1000 ? .block(reason: "deep") : .allow
          }))
    }
    Listened(content: guarded)
  }
}

/// Ten listeners, three guards, and a gate that every screen requires.
private struct Gated: View {
  let content: AnyView

  var body: some View {
    Guarded(content: AnyView(content.gates([.signedIn], requires: { _ in [.signedIn] })))
  }
}
