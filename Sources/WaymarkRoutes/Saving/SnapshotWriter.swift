// SPDX-License-Identifier: MIT

import Foundation

/// Writes a snapshot with a line for each route.
///
/// The data around the screens is written directly: an encoder would take longer for it than for
/// the screens themselves.
struct SnapshotWriter {
  private(set) var bytes = Array(#"{"format":\#(SnapshotKeys.version),"routes":["#.utf8)
  private let encoder = screenEncoder()
  private var count = 0
  /// The names that have already been encoded, with quotes.
  private var names: [String: Data] = [:]

  mutating func add(
    _ value: any Encodable, of screen: SnapshotScreen, as style: RouteStyle
  ) throws(SnapshotError) {
    do {
      let name = try names[screen.name] ?? encoder.encode(screen.name)
      names[screen.name] = name
      bytes += (count == 0 ? "\n" : ",\n").utf8
      bytes += #"{"screen":"#.utf8
      bytes += name
      bytes += #","style":"#.utf8
      bytes += try style.word.map { Data("\"\($0)\"".utf8) } ?? encoder.encode(style)
      bytes += #","value":"#.utf8
      bytes += try encoder.encode(value)
      bytes += #","version":\#(screen.version)}"#.utf8
      count += 1
    } catch {
      throw .notEncodable(name: screen.name, index: count, error)
    }
  }

  mutating func end() { bytes += (count == 0 ? "]}" : "\n]}").utf8 }
}
