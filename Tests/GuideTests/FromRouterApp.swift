// SPDX-License-Identifier: MIT

import Waymark

// The app of `Documentation/Guides/FromRouter.md`.

struct Person: Hashable {
  var name: String
}

enum MyNavigation: Navigation, Hashable {
  case about
  case profile(Person)
}

struct MyAppNavigation: AppNavigation {
  func screen(for navigation: MyNavigation) -> some View {
    switch navigation {
    case .about: AboutScreen()
    case .profile(let person): ProfileScreen(person: person)
    }
  }

  func style(for navigation: MyNavigation) -> RouteStyle {
    switch navigation {
    case .about: .sheet(withNavigation: true)
    case .profile: .push
    }
  }
}

struct PeopleApp: App {
  init() {
    Router.default.setupAppNavigation(appNavigation: MyAppNavigation())
  }

  var body: some Scene {
    WindowGroup {
      FlowStack(withNavigation: true) { HomeScreen() }
    }
  }
}

extension Router {
  func navigate(_ navigation: MyNavigation) { navigate(navigation as any Navigation) }
}

struct HomeScreen: View {
  @Environment(\.router) private var router

  var body: some View {
    VStack {
      Button("Ada") { router.navigate(MyNavigation.profile(Person(name: "Ada"))) }
      Button("About") { router.navigate(.about) }
    }
    .navigationTitle("Home")
  }
}

struct ProfileScreen: View {
  let person: Person

  var body: some View { Text("A profile").navigationTitle(person.name) }
}

struct PeopleWindow: View {
  @State private var router = Router(inheriting: .default)

  var body: some View {
    FlowStack(withNavigation: true) { HomeScreen() }
      .router(router)
  }
}

enum HelpNavigation: Navigation, Hashable {
  case contact
}

struct HelpAppNavigation: AppNavigation {
  func screen(for navigation: HelpNavigation) -> some View { Text("Write to us.") }
}

struct AboutScreen: View {
  @Environment(\.router) private var router

  var body: some View {
    Button("Help") { router.navigate(HelpNavigation.contact) }
      .navigationTitle("About")
  }
}

class InjectedNavigation: RuntimeInjectable, AppNavigation {
  func screen(for navigation: HelpNavigation) -> some View { Text("Found by name.") }
}
