// SPDX-License-Identifier: MIT

import Synchronization
import Testing
import WaymarkTesting
import WaymarkViews

@testable import WaymarkSnapshots

private struct CounterView: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("Count: \(count)")
      Button("Add") { count += 1 }
    }
  }
}

@MainActor
struct AssertSnapshotTests {
  @Test func `a view has its recorded HTML and elements`() {
    assertSnapshot(of: CounterView(), as: .html)
    assertSnapshot(of: CounterView(), as: .tree)
    assertSnapshot(
      of: CounterView(),
      as: .html(
        layout: .fixed(width: 200, height: 100), colorScheme: .dark,
        layoutDirection: .rightToLeft, dynamicTypeSize: .accessibility2),
      named: "variant")
  }

  @Test func `an app has the elements that it shows`() {
    let app = XCUIApplication { CounterView() }
    app.launch()
    app.buttons["Add"].tap()
    assertSnapshot(of: app, as: .tree)
  }

  @Test func `a difference fails the test, with the lines`() {
    withKnownIssue {
      assertSnapshot(
        of: Text("Another text"), as: .tree, named: "1", record: .never,
        testName: "a view has its recorded HTML and elements")
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return text.contains("There is no snapshot") || text.contains("differs")
    }
    withKnownIssue {
      assertSnapshot(
        of: Text("Another text"), as: .tree, named: "2", record: .never,
        testName: "a view has its recorded HTML and elements")
    } matching: { issue in
      issue.comments.map(\.rawValue).joined().contains("+    staticText, label: \"Another text\"")
    }
  }

  @Test func `a size that no window has fails the test`() {
    withKnownIssue {
      assertSnapshot(
        of: Text("a"), as: .html(layout: .fixed(width: .infinity, height: 1)), record: .never)
    } matching: {
      $0.comments.map(\.rawValue).joined().contains("points, not inf")
    }
  }

  @Test func `an app that is not running fails the test`() {
    withKnownIssue {
      assertSnapshot(of: XCUIApplication { Text("a") }, as: .html, record: .never)
    } matching: {
      $0.comments.map(\.rawValue).joined().contains("not running")
    }
  }

  @Test func `a view that reports misuse fails the test`() {
    let isReported = Mutex(false)
    withKnownIssue {
      assertSnapshot(
        of: List { ForEach([1, 1], id: \.self) { Text("\($0)") } }, as: .tree,
        named: "misuse", record: .never)
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      isReported.withLock { $0 = $0 || text.contains("error:") }
      return true
    }
    #expect(isReported.withLock { $0 })
  }
}
