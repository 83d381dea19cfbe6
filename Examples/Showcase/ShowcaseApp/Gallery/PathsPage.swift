// SPDX-License-Identifier: MIT

import Foundation
import Waymark

/// A path of values of several types, written as JSON and read again.
struct PathsPage: View {
  @State private var path = NavigationPath()
  @State private var saved = ""

  var body: some View {
    NavigationStack(path: $path) {
      List {
        Lead("A path can be encoded. The available destinations decode it.")
        NavigationLink("A number", value: 42)
        NavigationLink("A peak", value: Peak(name: "Suilven", metres: 731))
        Section("Kept") {
          Text(saved.isEmpty ? "Nothing yet" : saved).font(.footnote)
          Button("Restore the saved path", action: restore).disabled(saved.isEmpty)
        }
      }
      .navigationTitle("Paths")
      .toolbar { DoneItem() }
      .navigationDestination(for: Int.self) { number in
        PathScreen(title: "Number \(number)", save: save)
      }
      .navigationDestination(for: Peak.self) { peak in
        PathScreen(title: "\(peak.name), \(peak.metres) m", save: save)
      }
    }
  }

  private func save() {
    guard let codable = path.codable, let data = try? JSONEncoder().encode(codable) else { return }
    saved = String(decoding: data, as: UTF8.self)
  }

  private func restore() {
    guard
      let codable = try? JSONDecoder().decode(
        NavigationPath.CodableRepresentation.self, from: Data(saved.utf8))
    else { return }
    path = NavigationPath(codable)
  }
}

private struct Peak: Hashable, Codable {
  let name: String
  let metres: Int
}

private struct PathScreen: View {
  let title: String
  let save: @MainActor () -> Void

  var body: some View {
    List {
      NavigationLink("Another number", value: 7)
      NavigationLink("Another peak", value: Peak(name: "Stac Pollaidh", metres: 612))
      Button("Save this path", action: save)
    }
    .navigationTitle(title)
  }
}

/// A stack in a screen of another: one bar, and back leads out of it.
struct InnerStackPage: View {
  var body: some View {
    NavigationStack {
      List {
        Lead("This screen contains a stack. There is one bar, and back leaves the stack.")
        NavigationLink("Further in", value: "in")
      }
      .navigationTitle("Inner Root")
      .navigationDestination(for: String.self) { _ in
        List { Text("On the inner stack") }.navigationTitle("Inside")
      }
    }
  }
}
