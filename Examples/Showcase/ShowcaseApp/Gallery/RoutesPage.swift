// SPDX-License-Identifier: MIT

import Waymark

/// Alerts and the like as routes, replacements that look as they should, and what is told.
struct RoutesPage: View {
  @StateObject private var log = RouteLog()
  @State private var path = FlowPath()

  var body: some View {
    FlowStack($path, withNavigation: true) {
      List {
        Lead("Each open screen is a route of one path, and each change emits one event.")
        Section("Present") {
          Button("An alert") { path.present(Ask.alert) }
          Button("A confirmation dialog") { path.present(Ask.choice) }
          Button("A popover") { path.present(Ask.popover) }
          Button("A low sheet") { path.present(Ask.low) }
        }
        Section("Replace") { Button("Open Suilven") { path.push(Munro.all[0]) } }
        Told()
      }
      .navigationTitle("Routes")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar { DoneItem() }
      .flowDestination(for: Ask.self) { AskView(ask: $0) }
      .flowDestination(for: Munro.self) { MunroScreen(munro: $0) }
    }
    .environmentObject(log)
    .onNavigation { log.add($0) }
  }
}

@MainActor
private final class RouteLog: ObservableObject {
  @Published private(set) var lines: [String] = []

  /// Keeps the last few, the newest first.
  func add(_ event: NavigationEvent) {
    lines = Array(([event.description] + lines).prefix(6))
  }
}

private enum Ask: String, PresentedScreen, CustomStringConvertible {
  case alert, choice, popover, low

  var presentation: RoutePresentation {
    switch self {
    case .alert: .alert(title: "Leave the path?", message: "The bog is deep after rain.")
    case .choice: .confirmationDialog(title: "The way on")
    case .popover: .popover
    case .low: .sheet(detents: [.fraction(0.35), .large])
    }
  }

  var description: String { rawValue }
}

private struct Munro: Hashable, CustomStringConvertible {
  let name: String

  static let all = [Munro(name: "Suilven"), Munro(name: "Canisp"), Munro(name: "Quinag")]

  var description: String { name }

  var next: Munro {
    let place = Self.all.firstIndex(of: self) ?? 0
    return Self.all[(place + 1) % Self.all.count]
  }
}

private struct AskView: View {
  let ask: Ask
  @EnvironmentObject private var navigator: FlowPathNavigator

  var body: some View {
    switch ask {
    case .alert:
      Button("Leave", role: .destructive) {}
      Button("Stay", role: .cancel) {}
    case .choice:
      ForEach(Munro.all, id: \.self) { munro in
        Button("To \(munro.name)") { navigator.push(AnyHashable(munro)) }
      }
    case .popover, .low:
      VStack(spacing: 20) {
        Text(
          ask == .low ? "A third of the screen, or all of it." : "It points at its source.")
        Button("Close") { navigator.dismiss() }.buttonStyle(.borderedProminent)
      }
      .padding(32)
    }
  }
}

private struct MunroScreen: View {
  private static let styles: [(String, ReplaceStyle)] = [
    ("as a push", .push), ("as a pop", .pop), ("by cross-fade", .crossFade),
    ("without animation", .unanimated), ("silently", .silently),
  ]

  let munro: Munro
  @EnvironmentObject private var navigator: FlowPathNavigator
  @State private var taps = 0

  var body: some View {
    List {
      Lead("A new screen replaces this one. Only a silent replacement keeps the counter.")
      Button("Tapped \(taps) times") { taps += 1 }
      Section("\(munro.next.name) instead") {
        ForEach(Self.styles, id: \.1) { name, style in
          Button(name) { navigator.replaceTop(with: AnyHashable(munro.next), as: style) }
        }
      }
      Told()
    }
    .navigationTitle(munro.name)
    .navigationBarTitleDisplayMode(.inline)
  }
}

private struct Told: View {
  @EnvironmentObject private var log: RouteLog

  var body: some View {
    Section("Told") {
      if log.lines.isEmpty { Text("Nothing yet").foregroundStyle(.secondary) }
      ForEach(log.lines.indices, id: \.self) { index in
        Text(log.lines[index]).font(.footnote).accessibilityIdentifier("told-\(index)")
      }
    }
  }
}
