// SPDX-License-Identifier: MIT

import Waymark

/// Every way by which a link can come to the app, to be tried.
struct SourcesPage: View {
  @EnvironmentObject private var arrivals: GuideArrivals
  @EnvironmentObject private var launches: GuideLaunches
  @State private var trial = LinkTrial(target: LinkTrial.Target.all[0], source: .universalLink)
  @State private var problem: String?

  var body: some View {
    List {
      Lead(
        "A link can come from nine sources. The same table parses all of them, and the same "
          + "inbox stores a link until the app can follow it.")
      Section("Where to") {
        ForEach(LinkTrial.Target.all) { target in
          ChoiceRow(title: target.title, isChosen: target == trial.target) {
            trial.target = target
          }
          .accessibilityIdentifier("target-\(target.path)")
        }
      }
      Section("Where from") {
        ForEach(LinkSource.allCases, id: \.self) { source in
          ChoiceRow(title: source.title, isChosen: source == trial.source) {
            trial.source = source
          }
          .accessibilityIdentifier("source-\(source.rawValue)")
        }
      }
      Section("What comes") {
        Text(trial.payload).font(.footnote).accessibilityIdentifier("payload")
        Button("Deliver it now") { send(arrivals.deliver) }
          .accessibilityIdentifier("deliver-warm")
        Button("Launch the app with it") { send(launches.start) }
          .accessibilityIdentifier("deliver-cold")
        if let problem { Text(problem).foregroundStyle(.red) }
      }
      if !arrivals.inbox.outcomes.isEmpty {
        Section("Link outcomes") {
          ForEach(arrivals.inbox.outcomes.reversed().prefix(8), id: \.id) { outcome in
            Text("\(outcome)").font(.footnote)
          }
        }
      }
    }
    .navigationTitle("Where Links Come From")
    .navigationBarTitleDisplayMode(.inline)
  }

  private func send(_ deliver: (IncomingLink) -> Void) {
    problem = nil
    do {
      if let arrival = try trial.arrival() { deliver(arrival) }
    } catch {
      problem = "\(error)"
    }
  }
}
