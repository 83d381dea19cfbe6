// SPDX-License-Identifier: MIT

import WaymarkAssociation
import WaymarkLinks

extension Report {
  /// The findings as a log of SARIF 2.1.0 (OASIS) with one run.
  ///
  /// Standard input has no location in it; served files have their address.
  var sarif: JSON {
    var rules: [String] = []
    for finding in findings where !rules.contains(finding.code) { rules.append(finding.code) }
    let driver: [JSON.Member] = [
      .init("name", .string("waymark")), .init("version", .string(ToolVersion.current)),
      .init("rules", .array(rules.map { .object([.init("id", .string($0))]) })),
    ]
    let run: [JSON.Member] = [
      .init("tool", .object([.init("driver", .object(driver))])),
      .init(
        "automationDetails", .object([.init("id", .string("waymark/links/\(command)/"))])),
      .init("columnKind", .string("unicodeCodePoints")),
      .init("results", .array(findings.map { $0.sarif(rules.firstIndex(of: $0.code)) })),
    ]
    return .object([
      .init("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
      .init("version", .string("2.1.0")), .init("runs", .array([.object(run)])),
    ])
  }
}

extension Finding {
  fileprivate func sarif(_ rule: Int?) -> JSON {
    var location: [JSON.Member] = []
    if let uri = self.location.uri {
      var physical: [JSON.Member] = [
        .init("artifactLocation", .object([.init("uri", .string(uri))]))
      ]
      if let position = self.location.position {
        let region: [JSON.Member] = [
          .init("startLine", .number("\(position.line)")),
          .init("startColumn", .number("\(position.column)")),
        ]
        physical.append(.init("region", .object(region)))
      }
      location.append(.init("physicalLocation", .object(physical)))
    }
    if !self.location.place.isEmpty {
      let name = JSON.Member("fullyQualifiedName", .string(self.location.place))
      location.append(.init("logicalLocations", .array([.object([name])])))
    }
    return .object([
      .init("ruleId", .string(code)), .init("ruleIndex", .number("\(rule ?? -1)")),
      .init("level", .string(severity.rawValue)),
      .init("message", .object([.init("text", .string(message))])),
      .init("locations", .array(location.isEmpty ? [] : [.object(location)])),
    ])
  }
}

extension Location {
  /// The file as a URI reference (RFC 3986); nil for standard input.
  fileprivate var uri: String? {
    guard isPath else { return isAddress ? file : nil }
    var uri = file.hasPrefix("/") ? "file://" : ""
    for byte in file.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: uri.unicodeScalars.append(Unicode.Scalar(byte))
      case UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"):
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        uri += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return uri
  }
}
