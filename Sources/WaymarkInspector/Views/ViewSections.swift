// SPDX-License-Identifier: MIT

import WaymarkRender
@_spi(Host) import WaymarkViews

/// The app's own views with their properties, and how often their bodies have run.
struct ViewSections: View {
  @ObservedObject var session: InspectedSession
  /// The element whose views are shown; nil for all.
  let element: ElementID?

  var body: some View {
    let rows = ViewRow.rows(of: session.views(in: element))
    Section {
      if rows.isEmpty {
        Text(session.isOpen ? "No views of the app" : "The session has ended.")
          .foregroundStyle(.secondary)
      }
      ForEach(rows) { row in
        VStack(alignment: .leading, spacing: 4) {
          HStack {
            Text(row.view.name).fontWeight(.semibold)
            Spacer()
            Text(row.view.bodies == 1 ? "1 body" : "\(row.view.bodies) bodies")
              .font(.caption).foregroundStyle(.secondary)
          }
          ForEach(row.view.properties, id: \.name) { PropertyRow(property: $0) }
        }
        .padding(.leading, CGFloat(row.depth) * 14)
      }
    } header: {
      Text("Views")
    } footer: {
      Text("Bodies are counted since the session began.")
    }
  }
}

private struct ViewRow: Identifiable {
  let id: Int
  let depth: Int
  let view: InspectedView

  /// Returns the views as rows, outer views before inner ones.
  static func rows(of views: [InspectedView]) -> [ViewRow] {
    var rows: [ViewRow] = []
    func add(_ views: [InspectedView], _ depth: Int) {
      for view in views {
        rows.append(ViewRow(id: rows.count, depth: depth, view: view))
        add(view.children, min(depth + 1, 12))
      }
    }
    add(views, 0)
    return rows
  }
}

/// A property with its value.
struct PropertyRow: View {
  let property: InspectedView.Property

  var body: some View {
    (wrapper + Text(property.name) + Text(" " + property.value).foregroundStyle(.secondary))
      .font(.caption)
      .monospaced()
      .lineLimit(4)
  }

  private var wrapper: Text {
    Text(property.wrapper.map { $0 + " " } ?? "").foregroundStyle(.purple)
  }
}
