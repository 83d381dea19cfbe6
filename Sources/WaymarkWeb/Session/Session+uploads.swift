// SPDX-License-Identifier: MIT

import Foundation
import WaymarkRender

// Uploads of the files that a person has chosen. The page sends a part only when the server has
// written most of the parts before it, so neither side keeps more than a few in memory.
extension Session {
  func beginUpload(_ number: Int, to element: ElementID, _ heads: [FileUpload.Head]) {
    if let upload { files?.remove(upload.folder) }
    upload = nil
    guard let target = encoder.tree[element], let choice = target[.fileChoice],
      choice == .several || heads.count <= 1
    else { return store.metrics.count(.unsupported) }
    guard !heads.isEmpty else { return fail(.notWritten, number, element) }
    guard heads.count <= FileValue.countLimit else { return fail(.tooLarge, number, element) }
    let files = files ?? SessionFiles(of: self.number, in: store.files)
    self.files = files
    let folder: URL
    do {
      folder = try files.reserve(heads.reduce(0) { $0 + $1.size })
    } catch {
      store.refuse(.uploads, from: address)
      return fail(error, number, element)
    }
    upload = FileUpload(heads, number, to: element, in: folder) { [weak self] upload, event in
      guard let self, upload === self.upload else { return }
      switch event {
      case .written: tellUpload()
      case .ended(.success(let values)):
        self.upload = nil
        send(HostEvent(.chooseFiles(values), on: element))
        tell("\(number)", element)
      case .ended(.failure(let failure)):
        self.upload = nil
        files.remove(folder)
        fail(failure, number, element)
      }
    }
  }

  func receive(_ data: Data, for element: ElementID) {
    // The upload may have ended while the part was on its way.
    guard let upload, upload.target == element else { return }
    if !upload.append(data) { store.refuse(.malformed, from: address) }
  }

  /// Tells the page how much of its upload is written; nothing if there is none.
  func tellUpload() {
    if let upload { tell("\(upload.number) \(upload.written)", upload.target) }
  }

  private func fail(_ failure: FileFailure, _ number: Int, _ element: ElementID) {
    send(HostEvent(.failFiles(failure), on: element))
    tell("\(number)", element)
  }

  /// Tells the page the number of its upload and how many bytes are written, or only the number when
  /// the upload has ended.
  private func tell(_ state: String, _ element: ElementID) {
    schedule()
    guard !isClosed, encoder.tree[element] != nil else { return }
    operations.append(.attribute(NodeAddress(element: element), "data-got", state))
  }
}
