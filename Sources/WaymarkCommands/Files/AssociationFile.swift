// SPDX-License-Identifier: MIT

import ArgumentParser
import WaymarkAssociation
import WaymarkLinks

extension Console {
  /// Reads a file, or says why not and ends the command.
  func file(at path: String) throws -> InputFile {
    do {
      return InputFile(path: path, bytes: try read(path))
    } catch {
      writeError("\(path): cannot be read.\n")
      throw ExitStatus.unreadable.code
    }
  }

  /// Reads an association file of Apple's, or says why not and ends the command.
  func association(at path: String) throws -> AppleAppSiteAssociation {
    try Reporter("", .text, self).association(file(at: path))
  }
}

/// An association file of whichever kind.
enum AssociationFile {
  case apple(AppleAppSiteAssociation)
  case android(AssetLinks)

  /// Reads a file of either kind: only Android's is an array.
  init(parsing bytes: [UInt8]) throws(AssociationError) {
    let first = bytes.first { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "[") }
    self =
      first == UInt8(ascii: "[")
      ? .android(try AssetLinks(parsing: bytes))
      : .apple(try AppleAppSiteAssociation(parsing: bytes))
  }

  /// The issues that linting finds.
  var issues: [AssociationIssue] {
    switch self {
    case .apple(let file): file.lint()
    case .android(let file): file.lint()
    }
  }
}
