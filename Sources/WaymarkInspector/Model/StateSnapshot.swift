// SPDX-License-Identifier: MIT

import Foundation
import WaymarkRoutes
@_spi(Host) import WaymarkViews

/// The state of a session that apps can save: its URL, the paths of its flow stacks, and the values
/// of `SceneStorage`.
struct StateSnapshot: Encodable {
  /// The URL path of the front screen, if it has one.
  var url: String?
  /// The encoded paths of flow stacks, the outer one first; null for one with screens that are not
  /// `Codable`.
  var paths: [FlowPath.CodableRepresentation?]
  var sceneStorage: SceneStorageValues?

  /// The snapshot as JSON, or the reason why a screen cannot be encoded.
  var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    do {
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    } catch {
      return "The state cannot be encoded: \(error)"
    }
  }
}

extension FlowPath.CodableRepresentation {
  /// Encodes the routes of a path; nil if one of them cannot be encoded, which is not reported.
  static func data(of routes: [Route<AnyHashable>]) -> Data? {
    guard routes.allSatisfy({ $0.screen.base is any Codable || $0.screen.base is EncodedScreen })
    else { return nil }
    return FlowPath(routes).codable.flatMap { try? JSONEncoder().encode($0) }
  }
}
