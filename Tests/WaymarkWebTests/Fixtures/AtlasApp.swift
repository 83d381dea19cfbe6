// SPDX-License-Identifier: MIT

import Foundation
import WaymarkLinks
import WaymarkViews

@testable import WaymarkWeb

/// Lakes that have addresses, by SwiftUI's own names only: `onOpenURL` in, `userActivity` out.
struct AtlasApp: App {
  var body: some Scene { WindowGroup { AtlasView() } }
}

private enum AtlasPlace: Hashable {
  case lake(Int)
  case photos(Int)
  /// Only for those who have signed in.
  case mine
  /// A screen without an address.
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

extension Site {
  /// What ``AtlasApp`` has, as a table would say it.
  static let atlas = Site(
    place: { target in
      let path = String(target.prefix { $0 != "?" })
      let query = String(target.dropFirst(path.count))
      guard target.utf8.count < 200 else { return .tooLong }
      guard path.hasPrefix("/"), !path.contains("%"), !path.contains("//") else {
        return .malformed
      }
      guard let link = URL(string: "https://atlas.example\(path)") else { return .malformed }
      let parts = path.split(separator: "/")
      if path.count > 1, path.hasSuffix("/") { return .moved(to: path.dropLast() + query) }
      let isGated = parts.first == "mine"
      let isKnown =
        switch parts.count {
        case 0: true
        case 1: ["mine", "refused"].contains(parts[0])
        case 2: parts[0] == "lakes" && Int(parts[1]) != nil
        case 3: parts[0] == "lakes" && Int(parts[1]) != nil && parts[2] == "photos"
        default: false
        }
      if !isKnown { return .unknown(link: path.hasPrefix("/none") ? nil : link) }
      return .screen(Screen(address: path, link: link, isGated: isGated))
    },
    address: { link in
      let origin = "https://atlas.example"
      return link.hasPrefix("\(origin)/") ? String(link.dropFirst(origin.count)) : nil
    })
}
