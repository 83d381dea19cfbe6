// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import WaymarkMacroExpansion

/// Sends a message to the plugin like the compiler.
func ask(_ message: [String: Any]) throws -> [String: Any] {
  let data = try JSONSerialization.data(withJSONObject: message)
  let answer = try MacroExpansion.answer(to: data)
  return try #require(try JSONSerialization.jsonObject(with: answer) as? [String: Any])
}

/// A piece of source in the compiler's form, which begins at byte 100 of its file.
func syntax(_ source: String) -> [String: Any] {
  [
    "kind": "declaration", "source": source,
    "location": [
      "fileID": "App/File.swift", "fileName": "/App/File.swift", "offset": 100, "line": 7,
      "column": 3,
    ],
  ]
}

/// Returns the expansion of a use; throws the first issue.
func expand(
  _ macro: String, _ source: String, as role: String? = nil, in context: [String] = []
) throws -> String {
  var use: [String: Any] = [
    "macro": ["moduleName": "WaymarkMacros", "typeName": "\(macro)Macro", "name": macro],
    "discriminator": "$s3App", "lexicalContext": context.map(syntax),
  ]
  use["macroRole"] = role ?? "declaration"
  if role == nil {
    use["syntax"] = syntax(source)
  } else {
    use["declSyntax"] = syntax(source)
    use["attributeSyntax"] = syntax("@\(macro)")
  }
  let kind = role == nil ? "expandFreestandingMacro" : "expandAttachedMacro"
  let result = try #require(try ask([kind: use])["expandMacroResult"] as? [String: Any])
  let issues = try #require(result["diagnostics"] as? [[String: Any]])
  if let issue = issues.first {
    let position = try #require(issue["position"] as? [String: Any])
    let offset = try #require(position["offset"] as? Int)
    #expect(position["fileName"] as? String == "/App/File.swift")
    throw SourceIssue(issue["message"] as? String ?? "", at: offset - 100)
  }
  return try #require(result["expandedSource"] as? String)
}

/// Returns a source without indentation and empty lines.
func plain(_ source: String) -> String {
  source.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    .filter { !$0.isEmpty }.joined(separator: "\n")
}
