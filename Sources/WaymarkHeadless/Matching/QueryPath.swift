// SPDX-License-Identifier: MIT

/// The path from the application to the elements of a query.
///
/// It is resolved at each use, so a stored query finds the current elements.
package struct QueryPath {
  package enum Step {
    case descendants(XCUIElementType)
    case children(XCUIElementType)
    case matching(String)
    case ofType(XCUIElementType)
    case containing(XCUIElementType, String?)
    case satisfying(QueryCondition)
    /// Elements with a descendant that satisfies a condition.
    case holding(QueryCondition)
    case same(AccessibilitySnapshot.Identity)
    /// The element with a key.
    case key(String)
    case at(Int)
    case first
    /// The only match of `element`.
    case only
  }

  private var steps: [Step] = []

  /// The path of the application.
  package init() {}

  /// Creates the shortest path that finds one element of a snapshot and no other.
  ///
  /// Its description is code for a test.
  package init(to index: Int, in snapshot: AccessibilitySnapshot) {
    let element = snapshot.elements[index]
    guard element.type != .application else { return }
    let all = QueryPath().appending(.descendants(element.type))
    // The first text of several is the title, and the others are values that change.
    let names = [element.identifier] + element.texts.prefix(1) + [element.label]
    let keys = (names + [element.placeholder ?? ""] + element.texts).filter { !$0.isEmpty }
    let paths = keys.lazy.map { all.appending(.key($0)) }
    if let path = paths.first(where: { $0.matches(in: snapshot) == [index] }) {
      self = path
      return
    }
    let matching = keys.first.map { all.appending(.matching($0)) } ?? all
    let around = matching.walk(snapshot).contains(index) ? matching : all
    self = around.appending(.at(around.walk(snapshot).firstIndex(of: index) ?? 0))
  }

  package func appending(_ step: Step) -> QueryPath {
    var path = self
    path.steps.append(step)
    return path
  }

  /// Returns the indices of the matching elements, in order.
  package func walk(_ snapshot: AccessibilitySnapshot) -> [Int] {
    var found = snapshot.elements.isEmpty ? [] : [0]
    for step in steps where !found.isEmpty {
      found = step.walk(from: found, in: snapshot)
    }
    return found
  }

  /// Returns the indices of the candidates for an action; several if the query is ambiguous.
  ///
  /// Matches in front hide matches behind them, and a match hides the matches inside it.
  package func matches(in snapshot: AccessibilitySnapshot) -> [Int] {
    var around = self
    guard let last = around.steps.popLast(), last.isToBeUnique else { return walk(snapshot) }
    let all = last.all(from: around.walk(snapshot), in: snapshot)
    let front = all.filter { snapshot.elements[$0].isHittable }
    let meant = front.isEmpty ? all : front
    return meant.filter { index in
      !meant.contains { $0 < index && index < snapshot.elements[$0].end }
    }
  }
}

extension QueryPath: CustomStringConvertible {
  /// The path as written in a test.
  package var description: String { "app" + steps.map(\.description).joined() }
}

extension QueryPath.Step: CustomStringConvertible {
  package var description: String {
    switch self {
    case .descendants(let type): ".\(type.queryName)"
    case .children(let type): ".children(matching: .\(type.rawValue))"
    case .matching(let key): ".matching(identifier: \(key.debugDescription))"
    case .ofType(let type): ".matching(.\(type.rawValue), identifier: nil)"
    case .containing(let type, let key):
      ".containing(.\(type.rawValue), identifier: \(key?.debugDescription ?? "nil"))"
    case .satisfying(let condition): ".matching(\(condition))"
    case .holding(let condition): ".containing(\(condition))"
    case .same(let identity): ".same(\(identity))"
    case .key(let key): "[\(key.debugDescription)]"
    case .at(let index): ".element(boundBy: \(index))"
    case .first: ".firstMatch"
    case .only: ".element"
    }
  }

  /// Whether several matches are an error.
  fileprivate var isToBeUnique: Bool {
    switch self {
    case .key, .only: true
    default: false
    }
  }

  /// Returns all matches of a step, before ambiguity is resolved.
  fileprivate func all(from found: [Int], in snapshot: AccessibilitySnapshot) -> [Int] {
    switch self {
    case .key(let key): named(key, among: found, in: snapshot.elements)
    default: found
    }
  }

  fileprivate func walk(
    from found: [Int], in snapshot: AccessibilitySnapshot
  ) -> [Int] {
    let elements = snapshot.elements
    switch self {
    case .descendants(let type):
      // Of two nested elements, the outer one already contains all descendants of the inner one.
      var next = 0
      return found.sorted().flatMap { index in
        let inside = max(index + 1, next)..<max(elements[index].end, index + 1, next)
        next = inside.upperBound
        return inside.filter { elements[$0].matches(type) }
      }
    case .children(let type):
      return found.flatMap { index in
        (index + 1..<elements[index].end).filter {
          elements[$0].parent == index && elements[$0].matches(type)
        }
      }
    case .matching(let key):
      return named(key, among: found, in: elements)
    case .ofType(let type):
      return found.filter { elements[$0].matches(type) }
    case .containing(let type, let key):
      return found.filter { index in
        let inside = (index + 1..<elements[index].end).filter { elements[$0].matches(type) }
        guard let key else { return !inside.isEmpty }
        return !named(key, among: inside, in: elements).isEmpty
      }
    case .satisfying(let condition):
      return found.filter { condition.isMatch(elements[$0].attributes) }
    case .holding(let condition):
      return found.filter { index in
        (index + 1..<elements[index].end).contains { condition.isMatch(elements[$0].attributes) }
      }
    case .same(let identity):
      return found.filter { snapshot.identity(of: $0) == identity }
    case .at(let index):
      return found.indices.contains(index) ? [found[index]] : []
    case .first, .key, .only:
      return Array(all(from: found, in: snapshot).prefix(1))
    }
  }

  /// Prefers matches of the front layer, and matches of an element's own key to those of text
  /// inside it.
  private func named(
    _ key: String, among found: [Int], in elements: [AccessibilitySnapshot.Element]
  ) -> [Int] {
    [true, false].flatMap { isHittable in
      let layer = found.filter { elements[$0].isHittable == isHittable }
      let named = layer.filter { elements[$0].isNamed(key) }
      return named.isEmpty ? layer.filter { elements[$0].texts.contains(key) } : named
    }
  }
}

extension AccessibilitySnapshot.Element {
  fileprivate func matches(_ wanted: XCUIElementType) -> Bool {
    switch wanted {
    case .any: true
    case .dialog: isDialog
    // On older systems, a list was a table.
    case .table: type == .collectionView
    // A spinner is also a progress indicator.
    case .progressIndicator: type == .progressIndicator || type == .activityIndicator
    default: type == wanted
    }
  }
}
