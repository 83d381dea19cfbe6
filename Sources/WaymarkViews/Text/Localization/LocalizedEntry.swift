// SPDX-License-Identifier: MIT

/// What a file has for a key, before its variables are put in place.
struct LocalizedEntry: Hashable, Sendable {
  indirect enum Template: Hashable, Sendable {
    case text(String)
    case plural([PluralCategory: Template])
  }

  /// What "%#@name@" is replaced by.
  struct Variable: Hashable, Sendable {
    /// The number of the argument from 1, if the file says it.
    var argument: Int?
    /// The specifier that "%arg" is for, without "%".
    var specifier: String?
    var template: Template
  }

  var template: Template
  var variables: [String: Variable] = [:]

  init(_ template: Template, variables: [String: Variable] = [:]) {
    self.template = template
    self.variables = variables
  }

  /// The format, and what is wrong with it.
  func format(rules: PluralRules) -> (format: LocalizedFormat, problems: [String]) {
    var resolver = FormatResolver(variables: variables)
    let parts = resolver.parts(of: template)
    var source: String?
    if case .text(let text) = template, variables.isEmpty { source = text }
    return (LocalizedFormat(parts: parts, rules: rules, source: source), resolver.problems)
  }
}
