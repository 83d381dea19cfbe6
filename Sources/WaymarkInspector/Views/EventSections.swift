// SPDX-License-Identifier: MIT

import WaymarkRoutes
import WaymarkViews

/// The events of a session, the newest first.
struct EventSections: View {
  /// The number of events that are listed.
  private static let limit = 300

  @ObservedObject var session: InspectedSession
  @Binding var filter: InspectedEvent.Filter
  @Binding var search: String

  var body: some View {
    Section {
      Picker("Show", selection: $filter) {
        ForEach(InspectedEvent.Filter.allCases) { Text($0.rawValue).tag($0) }
      }
      TextField("Search", text: $search).autocorrectionDisabled()
    }
    let events = session.events.reversed().filter { filter.includes($0) && $0.matches(search) }
    Section("\(events.count) events") {
      ForEach(events.prefix(Self.limit)) { event in
        NavigationLink(value: event.id) { EventRow(event: event) }
      }
    }
  }
}

private struct EventRow: View {
  let event: InspectedEvent

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      Image(systemName: event.symbol).foregroundStyle(event.color)
      VStack(alignment: .leading, spacing: 2) {
        Text(event.title).lineLimit(2).strikethrough(event.isRejected)
        Text(event.summary).font(.caption).foregroundStyle(.secondary)
      }
      Spacer()
      Text(event.clock).font(.caption).monospaced().foregroundStyle(.secondary).lineLimit(1)
        .fixedSize()
    }
  }
}

extension InspectedEvent {
  fileprivate var symbol: String {
    switch kind {
    case .input: "hand.tap"
    case .navigation: "arrow.triangle.branch"
    case .update: "arrow.triangle.2.circlepath"
    }
  }

  fileprivate var color: Color {
    switch kind {
    case .input: isRejected ? .red : .accentColor
    case .navigation(let change): change.outcome == .done ? .green : .orange
    case .update: .secondary
    }
  }

  /// The time since the session began, such as `1:02.345`.
  var clock: String {
    let (seconds, rest) = (time / 1000, time % 1000)
    func padded(_ number: Int, _ width: Int) -> String {
      String(repeating: "0", count: max(0, width - "\(number)".count)) + "\(number)"
    }
    return "\(seconds / 60):\(padded(seconds % 60, 2)).\(padded(rest, 3))"
  }

  fileprivate var summary: String {
    if isRejected { return "rejected" }
    let bodies = work.bodies.values.reduce(0, +)
    if work.isEmpty { return "no update" }
    return "\(bodies == 1 ? "1 body" : "\(bodies) bodies"), \(work.mutations) mutations"
  }
}
