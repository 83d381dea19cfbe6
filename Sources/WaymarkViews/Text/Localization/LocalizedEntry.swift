// SPDX-License-Identifier: MIT

/// The entry of a file for a key, before its variables are resolved.
struct LocalizedEntry: Hashable, Sendable {
  indirect enum Template: Hashable, Sendable {
    case text(String)
    case plural([PluralCategory: Template])
  }

  /// The replacement of "%#@name@".
  struct Variable: Hashable, Sendable {
    /// The number of the argument starting at 1, if the file specifies it.
    var argument: Int?
    /// The specifier of "%arg", without "%".
    var specifier: String?
    var template: Template
  }

  var template: Template
  var variables: [String: Variable] = [:]

  init(_ template: Template, variables: [String: Variable] = [:]) {
    self.template = template
    self.variables = variables
  }

  /// Returns the format and its problems.
  func format(rules: PluralRules) -> (format: LocalizedFormat, problems: [String]) {
    var resolver = FormatResolver(variables: variables)
    let parts = resolver.parts(of: template)
    var source: String?
    if case .text(let text) = template, variables.isEmpty { source = text }
    return (LocalizedFormat(parts: parts, rules: rules, source: source), resolver.problems)
  }
}
