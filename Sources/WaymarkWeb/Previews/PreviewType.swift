// SPDX-License-Identifier: MIT

import WaymarkViews

/// A type that declares previews: one of `#Preview`, or a `PreviewProvider`.
enum PreviewType {
  case registry(any PreviewRegistry.Type)
  case provider(any PreviewProvider.Type)

  /// Returns all such types of the program, in the order of their places.
  ///
  /// - Returns: The types, by file, line, column and name.
  /// - Throws: ``PreviewError`` if the platform does not list them.
  @MainActor
  static func all() throws(PreviewError) -> [PreviewType] {
    let types = try ConformanceRecords.types(
      conformingTo: ["PreviewRegistry", "PreviewProvider"])
    return sorted(types.compactMap(PreviewType.init))
  }

  /// Returns types in the order of their places.
  @MainActor
  static func sorted(_ types: [PreviewType]) -> [PreviewType] {
    types.map { ($0, $0.place, $0.name) }.sorted { left, right in
      (left.1.file, left.1.line, left.1.column, left.2)
        < (right.1.file, right.1.line, right.1.column, right.2)
    }.map(\.0)
  }

  /// Creates a value for a type; nil if it declares no previews.
  init?(_ type: Any.Type) {
    if let registry = type as? any PreviewRegistry.Type {
      self = .registry(registry)
    } else if let provider = type as? any PreviewProvider.Type {
      self = .provider(provider)
    } else {
      return nil
    }
  }

  /// The name of the type with its module.
  var name: String {
    switch self {
    case .registry(let type): String(reflecting: type)
    case .provider(let type): String(reflecting: type)
    }
  }

  /// The place in the sources.
  @MainActor var place: PreviewPlace {
    switch self {
    case .registry(let type):
      return PreviewPlace(file: type.fileID, line: type.line, column: type.column)
    case .provider:
      // The module, and the rest of the name without what the compiler adds for private types.
      let parts = name.split(separator: ".").filter { !$0.hasPrefix("(unknown context") }
      return PreviewPlace(
        file: String(parts.first ?? "") + "/" + parts.dropFirst().joined(separator: "."))
    }
  }
}

/// Where a preview is declared.
struct PreviewPlace: Hashable, Sendable, CustomStringConvertible {
  /// The file as `#fileID`; for a provider, whose file is not known, its module and name.
  var file: String
  /// The line from 1; 0 if it is not known.
  var line = 0
  /// The column from 1; 0 if it is not known.
  var column = 0

  /// The name of the module.
  var module: String { String(file.prefix { $0 != "/" }) }

  /// The file, and the line if it is known.
  var description: String { line == 0 ? file : "\(file):\(line)" }
}
