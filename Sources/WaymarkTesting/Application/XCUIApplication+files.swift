// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkHeadless

/// A file that a person has saved with a file exporter.
public struct SavedFile: Hashable, Sendable {
  /// The file name, with its extension.
  public let name: String
  /// The bytes of the file.
  public let contents: Data
}

extension XCUIApplication {
  /// The files that have been saved with file exporters since the launch, in order.
  public var savedFiles: [SavedFile] {
    driver.host.savedFiles.map { name, address in
      let text = address.split(separator: ",", maxSplits: 1).last.map(String.init) ?? ""
      return SavedFile(name: name, contents: Data(base64Encoded: text) ?? Data())
    }
  }
}
