// SPDX-License-Identifier: MIT

extension LinkRoute {
  /// The route and its aliases, each under one pattern.
  var unfolded: [LinkRoute] { [self] + aliases.map { alias(at: $0) } }

  /// The route, read at another pattern.
  ///
  /// It writes as the route does, so that the laws can be tried on it, but says that it prints no
  /// value, so that no link is made by it.
  private func alias(at pattern: String) -> LinkRoute {
    var alias = LinkRoute(
      pattern: pattern, aliases: [], requires: requires, presentation: shownAs, web: web,
      title: title, shapes: shapes,
      read: read, write: write, prints: { _ in false }, sample: sample, parent: parent)
    alias.rule = rule
    alias.exists = exists
    alias.aliasOf = self.pattern
    return alias
  }
}

extension LinkRoute {
  /// Rejects links of the route whose resource does not exist.
  ///
  /// A link whose value does not exist is rejected with ``LinkError/noSuchThing(pattern:)``: an app
  /// shows its screen for unknown links, and a web server answers with 404. The condition is
  /// evaluated when a link is parsed, and again when it is received from an inbox. Printing a link
  /// and checking the laws do not evaluate it, so sample values need not exist.
  ///
  /// ```swift
  /// LinkRoute("/notes/:id", .int, make: Screen.note, match: \.note).exists { screen in
  ///   screen.note.map(Notebook.shared.contains) ?? false
  /// }
  /// ```
  ///
  /// - Parameter condition: Whether the resource of a value exists. It must be fast: it runs on the
  ///   thread that parses the link.
  /// - Returns: The route with the condition, which replaces an earlier one.
  public func exists(_ condition: @escaping @Sendable (_ route: R) -> Bool) -> LinkRoute {
    var route = self
    route.exists = condition
    return route
  }
}
