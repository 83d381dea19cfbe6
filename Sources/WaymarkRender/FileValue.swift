// SPDX-License-Identifier: MIT

/// A file that a person has chosen.
public struct FileValue: Hashable, Sendable, Codable {
  /// The name of the file, with its extension.
  public var name: String
  /// The media type of the file, such as `text/plain`; empty if the host does not know it.
  public var mediaType: String
  /// The absolute path at which the app can read the file.
  public var path: String

  /// Creates a value.
  public init(name: String, mediaType: String = "", path: String) {
    self.name = name
    self.mediaType = mediaType
    self.path = path
  }

  /// The maximum number of files in one choice.
  public static let countLimit = 100

  /// The maximum length of a name, in bytes of UTF-8, which is that of file systems.
  public static let nameLimit = 255

  /// Returns whether a name is a valid name of a file in a folder, from 1 to ``nameLimit`` bytes
  /// long; input from outside is not trusted.
  public static func isName(_ name: String) -> Bool {
    1...nameLimit ~= name.utf8.count && name != "." && name != ".."
      && !name.utf8.contains { $0 == 0 || $0 == UInt8(ascii: "/") }
  }

  /// Whether the name is valid and the path is absolute; input from outside is not trusted.
  public var isPlausible: Bool {
    Self.isName(name) && path.utf8.first == UInt8(ascii: "/") && !path.utf8.contains(0)
  }
}

/// The reason why chosen files could not be stored.
public enum FileFailure: String, Error, Hashable, Sendable, Codable, CaseIterable {
  /// They exceed a limit of the host, in size or in number.
  case tooLarge
  /// The host has no space left for them.
  case noSpace
  /// The host could not write them.
  case notWritten
}
