// SPDX-License-Identifier: MIT

import Waymark

/// A view that passes its own methods to modifiers, as views in language mode 5 do.
enum Methods {
  final class Log: ObservableObject {
    @Published var events: [String] = []
  }

  struct Pad: View {
    @StateObject private var log = Log()
    @State private var text = ""

    var body: some View {
      List {
        TextField("Text", text: $text).onSubmit(submit)
        Text("Tap").onTapGesture(perform: tap)
        Text("Press").onLongPressGesture(perform: press)
        Text("Act").accessibilityAction(.default, act)
        Button("Plain", action: tap)
        Menu("Menu", content: { Text("Inside") }, primaryAction: tap)
        Text(log.events.joined(separator: " "))
      }
      .onHover(perform: hover)
      .onContinuousHover(perform: follow)
      .onAppear(perform: appear)
      .onOpenURL(perform: open)
    }

    private func submit() { log.events.append("submit") }
    private func tap() { log.events.append("tap") }
    private func press() { log.events.append("press") }
    private func act() { log.events.append("act") }
    private func hover(_ isOver: Bool) { log.events.append("hover") }
    private func follow(_ phase: HoverPhase) { log.events.append("\(phase)") }
    private func appear() { log.events.append("appear") }
    private func open(_ url: URL) { log.events.append("open") }
  }
}
