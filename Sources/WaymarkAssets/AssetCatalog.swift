// SPDX-License-Identifier: MIT

import Foundation

/// The asset catalogues of a bundle.
///
/// A catalogue is a folder `Name.xcassets` at the top of a bundle, as Swift Package Manager copies
/// it. In it, a set is a folder with a suffix such as `colorset`, which has a file `Contents.json`
/// and the files that this names. Sets and catalogues are read when they are first used.
package struct AssetCatalog: Sendable {
  /// The kinds of sets that are read, named by their suffix.
  package enum Kind: String, Sendable {
    case color = "colorset"
    case image = "imageset"
  }

  private struct Name: Hashable {
    let kind: Kind
    let text: String
  }

  /// The most folders that are searched in a bundle.
  private static let folderLimit = 20_000

  /// The folders of the sets; of two sets with one name, that of the first in alphabetical order.
  private var sets: [Name: String] = [:]

  /// Finds the sets of a bundle's catalogues; there are none if it has no catalogues.
  package init(resources path: String) {
    var count = 0
    for catalogue in Self.names(in: path, count: &count) where catalogue.hasSuffix(".xcassets") {
      search("\(path)/\(catalogue)", prefix: "", count: &count)
    }
  }

  /// Finds the sets of catalogues.
  package init(catalogues paths: [String]) {
    var count = 0
    for path in paths { search(path, prefix: "", count: &count) }
  }

  /// Returns the names of the sets of a kind, sorted.
  package func names(_ kind: Kind) -> [String] {
    sets.keys.filter { $0.kind == kind }.map(\.text).sorted()
  }

  /// Returns the folder of a set; nil if there is none with the name.
  ///
  /// The name of a set in a folder that provides a namespace begins with that of the folder, as in
  /// `Onboarding/Welcome`.
  package func folder(_ kind: Kind, named name: String) -> String? {
    sets[Name(kind: kind, text: name)]
  }

  private static func names(in path: String, count: inout Int) -> [String] {
    guard count < folderLimit else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    count += 1
    return names.sorted()
  }

  private mutating func search(_ path: String, prefix: String, count: inout Int) {
    for name in Self.names(in: path, count: &count) {
      guard let dot = name.lastIndex(of: ".") else {
        let folder = "\(path)/\(name)"
        let isNamespace =
          (try? AssetContents<AssetGroup>(folder: folder).value.properties)?.providesNamespace
        search(folder, prefix: isNamespace == true ? "\(prefix)\(name)/" : prefix, count: &count)
        continue
      }
      guard let kind = Kind(rawValue: String(name[name.index(after: dot)...])) else { continue }
      let key = Name(kind: kind, text: prefix + name[..<dot])
      if sets[key] == nil { sets[key] = "\(path)/\(name)" }
    }
  }
}

/// The properties of a folder within a catalogue.
private struct AssetGroup: Decodable {
  struct Properties: Decodable {
    let providesNamespace: Bool?

    private enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
    }
  }

  let properties: Properties?
}

/// The decoded file `Contents.json` of a folder.
package struct AssetContents<Value: Decodable> {
  /// The contents.
  package let value: Value

  /// Reads the file; throws an ``AssetError`` if it is missing, too large or malformed.
  package init(folder: String) throws(AssetError) {
    let path = "\(folder)/Contents.json"
    guard let data = FileManager.default.contents(atPath: path), data.count <= 1 << 20 else {
      throw AssetError("\(path) cannot be read.")
    }
    do {
      value = try JSONDecoder().decode(Value.self, from: data)
    } catch {
      throw AssetError("\(path) is not what the format requires: \(error)")
    }
  }
}

/// A set of a catalogue that cannot be used.
package struct AssetError: Error, Equatable {
  /// The name or the file, and what is wrong with it.
  package let message: String

  /// Creates an error.
  package init(_ message: String) { self.message = message }
}
