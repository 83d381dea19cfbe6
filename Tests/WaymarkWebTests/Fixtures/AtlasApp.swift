// SPDX-License-Identifier: MIT

import Foundation
import WaymarkAssociation
import WaymarkLinks
import WaymarkViews

@testable import WaymarkWeb

/// Lakes with URLs, using only SwiftUI's API: `onOpenURL` and `userActivity`.
struct AtlasApp: App {
  var body: some Scene { WindowGroup { AtlasView() } }
}

private enum AtlasPlace: Hashable {
  case lake(Int)
  case photos(Int)
  /// Only for signed-in users.
  case mine
  /// A screen without a URL.
  case note(String)

  init?(_ parts: ArraySlice<String>) {
    guard let number = parts.dropFirst().first.flatMap({ Int($0) }) else { return nil }
    switch parts.dropFirst(2).first {
    case nil: self = .lake(number)
    case "photos": self = .photos(number)
    default: return nil
    }
  }

  var address: String? {
    switch self {
    case .lake(let number): "/lakes/\(number)"
    case .photos(let number): "/lakes/\(number)/photos"
    case .mine: "/mine"
    case .note: nil
    }
  }
}

private struct AtlasView: View {
  @State private var path: [AtlasPlace] = []
  @State private var isAdding = false
  @State private var isSigningIn = false
  @State private var isSignedIn = false
  @State private var waiting: [AtlasPlace]?
  @State private var count = 0

  private var links: [String] {
    (["/"] + path.compactMap(\.address)).map { "https://atlas.example\($0)" }
  }

  var body: some View {
    NavigationStack(path: $path) {
      List {
        Button("Count \(count)") { count += 1 }
        Button("Lake 7") { path.append(.lake(7)) }
        Button("Photos of 9") { path = [.lake(9), .photos(9)] }
        Button("A note") { path.append(.note("first")) }
        Button("Add") { isAdding = true }
      }
      .navigationTitle("Lakes")
      .navigationDestination(for: AtlasPlace.self) { place in
        switch place {
        case .lake(let number):
          List {
            Text("Counted \(count)")
            Button("Photos") { path.append(.photos(number)) }
            Button("Next") { path[path.count - 1] = .lake(number + 1) }
            Button("Add") { isAdding = true }
            Button("Home") { path = [] }
          }
          .navigationTitle("Lake \(number)")
        case .photos(let number):
          List {
            Button("Home") { path = [] }
            Button("Photos of another") { path = [.lake(number + 1), .photos(number + 1)] }
          }
          .navigationTitle("Photos of \(number)")
        case .mine: Text("My own").navigationTitle("Mine")
        case .note(let words): Text(words).navigationTitle("Note")
        }
      }
    }
    .sheet(isPresented: $isAdding) {
      NavigationStack { Button("Done") { isAdding = false }.navigationTitle("New") }
    }
    .sheet(isPresented: $isSigningIn) {
      NavigationStack {
        List {
          Button("Sign in") {
            isSignedIn = true
            isSigningIn = false
            path = waiting ?? path
            waiting = nil
          }
          Button("Not now") { isSigningIn = false }
        }
        .navigationTitle("Who are you?")
      }
    }
    .onOpenURL { url in
      let parts = url.path.split(separator: "/").map(String.init)
      switch parts.first {
      case nil: path = []
      case "lakes": path = AtlasPlace(parts[...]).map(Self.stack) ?? path
      case "refused", "ignored": break
      case "mine" where !isSignedIn:
        waiting = [.mine]
        isSigningIn = true
      case "mine": path = [.mine]
      default: path = [.note("I do not know \(url.path)")]
      }
    }
    .userActivity(NSUserActivityTypeBrowsingWeb) { activity in
      activity.webpageURL = links.last.flatMap { URL(string: $0) }
      activity.userInfo = [LinkActivity.stackKey: links]
    }
  }

  private static func stack(_ place: AtlasPlace) -> [AtlasPlace] {
    if case .photos(let number) = place { [.lake(number), place] } else { [place] }
  }
}

/// The same app with a link table.
struct LinkedAtlas: LinkedApp {
  /// The routes of the links.
  enum Route: Hashable, Sendable {
    case home, mine, shop, beta, refused
    case lake(Int)
    case photos(Int)
    case find(String, page: Int)
  }

  nonisolated static let links = RouteTable<Route>.reporting(
    hosts: ["atlas.example", "www.atlas.example"], schemes: ["atlas"]
  ) {
    LinkRoute("/", route: Route.home)
    LinkRoute(
      "/lakes/:number", .int, aliases: ["/l/:number"],
      make: { $0 > 1000 ? nil : Route.lake($0) },
      match: { if case .lake(let number) = $0 { number } else { nil } },
      parent: { _ in .home })
    LinkRoute(
      "/lakes/:number/photos", .int, make: { Route.photos($0) },
      match: { if case .photos(let number) = $0 { number } else { nil } },
      parent: { if case .photos(let number) = $0 { .lake(number) } else { nil } }
    ).exists { $0 != .photos(404) }
    LinkRoute(
      "/find/:words?page", .text, .int.default(1), make: { Route.find($0, page: $1) },
      match: { if case .find(let words, let page) = $0 { (words, page) } else { nil } })
    LinkRoute("/mine", route: Route.mine, requires: ["signedIn"], parent: { _ in .home })
    LinkRoute("/refused", route: Route.refused)
    LinkRoute("/shop", route: Route.shop, web: .webOnly)
    LinkRoute("/beta", route: Route.beta, web: .appOnly)
  }

  nonisolated static let associations = LinkAssociations(
    appleApps: ["ABCDE12345.example.atlas"],
    androidApps: [
      AndroidApp(
        package: "example.atlas",
        fingerprints: [Array(repeating: "AB", count: 32).joined(separator: ":")])
    ])

  var body: some Scene { WindowGroup { AtlasView() } }
}

extension Site {
  /// The site with the links of ``AtlasApp``.
  static let atlas = Site(LinkedAtlas.links)
}
