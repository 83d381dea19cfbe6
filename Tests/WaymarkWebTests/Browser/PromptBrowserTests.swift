// SPDX-License-Identifier: MIT

import ChromiumDriver
import Testing
import WaymarkViews

@testable import WaymarkWeb

private struct PromptApp: App {
  var body: some Scene { WindowGroup { PromptView() } }
}

private struct PromptView: View {
  @State private var name = ""
  @State private var isAsking = true

  var body: some View {
    NavigationStack {
      Text("Behind")
        .navigationTitle("Walks")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .principal) {
            Text("Walks of the week").accessibilityIdentifier("principal")
          }
        }
        .alert("Rename", isPresented: $isAsking) {
          TextField("Name", text: $name).accessibilityIdentifier("field")
          Button("Save") {}.accessibilityIdentifier("save")
          Button("Cancel", role: .cancel) {}.accessibilityIdentifier("cancel")
        }
    }
  }
}

/// Alerts that ask for text, and what replaces a title.
@Suite(.serialized, .enabled(if: Browser.isHere), .timeLimit(.minutes(3)))
@MainActor
struct PromptBrowserTests {
  private func run(_ body: @MainActor (ChromiumPage) async throws -> Void) async throws {
    try await TestServer.run(PromptApp.self) { server in
      try await Browser.run { page in
        try await page.setViewport(width: 400, height: 800)
        try await page.enter(server.address)
        try await body(page)
      }
    }
  }

  @Test func `the fields of an alert are above its buttons, which are beside each other`()
    async throws
  {
    try await run { page in
      let (field, save, cancel) = try await (
        page.box("field"), page.box("save"), page.box("cancel")
      )
      #expect(field.bottom < save.top && field.bottom < cancel.top)
      #expect(save.top == cancel.top && cancel.right <= save.left + 1)
      #expect(field.left > cancel.left + 8 && field.right < save.right - 8)
      let (align, edge) = try await (
        page.style("text-align", of: "field"), page.style("box-shadow", of: "field")
      )
      #expect(align == "start" && edge != "none")
    }
  }

  @Test func `a principal item takes the place of the title`() async throws {
    try await run { page in
      let title = try await page.evaluate(
        "getComputedStyle(document.querySelector('.bar > .name')).display"
      ).string
      #expect(title == "none")
      #expect(try await page.box("principal").width > 0)
    }
  }
}
