// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkDiagnostics

@_spi(Host) extension AppStore {
  /// Creates a store that is saved in a file.
  ///
  /// The file is written as a whole after the work that changed it, so it contains either the old
  /// or the new values; a missing folder is created. A file that cannot be read counts as empty and
  /// is reported.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - limit: The maximum total size of keys and values in bytes.
  @MainActor
  public convenience init(file: URL, limit: Int = .max) {
    var contents = SceneStorageValues()
    if let data = FileManager.default.contents(atPath: file.path) {
      do {
        contents = try JSONDecoder().decode(SceneStorageValues.self, from: data)
      } catch {
        DiagnosticSink.current.report(
          Diagnostic("\(file.path) cannot be read as stored values, and counts as empty: \(error)"))
      }
    }
    self.init(contents, limit: limit)
    let writer = StoreWriter(file: file)
    changed = { [weak self] in
      MainThread.now { if let self { writer.write(self) } }
    }
  }

  /// Returns the file of an app in the user's data directory according to the XDG specification:
  /// `$XDG_DATA_HOME`, or else `~/.local/share`.
  ///
  /// - Parameters:
  ///   - app: The app's name.
  ///   - environment: The environment variables that locate the user's directories.
  /// - Returns: The file, which may not exist.
  public static func file(
    of app: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> URL {
    let named = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = environment["HOME"] ?? NSHomeDirectory()
    let folder = URL(fileURLWithPath: named ?? "\(home)/.local/share", isDirectory: true)
    let name = app.replacingOccurrences(of: "/", with: "-")
    return folder.appendingPathComponent(name).appendingPathComponent("storage.json")
  }
}

/// Writes a store's file once for all changes of an update.
@MainActor
private final class StoreWriter {
  private let file: URL
  private var isWaiting = false

  init(file: URL) { self.file = file }

  func write(_ store: AppStore) {
    guard !isWaiting else { return }
    isWaiting = true
    Task {
      isWaiting = false
      do {
        try store.save(to: file)
      } catch {
        DiagnosticSink.current.report(
          Diagnostic("\(file.path) cannot be written: \(error)"))
      }
    }
  }
}

extension AppStore {
  /// Saves all values to a file that only its owner can read.
  package func save(to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    try encoder.encode(contents).write(to: file, options: .atomic)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
  }
}
