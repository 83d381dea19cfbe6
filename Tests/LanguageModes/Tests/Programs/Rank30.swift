// SPDX-License-Identifier: MIT

import Waymark

/// API used in 30 to 50 places of typical apps: pickers, overlays, tasks, dismissal.
enum Rank30 {
  enum Flavor: String, CaseIterable, Identifiable {
    case vanilla, chocolate, lemon
    var id: Self { self }
  }

  struct Order: View {
    @State private var flavor = Flavor.vanilla
    @State private var size = 1
    @State private var note = ""
    @State private var isShown = false
    @State private var loaded = "Loading"
    @State private var taps = 0

    var body: some View {
      NavigationStack {
        List {
          Picker("Flavor", selection: $flavor) {
            ForEach(Flavor.allCases) { Text($0.rawValue.capitalized) }
          }
          Picker(selection: $size) {
            Text("Small").tag(1)
            Text("Large").tag(2)
          } label: {
            Label("Size", systemImage: "ruler")
          }
          .pickerStyle(.segmented)
          TextField("Note", text: $note, prompt: Text("A note"))
          TextField("Long", text: $note, axis: .vertical)
          Text("\(flavor.rawValue) \(size) \(note) \(loaded)")
            .listRowInsets(EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8))
            .animation(.easeIn, value: flavor)
          HStack {
            Text("Row")
            Spacer()
          }
          .contentShape(Rectangle())
          .onTapGesture { taps += 1 }
          Text("Taps \(taps)")
            .cornerRadius(8)
            .overlay(RoundedRectangle(cornerRadius: 8).stroke(.gray, lineWidth: 1))
            .overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 6, height: 6) }
          Button("Show") { isShown = true }
        }
        .navigationTitle("Order")
        .navigationBarTitleDisplayMode(.inline)
        .task { loaded = "loaded" }
        .task(id: size) { taps = 0 }
        .sheet(isPresented: $isShown) { Sheet() }
      }
    }
  }

  private struct Sheet: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View { Button("Close") { dismiss() } }
  }
}

#Preview { Rank30.Order() }

#Preview("Named") {
  Text("Flavors")
  Rank30.Order()
}

#Preview("With traits", traits: .landscapeLeft, .modifier(Rank30.Shop())) {
  Rank30.Order()
}

#Preview("With state", traits: .sizeThatFitsLayout) {
  @Previewable @State var isOn = true
  @Previewable @State var flavor: Rank30.Flavor = .lemon
  let title = flavor.rawValue
  Toggle(title, isOn: $isOn)
  if isOn { Text("On") }
}

#Preview(body: { Text("In parentheses") })

extension Rank30 {
  struct Shop: PreviewModifier {
    static func makeSharedContext() async throws -> Flavor { .vanilla }

    func body(content: Content, context: Flavor) -> some View {
      VStack {
        Text(context.rawValue)
        content
      }
    }
  }
}
