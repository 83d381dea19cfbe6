// SPDX-License-Identifier: MIT

/// The dependencies between the folders of a target, derived from identifiers.
///
/// A folder depends on another if a file in it mentions a name that only a file of the other
/// declares at the top level. Members, comments and string literals do not count, nor do types that
/// the file itself declares within others.
struct FolderDependencies {
  /// For each folder, the folders that its files name; files outside of folders are in ``root``.
  private(set) var folders: [String: Set<String>] = [:]

  /// The name for the files that are in no folder of the target.
  static let root = "."

  init(_ files: [SourceFile], in target: String) {
    let code = files.map { DependencyCircles.code(of: $0.text) }
    let places = files.map { Self.folder(of: $0.path, in: target) }
    var declaring: [Substring: Set<Int>] = [:]
    for (index, text) in code.enumerated() {
      for name in DependencyCircles.declaredNames(in: text) {
        declaring[name, default: []].insert(index)
      }
    }
    let owners = declaring.compactMapValues { $0.count == 1 ? $0.first : nil }
    for (index, text) in code.enumerated() {
      let named = Set(
        text.freeIdentifiers.subtracting(text.typeNames).compactMap {
          owners[$0].map { places[$0] }
        })
      folders[places[index], default: []].formUnion(named.subtracting([places[index]]))
    }
  }

  private static func folder(of path: String, in target: String) -> String {
    let parts = path.dropFirst(target.count + 1).split(separator: "/")
    return parts.count > 1 ? String(parts[0]) : root
  }

  /// The folders that are on a circle, or depend on one.
  var circular: Set<String> {
    var left = folders
    while let free = left.first(where: { $0.value.isDisjoint(with: left.keys) })?.key {
      left[free] = nil
    }
    return Set(left.keys)
  }
}

extension String {
  /// The ASCII identifiers that are not members of something, except of a module of this package.
  fileprivate var freeIdentifiers: Set<Substring> {
    var found: Set<Substring> = []
    var last: Substring = ""
    for name in identifiers {
      let before = utf8[..<name.startIndex]
      let isMember = before.last == UInt8(ascii: ".") && !before.hasSuffix("..")
      if !isMember || last.hasPrefix("Waymark") { found.insert(name) }
      last = name
    }
    return found
  }

  /// The names of the types that the text declares, at all levels.
  fileprivate var typeNames: Set<Substring> {
    let keywords: Set<Substring> = ["struct", "enum", "class", "actor", "protocol", "typealias"]
    let pairs = zip(identifiers, identifiers.dropFirst())
    return Set(pairs.filter { keywords.contains($0.0) }.map(\.1))
  }
}

extension Substring.UTF8View {
  fileprivate func hasSuffix(_ other: String) -> Bool {
    suffix(other.utf8.count).elementsEqual(other.utf8)
  }
}
