// SPDX-License-Identifier: MIT

import Waymark
import WaymarkScenes

/// Views among the screens of an app with view controllers.

class HomeViewController: UIHostingController<HomeView> {
  init() {
    super.init(rootView: HomeView())
    rootView.navigate = { [weak self] in self?.navigate($0) }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Home"
  }
}

struct HomeView: View {
  var navigate: (MyNavigation) -> Void = { _ in }
  @State private var visits = 0

  var body: some View {
    List {
      Button("About") {
        visits += 1
        navigate(.about)
      }
      Button("Ada") { navigate(.profile(Person(name: "Ada"))) }
      Text("Visits: \(visits)")
    }
  }
}

class ProfileViewController: UIHostingController<ProfileView> {
  init(person: Person) {
    super.init(rootView: ProfileView(name: person.name))
    title = person.name
  }

  required init?(coder: NSCoder) { nil }
}

struct ProfileView: View {
  let name: String
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("Profile of \(name)")
      Button("Close") { dismiss() }
    }
  }
}

// A view controller in an app with views.

class StepsController: UIHostingController<Text> {
  var steps = 0 {
    didSet { rootView = Text("\(steps) steps") }
  }

  init() { super.init(rootView: Text("No steps")) }

  required init?(coder: NSCoder) { nil }
}

struct Steps: UIViewControllerRepresentable {
  let steps: Int

  func makeUIViewController(context: Context) -> StepsController { StepsController() }

  func updateUIViewController(_ controller: StepsController, context: Context) {
    controller.steps = steps
  }
}

struct StepsPage: View {
  @State private var steps = 1

  var body: some View {
    VStack {
      Steps(steps: steps)
      Button("Walk") { steps += 1 }
    }
  }
}
