// SPDX-License-Identifier: MIT

public import Foundation

extension SnapshotFormat {
  /// Restores a path as far as it can be, and says what was dropped.
  ///
  /// A route that cannot be restored takes those above it along.
  ///
  /// - Throws: An error when there is nothing to restore from: it is no snapshot, of an unknown
  ///   form, or too large.
  public func decode(
    _ data: Data
  ) throws(SnapshotError) -> (path: FlowPath, report: SnapshotReport) {
    let contents = try contents(of: data)
    return (FlowPath(contents.routes.map(\.route)), contents.report)
  }

  /// Restores the routes of a path of one type of screens.
  ///
  /// Like ``decode(_:)``; a screen of another type is dropped with those above it.
  ///
  /// - Throws: An error when there is nothing to restore from.
  public func decode<Screen>(
    _ type: Screen.Type, from data: Data
  ) throws(SnapshotError) -> (routes: [Route<Screen>], report: SnapshotReport) {
    var contents = try contents(of: data)
    var routes: [Route<Screen>] = []
    for (route, _) in contents.routes {
      guard let screen = route.screen.base as? Screen else {
        contents.drop(from: routes.count, .otherType)
        break
      }
      routes.append(Route(screen: screen, style: route.style))
    }
    return (routes, contents.report)
  }

  private func contents(of data: Data) throws(SnapshotError) -> SnapshotContents {
    try check(data.count)
    let nesting = Nesting(of: Array(data), limit: limits.fileDepth)
    // `JSONDecoder` reads UTF-16 and UTF-32 too, in which the nesting would be overlooked; there is
    // no JSON in them without a zero.
    guard !nesting.shallow.contains(0) else { throw .notJSON }
    if nesting.isDeepElsewhere { throw .notASnapshot }
    let isDeep = nesting.firstDeepRoute != nil
    let decoder = JSONDecoder()
    if let key = SnapshotReading.key {
      decoder.userInfo[key] = SnapshotReading(
        format: self, firstDeepRoute: nesting.firstDeepRoute)
    }
    do {
      return try decoder.decode(SnapshotContents.self, from: isDeep ? Data(nesting.shallow) : data)
    } catch let error as SnapshotError {
      throw error
    } catch DecodingError.dataCorrupted {
      throw .notJSON
    } catch {
      throw .notASnapshot
    }
  }
}
