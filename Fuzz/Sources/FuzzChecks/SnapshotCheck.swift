// SPDX-License-Identifier: MIT

import Foundation
import WaymarkRoutes

private struct Walk: Hashable, Codable {
  var id: Int
  var note: String?
}

private struct Search: Hashable, Codable {
  var words: [String]
  var limits: [String: Double]?
}

private struct SearchOfText: Codable {
  var text: String
}

private struct SearchOfOne: Codable {
  var word: String
}

private indirect enum Tree: Hashable, Codable {
  case leaf(Bool)
  case branch([Tree])
}

private struct Refused: Error {}

private let format = SnapshotFormat(
  [
    SnapshotScreen(Walk.self, named: "walk"),
    SnapshotScreen(
      Search.self, named: "search", version: 3,
      migrations: [
        SnapshotMigration(from: 1) { (old: SearchOfOne) in
          if old.word.isEmpty { throw Refused() }
          return SearchOfText(text: old.word)
        },
        SnapshotMigration(from: 2) { (old: SearchOfText) in
          Search(words: old.text.split(separator: ",").map(String.init))
        },
      ]),
    SnapshotScreen(Tree.self, named: "tree", version: 2),
    SnapshotScreen(String.self, named: "text"),
    SnapshotScreen(Int?.self, named: "number"),
  ], limits: SnapshotLimits(bytes: 1 << 14, routes: 40, depth: 20))

/// Reads bytes as a snapshot.
///
/// What can be restored has to be so once more when it is saved again.
package func checkSnapshot(_ bytes: UnsafeBufferPointer<UInt8>) {
  let data = Data(bytes)
  let path: FlowPath
  do {
    let restored = try format.decode(data)
    path = restored.path
    precondition(path.count <= 40 && restored.report.dropped.count <= 41, "more than the limit")
    precondition(!restored.report.description.isEmpty, "a report that says nothing")
    precondition(data.count <= 1 << 14, "larger than the limit")
  } catch {
    precondition(!error.description.isEmpty, "an error that says nothing")
    return
  }
  do {
    let saved = try format.encode(path)
    let again = try format.decode(saved)
    precondition(again.report.isComplete, "not all restored: \(again.report)")
    precondition(again.path == path, "another path was restored")
    let savedAgain = try format.encode(again.path)
    precondition(savedAgain == saved, "equal paths, other bytes")
  } catch SnapshotError.tooLarge, SnapshotError.tooDeep {
    // A migration may make more of it than was read.
  } catch {
    preconditionFailure("What was restored cannot be saved: \(error)")
  }
}
