// SPDX-License-Identifier: MIT

import Waymark

/// A router of screens that are views.
enum Routers {
  struct Person: Hashable {
    var name: String
  }

  // The feature's interface for other features.
  enum MyNavigation: Navigation, Hashable {
    case about
    case profile(Person)
  }

  // The part of the app that creates the screens.
  struct MyAppNavigation: AppNavigation {
    func screen(for navigation: MyNavigation) -> some View {
      switch navigation {
      case .about: Text("About us")
      case .profile(let person): Text("Profile of \(person.name)")
      }
    }
  }
}

// The app's bridge, which allows omitting the enum's name.
extension Router {
  func navigate(_ navigation: Routers.MyNavigation) { navigate(navigation as any Navigation) }
}

struct RouterProgram: App {
  init() {
    Router.default.setupAppNavigation(appNavigation: Routers.MyAppNavigation())
    Router.default.didNavigate { navigation in
      if let navigation = navigation as? Routers.MyNavigation {
        switch navigation {
        case .about: Visits.shared.names.append("about")
        case .profile(let person): Visits.shared.names.append(person.name)
        }
      }
    }
  }

  var body: some Scene {
    WindowGroup {
      FlowStack(withNavigation: true) { RouterProgramHome() }
    }
  }
}

@MainActor
final class Visits {
  static let shared = Visits()
  var names: [String] = []
}

struct RouterProgramHome: View {
  @Environment(\.router) private var router

  var body: some View {
    VStack {
      Button("About") { router.navigate(.about) }
      Button("Ada") { Router.default.navigate(.profile(Routers.Person(name: "Ada"))) }
      Button("Later") {
        Task { router.navigate(Routers.MyNavigation.profile(Routers.Person(name: "Bob"))) }
      }
    }
  }
}
