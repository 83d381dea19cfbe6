// SPDX-License-Identifier: MIT

import Waymark

/// Arrivals from outside the app, links that it opens, and the life cycle of its screens.
enum Arrivals {
  static let reading = "example.reading"

  /// An app that receives links and activities, and offers an activity.
  struct Library: App {
    @Environment(\.scenePhase) private var phase

    var body: some Scene {
      WindowGroup { Shelf().environment(\.isRested, phase == .background) }
    }
  }

  struct Shelf: View {
    @State private var path: [String] = []
    @State private var last = "none"
    @SceneStorage("books") private var kept: String?
    @Environment(\.scenePhase) private var phase
    @Environment(\.isRested) private var isRested

    var body: some View {
      NavigationStack(path: $path) {
        List {
          Text("Last: \(last)").accessibilityIdentifier("last")
          Text(isRested ? "resting" : "up")
          Outgoing()
        }
        .navigationTitle("Shelf")
        .navigationDestination(for: String.self) { book in
          Text("Reading \(book)")
            .navigationTitle(book)
            .userActivity(Arrivals.reading, element: book) { book, activity in
              activity.title = "Read \(book)"
              activity.userInfo = ["book": book]
              activity.webpageURL = URL(string: "https://example.com/books/\(book)")
              activity.targetContentIdentifier = book
              activity.isEligibleForHandoff = true
              activity.isEligibleForSearch = true
            }
        }
      }
      .onOpenURL { url in
        last = url.absoluteString
        path = url.pathComponents.filter { $0 != "/" && $0 != "books" }
      }
      .onContinueUserActivity(Arrivals.reading, perform: resume)
      .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
        guard let url = activity.webpageURL else { return }
        last = "page \(url.absoluteString)"
      }
      .userActivity("example.browsing", isActive: path.isEmpty) { $0.title = "Shelf" }
      .onChange(of: phase) { _, new in
        if new == .background { kept = path.joined(separator: ",") }
        if new == .active, let kept { path = kept.split(separator: ",").map(String.init) }
      }
    }

    private func resume(_ activity: NSUserActivity) {
      guard let book = activity.userInfo?["book"] as? String else { return }
      path = [book]
    }
  }

  /// Links out.
  struct Outgoing: View {
    private let title = "String link"
    @State private var outcome = "nothing"
    @Environment(\.openURL) private var openURL

    var body: some View {
      if let url = URL(string: "https://example.com/out") {
        Section("Out") {
          Text("Outcome: \(outcome)").accessibilityIdentifier("outcome")
          Button("Open") { openURL(url) }
          Button("Open and tell") { openURL(url) { outcome = $0 ? "accepted" : "refused" } }
          Link("Literal link", destination: url)
          Link(title, destination: url)
          Link(destination: url) { Label("Labelled link", systemImage: "link") }
        }
        Section("Handled") {
          Link("Kept inside", destination: url)
            .environment(\.openURL, OpenURLAction(handler: keep))
          Link("Refused", destination: url)
            .environment(
              \.openURL,
              OpenURLAction { _ in
                outcome = "discarded"
                return .discarded
              })
          Link("Led on", destination: url)
            .environment(\.openURL, OpenURLAction { .systemAction($0.appending(path: "more")) })
          Link("Let through", destination: url)
            .environment(\.openURL, OpenURLAction { _ in .systemAction })
        }
      }
    }

    private func keep(_ url: URL) -> OpenURLAction.Result {
      outcome = "kept \(url.lastPathComponent)"
      return .handled
    }
  }

  // MARK: Appearing and disappearing

  /// Each form of action for a view's appearance, disappearance and change.
  struct Life: View {
    let note: @MainActor (String) -> Void
    @State private var isThere = true
    @State private var count = 0

    var body: some View {
      Button("Count \(count)") { count += 1 }
      Button("Toggle") { isThere.toggle() }
      if isThere { Child(count: count, note: note) }
    }
  }

  struct Child: View {
    let count: Int
    let note: @MainActor (String) -> Void
    private let subject = CurrentValueSubject<String, Never>("held")

    var body: some View {
      Text("Child")
        .onAppear()
        .onAppear { note("appear") }
        .onAppear(perform: appear)
        .onDisappear { note("disappear") }
        .onDisappear()
        .task { note("task") }
        .task(priority: .background) { note("low task") }
        .task(id: count) { note("task of \(count)") }
        .onChange(of: count) { note("changed") }
        .onChange(of: count) { old, new in note("\(old) to \(new)") }
        .onChange(of: count, initial: true) { old, new in note("first \(old) to \(new)") }
        .onChange(of: count, initial: false) { note("not first") }
        .onChange(of: count, perform: { [count] new in note("was \(count), is \(new)") })
        .onReceive(subject) { note($0) }
    }

    private func appear() { note("method") }
  }
}

private struct RestedKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  fileprivate var isRested: Bool {
    get { self[RestedKey.self] }
    set { self[RestedKey.self] = newValue }
  }
}
