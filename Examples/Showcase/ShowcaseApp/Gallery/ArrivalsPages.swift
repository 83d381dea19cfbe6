// SPDX-License-Identifier: MIT

import Waymark

/// Links that lead out, what the app does with them, and what comes in.
struct ArrivalsPage: View {
  private static let activity = "trailguide.reading"

  @State private var handles = true
  @State private var asked: [String] = []
  @State private var last = "None yet"
  @SceneStorage("arrivals-page-taps") private var taps = 0
  @Environment(\.scenePhase) private var phase

  var body: some View {
    List {
      Lead("A link opens outside of the app, unless the app handles it.")
      Section("Out") {
        Toggle("The app handles links", isOn: $handles)
        if let url = URL(string: "https://www.openstreetmap.org") {
          link(Link("OpenStreetMap", destination: url))
          link(OpenButton(url: url))
        }
        ForEach(asked.indices, id: \.self) { Text("Asked for \(asked[$0])") }
      }
      Section("In") {
        LabeledContent("Last link", value: last).accessibilityIdentifier("last-link")
        Text("Links that open the app while this page is visible appear here.")
          .font(.footnote).foregroundStyle(.secondary)
      }
      Section("The scene") {
        LabeledContent("Phase", value: "\(phase)")
        Button("Tapped \(taps) times in this scene") { taps += 1 }
      }
    }
    .navigationTitle("Links In and Out")
    .onOpenURL { last = $0.absoluteString }
    .onContinueUserActivity(Self.activity) { last = $0.title ?? "An activity" }
    .userActivity(Self.activity) { $0.title = "Reading about links" }
  }

  private func link(_ content: some View) -> some View {
    content.environment(
      \.openURL,
      OpenURLAction { url in
        guard handles else { return .systemAction }
        asked.append(url.host ?? "")
        return .handled
      })
  }
}

private struct OpenButton: View {
  let url: URL
  @State private var outcome = ""
  @Environment(\.openURL) private var openURL

  var body: some View {
    Button("Open with a button\(outcome)") {
      openURL(url) { outcome = $0 ? ": opened" : ": not opened" }
    }
  }
}

/// What views are told when they come, go and change.
struct ComingPage: View {
  @State private var isThere = true
  @State private var count = 0
  @State private var log: [String] = []

  var body: some View {
    List {
      Lead("The life-cycle events of a view. It also disappears below another screen.")
      Section("Do") {
        Toggle("Show the view", isOn: $isThere)
        Button("Change its value") { count += 1 }
        NavigationLink("Cover it") {
          List { Text("The screen below has received onDisappear.") }.navigationTitle("Above")
        }
        Button("Clear") { log = [] }
      }
      if isThere {
        Section("The view") {
          Text("Value \(count)")
            .onAppear { log.append("It appears") }
            .onDisappear { log.append("It disappears") }
            .task(id: count) { log.append("A task for \(count)") }
            .onChange(of: count) { log.append("From \($0) to \($1)") }
        }
      }
      Section("Told") {
        ForEach(log.indices, id: \.self) { Text("\($0 + 1). \(log[$0])") }
      }
    }
    .navigationTitle("Coming and Going")
  }
}
