// SPDX-License-Identifier: MIT

import Testing
import WaymarkViews

@testable import WaymarkWeb

@MainActor
struct HTMLOutlineTests {
  private func outline(_ view: some View) -> String {
    let stage = ViewStage(WindowTraits()) { AnyView(view) }
    defer { stage.end() }
    return HTMLOutline(stage.tree).text
  }

  @Test func `each element is on a line of its own`() {
    #expect(
      outline(
        VStack(spacing: 4) {
          Text("A & B")
          Text("two\nlines").padding(8)
        })
          == """
          <div class="window" data-f>
            <main class="under">
              <div class="vstack" style="gap:4px">
                <span class="text">A &amp; B</span>
                <div class="box" style="padding:8px 8px 8px">
                  <span class="text">two&#10;lines</span>
                </div>
              </div>
            </main>
            <div class="over">
              <div class="overlays"></div>
            </div>
          </div>

          """)
  }

  @Test func `what precedes an element does not change its lines`() {
    func toggle(_ count: Int) -> some View {
      List {
        ForEach(0..<count, id: \.self) { Text("\($0)") }
        Toggle("On", isOn: .constant(true))
      }
    }
    let lines = [1, 2].map { count in
      outline(toggle(count)).split(separator: "\n").filter { $0.contains("On") }
    }
    #expect(!lines[0].isEmpty)
    #expect(lines[0] == lines[1])
  }

  @Test func `references to elements are numbered`() {
    let text = outline(List { Stepper("Count", value: .constant(1)) })
    #expect(text.contains("id=\"id1\""))
    #expect(text.contains("aria-labelledby=\"id1\"") || text.contains("aria-describedby=\"id1\""))
    #expect(!text.contains("data-n"))
  }
}
