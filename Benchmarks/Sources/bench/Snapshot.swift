// SPDX-License-Identifier: MIT

import Foundation
import Waymark

/// Measures saving and restoring a path with screens of four types in five styles.
@MainActor
func snapshot(_ reporter: Reporter, _ n: Int) {
  let format = SnapshotFormat([
    SnapshotScreen(Int.self, named: "number"),
    SnapshotScreen(Place.self, named: "place"),
    SnapshotScreen(Filter.self, named: "filter"),
    SnapshotScreen(Page.self, named: "page"),
  ])
  let path = FlowPath((0..<n).map(route))
  guard let data = try? format.encode(path), (try? format.decode(data).path) == path else {
    print("The snapshot was not restored.")
    return
  }
  reporter.time("navigation", "snapshot", n, counters: ["bytes": Double(data.count)]) {
    guard let data = try? format.encode(path), let restored = try? format.decode(data) else {
      return
    }
    keep(UInt64(restored.path.count))
  }
}

private func route(_ number: Int) -> Route<AnyHashable> {
  let hasStack = number % 20 < 10
  return switch number % 10 {
  case 0, 5: .push(number)
  case 4: .sheet(Filter(words: ["loch", "ridge"], isLoop: true), withNavigation: hasStack)
  case 9: .cover(Page.stage(trail: number, stage: 3), withNavigation: hasStack)
  default: .push(Place(id: number, name: "West Highland Way"))
  }
}

private struct Place: Hashable, Codable {
  var id: Int
  var name: String
}

private struct Filter: Hashable, Codable {
  var words: [String]
  var miles: Double?
  var isLoop: Bool
}

private enum Page: Hashable, Codable {
  case stage(trail: Int, stage: Int)
  case about
}
