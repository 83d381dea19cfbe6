// SPDX-License-Identifier: MIT

/// How to get from the application to the elements that a test means.
///
/// It is walked anew at each use, so a query that was kept finds what is there now.
struct QueryPath {
  enum Step {
    case descendants(XCUIElement.ElementType)
    case children(XCUIElement.ElementType)
    case matching(String)
    case containing(XCUIElement.ElementType, String)
    /// The first element of a name.
    case key(String)
    case at(Int)
    case first
    /// The first of an `element` without index.
    case only
  }

  private var steps: [Step] = []

  /// The application itself.
  init() {}

  func appending(_ step: Step) -> QueryPath {
    var path = self
    path.steps.append(step)
    return path
  }

  /// The indices of the elements meant, in order.
  func walk(_ snapshot: AccessibilitySnapshot) -> [Int] {
    var found = snapshot.elements.isEmpty ? [] : [0]
    for step in steps where !found.isEmpty {
      found = step.walk(from: found, in: snapshot.elements)
    }
    return found
  }
}

extension QueryPath: CustomStringConvertible {
  /// The path as it is written in a test.
  var description: String { "app" + steps.map(\.description).joined() }
}

extension QueryPath.Step: CustomStringConvertible {
  var description: String {
    switch self {
    case .descendants(let type): ".\(type.queryName)"
    case .children(let type): ".children(matching: .\(type.rawValue))"
    case .matching(let key): ".matching(identifier: \"\(key)\")"
    case .containing(let type, let key): ".containing(.\(type.rawValue), identifier: \"\(key)\")"
    case .key(let key): "[\"\(key)\"]"
    case .at(let index): ".element(boundBy: \(index))"
    case .first: ".firstMatch"
    case .only: ".element"
    }
  }

  fileprivate func walk(
    from found: [Int], in elements: [AccessibilitySnapshot.Element]
  ) -> [Int] {
    switch self {
    case .descendants(let type):
      // Of two elements inside each other the outer one's descendants are all there are.
      var next = 0
      return found.sorted().flatMap { index in
        let inside = max(index + 1, next)..<max(elements[index].end, index + 1, next)
        next = inside.upperBound
        return inside.filter { elements[$0].type.matches(type) }
      }
    case .children(let type):
      return found.flatMap { index in
        (index + 1..<elements[index].end).filter {
          elements[$0].parent == index && elements[$0].type.matches(type)
        }
      }
    case .matching(let key):
      return matches(of: key, among: found, in: elements)
    case .key(let key):
      return Array(matches(of: key, among: found, in: elements).prefix(1))
    case .containing(let type, let key):
      return found.filter { index in
        let inside = (index + 1..<elements[index].end).filter { elements[$0].type.matches(type) }
        return !matches(of: key, among: inside, in: elements).isEmpty
      }
    case .at(let index):
      return found.indices.contains(index) ? [found[index]] : []
    case .first, .only:
      return Array(found.prefix(1))
    }
  }

  /// The front layer's matches before those below it; in each, words inside an element count
  /// only where nothing is called by the key itself.
  private func matches(
    of key: String, among found: [Int], in elements: [AccessibilitySnapshot.Element]
  ) -> [Int] {
    [true, false].flatMap { isHittable in
      let layer = found.filter { elements[$0].isHittable == isHittable }
      let named = layer.filter { elements[$0].isNamed(key) }
      return named.isEmpty ? layer.filter { elements[$0].words.contains(key) } : named
    }
  }
}

extension XCUIElement.ElementType {
  fileprivate func matches(_ wanted: Self) -> Bool { wanted == .any || wanted == self }
}
