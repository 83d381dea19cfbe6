// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting
import WaymarkViews

private struct ThemeKey: EnvironmentKey {
  static var defaultValue: Int { -1 }
}

private struct WordKey: EnvironmentKey {
  static var defaultValue: String { "none" }
}

extension EnvironmentValues {
  fileprivate var theme: Int {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
  fileprivate var word: String {
    get { self[WordKey.self] }
    set { self[WordKey.self] = newValue }
  }
}

private struct ThemeReader: View {
  @Environment(\.theme) private var theme

  var body: some View { Text("theme \(theme)") }
}

private struct WordReader: View {
  @Environment(\.word) private var word

  var body: some View { Text("word \(word)") }
}

private struct Shown: Equatable {
  var theme = 1
  var word = "a"
  var path: [Int] = []
  var sheet = false
}

/// E1, M7: values that views inherit.
@MainActor
struct EnvironmentTests {
  @Test func `only the readers of a changed key run`() {
    let (probe, show) = Probe.remoted(Shown()) { $shown in
      VStack {
        ForEach(0..<50) { _ in ThemeReader() }
        ForEach(0..<50) { _ in WordReader() }
      }
      .environment(\.theme, shown.theme)
      .environment(\.word, shown.word)
    }
    let theme = probe.cost { show(Shown(theme: 2)) }
    #expect(theme.bodies == 51 && theme.mutations.count == 50 && theme.batches == 1)
    let word = probe.cost { show(Shown(theme: 2, word: "b")) }
    #expect(word.bodies == 51 && word.sets == 50)
    #expect(probe.texts[0] == "theme 2" && probe.texts[99] == "word b")
  }

  @Test func `a nearer value hides a change further out`() {
    let (probe, show) = Probe.remoted(Shown()) { $shown in
      VStack {
        ThemeReader()
        ThemeReader().environment(\.theme, 9)
      }
      .environment(\.theme, shown.theme)
    }
    let cost = probe.cost { show(Shown(theme: 2)) }
    #expect(probe.texts == ["theme 2", "theme 9"] && cost.bodies == 2)
  }

  @Test func `a transformed value follows the value that it is made from`() {
    let (probe, show) = Probe.remoted(Shown()) { $shown in
      VStack {
        ThemeReader().transformEnvironment(\.theme) { $0 *= 10 }
          .transformEnvironment(\.theme) { $0 += 1 }
        WordReader()
      }
      .environment(\.theme, shown.theme)
    }
    #expect(probe.texts == ["theme 20", "word none"])
    show(Shown(theme: 4))
    #expect(probe.texts[0] == "theme 50")
  }

  @Test func `a transformation above views that did not change reaches them`() {
    let (probe, show) = Probe.remoted(Shown()) { $shown in
      Still().transformEnvironment(\.theme) { $0 = shown.theme }
    }
    let cost = probe.cost { show(Shown(theme: 3)) }
    // The view itself and the reader; the one in between has no reason to run.
    #expect(probe.texts == ["theme 3"] && cost.bodies == 2)
  }

  private struct Still: View {
    var body: some View { ThemeReader() }
  }

  @Test func `disabling adds up and cannot be taken back inside`() {
    let probe = Probe(
      VStack {
        Button("a") {}
        Button("b") {}.disabled(false)
      }
      .disabled(true))
    #expect(probe.all(.button).allSatisfy { $0.properties[.disabled] == .bool(true) })
  }

  @Test func `pushed screens inherit from around the stack, not from its root (E1)`() {
    let (probe, show) = Probe.remoted(Shown(path: [1])) { $shown in
      NavigationStack(path: $shown.path) {
        ThemeReader().environment(\.theme, 100)
          .navigationDestination(for: Int.self) { _ in ThemeReader() }
      }
      .environment(\.theme, shown.theme)
    }
    #expect(probe.texts == ["theme 100", "theme 1"])
    show(Shown(theme: 2, path: [1]))
    #expect(probe.texts == ["theme 100", "theme 2"])
  }

  @Test func `a sheet inherits from where its modifier is, and follows it (M7)`() {
    let (probe, show) = Probe.remoted(Shown(sheet: true)) { $shown in
      Text("page").environment(\.theme, 100)
        .sheet(isPresented: $shown.sheet) {
          ThemeReader()
          NavigationLink("go", value: 1)
        }
        .environment(\.theme, shown.theme)
        .environment(\.word, "b")
    }
    #expect(probe.texts[1] == "theme 1")
    show(Shown(theme: 2, sheet: true))
    #expect(probe.texts[1] == "theme 2")
    // A sheet has no stack unless it contains one.
    #expect(probe.all(.button)[0].properties[.disabled] == .bool(true))
  }

  @Test func `an environment property read outside of a view is the default (S7)`() {
    #expect(Environment(\.theme).wrappedValue == -1 && EnvironmentValues().word == "none")
  }

  @Observable
  final class Absent {
    var count = 0
  }

  private struct Declaring: View {
    @Environment(Absent.self) private var absent
    let reads: Bool

    var body: some View { Text(reads ? "\(absent.count)" : "unread") }
  }

  @Test func `an observable object that is absent is missed only where it is read (E2)`() async {
    #expect(Probe(Declaring(reads: false)).texts == ["unread"])
    await #expect(processExitsWith: .failure) { @MainActor in _ = Probe(Declaring(reads: true)) }
  }
}
