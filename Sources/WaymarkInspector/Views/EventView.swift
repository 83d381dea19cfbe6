// SPDX-License-Identifier: MIT

import Foundation
import WaymarkRecording
import WaymarkRender
@_spi(Host) import WaymarkViews

/// An event: what it changed, and what the app showed before it.
struct EventView: View {
  let inspector: Inspector
  @ObservedObject var session: InspectedSession
  let id: InspectedEvent.ID

  var body: some View {
    List {
      if let event = session.events.first(where: { $0.id == id }) {
        Section("Event") {
          Text(event.title).textSelection(.enabled)
          LabeledContent("Time", value: event.clock)
          if event.isRejected { Text("The app rejected it.").foregroundStyle(.red) }
          if let address = event.address {
            LabeledContent("Screen before") {
              Text(address).monospaced().textSelection(.enabled)
            }
          }
        }
        switch event.kind {
        case .input(let step?): PastSection(inspector: inspector, session: session, step: step)
        case .input(nil):
          Section("Before the event") {
            Text("The session has had too many inputs to show what was before this one.")
          }
        case .navigation(let change): ChangeSection(change: change)
        case .update: EmptyView()
        }
        WorkSections(work: event.work)
        if case .input(let step?) = event.kind {
          CopySection(inspector: inspector, session: session, step: step)
        }
      } else {
        Text("The event is no longer kept.").foregroundStyle(.secondary)
      }
    }
    .navigationTitle("Event \(id)")
    .navigationBarTitleDisplayMode(.inline)
  }
}

private struct ChangeSection: View {
  let change: InspectedEvent.Change

  var body: some View {
    Section("Navigation") {
      LabeledContent("Cause", value: change.cause)
      LabeledContent("Outcome", value: "\(change.outcome)")
      LabeledContent("Nesting level", value: "\(change.nesting)")
      path("Before", change.before)
      path("After", change.after)
    }
  }

  private func path(_ title: String, _ routes: [String]) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(title)
      ForEach(Array(routes.enumerated()), id: \.offset) { _, route in
        Text(route).font(.callout).monospaced().foregroundStyle(.secondary)
      }
      if routes.isEmpty { Text("root").font(.callout).foregroundStyle(.secondary) }
    }
  }
}

private struct WorkSections: View {
  let work: GraphInspection.Work

  var body: some View {
    if !work.invalidations.isEmpty {
      Section("Invalidated views") {
        ForEach(work.invalidations, id: \.self) { one in
          LabeledContent(one.view) { Text(one.cause ?? "unknown").monospaced() }
        }
      }
    }
    if !work.bodies.isEmpty {
      Section("Bodies") {
        ForEach(work.bodies.sorted { ($1.value, $0.key) < ($0.value, $1.key) }, id: \.key) {
          LabeledContent($0.key, value: "\($0.value)")
        }
      }
    }
  }
}

/// What the app showed before an input.
private struct PastSection: View {
  private enum Past {
    case loading
    case shown(URL?, [OpenElement])
    case different(String)
  }

  let inspector: Inspector
  @ObservedObject var session: InspectedSession
  let step: Int
  @State private var past = Past.loading

  var body: some View {
    Section {
      switch past {
      case .loading: ProgressView()
      case .different(let reason): Text(reason).foregroundStyle(.red)
      case .shown(let picture, let open):
        Text(open.filter(\.isShown).map(\.name).joined(separator: " › "))
        if let picture {
          Image(remote: picture).resizable().scaledToFit().frame(maxHeight: 480)
            .frame(maxWidth: .infinity)
            .accessibilityLabel("What the app showed before the event")
        }
      }
    } header: {
      Text("Before the event")
    } footer: {
      Text("The session is performed again, up to this event, in a new instance of the app.")
    }
    .task(id: step) { await travel() }
  }

  private func travel() async {
    past = .loading
    do {
      let tree = try await TimeMachine(inspector.start)
        .elements(before: step, of: session.recording)
      past = .shown(
        inspector.picture(tree, session.window(before: step)), OpenElement.all(in: tree))
    } catch {
      past = .different("The state cannot be shown: \(error)")
    }
  }
}

/// Forms in which others can have what was done before an input, and what the app then showed.
private struct CopySection: View {
  let inspector: Inspector
  @ObservedObject var session: InspectedSession
  let step: Int
  @State private var code: String?
  @State private var snapshot: String?

  var body: some View {
    Section("Copy as") {
      if let code {
        Text(code).font(.caption).monospaced().textSelection(.enabled)
      } else {
        Button("UI test") {
          Task { code = await text("// ") { try await $0.testCode(before: step, of: $1) } }
        }
      }
      if let snapshot {
        Text(snapshot).font(.caption).monospaced().textSelection(.enabled)
      } else {
        Button("Snapshot") {
          Task { snapshot = await text { try await $0.snapshot(before: step, of: $1) } }
        }
      }
      DisclosureGroup("Recording") {
        Text(recording.lines).font(.caption).monospaced().textSelection(.enabled)
      }
    }
  }

  private var recording: Recording {
    Recording(start: session.beginning, steps: Array(session.steps.prefix(step)))
  }

  /// Returns a text about the recording, or why there is none.
  private func text(
    _ prefix: String = "", _ body: (TimeMachine, Recording) async throws -> String
  ) async -> String {
    do {
      return try await body(TimeMachine(inspector.start), session.recording)
    } catch {
      return "\(prefix)\(error)"
    }
  }
}

extension InspectedSession {
  /// Returns the size of the window before a step.
  fileprivate func window(before step: Int) -> ElementFrame {
    for one in steps.prefix(step).reversed() {
      switch one.input {
      case .window(let frame): return frame
      case .action(.action(.frame(let frame)), let element) where element.kind == .window:
        return frame
      default: continue
      }
    }
    return beginning.window
  }
}
