// SPDX-License-Identifier: MIT

public import Foundation

/// The browser's file dialogs.
extension ChromiumPage {
  /// Cancels file dialogs from now on, or lets ``chooseFiles(_:)`` answer them, instead of displaying
  /// them.
  public func answerFileDialogs(cancelling: Bool = false) async throws {
    try await call("DOM.enable")
    try await call(
      "Page.setInterceptFileChooserDialog",
      ["enabled": true, "cancel": .bool(cancelling)])
  }

  /// Waits for the next file dialog, and chooses files; requires
  /// ``answerFileDialogs(cancelling:)``.
  ///
  /// If no dialog opens, the test fails with its time limit.
  public func chooseFiles(_ files: [URL]) async throws {
    var iterator = fileDialogs.stream.makeAsyncIterator()
    let node = await iterator.next() ?? 0
    try await call(
      "DOM.setFileInputFiles",
      ["files": .array(files.map { .string($0.path) }), "backendNodeId": .number(node)])
  }

  func noteFileDialog(_ event: Chromium.Event) {
    guard event.method == "Page.fileChooserOpened" else { return }
    struct Message: Decodable { var params: JSONValue }
    let message = try? JSONDecoder().decode(Message.self, from: event.parameters)
    if let node = message?.params["backendNodeId"]?.number {
      fileDialogs.continuation.yield(node)
    }
  }
}
