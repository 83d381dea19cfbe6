// SPDX-License-Identifier: MIT

import ChromiumDriver
import Testing
import Waymark

private struct Club: App {
  var body: some Scene { WindowGroup { ClubView() } }
}

@MainActor private final class Membership: ObservableObject {
  @Published var isSignedIn = true
  @Published var library: [Route<Int>] = []
  @Published var cellar: [Route<Int>] = []
}

/// Two tabs with screens for members.
private struct ClubView: View {
  @StateObject private var membership = Membership()

  var body: some View {
    TabView {
      Rooms(membership: membership, title: "Library", path: $membership.library)
        .tabItem { Label("Library", systemImage: "book") }
      Rooms(membership: membership, title: "Cellar", path: $membership.cellar)
        .tabItem { Label("Cellar", systemImage: "cup.and.saucer") }
    }
    .gates(membership.isSignedIn ? [.signedIn] : [], requires: { _ in [.signedIn] })
  }
}

private struct Rooms: View {
  @ObservedObject var membership: Membership
  let title: String
  @Binding var path: [Route<Int>]

  var body: some View {
    FlowStack($path, withNavigation: true) {
      FlowLink("Enter the \(title)", value: 1, style: .push)
        .navigationTitle(title)
        .flowDestination(for: Int.self) { number in
          VStack {
            FlowLink("On from \(title) \(number)", value: number + 1, style: .push)
            Button("Sign out in \(title) \(number)") { membership.isSignedIn = false }
          }
          .navigationTitle("Secret \(title) \(number)")
        }
    }
  }
}

@Suite(.serialized, .enabled(if: Browser.isHere), .timeLimit(.minutes(2)))
@MainActor
struct GateBrowserTests {
  /// X4.
  @Test func `who signs out three screens deep in two tabs finds nothing by Back or Forward`()
    async throws
  {
    try await TestServer.run(Club.self) { server in
      try await Browser.run { page in
        try await page.setMedia(["prefers-reduced-motion": "reduce"])
        try await page.enter(server.address)
        try await page.wait(until: "'live' in document.body.dataset")
        for title in ["Library", "Cellar"] {
          if title == "Cellar" { try await page.tap(title) }
          try await page.tap("Enter the \(title)")
          for number in 1...2 {
            try await page.expect(title: "Secret \(title) \(number)")
            try await page.tap("On from \(title) \(number)")
          }
          try await page.expect(title: "Secret \(title) 3")
        }
        try await page.tap("Sign out in Cellar 3")
        try await page.expect(title: "Cellar")
        try await page.wait(until: "history.state.at === 0")
        let isClean = "!document.documentElement.innerHTML.includes('Secret')"
        #expect(try await page.evaluate(isClean) == true)
        try await page.traverse(1)
        try await page.wait(until: "history.state.at === 0")
        #expect(try await page.evaluate(isClean) == true)
        try await page.tap("Library")
        try await page.expect(title: "Library")
        #expect(try await page.evaluate(isClean) == true)
        try await page.traverse(1)
        try await page.wait(until: "history.state.at === 0")
        try await page.expect(title: "Library")
        #expect(try await page.evaluate(isClean) == true)
      }
    }
  }
}
