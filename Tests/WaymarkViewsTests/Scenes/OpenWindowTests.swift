// SPDX-License-Identifier: MIT

import Synchronization
import Testing
import WaymarkDiagnostics
import WaymarkRender
import WaymarkTesting

@_spi(Host) @testable import WaymarkViews

private struct Opener: View {
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow

  var body: some View {
    Button("Open notes") { openWindow(id: "notes") }
    Button("Open 7") { openWindow(value: 7) }
    Button("Open info") { openWindow(id: "info") }
    Button("Open nothing") { openWindow(id: "nothing") }
    Button("Close notes") { dismissWindow(id: "notes") }
  }
}

private struct Number: View {
  @Binding var number: Int?
  @Environment(\.dismissWindow) private var dismissWindow

  var body: some View {
    Text(verbatim: "Number \(number ?? 0)")
    Button("Count") { number = (number ?? 0) + 1 }
    Button("Close number") { dismissWindow() }
  }
}

private struct Windowed: App {
  var body: some Scene {
    WindowGroup { Opener() }
    WindowGroup("Notes", id: "notes") { Text("Notes") }
    WindowGroup(for: Int.self) { Number(number: $0) }
    Window("Info", id: "info") { Text("Info") }
  }
}

@Observable
@MainActor
private final class Names {
  static let shared = Names()
  var notes = "notes"
}

private struct Renamed: App {
  var body: some Scene {
    WindowGroup { Text("First") }
    WindowGroup("Notes", id: Names.shared.notes) { Button("Notes") {} }
  }
}

private final class Reports: Sendable {
  let all = Mutex<[String]>([])
}

/// Windows that an app opens with `openWindow`.
@MainActor
struct OpenWindowTests {
  private let app = XCUIApplication(Windowed.self)

  init() { app.launch() }

  private func count(_ words: String) -> Int {
    app.staticTexts.matching(identifier: words).count
  }

  @Test func `the first scene is shown first, and ids open the others`() {
    #expect(app.buttons["Open notes"].exists && count("Notes") == 0)
    app.buttons["Open notes"].tap()
    app.buttons["Open notes"].tap()
    #expect(count("Notes") == 2)
    app.buttons["Close notes"].tap()
    #expect(count("Notes") == 0 && app.buttons["Open notes"].exists)
  }

  @Test func `a window for a value is opened once, and may change its value`() {
    app.buttons["Open 7"].tap()
    app.buttons["Open 7"].tap()
    #expect(count("Number 7") == 1)
    app.buttons["Count"].tap()
    #expect(count("Number 8") == 1)
    app.buttons["Close number"].tap()
    #expect(count("Number 8") == 0)
  }

  @Test func `a Window scene opens at most one window`() {
    app.buttons["Open info"].tap()
    app.buttons["Open info"].tap()
    #expect(count("Info") == 1)
  }

  @Test func `a window that cannot be opened is reported`() throws {
    let host = HeadlessHost()
    let reports = Reports()
    let sink = DiagnosticSink { diagnostic in reports.all.withLock { $0.append(diagnostic.message) }
    }
    let graph = ViewGraph(host: host, diagnostics: sink)
    graph.mount(Windowed())
    let open = EnvironmentValues(graph.rootScope).openWindow
    open(id: "nothing")
    open(id: "notes")
    #expect(
      reports.all.withLock(\.self) == [
        "openWindow: no scene of the app matches the id \"nothing\".",
        "openWindow: cannot open a window for the id \"notes\": this host shows only one.",
      ])
  }

  @Test func `a window whose scene has another id now shows the first scene`() {
    let host = HeadlessHost()
    let graph = ViewGraph(host: host)
    graph.scene.request = _WindowRequest(id: "notes", value: nil)
    Names.shared.notes = "notes"
    graph.mount(Renamed())
    #expect("\(host.tree)".contains("button"))
    Names.shared.notes = "other"
    graph.flush()
    #expect(!"\(host.tree)".contains("button") && "\(host.tree)".contains("First"))
  }
}
