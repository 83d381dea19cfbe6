// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkDiagnostics

/// The screens that can be saved, with their names; saves paths and restores as much of them as
/// possible.
///
/// A snapshot outlives the version of the app that wrote it. The app gives its screens names, so
/// that types can be renamed and moved; each screen has a version, and older versions are migrated.
/// If a path cannot be restored as a whole, its lowest routes are restored, and a
/// ``SnapshotReport`` lists the dropped ones. A snapshot may be untrusted: only types in the format
/// are created, and ``SnapshotLimits`` apply.
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
  /// The limits for the size of a snapshot.
  public let limits: SnapshotLimits

  let screensByName: [String: SnapshotScreen]
  let screensByType: [ObjectIdentifier: SnapshotScreen]

  /// Creates a format with screens.
  ///
  /// Of two screens with the same name or type, the second is ignored. This, and gaps in
  /// migrations, are reported.
  public init(_ screens: [SnapshotScreen], limits: SnapshotLimits = SnapshotLimits()) {
    var byName: [String: SnapshotScreen] = [:]
    var byType: [ObjectIdentifier: SnapshotScreen] = [:]
    for screen in screens {
      let type = ObjectIdentifier(screen.type)
      if let other = byName[screen.name] ?? byType[type] {
        report(
          """
          The screen “\(screen.name)” of type \(screen.type) has the same name or type as the \
          screen “\(other.name)” of type \(other.type). It is not part of the snapshot format.
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
  /// Encodes a path.
  ///
  /// Equal paths have equal encodings, provided that their screens are encoded equally: JSON with
  /// sorted keys and a line for each route.
  ///
  /// - Throws: An error that names the first route that cannot be saved, or the exceeded limit.
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

  /// Encodes the routes of a path of one type of screens.
  ///
  /// - Throws: An error that names the first route that cannot be saved, or the exceeded limit.
  public func encode<Screen: Hashable>(
    _ routes: [Route<Screen>]
  ) throws(SnapshotError) -> Data {
    try encode(FlowPath(routes))
  }

  func check(_ bytes: Int) throws(SnapshotError) {
    guard bytes <= limits.bytes else { throw .tooLarge(bytes, limit: limits.bytes) }
  }
}
