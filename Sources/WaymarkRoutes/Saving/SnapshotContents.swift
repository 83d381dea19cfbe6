// SPDX-License-Identifier: MIT

import Foundation

/// What is known when reading begins.
struct SnapshotReading {
  static let key = CodingUserInfoKey(rawValue: "waymark.snapshotReading")

  let format: SnapshotFormat
  let firstDeepRoute: Int?
}

/// What was restored, and what was not.
struct SnapshotContents: Decodable {
  private(set) var routes: [(route: Route<AnyHashable>, name: String)] = []
  private(set) var report = SnapshotReport()

  init(from decoder: any Decoder) throws {
    guard let key = SnapshotReading.key,
      let reading = decoder.userInfo[key] as? SnapshotReading
    else { throw SnapshotError.notASnapshot }
    let file = try decoder.container(keyedBy: SnapshotFile.CodingKeys.self)
    let format = try file.decode(Int.self, forKey: .format)
    guard format == SnapshotFile.format else { throw SnapshotError.unknownFormat(format) }
    try read(file.nestedUnkeyedContainer(forKey: .routes), reading)
  }

  private mutating func read(
    _ routes: any UnkeyedDecodingContainer, _ reading: SnapshotReading
  ) throws {
    var list = routes
    while !list.isAtEnd {
      let index = list.currentIndex
      guard index < reading.format.limits.routes else {
        report.dropped.append(
          .init(index: index, name: nil, reason: .tooMany((list.count ?? index + 1) - index)))
        return
      }
      if !report.isComplete {
        let name = try list.decode(NameOfRoute.self).name
        report.dropped.append(.init(index: index, name: name, reason: .belowWasDropped))
      } else if index == reading.firstDeepRoute {
        let name = try list.decode(NameOfRoute.self).name
        report.dropped.append(.init(index: index, name: name, reason: .tooDeep))
      } else {
        let read = try list.decode(ReadRoute.self)
        switch read.result {
        case .success(let route): self.routes.append((route, read.name ?? ""))
        case .failure(let reason):
          report.dropped.append(.init(index: index, name: read.name, reason: reason))
        }
      }
    }
  }

  /// Drops routes that were read.
  mutating func drop(from first: Int, _ reason: SnapshotReport.Reason) {
    let dropped = routes[first...].enumerated().map { offset, route in
      SnapshotReport.Dropped(
        index: first + offset, name: route.name,
        reason: offset == 0 ? reason : .belowWasDropped)
    }
    report.dropped.insert(contentsOf: dropped, at: 0)
    routes.removeSubrange(first...)
  }
}

/// One route, or why it is none.
private struct ReadRoute: Decodable {
  let name: String?
  let result: Result<Route<AnyHashable>, SnapshotReport.Reason>

  /// Throws nothing that is the route's fault, so that the list goes on behind it.
  init(from decoder: any Decoder) throws {
    guard let record = try? decoder.container(keyedBy: SnapshotRecord.CodingKeys.self),
      let name = try? record.decode(String.self, forKey: .screen)
    else {
      name = nil
      result = .failure(.malformed)
      return
    }
    self.name = name
    result = Result { () throws(SnapshotReport.Reason) in
      guard let key = SnapshotReading.key,
        let reading = decoder.userInfo[key] as? SnapshotReading,
        let screen = reading.format.screensByName[name]
      else { throw .unknownName }
      guard let style = try? record.decode(RouteStyle.self, forKey: .style),
        let version = try? record.decode(Int.self, forKey: .version)
      else { throw .malformed }
      return Route(screen: try screen.value(of: version, in: record), style: style)
    }
  }
}

/// The name of a route's screen, where it has one.
private struct NameOfRoute: Decodable {
  let name: String?

  init(from decoder: any Decoder) throws {
    let record = try? decoder.container(keyedBy: SnapshotRecord.CodingKeys.self)
    name = try? record?.decode(String.self, forKey: .screen)
  }
}

extension SnapshotScreen {
  /// Makes the screen of what was saved in some version.
  fileprivate func value(
    of saved: Int, in record: KeyedDecodingContainer<SnapshotRecord.CodingKeys>
  ) throws(SnapshotReport.Reason) -> AnyHashable {
    guard saved <= version else { throw .newerVersion(saved) }
    guard saved == version || migration(from: saved) != nil else { throw .noMigration(from: saved) }
    var value = SavedValue.inSnapshot(record)
    for step in saved..<version {
      guard let migration = migration(from: step) else { throw .noMigration(from: step) }
      do {
        value = .migrated(try JSONEncoder().encode(migration.run(value)))
      } catch {
        throw .migrationFailed(from: step, error)
      }
    }
    guard let type = type as? any Decodable.Type else { throw .unknownName }
    let decoded: Any
    do {
      decoded = try value.decode(type)
    } catch {
      throw .invalid(error)
    }
    // Only on its actor is a type hashable that is so on one actor alone.
    guard let screen = decoded as? AnyHashable else { throw .unknownName }
    return screen
  }
}
