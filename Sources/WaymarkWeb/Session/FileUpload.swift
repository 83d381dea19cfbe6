// SPDX-License-Identifier: MIT

import Foundation
import WaymarkAssociation
import WaymarkRender

/// Files that a page is sending, which are written off the main actor as their parts arrive.
@MainActor
final class FileUpload {
  /// The name, the media type and the size in bytes of a file, as reported by the page.
  struct Head: Equatable, Sendable {
    var name: String
    var mediaType: String
    var size: Int
  }

  /// A change of an upload's state.
  enum Event {
    /// More bytes are written.
    case written
    case ended(Result<[FileValue], FileFailure>)
  }

  /// The maximum size of a part in bytes.
  nonisolated static let chunkLimit = 64 << 10
  /// The maximum number of parts that wait to be written; the page sends four at most.
  private static let waitingLimit = 8

  /// The number of the message that began the upload.
  let number: Int
  let target: ElementID
  let folder: URL
  /// The number of bytes that are written.
  private(set) var written = 0
  private let size: Int
  private var received = 0
  private var waiting = 0
  private let chunks: AsyncStream<Data>.Continuation
  private var report: ((FileUpload, Event) -> Void)?

  /// Begins to write files to a new folder.
  ///
  /// - Parameters:
  ///   - heads: The files.
  ///   - number: The number of the message that begins the upload.
  ///   - target: The element for which a person has chosen them.
  ///   - folder: The folder, which does not exist yet.
  ///   - report: Called when more bytes are written, and once at the end.
  init(
    _ heads: [Head], _ number: Int, to target: ElementID, in folder: URL,
    report: @escaping (FileUpload, Event) -> Void
  ) {
    self.number = number
    self.folder = folder
    self.target = target
    size = heads.reduce(0) { $0 + $1.size }
    self.report = report
    let (stream, chunks) = AsyncStream<Data>.makeStream()
    self.chunks = chunks
    if size == 0 { chunks.finish() }
    Task { [weak self] in
      let result = await Self.write(heads, stream, to: folder) { [weak self] count in
        await self?.note(count)
      }
      self?.end(result)
    }
  }

  deinit { chunks.finish() }

  /// Appends the next part; returns false, and ends the upload, if the page did not wait or sends
  /// more than it has announced.
  func append(_ data: Data) -> Bool {
    guard waiting < Self.waitingLimit, received + data.count <= size else {
      end(.failure(.notWritten))
      return false
    }
    received += data.count
    waiting += 1
    chunks.yield(data)
    if received == size { chunks.finish() }
    return true
  }

  private func note(_ count: Int) {
    if count > 0 { waiting -= 1 }
    written += count
    report?(self, .written)
  }

  private func end(_ result: Result<[FileValue], FileFailure>) {
    chunks.finish()
    report?(self, .ended(result))
    report = nil
  }

  /// Writes files, each to a separate folder, because several may have the same name.
  private nonisolated static func write(
    _ heads: [Head], _ stream: AsyncStream<Data>, to folder: URL,
    note: @escaping @Sendable (Int) async -> Void
  ) async -> Result<[FileValue], FileFailure> {
    var files: [FileValue] = []
    var rest = heads[...]
    var open: (handle: FileHandle, missing: Int)?
    /// Opens the next files, up to one that is not empty.
    func advance() throws {
      while open?.missing ?? 0 == 0, let head = rest.popFirst() {
        try open?.handle.close()
        let place = folder.appendingPathComponent("\(files.count)")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
        let path = place.appendingPathComponent(head.name).path
        guard FileManager.default.createFile(atPath: path, contents: nil),
          let handle = FileHandle(forWritingAtPath: path)
        else { throw CocoaError(.fileWriteUnknown) }
        files.append(FileValue(name: head.name, mediaType: head.mediaType, path: path))
        open = (handle, head.size)
      }
    }
    do {
      // Fails if the files have been removed in the meantime.
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
      try advance()
      await note(0)
      for await chunk in stream {
        var part = chunk[...]
        while !part.isEmpty, let (handle, missing) = open {
          let next = part.prefix(missing)
          try handle.write(contentsOf: next)
          part = part.dropFirst(next.count)
          open = (handle, missing - next.count)
          try advance()
        }
        await note(chunk.count)
      }
      try open?.handle.close()
      if rest.isEmpty, open?.missing == 0 { return .success(files) }
      try FileManager.default.removeItem(at: folder)
      return .failure(.notWritten)
    } catch {
      try? FileManager.default.removeItem(at: folder)
      return .failure((error as? CocoaError)?.code == .fileWriteOutOfSpace ? .noSpace : .notWritten)
    }
  }
}

extension FileUpload.Head {
  /// Returns the files of a message, lists of a name, a media type and a size; nil if one of them is
  /// not plausible.
  ///
  /// If there are too many, a page lists one file more than the limit.
  static func list(_ json: JSON) -> [Self]? {
    guard let parts = json.elements, parts.count <= FileValue.countLimit + 1 else { return nil }
    let heads = parts.compactMap(Self.init)
    return heads.count == parts.count ? heads : nil
  }

  private init?(_ json: JSON) {
    guard let parts = json.elements, parts.count == 3,
      let name = parts[0].text.map(Self.shortened), FileValue.isName(name),
      let mediaType = parts[1].text, mediaType.utf8.count <= 255,
      let size = parts[2].integer, 0...(1 << 50) ~= size
    else { return nil }
    self.init(name: name, mediaType: mediaType, size: size)
  }

  /// Returns a name, shortened to the limit before its extension; other file systems allow longer
  /// names.
  private static func shortened(_ name: String) -> String {
    var excess = name.utf8.count - FileValue.nameLimit
    guard excess > 0 else { return name }
    var end = name.lastIndex(of: ".") ?? name.endIndex
    if name[end...].utf8.count > 32 { end = name.endIndex }
    var base = name[..<end]
    while excess > 0, let last = base.popLast() { excess -= last.utf8.count }
    return String(base + name[end...])
  }
}
