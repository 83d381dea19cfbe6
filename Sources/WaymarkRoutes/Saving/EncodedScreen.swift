// SPDX-License-Identifier: MIT

import Foundation

/// A screen of a path that was read, while its type is not named.
///
/// It stands in the path in place of the screen, is written unchanged, and becomes the screen when
/// its type has been named, by ``FlowPath/register(_:)`` or by a `flowDestination(for:)`. Until
/// then nothing of the type it names is looked up or made. What it prints is the type's name alone:
/// the value may be secret.
public struct EncodedScreen: Hashable {
  /// The name of the screen's type, as it was written.
  ///
  /// Mangled where FlowStacks wrote it: `Si` is `Swift.Int`.
  public let typeName: String

  /// The screen's value, as it was written.
  let json: String

  /// Whether both are of one type and hold the same JSON, in whatever order its keys are.
  public static func == (one: EncodedScreen, other: EncodedScreen) -> Bool {
    one.typeName == other.typeName && isSameJSON(one.json, other.json)
  }

  /// Feeds the type's name to the hasher.
  ///
  /// The JSON would have to be put in order first.
  public func hash(into hasher: inout Hasher) { hasher.combine(typeName) }
}

extension EncodedScreen: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The type's name in quotes, cut short when it is longer than any name is.
  public var description: String { "EncodedScreen(\(quoted(typeName)))" }

  /// The same as ``description``.
  public var debugDescription: String { description }

  /// The type's name, without the value.
  public var customMirror: Mirror { Mirror(self, children: ["typeName": typeName]) }
}

extension EncodedScreen {
  /// The screen; nil while its type is not named, or when the JSON is none of it.
  ///
  /// Private types may share a name. If more than one of them can be made from the JSON it is
  /// anybody's guess which was meant, so it is none.
  func decoded() -> AnyHashable? {
    let types = NamedScreens.shared.types(named: typeName)
    guard !types.isEmpty else { return nil }
    let decoder = JSONDecoder()
    let data = Data(json.utf8)
    let screens = types.compactMap { type -> AnyHashable? in
      guard let type = type as? any Decodable.Type else { return nil }
      return try? decoder.decode(type, from: data) as? AnyHashable
    }
    return screens.count == 1 ? screens.first : nil
  }

  /// Whether this is what is written for a screen, or was by FlowStacks.
  func isWritten(for screen: AnyHashable) -> Bool {
    guard names(of: type(of: screen.base)).contains(typeName) else { return false }
    guard let other = try? EncodedScreen(screen, by: screenEncoder()) else { return false }
    return isSameJSON(json, other.json)
  }

  /// Writes a screen; one that is written already stays as it is.
  ///
  /// - Throws: What the screen throws when it is encoded, and `EncodingError` when it cannot be.
  init(_ screen: AnyHashable, by encoder: JSONEncoder) throws {
    if let encoded = screen.base as? EncodedScreen {
      self = encoded
      return
    }
    guard let codable = screen.base as? any Codable else {
      throw EncodingError.invalidValue(
        screen.base,
        EncodingError.Context(
          codingPath: [], debugDescription: "\(type(of: screen.base)) is not Codable."))
    }
    self.init(
      typeName: writtenName(of: type(of: screen.base)),
      json: String(decoding: try encoder.encode(codable), as: UTF8.self))
  }
}

/// What writes screens: equal ones alike, so with their keys in order.
func screenEncoder() -> JSONEncoder {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return encoder
}

/// A name from outside in a form that can be printed: in quotes, one line, not endless.
func quoted(_ name: String) -> String { String(name.prefix(200)).debugDescription }
