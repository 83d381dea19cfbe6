// SPDX-License-Identifier: MIT

/// A response of the plugin.
enum PluginAnswer: Encodable {
  /// The supported version of the protocol: the first that includes the declarations around a use.
  case capability
  /// The source that replaces the use, or the errors in it.
  ///
  /// The offsets of issues are relative to the location.
  case expansion(String?, [SourceIssue], at: SourceLocation? = nil)

  private enum Key: String, CodingKey {
    case getCapabilityResult, capability, protocolVersion, expandMacroResult, expandedSource
    case diagnostics, message, severity, position, highlights, notes, fixIts, fileName, offset
  }

  func encode(to encoder: any Encoder) throws {
    var answer = encoder.container(keyedBy: Key.self)
    switch self {
    case .capability:
      var result = answer.nestedContainer(keyedBy: Key.self, forKey: .getCapabilityResult)
      var capability = result.nestedContainer(keyedBy: Key.self, forKey: .capability)
      try capability.encode(7, forKey: .protocolVersion)
    case .expansion(let source, let issues, let location):
      var result = answer.nestedContainer(keyedBy: Key.self, forKey: .expandMacroResult)
      try result.encode(source, forKey: .expandedSource)
      var list = result.nestedUnkeyedContainer(forKey: .diagnostics)
      for issue in issues {
        var diagnostic = list.nestedContainer(keyedBy: Key.self)
        try diagnostic.encode(issue.message, forKey: .message)
        try diagnostic.encode("error", forKey: .severity)
        var position = diagnostic.nestedContainer(keyedBy: Key.self, forKey: .position)
        try position.encode(location?.fileName ?? "", forKey: .fileName)
        try position.encode((location?.offset ?? 0) + issue.offset, forKey: .offset)
        for key in [Key.highlights, .notes, .fixIts] {
          _ = diagnostic.nestedUnkeyedContainer(forKey: key)
        }
      }
    }
  }
}

/// An error in the use of a macro, which the compiler shows.
struct SourceIssue: Error, Equatable {
  let message: String
  /// The position, in bytes from the beginning of the received source.
  let offset: Int

  init(_ message: String, at offset: Int = 0) {
    self.message = message
    self.offset = offset
  }
}
