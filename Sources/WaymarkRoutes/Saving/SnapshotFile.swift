// SPDX-License-Identifier: MIT

/// What is written of a path: the version of this form, and the routes, lowest first.
struct SnapshotFile: Encodable {
  enum CodingKeys: String, CodingKey {
    case format
    case routes
  }

  /// The version of the form itself.
  static let format = 1

  let records: [SnapshotRecord]

  func encode(to encoder: any Encoder) throws {
    var file = encoder.container(keyedBy: CodingKeys.self)
    try file.encode(Self.format, forKey: .format)
    try file.encode(records, forKey: .routes)
  }
}

/// What is written of a route.
struct SnapshotRecord: Encodable {
  enum CodingKeys: String, CodingKey {
    case screen
    case style
    case value
    case version
  }

  let index: Int
  let screen: SnapshotScreen
  let style: RouteStyle
  let value: any Encodable

  func encode(to encoder: any Encoder) throws {
    var record = encoder.container(keyedBy: CodingKeys.self)
    try record.encode(screen.name, forKey: .screen)
    try record.encode(screen.version, forKey: .version)
    try record.encode(style, forKey: .style)
    do {
      try record.encode(value, forKey: .value)
    } catch {
      throw SnapshotError.notEncodable(name: screen.name, index: index, error)
    }
  }
}
