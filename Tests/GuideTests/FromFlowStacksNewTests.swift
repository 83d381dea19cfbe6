// SPDX-License-Identifier: MIT

import GuideSamples
import Synchronization
import Testing
import Waymark
import WaymarkTesting

enum Question: PresentedScreen {
  case delete(String)
  case filters

  var presentation: RoutePresentation {
    switch self {
    case .delete(let name): .alert(title: "Delete \(name)?")
    case .filters: .sheet(detents: [.medium, .large])
    }
  }
}

struct ShelfView: View {
  @State private var path = FlowPath()
  @State private var books = ["Bread", "Soup"]
  @State private var log: [String] = []

  var body: some View {
    FlowStack($path, withNavigation: true) {
      List {
        ForEach(books, id: \.self) { book in
          Button("Delete \(book)") { path.present(Question.delete(book)) }
          FlowLink(book, value: book, style: .push)
        }
        Button("Filter") { path.present(Question.filters) }
        ForEach(log.indices, id: \.self) { Text(log[$0]) }
      }
      .flowDestination(for: Question.self) { question in
        switch question {
        case .delete(let name):
          Button("Delete", role: .destructive) { books.removeAll { $0 == name } }
          Button("Keep", role: .cancel) {}
        case .filters: Text("No filters yet")
        }
      }
      .flowDestination(for: String.self) { BookView(name: $0) }
    }
    .onNavigation { event in log.append("\(event)") }
  }
}

struct BookView: View {
  let name: String
  @EnvironmentObject private var navigator: FlowPathNavigator

  var body: some View {
    Button("Soup instead") { navigator.replaceTop(with: AnyHashable("Soup"), as: .push) }
      .navigationTitle(name)
      .onFlowDismiss { cause in print("\(name) was closed: \(cause)") }
  }
}

/// The reports of an action.
enum Said {
  private final class Log: Sendable {
    let all = Mutex<[String]>([])
  }

  @MainActor
  static func by(_ body: () -> Void) -> [String] {
    let log = Log()
    DiagnosticSink.$current.withValue(
      DiagnosticSink { report in log.all.withLock { $0.append(report.message) } },
      operation: body)
    return log.all.withLock { $0 }
  }
}

@MainActor
struct FromFlowStacksNewTests {
  @Test func `the shelf asks, replaces and tells`() {
    let app = XCUIApplication { ShelfView() }
    app.launch()
    app.buttons["Delete Soup"].tap()
    app.alerts["Delete Soup?"].buttons["Keep"].tap()
    #expect(app.staticTexts[#"dismissal: [sheet delete("Soup")] → []"#].exists)
    app.buttons["Filter"].tap()
    #expect(app.sheets.staticTexts["No filters yet"].exists)
    app.sheets.firstMatch.swipeDown()
    app.buttons["Bread"].tap()
    app.buttons["Soup instead"].tap()
    #expect(app.navigationBars["Soup"].exists)
    app.navigationBars.buttons.firstMatch.tap()
    #expect(app.staticTexts[#"code: [push "Bread"] → [push "Soup"]"#].exists)
    #expect(app.staticTexts[#"back: [push "Soup"] → []"#].exists)
    app.buttons["Delete Soup"].tap()
    app.alerts.buttons["Delete"].tap()
    #expect(!app.buttons["Soup"].exists)
  }

  @Test func `a plan is printed as in the guide`() throws {
    let plan = NavigationPlan(
      from: [.push(1), .sheet(2, withNavigation: true), .push(3)],
      to: [.push(1), .push(4), .cover(5, withNavigation: true), .push(6)],
      on: .navigationStack)
    print(plan)
    #expect(try Guide("FromFlowStacks").texts.contains("\(plan)"))
  }
}
