// SPDX-License-Identifier: MIT

public import Foundation

#if canImport(Darwin)
@_exported public import class Foundation.FileWrapper
#else
/// The contents of a file or a folder in memory.
///
/// Off Apple's platforms, Foundation has no such class: this is the part of it that documents use.
public final class FileWrapper {
  /// The contents of a file; nil for a folder.
  public let regularFileContents: Data?
  /// The contents of a folder by name; nil for a file.
  public let fileWrappers: [String: FileWrapper]?
  /// The name that the file is supposed to have.
  public var preferredFilename: String?
  /// The name with which the file was read or written; nil for a new one.
  public var filename: String?

  /// Creates a file.
  public init(regularFileWithContents contents: Data) {
    regularFileContents = contents
    fileWrappers = nil
  }

  /// Creates a folder.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    regularFileContents = nil
    fileWrappers = childrenByPreferredName
  }

  /// Reads a file, or a folder with all that is in it; throws the errors of Foundation.
  ///
  /// Ignored: `options`.
  public convenience init(url: URL, options: ReadingOptions = []) throws {
    let isFolder = try url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true
    if isFolder {
      var parts: [String: FileWrapper] = [:]
      for part in try FileManager.default.contentsOfDirectory(
        at: url, includingPropertiesForKeys: nil)
      {
        parts[part.lastPathComponent] = try FileWrapper(url: part)
      }
      self.init(directoryWithFileWrappers: parts)
    } else {
      self.init(regularFileWithContents: try Data(contentsOf: url))
    }
    filename = url.lastPathComponent
    preferredFilename = filename
  }

  /// Whether it is a file.
  public var isRegularFile: Bool { regularFileContents != nil }
  /// Whether it is a folder.
  public var isDirectory: Bool { fileWrappers != nil }

  /// How a file is read.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The contents are read at once.
    public static let immediate = ReadingOptions(rawValue: 1)
    /// The contents are not mapped.
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }
}

extension URL {
  /// Begins the access to a file that a person has chosen; always true, because off Apple's
  /// platforms an app needs no permission.
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Ends the access to a file that a person has chosen, which has no effect off Apple's platforms.
  public func stopAccessingSecurityScopedResource() {}
}
#endif
