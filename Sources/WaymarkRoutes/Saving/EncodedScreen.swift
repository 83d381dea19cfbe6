// SPDX-License-Identifier: MIT

import Foundation

/// A screen of a decoded path whose type is not registered yet.
///
/// It takes the place of the screen in the path, is encoded unchanged, and becomes the screen once
/// its type is registered, by ``FlowPath/register(_:)`` or by a `flowDestination(for:)`. Until
/// then, the named type is neither looked up nor created. Its description contains only the name of
/// the type, because the value may be confidential.
public struct EncodedScreen: Hashable {
  /// The encoded name of the screen's type.
  ///
  /// Mangled if FlowStacks has encoded it: `Si` is `Swift.Int`.
  public let typeName: String

  /// The encoded value of the screen.
  let json: String

  /// Whether both have the same type and equal JSON, regardless of the order of its keys.
  public static func == (one: EncodedScreen, other: EncodedScreen) -> Bool {
    one.typeName == other.typeName && isSameJSON(one.json, other.json)
  }

  /// Hashes the name of the type.
  ///
  /// The JSON would have to be normalised first.
  public func hash(into hasher: inout Hasher) { hasher.combine(typeName) }
}

extension EncodedScreen: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The name of the type in quotes, truncated if it is longer than any type name.
  public var description: String { "EncodedScreen(\(quoted(typeName)))" }

  /// The same as ``description``.
  public var debugDescription: String { description }

  /// The type's name, without the value.
  public var customMirror: Mirror { Mirror(self, children: ["typeName": typeName]) }
}

extension EncodedScreen {
  /// Returns the screen; nil while its type is not registered, or if the JSON is not of this type.
  ///
  /// Private types can have equal names. If several of them can be decoded from the JSON, the
  /// choice would be arbitrary, so the result is nil.
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

  /// Whether this is the encoded form of a screen, as written by Waymark or by FlowStacks.
  func isWritten(for screen: AnyHashable) -> Bool {
    guard names(of: type(of: screen.base)).contains(typeName) else { return false }
    guard let other = try? EncodedScreen(screen, by: screenEncoder()) else { return false }
    return isSameJSON(json, other.json)
  }

  /// Encodes a screen; an encoded screen is unchanged.
  ///
  /// - Throws: Errors that the screen throws when it is encoded, and `EncodingError` if the result
  ///   is not valid.
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

/// Returns an encoder for screens with sorted keys, so that equal screens have equal encodings.
func screenEncoder() -> JSONEncoder {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return encoder
}

/// Returns an untrusted name in a printable form: in quotes, on one line, and truncated.
func quoted(_ name: String) -> String { String(name.prefix(200)).debugDescription }
