// SPDX-License-Identifier: MIT

import Foundation

/// A Swift file of this package.
struct SourceFile: CustomStringConvertible {
  /// The path relative to the package's folder: `Sources/Waymark/FlowStack.swift`.
  var path: String
  var text: String

  var description: String { path }

  /// The imported modules, in any syntax that Swift supports.
  var imports: [String] {
    let line =
      /^[ \t]*(?:@\S+ +)*(?:(?:public|package|internal|private|fileprivate) +)?import +(?:(?:class|enum|func|let|protocol|struct|typealias|var) +)?(\w+)/
    return text.matches(of: line.anchorsMatchLineEndings()).map { String($0.1) }
  }

  /// The package's folder; the tests may be compiled through a symbolic link to it.
  static let package = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Returns all Swift files in a folder, at any depth; none if there is no such folder.
  static func all(
    in folder: String, extensions: Set<String> = ["swift"]
  ) throws -> [SourceFile] {
    let found = FileManager.default.enumerator(
      at: package.appending(path: folder), includingPropertiesForKeys: [],
      options: [.skipsHiddenFiles])
    var files: [SourceFile] = []
    while let url = found?.nextObject() as? URL {
      guard extensions.contains(url.pathExtension) else { continue }
      let path = url.standardizedFileURL.path().dropFirst(package.path().count)
      files.append(
        SourceFile(path: String(path), text: try String(contentsOf: url, encoding: .utf8)))
    }
    return files.sorted { $0.path < $1.path }
  }
}
