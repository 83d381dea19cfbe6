// SPDX-License-Identifier: MIT

import ArgumentParser
import WaymarkLinks

extension Console {
  /// Reads a file, or says why not and ends the command.
  func bytes(of path: String) throws -> [UInt8] {
    do {
      return try read(path)
    } catch {
      writeError("\(path): cannot be read.\n")
      throw ExitStatus.unreadable.code
    }
  }

  /// Reads an association file of Apple's, or says why not and ends the command.
  func association(at path: String) throws -> AppleAppSiteAssociation {
    let bytes = try bytes(of: path)
    do {
      return try AppleAppSiteAssociation(parsing: bytes)
    } catch {
      throw refused(error, path)
    }
  }

  func refused(_ error: AssociationError, _ path: String) -> ExitCode {
    writeError("\(path): \(error) [\(error.code)]\n")
    return ExitStatus.notAFile.code
  }
}
