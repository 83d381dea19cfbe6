// SPDX-License-Identifier: MIT

public import Foundation

extension SnapshotFormat {
  /// Restores as much of a path as possible, and reports dropped routes.
  ///
  /// If a route cannot be restored, it is dropped with all routes above it.
  ///
  /// - Throws: An error if nothing can be restored: the data is not a snapshot, has an unknown
  ///   format version, or is too large.
  public func decode(
    _ data: Data
  ) throws(SnapshotError) -> (path: FlowPath, report: SnapshotReport) {
    let contents = try contents(of: data)
    return (FlowPath(contents.routes.map(\.route)), contents.report)
  }

  /// Restores the routes of a path of one type of screens.
  ///
  /// Like ``decode(_:)``; a screen of another type is dropped with all screens above it.
  ///
  /// - Throws: An error if nothing can be restored.
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
    // `JSONDecoder` also accepts UTF-16 and UTF-32, whose nesting the check would not detect; JSON
    // in these encodings always contains a zero byte.
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
