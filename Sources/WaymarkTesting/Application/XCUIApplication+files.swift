// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkHeadless

/// A file that a person has saved with a file exporter.
public struct SavedFile: Hashable, Sendable {
  /// The name, with its extension.
  public let name: String
  /// The contents.
  public let contents: Data
}

extension XCUIApplication {
  /// The files that were saved since the launch with the buttons of file exporters, in order.
  public var savedFiles: [SavedFile] {
    driver.host.savedFiles.map { name, address in
      let text = address.split(separator: ",", maxSplits: 1).last.map(String.init) ?? ""
      return SavedFile(name: name, contents: Data(base64Encoded: text) ?? Data())
    }
  }
}
