// SPDX-License-Identifier: MIT

import Foundation

/// The files of a bundle that contain tables.
struct TableIndex: Sendable {
  /// The files of a table in one localization.
  struct Files: Hashable, Sendable {
    var dictionary: URL?
    var strings: URL?
  }

  /// The files of a table by localization, in the form of `LanguageMatch.normalized(_:)`; "" for
  /// files outside of an `.lproj` folder.
  private(set) var localized: [String: [String: Files]] = [:]
  private(set) var catalogs: [String: URL] = [:]
  /// The development language of the bundle; English if its `Info.plist` specifies none.
  let developmentLanguage: String

  var isEmpty: Bool { localized.isEmpty && catalogs.isEmpty }

  init(_ bundle: Bundle) {
    // `Bundle.developmentLocalization` traps on Linux.
    let region = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String
    developmentLanguage = LanguageMatch.normalized(region ?? "en")
    guard let folder = bundle.resourceURL else { return }
    for url in Self.contents(of: folder) {
      if url.pathExtension == "lproj" {
        let localization = LanguageMatch.normalized(url.deletingPathExtension().lastPathComponent)
        for file in Self.contents(of: url) { add(file, to: localization) }
      } else {
        add(url, to: "")
      }
    }
  }

  private mutating func add(_ url: URL, to localization: String) {
    let table = url.deletingPathExtension().lastPathComponent
    switch url.pathExtension {
    case "strings": localized[table, default: [:]][localization, default: Files()].strings = url
    case "stringsdict":
      localized[table, default: [:]][localization, default: Files()].dictionary = url
    case "xcstrings" where localization.isEmpty: catalogs[table] = url
    default: break
    }
  }

  /// The bundle of a program is the folder that contains it, which may have thousands of other files.
  private static func contents(of folder: URL) -> [URL] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? [])
      .filter { name in kinds.contains { name.hasSuffix($0) } }
      .sorted()
      .map { folder.appending(path: $0) }
  }

  private static let kinds = [".lproj", ".strings", ".stringsdict", ".xcstrings"]
}
