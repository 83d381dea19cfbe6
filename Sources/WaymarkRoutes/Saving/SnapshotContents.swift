// SPDX-License-Identifier: MIT

import Foundation

/// The input of a decoding run.
struct SnapshotReading {
  static let key = CodingUserInfoKey(rawValue: "waymark.snapshotReading")

  let format: SnapshotFormat
  let firstDeepRoute: Int?
}

/// The restored routes, and the report about the others.
struct SnapshotContents: Decodable {
  private(set) var routes: [(route: Route<AnyHashable>, name: String)] = []
  private(set) var report = SnapshotReport()

  init(from decoder: any Decoder) throws {
    guard let key = SnapshotReading.key,
      let reading = decoder.userInfo[key] as? SnapshotReading
    else { throw SnapshotError.notASnapshot }
    let file = try decoder.container(keyedBy: SnapshotKeys.self)
    let format = try file.decode(Int.self, forKey: .format)
    guard format == SnapshotKeys.version else { throw SnapshotError.unknownFormat(format) }
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
      let record = try? list.nestedContainer(keyedBy: SnapshotKeys.OfRoute.self)
      // Skip a value that is not a route, so that decoding continues with the next one.
      if list.currentIndex == index { _ = try list.decode(Anything.self) }
      let name = try? record?.decode(String.self, forKey: .screen)
      do throws(SnapshotReport.Reason) {
        if !report.dropped.isEmpty { throw .belowWasDropped }
        if index == reading.firstDeepRoute { throw .tooDeep }
        guard let record, let name else { throw .malformed }
        var route = try route(name, in: record, reading.format)
        switch (route.screen.base as? any RestoredScreen)?.restoration {
        case .always, nil: break
        case .never: throw .neverRestored
        case .replaced(let screen):
          route.screen = screen
          report.replaced.append(.init(index: index, name: name))
        }
        self.routes.append((route, name))
      } catch {
        report.dropped.append(.init(index: index, name: name, reason: error))
      }
    }
  }

  private func route(
    _ name: String, in record: KeyedDecodingContainer<SnapshotKeys.OfRoute>,
    _ format: SnapshotFormat
  ) throws(SnapshotReport.Reason) -> Route<AnyHashable> {
    guard let screen = format.screensByName[name] else { throw .unknownName }
    let style = try RouteStyle(savedIn: record)
    guard let version = try? record.decode(Int.self, forKey: .version) else { throw .malformed }
    return Route(screen: try screen.value(of: version, in: record), style: style)
  }

  /// Drops routes that have been decoded.
  mutating func drop(from first: Int, _ reason: SnapshotReport.Reason) {
    let dropped = routes[first...].enumerated().map { offset, route in
      SnapshotReport.Dropped(
        index: first + offset, name: route.name,
        reason: offset == 0 ? reason : .belowWasDropped)
    }
    report.dropped.insert(contentsOf: dropped, at: 0)
    report.replaced.removeAll { $0.index >= first }
    routes.removeSubrange(first...)
  }
}

/// A JSON value of any form.
private struct Anything: Decodable {
  init(from decoder: any Decoder) {}
}

extension SnapshotScreen {
  /// Creates the screen from a value saved in some version.
  fileprivate func value(
    of saved: Int, in record: KeyedDecodingContainer<SnapshotKeys.OfRoute>
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
    // A type whose `Hashable` conformance is isolated to an actor is hashable only on that actor.
    guard let screen = decoded as? AnyHashable else { throw .unknownName }
    return screen
  }
}
