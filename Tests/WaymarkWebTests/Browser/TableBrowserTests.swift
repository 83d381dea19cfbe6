// SPDX-License-Identifier: MIT

import ChromiumDriver
import Foundation
import Testing
import WaymarkViews

@testable import WaymarkWeb

private struct TableWebApp: App {
  var body: some Scene {
    WindowGroup { NavigationStack { NumberTable().navigationTitle("Numbers") } }
  }
}

private struct TableBelowApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        VStack {
          Text("Above")
          NumberTable()
        }
        .navigationTitle("Numbers")
      }
    }
  }
}

private struct Numbered: Identifiable {
  let id: Int
  var name: String { String(repeating: "Word ", count: id % 5 + 1) + String(id) }
  var length: Int { name.count }
}

private struct NumberTable: View {
  @State private var order = [KeyPathComparator(\Numbered.id)]
  @State private var selection: Int?

  var body: some View {
    Table(
      (0..<60).map { Numbered(id: $0) }.sorted(using: order), selection: $selection,
      sortOrder: $order
    ) {
      TableColumn("Name", value: \.name)
      TableColumn("Length", value: \.length) { Text(verbatim: "\($0.length)") }
        .width(min: 60, max: 120).alignment(.trailing)
      TableColumn("Number", value: \.id) { Text(verbatim: "\($0.id)") }.width(90)
    }
  }
}

/// D40: tables in a real browser: where their columns are, and what people do with them.
@Suite(.serialized, .enabled(if: Browser.isHere), .timeLimit(.minutes(2)))
@MainActor
struct TableBrowserTests {
  private func run(
    _ app: any App.Type = TableWebApp.self, width: Int,
    _ body: @MainActor (ChromiumPage) async throws -> Void
  ) async throws {
    try await TestServer.run(app) { server in
      try await Browser.run { page in
        try await page.setViewport(width: width, height: 700)
        try await page.enter(server.address)
        try await page.evaluate(
          """
          window.edges = row => [...row.querySelectorAll('[role=columnheader], .in [role=cell]')]
            .map(cell => cell.getBoundingClientRect())
            .map(box => Math.round(box.left) + ' ' + Math.round(box.width)).join();
          window.rows = () => [...document.querySelectorAll('[role=table] > .row')];
          window.header = () => document.querySelector('.header'); 0
          """)
        try await body(page)
        #expect(server.store.metrics.invalidInput == 0)
      }
    }
  }

  @Test func `columns have the same edges in each row, and their labels remain visible`()
    async throws
  {
    try await run(width: 900) { page in
      try await page.wait(until: "rows().length > 10")
      let widths = try await page.evaluate(
        "edges(header()).split(',').map(edge => edge.split(' ')[1]).slice(1).join()"
      ).string
      #expect(widths == "120,90")
      try await page.wait(until: "rows().every(row => edges(row) === edges(header()))")
      try await page.evaluate("document.querySelector('.page').scrollTo(0, 900); 0")
      try await page.wait(
        until: """
          document.querySelector('.page').scrollTop > 800 && Math.abs(
            header().getBoundingClientRect().top
              - document.querySelector('.bar').getBoundingClientRect().bottom) <= 1
          """)
    }
  }

  @Test func `below other views, the labels stay at the top of the table`() async throws {
    try await run(TableBelowApp.self, width: 900) { page in
      try await page.wait(until: "rows().length > 10")
      let gap = "rows()[0].getBoundingClientRect().top - header().getBoundingClientRect().bottom"
      #expect(try await page.evaluate("Math.abs(\(gap)) <= 1").bool == true)
      try await page.evaluate("document.querySelector('[role=table]').scrollTo(0, 900); 0")
      try await page.wait(
        until: """
          document.querySelector('[role=table]').scrollTop > 800 && Math.abs(
            header().getBoundingClientRect().top
              - document.querySelector('[role=table]').getBoundingClientRect().top) <= 1
          """)
      // Nothing in a row is in front of the labels.
      let top = try await page.evaluate(
        """
        [0, 5, 10, 15, 20, 25].every(y => {
          const box = header().getBoundingClientRect();
          return header().contains(document.elementFromPoint(box.left + 40, box.top + y));
        })
        """
      ).bool
      #expect(top == true)
    }
  }

  @Test func `a click on a label sorts, and one on a row selects it`() async throws {
    try await run(width: 900) { page in
      try await page.wait(until: "rows()[0]?.innerText.startsWith('Word 0')")
      try await page.click("[role=columnheader][aria-sort=ascending] button")
      try await page.wait(until: "rows()[0].innerText.includes('59')")
      try await page.wait(
        until: "document.querySelector('[aria-sort=descending]')?.innerText.startsWith('Number')")
      let middle = try await page.middle("[role=table] > .row:nth-of-type(3)")
      try await page.click(x: middle.x, y: middle.y)
      try await page.wait(until: "document.querySelectorAll('.row[aria-current]').length === 1")
    }
  }

  @Test func `a narrow window shows only the first column`() async throws {
    try await run(width: 390) { page in
      try await page.wait(until: "rows()[0]?.innerText.trim() === 'Word 0'")
      let headers = try await page.evaluate("document.querySelectorAll('.header').length").number
      #expect(headers == 0)
    }
  }
}
