// SPDX-License-Identifier: MIT

import Waymark

/// A view that hands its own methods to modifiers, as views do in language mode 5.
enum Methods {
  final class Log: ObservableObject {
    @Published var words: [String] = []
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
        Text(log.words.joined(separator: " "))
      }
      .onHover(perform: hover)
      .onAppear(perform: appear)
      .onOpenURL(perform: open)
    }

    private func submit() { log.words.append("submit") }
    private func tap() { log.words.append("tap") }
    private func press() { log.words.append("press") }
    private func act() { log.words.append("act") }
    private func hover(_ isOver: Bool) { log.words.append("hover") }
    private func appear() { log.words.append("appear") }
    private func open(_ url: URL) { log.words.append("open") }
  }
}
