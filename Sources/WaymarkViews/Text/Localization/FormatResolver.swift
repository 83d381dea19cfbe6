// SPDX-License-Identifier: MIT

/// Replaces the variables of an entry by their forms and numbers its arguments.
///
/// A specifier without a position uses the next argument. In the forms of a variable, the first
/// such specifier is for the variable's own argument, and a variable nested there uses the
/// following one. After a variable, the count continues after the arguments of its longest form, so
/// that it does not depend on the selected form.
struct FormatResolver {
  private struct Scope {
    var names: [String] = []
    var argument: Int?
    var specifier: String?
  }

  let variables: [String: LocalizedEntry.Variable]
  private(set) var problems: [String] = []
  /// The number of remaining tokens, which bounds the expansion of variables that contain others.
  private var budget = 2000
  private static let depth = 8

  init(variables: [String: LocalizedEntry.Variable]) {
    self.variables = variables
  }

  mutating func parts(of template: LocalizedEntry.Template) -> [LocalizedFormat.Part] {
    var next = 0
    return parts(of: template, in: Scope(), next: &next)
  }

  private mutating func parts(
    of template: LocalizedEntry.Template, in scope: Scope, next: inout Int
  ) -> [LocalizedFormat.Part] {
    switch template {
    case .text(let text):
      return FormatToken.tokens(in: text, hasCount: !scope.names.isEmpty).map { token in
        part(of: token, in: scope, next: &next)
      }
    case .plural(let forms):
      let start = next
      var resolved: [PluralCategory: [LocalizedFormat.Part]] = [:]
      for category in PluralCategory.allCases {
        guard let form = forms[category] else { continue }
        var end = start
        resolved[category] = parts(of: form, in: scope, next: &end)
        next = max(next, end)
      }
      return [.plural(scope.argument, resolved)]
    }
  }

  private mutating func part(
    of token: FormatToken, in scope: Scope, next: inout Int
  ) -> LocalizedFormat.Part {
    budget -= 1
    switch token {
    case .literal(let text):
      return .literal(text)
    case .count:
      guard let argument = scope.argument,
        let specifier = FormatSpecifier(prefixOf: "%" + (scope.specifier ?? "lld")[...]),
        specifier.variable == nil
      else { return .literal("%arg") }
      next = max(next, argument + 1)
      return .argument(argument, specifier)
    case .specifier(let specifier):
      if let name = specifier.variable {
        return variable(name, specifier, in: scope, next: &next)
      }
      let index = specifier.position.map { $0 - 1 } ?? next
      if specifier.position == nil { next += 1 }
      return .argument(index, specifier)
    }
  }

  private mutating func variable(
    _ name: String, _ specifier: FormatSpecifier, in scope: Scope, next: inout Int
  ) -> LocalizedFormat.Part {
    guard let variable = variables[name] else {
      return unresolved(specifier, "Nothing defines the variable \"\(name)\"")
    }
    guard !scope.names.contains(name) else {
      return unresolved(specifier, "The variable \"\(name)\" contains itself")
    }
    guard scope.names.count < Self.depth, budget > 0 else {
      return unresolved(specifier, "The variables are nested too deeply or used too often")
    }
    let free = scope.argument.map { max(next, $0 + 1) } ?? next
    let index = (variable.argument ?? specifier.position).map { $0 - 1 } ?? free
    var inner = scope
    inner.names.append(name)
    inner.argument = index
    inner.specifier = variable.specifier
    var end = index
    let parts = parts(of: variable.template, in: inner, next: &end)
    if specifier.position == nil { next = max(next, end, index + 1) }
    if case .plural? = parts.first, parts.count == 1 { return parts[0] }
    return .plural(index, [.other: parts])
  }

  private mutating func unresolved(
    _ specifier: FormatSpecifier, _ problem: String
  ) -> LocalizedFormat.Part {
    if !problems.contains(problem) { problems.append(problem) }
    return .literal(specifier.text)
  }
}
