// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkDiagnostics

/// Saves paths, and restores them as far as it can: which screens, under which names.
///
/// A snapshot outlives the version of the app that wrote it. Its screens go by names that the app
/// gives them, so that types may be renamed and moved; each has a version, and older versions are
/// migrated. Of a path that cannot be restored as a whole its lowest routes are, and a
/// ``SnapshotReport`` says what was dropped. A snapshot can come from outside: only the types that
/// are in the format are ever made, and ``SnapshotLimits`` hold.
///
/// ```swift
/// let format = SnapshotFormat([
///   SnapshotScreen(Trail.self, named: "trail"),
///   SnapshotScreen(Search.self, named: "search"),
/// ])
/// let data = try format.encode(path)
/// let (restored, report) = try format.decode(data)
/// ```
public struct SnapshotFormat: Sendable {
  /// How large a snapshot may be.
  public let limits: SnapshotLimits

  let screensByName: [String: SnapshotScreen]
  let screensByType: [ObjectIdentifier: SnapshotScreen]

  /// Makes a format of screens.
  ///
  /// Of two with one name or one type, the second is left out. That, and migrations with gaps,
  /// is reported.
  public init(_ screens: [SnapshotScreen], limits: SnapshotLimits = SnapshotLimits()) {
    var byName: [String: SnapshotScreen] = [:]
    var byType: [ObjectIdentifier: SnapshotScreen] = [:]
    for screen in screens {
      let type = ObjectIdentifier(screen.type)
      if let other = byName[screen.name] ?? byType[type] {
        report(
          """
          A snapshot's format has the screen “\(screen.name)” of type \(screen.type) and the \
          screen “\(other.name)” of type \(other.type). The first is left out.
          """)
        continue
      }
      if let mistake = screen.mistake { report(mistake) }
      byName[screen.name] = screen
      byType[type] = screen
    }
    self.limits = limits
    screensByName = byName
    screensByType = byType
  }
}

private func report(_ message: String) {
  DiagnosticSink.current.report(Diagnostic(message, severity: .error))
}

extension SnapshotFormat {
  /// Saves a path.
  ///
  /// Equal paths give equal bytes, as far as their screens are encoded alike: JSON with its keys
  /// in order, a line for each route.
  ///
  /// - Throws: An error that names the first route that cannot be saved, or the limit.
  public func encode(_ path: FlowPath) throws(SnapshotError) -> Data {
    guard path.count <= limits.routes else {
      throw .tooManyRoutes(path.count, limit: limits.routes)
    }
    var writer = SnapshotWriter()
    for (index, route) in path.routes.enumerated() {
      let value = FlowPath.resolved(route.screen).base
      let type = type(of: value)
      guard let screen = screensByType[ObjectIdentifier(type)], let value = value as? any Encodable
      else {
        throw .unregistered(
          type: (value as? EncodedScreen)?.typeName ?? writtenName(of: type), index: index)
      }
      try writer.add(value, of: screen, as: route.style)
      try check(writer.bytes.count)
    }
    writer.end()
    try check(writer.bytes.count)
    if let index = Nesting(of: writer.bytes, limit: limits.fileDepth).firstDeepRoute {
      throw .tooDeep(index: index)
    }
    return Data(writer.bytes)
  }

  /// Saves the routes of a path of one type of screens.
  ///
  /// - Throws: An error that names the first route that cannot be saved, or the limit.
  public func encode<Screen: Hashable>(
    _ routes: [Route<Screen>]
  ) throws(SnapshotError) -> Data {
    try encode(FlowPath(routes))
  }

  func check(_ bytes: Int) throws(SnapshotError) {
    guard bytes <= limits.bytes else { throw .tooLarge(bytes, limit: limits.bytes) }
  }
}
