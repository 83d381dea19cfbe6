// SPDX-License-Identifier: MIT

import WaymarkRender
import WaymarkViews

/// A session: what is open, what has happened, and the views behind it.
struct SessionView: View {
  private enum Page: String, CaseIterable, Identifiable {
    case screens = "Screens"
    case events = "Events"
    case views = "Views"

    var id: Self { self }
  }

  let inspector: Inspector
  @ObservedObject var session: InspectedSession
  @State private var page = Page.screens
  @State private var filter = InspectedEvent.Filter.all
  @State private var search = ""

  var body: some View {
    NavigationStack {
      List {
        Section {
          Picker("Page", selection: $page) {
            ForEach(Page.allCases) { Text($0.rawValue).tag($0) }
          }
          .pickerStyle(.segmented)
          .labelsHidden()
        }
        .listRowBackground(Color.clear)
        switch page {
        case .screens: ScreenSections(session: session)
        case .events: EventSections(session: session, filter: $filter, search: $search)
        case .views: ViewSections(session: session, element: nil)
        }
      }
      .navigationTitle("Session \(session.number)")
      .navigationBarTitleDisplayMode(.inline)
      .navigationDestination(for: OpenElement.self) { element in
        OpenElementView(session: session, element: element)
      }
      .navigationDestination(for: InspectedEvent.ID.self) { id in
        EventView(inspector: inspector, session: session, id: id)
      }
    }
  }
}

/// What is open, with links and paths.
private struct ScreenSections: View {
  @ObservedObject var session: InspectedSession
  @State private var link = ""
  @State private var problem: String?

  var body: some View {
    Section("Open") {
      ForEach(OpenElement.all(in: session.tree)) { element in
        NavigationLink(value: element) { OpenElementRow(element: element) }
      }
    }
    if !session.paths.isEmpty {
      Section("Paths of flow stacks") {
        ForEach(session.paths, id: \.nesting) { path in
          VStack(alignment: .leading, spacing: 4) {
            ForEach(Array(path.routes.enumerated()), id: \.offset) { _, route in
              Text(route).font(.callout).monospaced()
            }
            if path.routes.isEmpty { Text("root").font(.callout).foregroundStyle(.secondary) }
          }
        }
      }
    }
    if !session.heldChanges.isEmpty {
      Section("Waiting for gates") {
        ForEach(session.heldChanges, id: \.self) { change in
          VStack(alignment: .leading, spacing: 4) {
            Text(change.after.last ?? "root").font(.callout).monospaced()
            Text("\(change.outcome)").font(.caption).foregroundStyle(.secondary)
          }
        }
      }
    }
    Section("Link") {
      if let address = session.address {
        LabeledContent("Front screen") { Text(address).monospaced().textSelection(.enabled) }
      }
      if session.isOpen {
        HStack {
          TextField("/path or URL", text: $link).autocorrectionDisabled()
            .textInputAutocapitalization(.never).onSubmit(open)
          Button("Open", action: open).disabled(link.isEmpty)
        }
      }
      if let problem { Text(problem).foregroundStyle(.red) }
    }
  }

  private func open() { problem = session.open(link) }
}

private struct OpenElementRow: View {
  let element: OpenElement

  var body: some View {
    HStack(spacing: 8) {
      Image(systemName: element.symbol)
        .foregroundStyle(element.isShown ? Color.accentColor : .secondary)
      Text(element.name)
        .fontWeight(element.isFront ? .semibold : .regular)
        .foregroundStyle(element.isShown ? .primary : .secondary)
      Spacer()
      if !element.title.isEmpty {
        Text(element.kind.rawValue).font(.caption).foregroundStyle(.secondary)
      }
    }
    .padding(.leading, CGFloat(element.depth) * 18)
  }
}

/// The views and the environment of something that is open.
private struct OpenElementView: View {
  @ObservedObject var session: InspectedSession
  let element: OpenElement

  var body: some View {
    List {
      ViewSections(session: session, element: element.id)
      let values = session.environment(of: element.id)
      if !values.isEmpty {
        Section("Environment") { ForEach(values, id: \.self) { PropertyRow(property: $0) } }
      }
    }
    .navigationTitle(element.name)
    .navigationBarTitleDisplayMode(.inline)
  }
}
