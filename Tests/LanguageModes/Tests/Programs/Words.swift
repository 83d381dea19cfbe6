// SPDX-License-Identifier: MIT

import Waymark

/// Text, and the controls that have it as titles.
enum Words {
  struct Texts: View {
    let name = "Ann"
    let count = 3
    private let resource: LocalizedStringResource = "Hello from \(1)"
    private let number: NumberFormatter = {
      let number = NumberFormatter()
      number.locale = Locale(identifier: "en_US")
      number.numberStyle = .percent
      return number
    }()

    var body: some View {
      VStack(alignment: .leading, spacing: 4) {
        Text("Literal")
        Text(name)
        Text(name.prefix(2))
        Text(verbatim: "Verbatim \(count)")
        Text("\(count) of \(Double(count)) for \(name)")
        Text("\(0.5, specifier: "%.2f") and \(count, specifier: "%03d")")
        Text("\(0.25, format: .number.precision(.fractionLength(1)))")
        Text("\(Text("inner").bold()) and \(resource)")
        Text("\(0.5 as NSNumber, formatter: number)")
        Text(0.75 as NSNumber, formatter: number)
        Text(12, format: .number)
        Text(resource)
        Text(LocalizedStringKey("Key"), tableName: "Table", bundle: .main, comment: "A comment")
        Text(AttributedString("Attributed"))
      }
      VStack {
        Text("Bold").bold().italic().underline().strikethrough(false).font(.title)
        Text("Red").foregroundColor(.red).fontWeight(.semibold).monospacedDigit()
        Text("Styled").foregroundStyle(.secondary).bold(true)
        Text("One ").font(.headline) + Text("sum") + Text(verbatim: "!")
        Group {
          Text(String(localized: "Localized"))
          Text(String(localized: resource))
          Text("Plain" as String)
        }
        .font(.system(size: 12, weight: .bold, design: .monospaced))
        ForEach(fonts, id: \.self) { Text("Font").font($0) }
      }
    }

    private var fonts: [Font] {
      [
        .largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout,
        .footnote, .caption, .caption2,
      ]
    }
  }

  struct Controls: View {
    private let title = "String"
    private let resource = LocalizedStringResource("Resource")
    @State private var log = ""
    @State private var isOn = false

    var body: some View {
      List {
        Text("Log: \(log)").accessibilityIdentifier("log")
        Section("Literal section") {
          Button("Literal") { log += "a" }
          Button(title) { log += "b" }
          Button(resource) { log += "c" }
          Button("Action", action: act)
        }
        Section(title + " section") {
          Button("Delete", role: .destructive) { log += "d" }
          Button("Cancel", role: .cancel, action: act)
          Button(title + " role", role: nil) { log += "e" }
          Button(resource, role: .destructive) { log += "f" }
        }
        Section {
          Button(action: act) { Text("Labelled") }
          Button(role: .destructive, action: act) { Label("Trash", systemImage: "trash") }
          Button {
            log += "g"
          } label: {
            Image(systemName: "star")
            Text("Trailing")
          }
        } header: {
          Text("Header")
        } footer: {
          Text("Footer")
        }
        Section(header: Text("Old header"), footer: Text("Old footer")) {
          Button("With glyph", systemImage: "star") { log += "h" }
          Button(title + " glyph", systemImage: "star", role: .cancel) { log += "i" }
        }
        Section(header: Text("Only header")) { Label(title, systemImage: "star") }
        Section(footer: Text("Only footer")) { Label(resource, systemImage: "star") }
        Section { Text("Bare") }
        Section(resource) {
          Toggle(resource, isOn: $isOn)
          Toggle(title, isOn: $isOn)
          Toggle(isOn: $isOn) { Text("Toggle") }
          TextField(resource, text: $log)
        }
      }
    }

    private func act() { log += "!" }
  }
}
