// SPDX-License-Identifier: MIT

extension AssociationMatch.Rule {
  /// Addresses, from the path on, that lie around where the rule begins to match and ceases to.
  ///
  /// Most match; those that do not are as telling. Each time the same ones are made.
  func examples(_ variables: [AppleAppSiteAssociation.Variable]) -> [String] {
    func made(_ pattern: String, _ fills: [String]) -> [String] {
      fills.map { self.made(pattern, $0, variables) }
    }
    var paths = ["/", "/x", "/x/y"]
    if let path = rule.path {
      let path = RuleCompiler.normal(path)
      paths = made(path, ["x", "", "x/y", "new", "7"])
      if path.hasSuffix("/*") { paths.append(contentsOf: made(String(path.dropLast(2)), ["x"])) }
      if let first = paths.first { paths += [first + "/z", first + "z"] }
    }
    var queries = [""]
    switch rule.query {
    case .text(let text): queries = made(text, ["x", ""]) + [""]
    case .items(let items):
      let filled = ["x", ""].map { fill in
        items.map { item in
          let value = made(item.pattern ?? "", [fill]).first ?? ""
          return item.name + "=" + value
        }.joined(separator: "&")
      }
      queries = filled + ["", (filled.first ?? "") + "&other=1"]
    case nil: break
    }
    var fragments = [""]
    if let fragment = rule.fragment { fragments = made(fragment, ["x"]) + [""] }
    let path = paths.first ?? "/"
    var addresses = paths.map { $0.address(queries.first ?? "", fragments.first ?? "") }
    addresses += queries.dropFirst().map { path.address($0, fragments.first ?? "") }
    addresses += fragments.dropFirst().map { path.address(queries.first ?? "", $0) }
    return addresses.filter { $0.hasPrefix("/") }
  }

  /// An address, from the path on, that matches most likely, with each `*` filled in.
  func example(_ fill: String, _ variables: [AppleAppSiteAssociation.Variable]) -> String {
    let path = made(RuleCompiler.normal(rule.path ?? "/"), fill, variables)
    let fragment = made(rule.fragment ?? "", "x", variables)
    switch rule.query {
    case .text(let text): return path.address(made(text, "x", variables), fragment)
    case .items(let items):
      let query = items.map { $0.name + "=" + made($0.pattern ?? "", "x", variables) }
      return path.address(query.joined(separator: "&"), fragment)
    case nil: return path.address("", fragment)
    }
  }

  private func made(
    _ pattern: String, _ fill: String, _ variables: [AppleAppSiteAssociation.Variable]
  ) -> String {
    let pattern = RuleCompiler(variables.map(\.name)).pattern(pattern)
    let text = ExampleMaker(variables).text(pattern, fillingIn: fill)
    return rule.percentEncoded == false ? text.escapedForExample : text
  }
}

/// Fills patterns in.
private struct ExampleMaker {
  let words: [String: String]

  init(_ variables: [AppleAppSiteAssociation.Variable]) {
    var words: [String: String] = ["region": "CH", "lang": "de"]
    for variable in variables {
      let word = variable.values.first.map { word in
        String(word.map { $0 == "*" ? "x" : $0 == "?" ? "a" : $0 })
      }
      words[variable.name] = word ?? ""
    }
    self.words = words
  }

  func text(_ pattern: AssociationPattern, fillingIn fill: String) -> String {
    var text = ""
    let pieces = pattern.pieces
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .one where pieces.dropFirst(index + 1).first == .many: text += fill.isEmpty ? "a" : ""
      case .literal(let literal): text.unicodeScalars.append(contentsOf: literal)
      case .one: text += "a"
      case .many: text += fill
      case .member(let characters):
        text += ["a", "A", "7"].first { characters.contains($0) }.map(String.init) ?? ""
      case .variable(let name): text += words[name] ?? ""
      case .segment, .number, .unknown: break
      }
    }
    return text
  }
}

extension String {
  fileprivate func address(_ query: String, _ fragment: String) -> String {
    self + (query.isEmpty ? "" : "?" + query) + (fragment.isEmpty ? "" : "#" + fragment)
  }

  /// The text with a `%` escaped, since the pattern means one.
  fileprivate var escapedForExample: String {
    String(flatMap { $0 == "%" ? "%25" : String($0) })
  }
}
