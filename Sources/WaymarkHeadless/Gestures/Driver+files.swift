// SPDX-License-Identifier: MIT

package import Foundation
import WaymarkRender

extension Driver {
  /// Chooses files with a button of a file importer; fails if the element does not exist, is not
  /// hittable, or does not choose files, or if one of the files does not exist.
  package func choose(
    _ files: [URL], _ path: QueryPath, _ verb: String, at place: SourcePlace
  ) {
    guard let (snapshot, index) = touch(path, verb, at: place) else { return }
    guard let id = snapshot.elements[index].id, host.tree[id]?[.fileChoice] != nil else {
      return fail(verb, path, "the element does not choose files")
    }
    if let missing = files.first(where: { !FileManager.default.fileExists(atPath: $0.path) }) {
      return fail(verb, path, "there is no file \(missing.path)")
    }
    let values = files.map { FileValue(name: $0.lastPathComponent, path: $0.path) }
    send(HostEvent(.chooseFiles(values), on: id), verb, path)
  }
}
