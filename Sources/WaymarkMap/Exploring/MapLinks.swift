// SPDX-License-Identifier: MIT

import Foundation
package import WaymarkLinks

/// The link table of an app, without the type of its routes.
@MainActor
package struct MapLinks {
  /// A route of the table.
  struct Entry {
    let pattern: String
    /// Whether its links have parameters.
    let isFixed: Bool
  }

  /// The routes that have a screen, in the order of the table.
  let entries: [Entry]
  /// Returns the pattern and the path of the route that a link or a path represents.
  let match: (_ link: String) -> (pattern: String, path: String)?
  /// Returns the path of the screen that a value opens.
  let path: (AnyHashable) -> String?
  /// Returns sample paths of a pattern.
  let samples: (_ pattern: String, _ count: Int) -> [String]
  /// Returns the gates of a path, by name.
  let gates: (_ path: String) -> [String]
  /// Returns the absolute link of a path.
  let link: (_ path: String) -> URL?

  /// Reads a table.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - route: Returns the route of a value that a control opens.
  package init<R>(_ table: RouteTable<R>, route: @escaping @MainActor (AnyHashable) -> R?) {
    func canonical(_ match: LinkMatch<R>?) -> (pattern: String, path: String)? {
      guard let match, table.entries[match.entry].web != .webOnly,
        let path = try? table.path(for: match.route),
        let printed = try? table.parse(path: path)
      else { return nil }
      return (printed.pattern, path)
    }
    let shown = table.entries.indices.filter {
      table.entries[$0].web != .webOnly && table.entries[$0].aliasOf == nil
    }
    entries = shown.map {
      Entry(pattern: table.entries[$0].pattern, isFixed: table.value(of: $0) != nil)
    }
    match = { link in
      canonical(link.hasPrefix("/") ? try? table.parse(path: link) : try? table.parse(link))
    }
    path = { value in route(value).flatMap { try? table.path(for: $0) } }
    samples = { pattern, count in
      guard let index = shown.first(where: { table.entries[$0].pattern == pattern }) else {
        return []
      }
      return table.samplePaths(of: index, count: count, attempts: 2000)
    }
    gates = { path in
      guard let match = try? table.parse(path: path) else { return [] }
      return table.gates(for: match).map(\.rawValue).sorted()
    }
    link = { path in
      let origin =
        table.printedHost.map { "https://\($0)" } ?? table.schemes.first.map { "\($0)://" } ?? ""
      return URL(string: origin + path)
    }
  }
}
