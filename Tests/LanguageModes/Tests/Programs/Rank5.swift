// SPDX-License-Identifier: MIT

import Waymark

/// API used in 5 to 15 places of typical apps.
enum Rank5 {
  struct Trails: View {
    @State private var query = ""
    @State private var names = ["Alps", "Bay", "Coast"]
    @State private var refreshed = 0
    @State private var log = "Nothing"
    @State private var isAsking = false
    @State private var isPointing = false
    @Namespace private var space

    private var found: [String] {
      query.isEmpty ? names : names.filter { $0.localizedCaseInsensitiveContains(query) }
    }

    var body: some View {
      NavigationStack {
        List(found, id: \.self) { name in
          Text(name)
            .matchedGeometryEffect(id: name, in: space)
            .swipeActions(edge: .trailing, allowsFullSwipe: false) {
              Button("Drop", role: .destructive) { names.removeAll { $0 == name } }
              Button("Pin") { log = "Pinned \(name)" }.tint(.yellow)
            }
            .swipeActions(edge: .leading) { Button("Read") { log = "Read \(name)" } }
        }
        .searchable(text: $query, prompt: "Find a trail")
        .onSubmit(of: .search) { log = "Searched \(query)" }
        .refreshable { refreshed += 1 }
        .navigationTitle("Trails")
        .navigationBarItems(
          leading: Button("Ask") { isAsking = true },
          trailing: Button("Point") { isPointing = true }
        )
        .confirmationDialog("Which?", isPresented: $isAsking, titleVisibility: .visible) {
          Button("This") { log = "This" }
          Button("Cancel", role: .cancel) {}
        }
        .popover(isPresented: $isPointing) { Text("Pointed at") }
        .safeAreaInset(edge: .bottom) { Text("\(log), refreshed \(refreshed)") }
      }
    }
  }

  struct Account: View {
    @State private var mail = ""
    @State private var word = ""
    @State private var volume = 0.5
    @State private var unit = "km"
    @State private var isSheetShown = false
    @State private var submitted = 0
    @SceneStorage("rank.page") private var page = 1
    @Environment(\.scenePhase) private var phase
    @Environment(\.locale) private var locale

    var body: some View {
      Form {
        TextField("Mail", text: $mail)
          .keyboardType(.emailAddress)
          .textInputAutocapitalization(.never)
          .autocorrectionDisabled()
          .textContentType(.emailAddress)
          .submitLabel(.next)
          .onSubmit { submitted += 1 }
        SecureField("Word", text: $word)
        LabeledContent("Submitted", value: "\(submitted)")
        LabeledContent("Phase") { Text(phase == .active ? "active" : "resting") }
        Slider(value: $volume, in: 0...1, step: 0.25) { Text("Volume") }
        Text("Volume \(volume.formatted())")
        Picker("Unit", selection: $unit) {
          Text("Kilometres").tag("km")
          Text("Miles").tag("mi")
        }
        .pickerStyle(.inline)
        Text("In \(unit), page \(page)").environment(\.locale, Locale(identifier: "de"))
        Button("Turn") { page += 1 }
        Link("Help", destination: URL(fileURLWithPath: "/help"))
        Button("Sheet") { isSheetShown = true }
      }
      .preferredColorScheme(.dark)
      .sheet(isPresented: $isSheetShown) {
        Text("Half").presentationDetents([.medium, .large]).interactiveDismissDisabled()
      }
    }
  }

  struct Drawn: View {
    var body: some View {
      GeometryReader { proxy in
        VStack {
          Text("\(Int(proxy.size.width)) by \(Int(proxy.size.height))")
            .multilineTextAlignment(.center)
          Image(systemName: "map").resizable().aspectRatio(contentMode: .fit)
          Color.green.aspectRatio(16 / 9, contentMode: .fill).blur(radius: 3)
          Text("Shadowed").shadow(color: .black.opacity(0.3), radius: 4, x: 0, y: 2)
        }
      }
    }
  }

  struct Split: View {
    @State private var chosen: String?

    var body: some View {
      NavigationSplitView {
        List(["Alps", "Bay"], id: \.self, selection: $chosen) { Text($0) }
          .navigationTitle("Regions")
      } detail: {
        if let chosen { Text("About \(chosen)") } else { Text("Choose one") }
      }
    }
  }

  struct Tabs: View {
    @State private var tab = 0

    var body: some View {
      TabView(selection: $tab) {
        Tab("First", systemImage: "1.circle", value: 0) { Text("One") }
        Tab("Second", systemImage: "2.circle", value: 1) { Text("Two") }
      }
    }
  }

  /// A modifier that depends on its environment.
  struct Framed: EnvironmentalModifier {
    func resolve(in environment: EnvironmentValues) -> some ViewModifier {
      Border(isOn: environment.isEnabled)
    }

    private struct Border: ViewModifier {
      let isOn: Bool

      func body(content: Content) -> some View {
        content.overlay(alignment: .bottom) { Text(isOn ? "Enabled" : "Disabled") }
      }
    }
  }

  struct Modified: View {
    var body: some View {
      VStack {
        Text("Above").modifier(Framed())
        Text("Below").modifier(Framed()).disabled(true)
      }
    }
  }
}
