// SPDX-License-Identifier: MIT

import Waymark

/// A whole app: scenes, events, and the views of its screens.
enum Apps {
  struct Browser: App {
    @State private var tab = 0
    @StateObject private var settings = Settings()

    var body: some Scene {
      WindowGroup {
        TabView(selection: $tab) {
          Leaves().tabItem { Label("Leaves", systemImage: "leaf") }.tag(0)
          Events().tabItem { Text("Events") }.tag(1)
        }
        .environmentObject(settings)
        .onOpenURL { url in if url.host == "events" { tab = 1 } }
      }
    }
  }

  final class Settings: ObservableObject {
    @Published var name = ProcessInfo.processInfo.processName
  }

  struct Leaves: View {
    @EnvironmentObject private var settings: Settings
    @State private var isOn = false
    @State private var taps = 0

    var body: some View {
      ScrollView {
        HStack(alignment: .top, spacing: 8) {
          Image(systemName: "exclamationmark.triangle").foregroundColor(.red)
          Text("Coloured \(String(describing: color == .orange))").foregroundColor(color)
        }
        .padding()
        .background(Color.green.opacity(0.2))
        .fixedSize()
        Text("Hidden").hidden()
        Toggle("Unlabelled", isOn: $isOn).labelsHidden()
        Button("Disabled") { taps += 100 }.disabled(true)
        Text("Taps \(taps)").accessibilityIdentifier("taps").onTapGesture { taps += 1 }
        Button("Styled") { taps += 10 }.buttonStyle(Bordered())
        Button("Tinted") { taps += 20 }.tint(.orange).accentColor(.gray)
        ZStack {
          Color.white
          Color.black.opacity(0.1)
        }.frame(height: 10)
      }
    }

    private var color: Color { isOn ? .red : .orange }
  }

  struct Bordered: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.padding(4).opacity(configuration.isPressed ? 0.5 : 1)
    }
  }

  struct Events: View {
    @State private var log: [String] = []
    @State private var number = 0
    @State private var shown = false

    var body: some View {
      VStack {
        Text(log.joined(separator: " "))
        Button("Number") { number += 1 }
        Button("Show") { shown.toggle() }
        if shown {
          Text("Shown")
            .onAppear { log.append("appear") }
            .onDisappear { log.append("disappear") }
        }
      }
      .onAppear()
      .onAppear(perform: { log.append("first") })
      .onChange(of: number) { newValue in log.append("new\(newValue)") }
      .onChange(of: number) { old, new in log.append("\(old)to\(new)") }
      .onChange(of: shown, initial: true) { log.append("shown") }
      .onOpenURL { log.append($0.lastPathComponent) }
      .task { [] in await Task.yield() }
      .task(id: number) { try? await Task.sleep(nanoseconds: 1) }
    }
  }
}
