// SPDX-License-Identifier: MIT

import GuideHuts
import GuideNavigation
import GuideWeather
import Waymark

/// Screens of two features that know each other by an enum only.
struct RouterPage: View {
  @StateObject private var log = RouterLog()

  var body: some View {
    FlowStack(withNavigation: true) {
      RouterHome(log: log)
    }
  }
}

extension Router {
  /// Registers the guide's features, which are modules of their own.
  func setupGuide() {
    setupAppNavigation(appNavigation: HutScreens())
    setupAppNavigation(appNavigation: WeatherScreens())
  }
}

private struct RouterHome: View {
  @Environment(\.router) private var router
  @ObservedObject var log: RouterLog

  var body: some View {
    List {
      Lead("The huts and the weather are modules that do not depend on each other's screens.")
      Section("From a screen") {
        Button("Ridge Hut") { router.navigate(HutNavigation.hut("Ridge Hut")) }
        Button("A bed in Ridge Hut") { router.navigate(HutNavigation.booking("Ridge Hut")) }
      }
      Section("From outside any screen") {
        Button("Send a weather warning") { WeatherService.warn() }
      }
      Section("Heard of") {
        ForEach(log.lines.indices, id: \.self) { index in
          Text(log.lines[index]).accessibilityIdentifier("heard-\(index + 1)")
        }
      }
    }
    .navigationTitle("A Router")
    .navigationBarTitleDisplayMode(.inline)
    .toolbar { DoneItem() }
  }
}

/// Something that is no view, and has none.
@MainActor
private enum WeatherService {
  static func warn() {
    Task { Router.default.navigate(WeatherNavigation.forecast("the ridge")) }
  }
}

/// What was navigated to, as an app's analytics would record it.
@MainActor
private final class RouterLog: ObservableObject {
  @Published var lines: [String] = []
  private var subscription: NavigationSubscription?

  init() {
    subscription = Router.default.didNavigate { [weak self] navigation in
      self?.lines.append("\(navigation)")
    }
  }

  isolated deinit { subscription?.cancel() }
}
