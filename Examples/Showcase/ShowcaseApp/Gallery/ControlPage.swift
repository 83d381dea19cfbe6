// SPDX-License-Identifier: MIT

import Waymark

/// What decides about changes of a path: a gate, a guard, and a draft that asks before it closes.
struct ControlPage: View {
  @StateObject private var model = ControlModel()

  var body: some View {
    FlowStack($model.path, withNavigation: true) {
      ControlHome(model: model)
        .navigationTitle("Gates and Drafts")
        .heldPath($model.held)
        .toolbar { DoneItem() }
        .flowDestination(for: ControlScreen.self) { screen in
          switch screen {
          case .cabin(let name): CabinScreen(name: name)
          case .permits: PermitScreen(model: model)
          case .permit(let number): Text("Permit \(number)").navigationTitle("Permit \(number)")
          case .note: NoteScreen()
          case .tabs: ControlTabs()
          case .signIn: SignInScreen(model: model)
          }
        }
    }
    .navigationGuard(
      NavigationGuard("season") { event in
        event.opened.contains { $0.screen == AnyHashable(ControlScreen.cabin("Ice Cabin")) }
          ? .block(reason: "closed in summer") : .allow
      }
    )
    .gates(
      model.isSignedIn ? [.signedIn] : [],
      requires: { ($0.base as? ControlScreen)?.gates ?? [] },
      entrance: { _ in .sheet(AnyHashable(ControlScreen.signIn), withNavigation: true) }
    )
    .onNavigationOutcome { model.heard($0) }
  }
}

enum ControlScreen: Hashable {
  case cabin(String)
  case permits
  case permit(Int)
  case note
  case tabs
  case signIn

  var gates: Set<NavigationGate> {
    switch self {
    case .cabin, .note, .tabs, .signIn: []
    case .permits, .permit: [.signedIn]
    }
  }
}

@MainActor
final class ControlModel: ObservableObject {
  @Published var path: [Route<ControlScreen>] = []
  @Published var isSignedIn = false
  /// What waits for the gate, which an app saves with its path.
  @Published var held: FlowPath?
  /// Recent changes, newest first.
  @Published private(set) var outcomes: [(text: String, origin: String?)] = []

  func heard(_ event: NavigationEvent) {
    guard event.outcome != .proposed else { return }
    let outcome = ("\(event.cause): \(event.outcome)", event.cause.origin?.description)
    outcomes.insert(outcome, at: 0)
    outcomes = Array(outcomes.prefix(6))
  }
}

private struct ControlHome: View {
  @ObservedObject var model: ControlModel

  var body: some View {
    List {
      Section("A gate") {
        Toggle("Signed in", isOn: $model.isSignedIn)
        Button("Permit 7, two screens deep") { model.path = [.push(.permits), .push(.permit(7))] }
        if let held = model.held { Text("Waiting: \(held.count) screens") }
      }
      Section("A guard") {
        FlowLink("Ridge Cabin", value: ControlScreen.cabin("Ridge Cabin"), style: .push)
        FlowLink(
          "Ice Cabin (closed)", value: ControlScreen.cabin("Ice Cabin"), style: .push)
      }
      Section("A draft") {
        FlowLink("Write a note", value: ControlScreen.note, style: .push)
        FlowLink(
          "Write a note in a sheet", value: ControlScreen.note,
          style: .sheet(withNavigation: true))
        FlowLink("Tabs with a draft", value: ControlScreen.tabs, style: .cover)
      }
      if !model.outcomes.isEmpty {
        Section("Recent changes") {
          ForEach(Array(model.outcomes.enumerated()), id: \.offset) { index, outcome in
            VStack(alignment: .leading) {
              Text(outcome.text).accessibilityIdentifier("outcome-\(index)")
              if let origin = outcome.origin {
                Text(origin).font(.caption).foregroundStyle(.secondary)
              }
            }
          }
        }
      }
    }
  }
}

private struct CabinScreen: View {
  let name: String

  var body: some View {
    Text("\(name) is open, and has a stove.").padding().navigationTitle(name)
  }
}

private struct PermitScreen: View {
  @ObservedObject var model: ControlModel

  var body: some View {
    List {
      FlowLink("Permit 7", value: ControlScreen.permit(7), style: .push)
      Button("Sign out") { model.isSignedIn = false }
    }
    .navigationTitle("Permits")
  }
}

private struct SignInScreen: View {
  @ObservedObject var model: ControlModel
  @EnvironmentObject private var navigator: FlowNavigator<ControlScreen>

  var body: some View {
    List {
      Text("Permits require signing in.")
      Button("Sign in") { model.isSignedIn = true }
      Button("Not now") { navigator.dismiss() }
    }
    .navigationTitle("Sign In")
  }
}

/// Tabs whose selection guards and drafts decide about.
private struct ControlTabs: View {
  private enum Part: Hashable {
    case note, map
  }

  @State private var part = Part.note
  @EnvironmentObject private var navigator: FlowNavigator<ControlScreen>

  var body: some View {
    NavigationSelection($part) { part in
      TabView(selection: part) {
        NavigationStack { NoteScreen(tab: Part.note) }
          .tabItem { Label("Note", systemImage: "pencil") }.tag(Part.note)
        NavigationStack {
          List {
            Text("There is no draft here, so there is no confirmation.")
            Button("Close the tabs") { navigator.dismiss() }
          }
          .navigationTitle("Map")
        }
        .tabItem { Label("Map", systemImage: "map") }.tag(Part.map)
      }
    }
  }
}

private struct NoteScreen: View {
  /// The tab that it is in, if in any.
  var tab: AnyHashable?
  @State private var text = ""
  @EnvironmentObject private var navigator: FlowNavigator<ControlScreen>

  var body: some View {
    Form {
      TextField("Note", text: $text)
      Button("Leave programmatically") { navigator.goBackToRoot() }
    }
    .navigationTitle("A Note")
    .confirmLeave(
      when: !text.isEmpty, tab: tab, "Discard this note?",
      message: "Your note is not saved.",
      leave: "Discard", stay: "Keep Writing")
  }
}
