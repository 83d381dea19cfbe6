// SPDX-License-Identifier: MIT

import ChromiumDriver
import Testing
import WaymarkViews

@testable import WaymarkWeb

private struct FlexibleApp: App {
  var body: some Scene { WindowGroup { FlexibleView() } }
}

private struct FlexibleView: View {
  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading) {
        ScrollView(.horizontal) {
          LazyHStack {
            ForEach(0..<2) { number in
              Rectangle().fill(.green).accessibilityIdentifier("card \(number)").frame(width: 90)
            }
          }
        }
        .frame(height: 60)
        ScrollView(.horizontal) { Text("low").accessibilityIdentifier("low") }
          .accessibilityIdentifier("low scroll").frame(height: 80)
        ZStack {
          Rectangle().fill(.green).accessibilityIdentifier("placed").position(x: 20, y: 40)
        }
        .frame(width: 60, height: 50)
        Rectangle().fill(.orange).accessibilityIdentifier("larger").padding(-10)
          .frame(width: 40, height: 30)
        Section {
          Text("wide").frame(maxWidth: .infinity).accessibilityIdentifier("wide")
        } header: {
          Text("Header").accessibilityIdentifier("title")
            .frame(maxWidth: .infinity, alignment: .trailing)
        } footer: {
          Text("Footer").accessibilityIdentifier("foot")
        }
        Text("plain").accessibilityIdentifier("plain")
      }
    }
  }
}

/// How views without sizes of their own use the space that they are offered.
@Suite(.enabled(if: Browser.isHere), .timeLimit(.minutes(3)))
@MainActor
struct FlexibleBrowserTests {
  @Test func `views fill what scroll views, positions, paddings and sections offer`() async throws {
    try await TestServer.run(FlexibleApp.self) { server in
      try await Browser.run { page in
        try await page.setViewport(width: 400, height: 800)
        try await page.enter(server.address)
        func look(_ name: String) async throws -> [Double] {
          let text = try await page.evaluate(
            """
            (n => {
              const {x, width, height} = n.getBoundingClientRect();
              return [x, width, height, parseFloat(getComputedStyle(n).fontSize)].join();
            })(document.querySelector('[data-testid="\(name)"]'))
            """)
          return (text.string ?? "").split(separator: ",").compactMap { Double($0) }
        }
        #expect(try await look("card 1")[1...2] == [90, 60])
        let (scroll, low) = (try await look("low scroll"), try await look("low"))
        #expect(scroll[2] == low[2])
        #expect(try await look("placed")[1...2] == [60, 50])
        #expect(try await look("larger")[1...2] == [60, 50])
        #expect(try await look("wide")[1] == 400)
        let (title, foot) = (try await look("title"), try await look("foot"))
        let plain = try await look("plain")
        #expect(title[0] + title[1] == 400)
        #expect(foot[0] == 0 && foot[3] == plain[3] && title[3] == plain[3])
      }
    }
  }
}
