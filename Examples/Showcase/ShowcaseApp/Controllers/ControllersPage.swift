// SPDX-License-Identifier: MIT

import Waymark
import WaymarkScenes

/// View controllers among views: a navigation controller in a view, and views in its controllers.
struct ControllersPage: UIViewControllerRepresentable {
  func makeCoordinator() -> Router { Router() }

  func makeUIViewController(context: Context) -> UINavigationController {
    let router = context.coordinator
    router.setupAppNavigation(appNavigation: ControllerScreens(router: router))
    return UINavigationController(rootViewController: ControllerHome(router))
  }

  func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}

/// What happened to the controllers of the page.
final class ControllerLog: ObservableObject {
  @Published var lines: [String] = []
}

/// The first screen of the page.
final class ControllerHome: UIHostingController<ControllerHomeView> {
  private let log = ControllerLog()

  init(_ router: Router) {
    super.init(rootView: ControllerHomeView(log: log, router: router))
    router.didNavigate { [log] in log.lines.append("The router opened “\($0.name)”") }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "View Controllers"
    log.lines.append("viewDidLoad")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.lines.append("viewDidAppear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log.lines.append("viewDidDisappear")
  }
}

struct ControllerHomeView: View {
  @ObservedObject var log: ControllerLog
  let router: Router

  var body: some View {
    List {
      Lead("The stack is a UINavigationController, and each of its screens is a view controller.")
      Section("With the router") {
        ForEach(Catalogue.shared.featured) { trail in
          Button(trail.name) { router.navigate(ControllerPlace.trail(trail)) }
        }
        Button("A controller without a view") { router.navigate(ControllerPlace.empty) }
      }
      Section("What happened") {
        ForEach(log.lines.indices, id: \.self) { Text("\($0 + 1). \(log.lines[$0])") }
      }
    }
    .toolbar { DoneItem() }
  }
}

/// A trail, with buttons in the bar that the controller has put there.
final class ControllerTrail: UIHostingController<ControllerTrailView> {
  init(_ trail: Trail, router: Router) {
    super.init(rootView: ControllerTrailView(trail: trail))
    title = trail.name
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Note",
      primaryAction: UIAction { [weak self] _ in
        if let self { router.navigate(ControllerPlace.note(trail), from: self) }
      })
  }

  required init?(coder: NSCoder) { nil }
}

struct ControllerTrailView: View {
  let trail: Trail
  @State private var isPlanned = false

  var body: some View {
    List {
      Text(trail.about)
      LabeledContent("Length", value: "\(trail.km) km")
      Toggle("Planned", isOn: $isPlanned)
    }
  }
}

/// A note in a sheet, which goes by the button in its bar.
final class ControllerNote: UIHostingController<ControllerNoteView> {
  init(_ trail: Trail) {
    super.init(rootView: ControllerNoteView())
    title = "Note on \(trail.name)"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .close,
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    rootView.onChange = { [weak self] text in
      // What is written is not lost by a gesture.
      self?.navigationController?.isModalInPresentation = !text.isEmpty
    }
  }
}

struct ControllerNoteView: View {
  var onChange: (String) -> Void = { _ in }
  @State private var text = ""

  var body: some View {
    Form {
      TextField("Note", text: $text)
    }
    .onChange(of: text) { onChange(text) }
  }
}

extension Navigation {
  fileprivate var name: String {
    switch self as? ControllerPlace {
    case .trail(let trail): trail.name
    case .note: "Note"
    case .empty, nil: "No View"
    }
  }
}
