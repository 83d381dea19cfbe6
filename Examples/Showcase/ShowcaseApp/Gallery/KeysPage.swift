// SPDX-License-Identifier: MIT

import Waymark

/// What is done by keys, and what a screen reader says and does.
struct KeysPage: View {
  @State private var count = 0
  @State private var isNight = false
  @State private var showsSheet = false

  var body: some View {
    List {
      Section {
        Lead("⌘ is the Command key on Apple's systems, and Control elsewhere.")
        LabeledContent("Counted", value: "\(count)")
        Button("Add one (⌘ K)") { count += 1 }.keyboardShortcut("k")
        Button("Reset (⌘ Shift K)") { count = 0 }
          .keyboardShortcut("k", modifiers: [.command, .shift])
          .disabled(count == 0)
        Toggle("Night view (⌘ J)", isOn: $isNight).keyboardShortcut("j")
        Button("Ask (⌘ /)") { showsSheet = true }.keyboardShortcut("/")
      } header: {
        Text("Shortcuts")
      } footer: {
        Text("In a wide window, the button at the bottom shows the guide's commands.")
      }
      PressSection()
      FocusSection()
      VoiceSection()
    }
    .focusedSceneValue(\.keyCount, $count)
    .sheet(isPresented: $showsSheet) { KeysSheet(count: $count) }
    .navigationTitle("Keys and Voices")
  }
}

/// Return does what is usual, Escape leaves things as they are.
private struct KeysSheet: View {
  @Binding var count: Int
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 20) {
      Text("Add a hundred?").font(.title3).bold()
      HStack(spacing: 20) {
        Button("Leave it (Escape)") { dismiss() }.keyboardShortcut(.cancelAction)
        Button("Add (Return)") {
          count += 100
          dismiss()
        }
        .keyboardShortcut(.defaultAction)
        .buttonStyle(.borderedProminent)
      }
    }
    .presentationDetents([.medium])
  }
}

/// A view that is not a control takes keys while it has the focus.
private struct PressSection: View {
  @State private var height = 8
  @State private var note = ""
  @FocusState private var isOnHeight: Bool

  var body: some View {
    Section {
      HeightRow(height: height)
        .accessibilityElement(children: .combine)
        .accessibilityIdentifier("height")
        .focusable().focused($isOnHeight).focusEffectDisabled()
        .onKeyPress(.upArrow) { climb(1) }
        .onKeyPress(.downArrow) { climb(-1) }
        .onKeyPress(characters: .alphanumerics, phases: .down) { press in
          note += press.characters
          return .handled
        }
      LabeledContent("Noted", value: note.isEmpty ? "Nothing" : note)
      Button("Go to the height") { isOnHeight = true }
    } header: {
      Text("Key presses")
    } footer: {
      Text(
        """
        While the height has the focus, arrows change it, and letters and digits are noted. It marks
        the focus itself.
        """)
    }
  }

  private func climb(_ steps: Int) -> KeyPress.Result {
    height = min(40, max(1, height + steps))
    return .handled
  }
}

/// Marks the focus itself.
private struct HeightRow: View {
  let height: Int
  @Environment(\.isFocused) private var isFocused

  var body: some View {
    LabeledContent("Height", value: "\(height)00 m")
      .padding(8)
      .overlay {
        RoundedRectangle(cornerRadius: 10).stroke(isFocused ? Color.accentColor : .clear)
      }
  }
}

/// What is around the focus hands out a value.
private struct FocusSection: View {
  @State private var from = ""
  @State private var to = ""
  @FocusedValue(\.keyField) private var field

  var body: some View {
    Section("The focus") {
      TextField("From", text: $from).focusedValue(\.keyField, "where the walk begins")
      TextField("To", text: $to).focusedValue(\.keyField, "where the walk ends")
      Text("You are typing \(field ?? "nothing").").accessibilityIdentifier("typing")
    }
  }
}

/// For ears and for switches.
private struct VoiceSection: View {
  @State private var stars = 3
  @State private var letters = ["Hut is full", "Path is closed"]
  @State private var name = ""
  @AccessibilityFocusState private var isOnNotice: Bool

  var body: some View {
    Section("Screen readers") {
      HStack {
        Text("Stars")
        Spacer()
        ForEach(1..<6) { Image(systemName: $0 <= stars ? "star.fill" : "star") }
      }
      .foregroundStyle(.orange)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Stars").accessibilityValue("\(stars) of 5")
      .accessibilityAdjustableAction { direction in
        stars = min(5, max(0, stars + (direction == .increment ? 1 : -1)))
      }
      ForEach(letters, id: \.self) { letter in
        Label(letter, systemImage: "envelope")
          .accessibilityElement(children: .combine)
          .accessibilityAction(named: "Archive") { letters.removeAll { $0 == letter } }
          .accessibilityAction(named: "Read") { letters = letters.map { $0 + "!" } }
      }
      TextField("Your name", text: $name)
      Button("Sign") { isOnNotice = name.isEmpty }
      Text(name.isEmpty ? "A name is missing." : "Signed by \(name).")
        .foregroundStyle(.secondary)
        .accessibilityFocused($isOnNotice)
    }
  }
}

/// The guide's commands: they are for what the window in front shows.
struct GuideCommands: Commands {
  @FocusedBinding(\.keyCount) private var count

  var body: some Commands {
    CommandMenu("Count") {
      Button("Add Ten") { count = (count ?? 0) + 10 }
        .keyboardShortcut("u", modifiers: [.command, .option])
        .disabled(count == nil)
    }
  }
}

private struct KeyCount: FocusedValueKey { typealias Value = Binding<Int> }

extension FocusedValues {
  /// What is counted in the window.
  fileprivate var keyCount: Binding<Int>? {
    get { self[KeyCount.self] }
    set { self[KeyCount.self] = newValue }
  }

  /// What is typed into.
  @Entry fileprivate var keyField: String?
}
