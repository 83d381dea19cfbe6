// SPDX-License-Identifier: MIT

import WaymarkAssociation
import WaymarkLinks

/// A file that a command was given, with its bytes.
struct InputFile {
  /// The path as it was given, `-` for standard input, or the address of a served file.
  let path: String
  let bytes: [UInt8]
  private let places: JSONPlaces

  init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    // Larger ones are refused as a whole.
    places = JSONPlaces(bytes.count <= AppleAppSiteAssociation.sizeLimit ? bytes : [])
  }

  /// Returns where a part of the file is, given as `applinks.details[0]`; nil for the whole file.
  func location(of place: String?) -> Location {
    Location(
      file: path,
      position: TextPosition(of: places.offset(of: place ?? ""), in: bytes), place: place ?? "")
  }

  /// Returns why the file is not what it has to be, as a finding.
  func finding(_ error: AssociationError) -> Finding {
    let location =
      switch error {
      case .notJSON(let at), .tooDeep(let at):
        Location(file: path, position: TextPosition(of: at, in: bytes))
      case .wrongShape(let place, _, _): self.location(of: place)
      case .tooLarge, .signed, .notUTF8: Location(file: path)
      }
    return Finding(severity: .error, code: error.code, location: location, message: "\(error)")
  }

  /// Returns what is odd in the file, as a finding.
  func finding(_ lint: AssociationIssue) -> Finding {
    Finding(
      severity: lint.severity, code: lint.code.rawValue, location: location(of: lint.place),
      message: lint.message)
  }

  /// Returns that a rule is too involved for all it decides about to be gone through.
  func finding(undecided rule: AssociationMatch.Rule) -> Finding {
    Finding(
      severity: .warning, code: "not-decided", location: location(of: rule.place),
      message: "The rule is too complex to compare all addresses that it decides.")
  }

  /// Returns that it is not known whether the file opens a route.
  func finding(undecidedRoute pattern: String) -> Finding {
    Finding(
      severity: .warning, code: "not-decided", location: location(of: nil),
      message: "The rules are too complex to decide whether the file opens \(pattern).",
      subject: pattern)
  }
}
