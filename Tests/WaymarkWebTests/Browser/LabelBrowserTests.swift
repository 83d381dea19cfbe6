// SPDX-License-Identifier: MIT

import ChromiumDriver
import Testing
import WaymarkViews

@testable import WaymarkWeb

private struct LabelApp: App {
  var body: some Scene { WindowGroup { LabelView() } }
}

private struct LabelView: View {
  @State private var isOn = true
  @State private var text = ""

  var body: some View {
    VStack {
      Toggle(isOn: $isOn) {
        Text("Rain").accessibilityIdentifier("title")
        Text("Warn before it rains").accessibilityIdentifier("subtitle")
      }
      Text("Rain").font(.subheadline).foregroundStyle(.secondary).accessibilityIdentifier("small")
      Toggle("Hidden", isOn: $isOn).labelsHidden().accessibilityIdentifier("toggle")
      Stepper("Hidden", value: .constant(1)).labelsHidden().accessibilityIdentifier("stepper")
      Button("Plain") {}.accessibilityIdentifier("tinted")
      Button("Filled") {}.accessibilityIdentifier("coloured").padding().background(.blue)
        .foregroundStyle(.white)
      VStack { Button("Level") {}.accessibilityIdentifier("level") }.foregroundStyle(.secondary)
      HStack { Text("Blue").foregroundStyle(.secondary).accessibilityIdentifier("second") }
        .foregroundStyle(.red, Color(red: 0, green: 0, blue: 1))
      Image(systemName: "xmark.circle.fill").accessibilityIdentifier("enclosed")
        .foregroundStyle(.white, Color(red: 1, green: 0, blue: 0))
      Image(systemName: "heart").accessibilityIdentifier("single")
        .foregroundStyle(.white, Color(red: 1, green: 0, blue: 0))
      TextField("Plain", text: $text).accessibilityIdentifier("plain")
      TextField("Round", text: $text).textFieldStyle(.roundedBorder)
        .accessibilityIdentifier("round")
      List {
        Section("Loud") { Text("Row") }.headerProminence(.increased)
        Section("Quiet") { Text("Row") }
      }
    }
  }
}

/// Labels of controls, and colours that views inherit.
@Suite(.serialized, .enabled(if: Browser.isHere), .timeLimit(.minutes(3)))
@MainActor
struct LabelBrowserTests {
  private func run(_ body: @MainActor (ChromiumPage) async throws -> Void) async throws {
    try await TestServer.run(LabelApp.self) { server in
      try await Browser.run { page in
        try await page.setViewport(width: 400, height: 1000)
        try await page.enter(server.address)
        try await body(page)
      }
    }
  }

  @Test func `the texts of a label are below each other (D26)`() async throws {
    try await run { page in
      let (title, subtitle) = try await (page.box("title"), page.box("subtitle"))
      #expect(subtitle.top >= title.bottom && subtitle.left == title.left)
      for property in ["font-size", "color"] {
        let expected = try await page.style(property, of: "small")
        #expect(try await page.style(property, of: "subtitle") == expected)
        #expect(try await page.style(property, of: "title") != expected)
      }
    }
  }

  @Test func `a control without its label is as wide as the control`() async throws {
    try await run { page in
      for name in ["toggle", "stepper"] {
        let box = try await page.box(name)
        #expect(box.width < 120 && abs(box.middle - 200) < 1, "\(name)")
      }
    }
  }

  @Test func `the label of a button has the colour that is set around it (D26)`() async throws {
    try await run { page in
      let tint = try await page.style("color", of: "tinted")
      #expect(try await page.style("color", of: "coloured") == "rgb(255, 255, 255)")
      #expect(try await page.style("color", of: "level") == tint)
      #expect(tint != "rgb(255, 255, 255)")
    }
  }

  @Test func `a second style colours the second level and filled symbols (D26)`() async throws {
    try await run { page in
      #expect(try await page.style("color", of: "second") == "rgb(0, 0, 255)")
      #expect(try await page.style("color", of: "enclosed") == "rgb(255, 0, 0)")
      let hole = try await page.style("background-image", of: "enclosed")
      #expect(hole.contains("255, 255, 255"))
      #expect(try await page.style("color", of: "single") == "rgb(255, 255, 255)")
    }
  }

  @Test func `text fields have borders only if they are asked for`() async throws {
    try await run { page in
      let (plain, round) = try await (
        page.style("box-shadow", of: "plain"), page.style("box-shadow", of: "round")
      )
      #expect(plain == "none" && round != "none")
      let ground = try await page.style("background-color", of: "plain")
      let padding = try await page.style("padding-left", of: "plain")
      #expect(ground == "rgba(0, 0, 0, 0)" && padding == "0px")
    }
  }

  @Test func `a header of increased prominence is larger`() async throws {
    try await run { page in
      let sizes = try await page.evaluate(
        """
        [...document.querySelectorAll('.header')]\
        .map(header => parseFloat(getComputedStyle(header).fontSize)).join()
        """
      ).string?.split(separator: ",").compactMap { Double($0) }
      let found = try #require(sizes)
      try #require(found.count == 2)
      #expect(found[0] > found[1])
    }
  }
}
