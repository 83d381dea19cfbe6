// SPDX-License-Identifier: MIT

package import WaymarkHeadless
package import WaymarkRecording

extension NavigationMap {
  /// A recording with its name, or the reason why it cannot be read.
  package typealias NamedRecording = (name: String, content: Result<Recording, Coverage.Unreadable>)

  /// Performs recordings in new instances of the app, and notes what they visit.
  ///
  /// - Parameters:
  ///   - recordings: The recordings.
  ///   - links: The link table with which the map was made.
  ///   - start: Starts the app.
  @MainActor
  package mutating func cover(
    with recordings: [NamedRecording], _ links: MapLinks?, _ start: @escaping Runtime.Start
  ) async {
    var coverage = Coverage(recordings: recordings.map(\.name))
    var screenVisits: [Screen.ID: Int] = [:]
    var wayVisits: [CoverageWalk.Way: Int] = [:]
    for (name, content) in recordings {
      let walk = CoverageWalk(start, links)
      do {
        if let divergence = await walk.perform(try content.get()) { throw divergence }
      } catch {
        coverage.problems.append(.init(recording: name, reason: "\(error)"))
      }
      for id in walk.screens { screenVisits[id, default: 0] += 1 }
      for way in walk.ways { wayVisits[way, default: 0] += 1 }
    }
    coverage.otherScreens = screenVisits.keys.filter { screen($0) == nil }.sorted()
    for index in screens.indices { screens[index].visits = screenVisits[screens[index].id] ?? 0 }
    for index in edges.indices {
      let edge = edges[index]
      // Text that is typed before is no edge of its own.
      let way = CoverageWalk.Way(from: edge.from, to: edge.to, action: edge.step.action)
      edges[index].visits = wayVisits[way] ?? 0
    }
    self.coverage = coverage
  }
}

extension NavigationMap.Coverage {
  /// The reason why a recording cannot be read.
  package struct Unreadable: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }
  }
}
