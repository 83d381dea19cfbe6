// SPDX-License-Identifier: MIT

package import Foundation

/// Expands Waymark's macros.
///
/// A separate module from the plugin, so that tests can import it: SwiftPM compiles tests that
/// import a plugin twice.
package enum MacroExpansion {
  /// Returns the response to a message of the compiler: the source that replaces a use, or the
  /// errors in it.
  ///
  /// - Parameter message: The message, as JSON.
  /// - Returns: The response, as JSON.
  /// - Throws: An `EncodingError` if the response cannot be encoded.
  package static func answer(to message: Data) throws -> Data {
    try JSONEncoder().encode(answer(toRequest: message))
  }

  private static func answer(toRequest message: Data) -> PluginAnswer {
    let request: PluginRequest
    do {
      request = try JSONDecoder().decode(PluginRequest.self, from: message)
    } catch {
      return .expansion(nil, [SourceIssue("WaymarkMacros cannot read the compiler's message.")])
    }
    switch request {
    case .capability: return .capability
    case .other: return .expansion(nil, [SourceIssue("WaymarkMacros has no such capability.")])
    case .expansion(let use):
      do throws(SourceIssue) {
        return .expansion(try expand(use), [])
      } catch {
        return .expansion(nil, [error], at: use.syntax.location)
      }
    }
  }

  private static func expand(_ use: MacroUse) throws(SourceIssue) -> String {
    switch use.macro {
    case "PreviewMacro": return try PreviewMacro(use).expansion()
    case "PreviewableMacro": return try PreviewableMacro(use).expansion()
    case "EntryMacro": return try EntryMacro(use).expansion()
    default: throw SourceIssue("WaymarkMacros has no macro “\(use.macro)”.")
    }
  }
}
