// SPDX-License-Identifier: MIT

import ChromiumDriver
import Foundation
import Testing
import WaymarkViews

@testable import WaymarkWeb

private struct ChoiceApp: App {
  var body: some Scene { WindowGroup { ChoiceView() } }
}

private struct ChoiceView: View {
  @State private var season = "Summer"
  @State private var pace = 0.5
  @State private var day = Date(timeIntervalSince1970: 0)
  @State private var cover = Color.black
  @State private var said = "nothing"

  var body: some View {
    List {
      Picker("Season", selection: $season) {
        ForEach(["Spring", "Summer"], id: \.self) { Text($0) }
        Text("Never").tag(1)
      }
      Picker("Segments", selection: $season) {
        ForEach(["Spring", "Summer"], id: \.self) { Text($0) }
      }
      .pickerStyle(.segmented)
      Slider(value: $pace, in: 0...1, step: 0.25) { Text("Pace") }
      DatePicker(
        "Day", selection: $day, in: ...Date(timeIntervalSince1970: 864_000),
        displayedComponents: .date)
      ColorPicker("Cover", selection: $cover)
      Text("Cover: \(cover.description)")
      Menu("More") {
        Button("Share") { said = "shared" }
        Menu("Sort") { Button("By name") { said = "sorted" } }
        Button("Delete") { said = "deleted" }
      }
      Text("Hold me").contextMenu { Button("Pin") { said = "pinned" } }
      Text("\(season) \(pace) \(Int(day.timeIntervalSince1970)) \(said)")
    }
    .environment(\.timeZone, .gmt)
  }
}

/// The browser's native menus, sliders and calendars, and Waymark's menus.
@Suite(.serialized, .enabled(if: Browser.isHere), .timeLimit(.minutes(3)))
@MainActor
struct ChoiceBrowserTests {
  private func onPage(
    _ body: @MainActor (ChromiumPage) async throws -> Void
  ) async throws {
    try await TestServer.run(ChoiceApp.self) { server in
      try await Browser.run { page in
        try await page.enter(server.address)
        try await body(page)
      }
    }
  }

  private func choose(_ index: Int, _ page: ChromiumPage) async throws {
    try await page.evaluate(
      """
      (()=>{const s=document.querySelector('select');s.selectedIndex=\(index);
      s.dispatchEvent(new Event('change',{bubbles:true}))})()
      """)
  }

  /// Sets the colour as the browser's own picker does, without closing it.
  private func paint(_ color: String, _ page: ChromiumPage) async throws {
    try await page.evaluate(
      """
      (()=>{const i=document.querySelector('[type=color]');i.value='\(color)';
      i.dispatchEvent(new Event('input',{bubbles:true}))})()
      """)
  }

  @Test func `a colour is set while it is chosen (C10)`() async throws {
    try await onPage { page in
      try await paint("#ff0000", page)
      try await page.wait(forText: "Cover: rgb(1.0, 0.0, 0.0)")
      try await paint("#0000ff", page)
      try await page.wait(forText: "Cover: rgb(0.0, 0.0, 1.0)")
      let color = try await page.evaluate("document.querySelector('[type=color]').value").string
      #expect(color == "#0000ff")
    }
  }

  @Test func `a choice in the browser's menu is made, one that the app refuses is taken back`()
    async throws
  {
    try await onPage { page in
      try await choose(0, page)
      try await page.wait(forText: "Spring 0.5")
      try await page.wait(until: "document.querySelector('.now').textContent === 'Spring'")
      try await choose(2, page)
      try await page.wait(until: "document.querySelector('select').selectedIndex === 0")
      try await page.evaluate("document.querySelectorAll('[role=radio]')[1].click()")
      try await page.wait(forText: "Summer 0.5")
      try await page.wait(until: "document.querySelector('select').selectedIndex === 1")
    }
  }

  @Test func `a slider's number and a date come to the app, and what it makes of them back`()
    async throws
  {
    try await onPage { page in
      try await page.evaluate(
        """
        (()=>{const s=document.querySelector('[type=range]');s.value=1;
        s.dispatchEvent(new Event('input',{bubbles:true}))})()
        """)
      try await page.wait(forText: "Summer 1.0")
      try await page.evaluate(
        """
        (()=>{const d=document.querySelector('[type=date]');d.value='1970-03-01';
        d.dispatchEvent(new Event('change',{bubbles:true}))})()
        """)
      try await page.wait(forText: "864,000")
      try await page.wait(until: "document.querySelector('[type=date]').value === '1970-01-11'")
    }
  }

  @Test func `a menu opens below its button, is walked by arrows and closed by Escape`()
    async throws
  {
    try await onPage { page in
      try await page.tap("More")
      try await page.wait(until: "document.querySelector('.layer.menu .card')")
      let isBelow = try await page.evaluate(
        """
        (()=>{const b=document.querySelector('[aria-haspopup]').getBoundingClientRect();
        const c=document.querySelector('.layer.menu .card');
        return Math.abs(parseFloat(c.style.top)-b.bottom)<10})()
        """
      ).bool
      #expect(isBelow == true)
      for key in ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown"] {
        try await page.press(key)
      }
      #expect(try await page.evaluate("document.activeElement.innerText").string == "Share")
      try await page.press("End")
      #expect(try await page.evaluate("document.activeElement.innerText").string == "Delete")
      try await page.press("Escape")
      try await page.wait(until: "!document.querySelector('.layer.menu:not(.ghost)')")
      try await page.wait(until: "document.activeElement.innerText === 'More'")
    }
  }

  @Test func `an item of an inner menu ends both`() async throws {
    try await onPage { page in
      try await page.tap("More")
      try await page.wait(until: "document.querySelector('.layer.menu')")
      try await page.tap("Sort")
      try await page.wait(until: "document.querySelectorAll('.layer.menu').length === 2")
      try await page.tap("By name")
      try await page.wait(forText: "sorted")
      try await page.wait(until: "!document.querySelector('.layer.menu:not(.ghost)')")
    }
  }

  @Test func `the other mouse button opens a context menu where it is`() async throws {
    try await onPage { page in
      try await page.evaluate(
        """
        document.querySelector('[data-m]').dispatchEvent(new MouseEvent('contextmenu',
        {bubbles:true,cancelable:true,clientX:40,clientY:50}))
        """)
      try await page.wait(
        until: "document.querySelector('.layer.menu .card')?.style.left === '40px'")
      try await page.tap("Pin")
      try await page.wait(forText: "pinned")
    }
  }
}
