// SPDX-License-Identifier: MIT

import WaymarkAssociation
import WaymarkLinks

extension Report {
  /// The findings as commands of GitHub's workflows, one a line.
  ///
  /// Source of the form: GitHub's documentation of workflow commands. What is read from standard
  /// input or fetched has no file to annotate, so it is named in the message.
  var github: String {
    findings.map { $0.github + "\n" }.joined()
  }
}

extension Finding {
  fileprivate var github: String {
    var properties: [String] = []
    if location.isPath {
      properties.append("file=" + Self.escaped(location.file, isProperty: true))
      if let position = location.position {
        properties += ["line=\(position.line)", "col=\(position.column)"]
      }
    }
    properties.append("title=" + Self.escaped("waymark: \(code)", isProperty: true))
    let about = location.isPath || location.file == "-" ? "" : location.file + ": "
    let place = location.place.isEmpty ? "" : location.place + ": "
    let message = Self.escaped(about + place + message, isProperty: false)
    return "::\(command) \(properties.joined(separator: ","))::\(message)"
  }

  private var command: String {
    switch severity {
    case .note: "notice"
    case .warning: "warning"
    case .error: "error"
    }
  }

  /// A text without what would end the message, or one of the properties before it.
  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": escaped += "%25"
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      case ":" where isProperty: escaped += "%3A"
      case "," where isProperty: escaped += "%2C"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
