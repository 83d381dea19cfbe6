// SPDX-License-Identifier: MIT

import Foundation
import Waymark

/// Texts that are translated, have Markdown in them, and count by themselves.
struct TextsPage: View {
  @State private var language = "en_GB"
  @State private var huts = 1
  @State private var arrival = Date.now

  private static let languages = [
    ("English", "en_GB"), ("Deutsch", "de_DE"), ("Français", "fr_FR"),
  ]

  var body: some View {
    List {
      Lead("Numbers, dates and translations follow the locale of the environment.")
      Picker("Language", selection: $language) {
        ForEach(Self.languages, id: \.1) { Text(verbatim: $0.0).tag($0.1) }
      }
      .pickerStyle(.segmented)
      TranslatedTexts(huts: $huts).environment(\.locale, Locale(identifier: language))
      Section("Markdown") {
        Text("**Bold**, *slanted*, ~~gone~~, `code` and [a link](https://example.org/trails).")
        Text("\(Image(systemName: "star")) A picture, and \(colour)")
        Text("Interpolated values are not Markdown: \("**stars**")")
      }
      Section("Time") {
        TimelineView(.periodic(from: arrival, by: 1)) { context in
          LabeledContent("Now", value: context.date, format: .dateTime.hour().minute().second())
        }
        LabeledContent("On this page for") { Text(arrival, style: .timer).monospacedDigit() }
        LabeledContent("Time left") {
          Text(timerInterval: arrival...arrival.addingTimeInterval(90)).monospacedDigit()
        }
      }
    }
    .navigationTitle("Texts")
  }

  private var colour: Text { Text("a colour").foregroundStyle(.orange) }
}

private struct TranslatedTexts: View {
  @Binding var huts: Int

  var body: some View {
    Section {
      Stepper(value: $huts, in: 0...9) {
        Text("\(huts) huts on the way", tableName: "Texts", bundle: .module)
      }
      Text("**Good weather** until \("Kirkstone")", tableName: "Texts", bundle: .module)
      LabeledContent("Steps") { Text("\(1_234_567)") }
      LabeledContent("Day") { Text(Date(timeIntervalSince1970: 1_781_000_000), style: .date) }
      Text("^[\(huts) lake](inflect: true)")
    } header: {
      Text("In this language", tableName: "Texts", bundle: .module)
    }
  }
}
