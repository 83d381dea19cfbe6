// SPDX-License-Identifier: MIT

/// A value that is read from a file and written to one.
///
/// Like SwiftUI's protocol. Documents are exported by
/// ``View/fileExporter(isPresented:document:contentType:defaultFilename:onCompletion:)``; there is no
/// `DocumentGroup`.
public protocol FileDocument {
  /// The types of files that can be read.
  static var readableContentTypes: [UTType] { get }

  /// The types of files that can be written; by default, those that can be read.
  static var writableContentTypes: [UTType] { get }

  /// Creates a document from a file.
  init(configuration: ReadConfiguration) throws

  /// Returns the file of the document.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper

  /// The file that a document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The file that a document is written to.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension FileDocument {
  /// The types of files that can be read, by default.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// An object that is read from a file and written to one.
///
/// Like SwiftUI's protocol. The snapshot is created and written on the main actor.
public protocol ReferenceFileDocument: ObservableObject {
  /// The state of the document that is written.
  associatedtype Snapshot

  /// The types of files that can be read.
  static var readableContentTypes: [UTType] { get }

  /// The types of files that can be written; by default, those that can be read.
  static var writableContentTypes: [UTType] { get }

  /// Creates a document from a file.
  init(configuration: ReadConfiguration) throws

  /// Returns the state of the document for a type of file.
  func snapshot(contentType: UTType) throws -> Snapshot

  /// Returns the file of a state.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper

  /// The file that a document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The file that a document is written to.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension ReferenceFileDocument {
  /// The types of files that can be read, by default.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The file that a document is read from.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper
}

/// The file that a document is written to.
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file that is replaced; nil for a new one.
  public let existingFile: FileWrapper?
}
