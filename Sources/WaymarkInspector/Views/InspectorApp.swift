// SPDX-License-Identifier: MIT

@_spi(Host) package import WaymarkViews

/// The app that shows what happens in the sessions of another one.
package struct InspectorApp: App {
  private let inspector: Inspector?

  /// Creates an app without an inspector, which shows nothing.
  package init() { inspector = nil }

  /// Creates the app of an inspector.
  package init(_ inspector: Inspector) { self.inspector = inspector }

  package var body: some Scene {
    WindowGroup {
      if let inspector { SessionList(inspector: inspector) }
    }
  }
}

/// The sessions, and the selected one beside them.
struct SessionList: View {
  @ObservedObject var inspector: Inspector
  @State private var selected: Int?

  var body: some View {
    NavigationSplitView {
      List(selection: $selected) {
        ForEach(inspector.sessions, id: \.number) { session in
          NavigationLink(value: session.number) { SessionRow(session: session) }
        }
      }
      .overlay {
        if inspector.sessions.isEmpty {
          ContentUnavailableView(
            "No Sessions", systemImage: "rectangle.portrait.on.rectangle.portrait",
            description: Text("Open a page of \(inspector.appName) to see it here."))
        }
      }
      .navigationTitle("Sessions")
    } detail: {
      if let session = inspector.sessions.first(where: { $0.number == selected }) {
        SessionView(inspector: inspector, session: session)
          .id(session.number)
      } else {
        ContentUnavailableView(
          "No Session Selected", systemImage: "sidebar.left",
          description: Text("Select a session of \(inspector.appName)."))
      }
    }
  }
}

/// A session in the list.
private struct SessionRow: View {
  @ObservedObject var session: InspectedSession

  var body: some View {
    HStack {
      VStack(alignment: .leading, spacing: 2) {
        Text("Session \(session.number)").font(.headline)
        Text(title).font(.subheadline).foregroundStyle(.secondary).lineLimit(1)
      }
      Spacer()
      Text(session.isOpen ? "\(session.events.count)" : "ended")
        .font(.caption).foregroundStyle(.secondary)
    }
  }

  private var title: String {
    let front = OpenElement.all(in: session.tree).last { $0.isFront }
    return [front?.title, session.address].compactMap { $0 }.joined(separator: " · ")
  }
}
