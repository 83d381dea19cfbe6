// SPDX-License-Identifier: MIT

extension AssociationLinter {
  /// Lints a pattern of a path for what other pattern languages mean something by.
  mutating func lint(syntaxOf path: String, at place: String) {
    if let sign = Self.foreignSign(in: path) {
      note(
        .foreignSyntax, place,
        "“\(sign)” in “\(path)” is literal; only “*”, “?” and “$(name)” are wildcards.")
    }
    if path.uppercased().hasPrefix("NOT ") {
      note(
        .misspeltNot, place,
        "“\(path)” excludes nothing: use “exclude”, or in “paths” a “NOT” and one space.")
    }
  }

  /// Lints a pattern for a variable that does not end.
  mutating func lint(variablesOf pattern: String, at place: String) {
    guard let start = pattern.lastRange(ofASCII: "$("), !pattern[start.upperBound...].contains(")")
    else { return }
    note(
      .brokenVariable, place,
      "“\(pattern[start.lowerBound...])” has no “)”, so it is literal.")
  }

  /// Lints the rules of the old form for a `NOT` that is part of the path.
  mutating func lint(oldForm paths: [String], at place: String) {
    for (index, path) in paths.enumerated()
    where path.hasPrefix("NOT/") || path.hasPrefix("NOT*") {
      note(
        .misspeltNot, "\(place).paths[\(index)]",
        "“\(path)” excludes nothing: write “NOT”, a space and the path.")
    }
  }

  /// The first part of a path that looks like a parameter of a router or a regular expression.
  private static func foreignSign(in path: String) -> Substring? {
    for segment in path.split(separator: "/") {
      if segment.first == ":", segment.dropFirst().first?.isLetter == true { return segment }
      if segment.first == "{", segment.last == "}" { return segment }
      if [".*", ".+", "(.*)", "(.+)"].contains(segment) { return segment }
      for (open, close) in [("[", "]"), ("(", ")")] {
        guard let start = segment.firstRange(ofASCII: open),
          let end = segment[start.upperBound...].firstRange(ofASCII: close),
          !segment[..<start.lowerBound].hasSuffix("$"),
          open == "[" || segment[start.upperBound..<end.lowerBound].contains("|")
        else { continue }
        return segment[start.lowerBound..<end.upperBound]
      }
    }
    if path.hasPrefix("^") { return path.prefix(1) }
    if path.hasSuffix("$") { return path.suffix(1) }
    return path.firstRange(ofASCII: "\\").map { path[$0] }
  }
}

extension String {
  /// Where a text of ASCII stands last.
  fileprivate func lastRange(ofASCII text: String) -> Range<Index>? {
    var found: Range<Index>?
    while let next = self[(found?.upperBound ?? startIndex)...].firstRange(ofASCII: text) {
      found = next
    }
    return found
  }
}
