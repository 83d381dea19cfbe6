// SPDX-License-Identifier: MIT

import Waymark

/// A form whose fields follow each other.
struct FieldsPage: View {
  @State private var name = ""
  @State private var mail = ""
  @State private var password = ""
  @State private var altitude: Int? = 978
  @State private var report = ""
  @State private var notes = "Take the path to the left of the wall.\nThe bridge is out."
  @State private var sent = ""
  @FocusState private var field: Field?

  private enum Field: Hashable { case name, mail, password }

  var body: some View {
    Form {
      Lead("Return moves to the next field. Typed text is preserved, whatever happens next.")
      Section("Account") {
        TextField("Name", text: $name)
          .textContentType(.name)
          .textInputAutocapitalization(.words)
          .focused($field, equals: .name)
          .submitLabel(.next)
          .onSubmit { field = .mail }
        TextField("Mail", text: $mail, prompt: Text("you@example.com"))
          .keyboardType(.emailAddress)
          .textContentType(.emailAddress)
          .textInputAutocapitalization(.never)
          .autocorrectionDisabled()
          .focused($field, equals: .mail)
          .submitLabel(.next)
          .onSubmit { field = .password }
        SecureField("Password", text: $password)
          .textContentType(.newPassword)
          .focused($field, equals: .password)
          .submitLabel(.send)
          .onSubmit { sent = "Sent as \(name.isEmpty ? "nobody" : name)" }
        Button(field == nil ? "Fill in" : "Leave") { field = field == nil ? .name : nil }
        if !sent.isEmpty { Text(sent) }
      }
      Section("Formats and lines") {
        TextField("Altitude", value: $altitude, format: .number)
          .keyboardType(.numberPad)
        Text("\(altitude ?? 0) metres").foregroundStyle(.secondary)
        TextField("Trip report", text: $report, axis: .vertical)
          .lineLimit(2...5)
        TextField("Bordered", text: $name)
          .textFieldStyle(.roundedBorder)
        TextField("Disabled", text: $name)
          .disabled(true)
      }
      Section("Notes") {
        TextEditor(text: $notes)
          .frame(minHeight: 110)
      }
    }
    .navigationTitle("Fields")
    .navigationBarTitleDisplayMode(.inline)
  }
}

/// Rows that are searched, swiped, moved, deleted and refreshed.
struct RowsPage: View {
  @State private var words = ""
  @State private var stops = Stop.all
  @State private var starred: Set<String> = []
  @State private var refreshes = 0

  private var found: [Stop] {
    words.isEmpty ? stops : stops.filter { $0.id.localizedCaseInsensitiveContains(words) }
  }

  var body: some View {
    ScrollViewReader { proxy in
      List {
        Section {
          Lead("Swipe a row, or use its button. Use Edit to move and delete rows.")
          Button("Scroll to the last stop") { proxy.scrollTo(stops.last?.id, anchor: .bottom) }
          Text("Refreshed \(refreshes) times").foregroundStyle(.secondary)
        }
        Section("Stops") {
          ForEach(found) { stop in
            Label(stop.id, systemImage: starred.contains(stop.id) ? "star.fill" : "mappin")
              .id(stop.id)
              .swipeActions(edge: .leading) {
                Button("Star") { star(stop) }.tint(.orange)
              }
          }
          .onDelete { offsets in
            let ids = offsets.map { found[$0].id }
            stops.removeAll { ids.contains($0.id) }
          }
          .onMove { stops.move(fromOffsets: $0, toOffset: $1) }
        }
        .headerProminence(.increased)
        Section("Parts of the way") {
          OutlineGroup(WayPart.all, children: \.parts) { Text($0.id) }
        }
        Section("By hand") {
          Text(starred.isEmpty ? "Tap twice, or press" : starred.sorted().joined(separator: ", "))
            .onTapGesture(count: 2) { starred = ["Twice"] }
            .onLongPressGesture { starred = ["Pressed"] }
        }
      }
    }
    .searchable(text: $words, prompt: "Find a stop")
    .searchSuggestions {
      Text("Bridge").searchCompletion("bridge")
      Text("Summit").searchCompletion("summit")
    }
    .refreshable { refreshes += 1 }
    .toolbar { EditButton() }
    .navigationTitle("Rows")
  }

  private func star(_ stop: Stop) {
    if starred.remove(stop.id) == nil { starred.insert(stop.id) }
  }
}

private struct Stop: Identifiable {
  let id: String

  static let all = [
    "Car park", "Kissing gate", "Footbridge", "Sheepfold", "Old quarry", "Waterfall",
    "Mountain hut", "Col", "Summit", "Ridge", "Tarn", "Lower bridge", "Village",
  ].map(Stop.init(id:))
}

/// A part of a long walk, which can have parts of its own.
private struct WayPart: Identifiable {
  let id: String
  var parts: [WayPart]?

  static let all = [
    WayPart(
      id: "West Highland Way",
      parts: [
        WayPart(
          id: "Lowlands", parts: [WayPart(id: "Milngavie to Drymen"), WayPart(id: "Conic Hill")]),
        WayPart(id: "Highlands", parts: [WayPart(id: "Rannoch Moor"), WayPart(id: "Glen Coe")]),
      ]),
    WayPart(id: "Great Glen Way"),
  ]
}
