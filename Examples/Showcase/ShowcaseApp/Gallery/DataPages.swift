// SPDX-License-Identifier: MIT

import Observation
import Waymark

/// What views can follow: observable objects, publishing objects, and publishers.
struct ObjectsPage: View {
  @State private var tally = Tally()
  @StateObject private var weather = Weather()
  @State private var news = "no news"

  var body: some View {
    List {
      Lead("The body of a view runs when a value that it reads has changed.")
      Section("An observable object") {
        TallyRow(tally: tally)
        Toggle("Loud", isOn: Bindable(tally).isLoud)
      }
      Section("An ObservableObject") {
        LabeledContent("Forecast", value: weather.forecast)
        Button("Wait a day") { weather.day += 1 }
      }
      Section("Two merged publishers") {
        LabeledContent("Latest", value: news)
        Button("Send from the left") { weather.left.send("left") }
        Button("Send from the right") { weather.right.send("right") }
      }
    }
    .onReceive(weather.left.merge(with: weather.right)) { news = $0 }
    .environment(tally)
    .navigationTitle("Objects")
    .navigationBarTitleDisplayMode(.inline)
  }
}

@Observable
private final class Tally {
  var count = 0
  var isLoud = false
}

private final class Weather: ObservableObject {
  @Published var day = 0
  let left = PassthroughSubject<String, Never>()
  let right = PassthroughSubject<String, Never>()

  var forecast: String { ["sun", "cloud", "rain"][day % 3] }
}

private struct TallyRow: View {
  let tally: Tally

  var body: some View {
    Button(tally.isLoud ? "COUNTED \(tally.count)" : "Counted \(tally.count)") { tally.count += 1 }
  }
}

/// Bindings to what the cases of an enumeration hold.
struct CasesPage: View {
  @State private var answer = Answer.number(1)

  var body: some View {
    List {
      Lead("A binding to an associated value exists while the value has that case.")
      LabeledContent("The answer", value: "\(answer)")
      Button("A number") { answer = .number(1) }
      Button("Words") { answer = .words("maybe") }
      Section {
        if let number = Binding(unwrapping: $answer, case: Answer.number) {
          Button("Add one to \(number.wrappedValue)") { number.wrappedValue += 1 }
        }
        if let words = Binding(unwrapping: $answer, case: Answer.words) {
          TextField("Words", text: words).accessibilityIdentifier("words")
        }
      }
    }
    .navigationTitle("Cases")
    .navigationBarTitleDisplayMode(.inline)
  }
}

private enum Answer: CustomStringConvertible {
  case number(Int)
  case words(String)

  var description: String {
    switch self {
    case .number(let number): "\(number)"
    case .words(let words): words
    }
  }
}
