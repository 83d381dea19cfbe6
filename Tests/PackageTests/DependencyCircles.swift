// SPDX-License-Identifier: MIT

/// The dependencies between the files of a target, derived from identifiers.
///
/// A file depends on another if it mentions a name that only the other declares at the top level.
/// Comments and string literals do not count.
struct DependencyCircles {
  /// The names of the files, and for each the indices of the files on which it depends.
  let paths: [String]
  private let dependencies: [[Int]]

  init(_ files: [SourceFile]) {
    paths = files.map(\.path)
    let code = files.map { Self.code(of: $0.text) }
    var declaring: [Substring: Set<Int>] = [:]
    for (index, text) in code.enumerated() {
      for match in text.matches(of: Self.declaration.anchorsMatchLineEndings()) {
        declaring[match.1, default: []].insert(index)
      }
    }
    let owners = declaring.compactMapValues { $0.count == 1 ? $0.first : nil }
    dependencies = code.enumerated().map { index, text in
      Set(text.matches(of: Self.identifier).compactMap { owners[$0.0] }).subtracting([index])
        .sorted()
    }
  }

  /// The files that depend on each other, directly or indirectly, the largest circle first.
  ///
  /// A file without such dependencies is a circle of one.
  var circles: [[String]] {
    // Kosaraju: the order in which a search leaves the files, then the same against the arrows.
    var order: [Int] = []
    var visited = Set<Int>()
    for start in paths.indices { visit(start, dependencies, &visited, &order) }
    var dependents = [[Int]](repeating: [], count: paths.count)
    for (file, targets) in dependencies.enumerated() {
      for target in targets { dependents[target].append(file) }
    }
    visited = []
    var circles: [[String]] = []
    for start in order.reversed() where !visited.contains(start) {
      var members: [Int] = []
      visit(start, dependents, &visited, &members)
      circles.append(members.map { paths[$0] }.sorted())
    }
    return circles.sorted { $0.count > $1.count }
  }

  /// Appends the files that a depth-first search reaches, in the order in which it leaves them.
  private func visit(
    _ start: Int, _ arrows: [[Int]], _ visited: inout Set<Int>, _ left: inout [Int]
  ) {
    guard visited.insert(start).inserted else { return }
    var stack = [(file: start, next: 0)]
    while let (file, next) = stack.last {
      guard next < arrows[file].count else {
        left.append(file)
        stack.removeLast()
        continue
      }
      stack[stack.count - 1].next += 1
      let target = arrows[file][next]
      if visited.insert(target).inserted { stack.append((target, 0)) }
    }
  }

  private static let identifier = /[A-Za-z_][A-Za-z_0-9]*/

  private static let declaration =
    /^(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|final|open|indirect|nonisolated|isolated)\s+)*(?:struct|class|enum|protocol|typealias|actor|func|let|var|macro)\s+(\w+)/

  /// The source without comments and without the contents of string literals.
  static func code(of source: String) -> String {
    source.replacing(/"""(?s:.*?)"""/, with: "\"\"")
      .replacing(/\/\/[^\n]*/, with: "")
      .replacing(/"(?:\\.|[^"\\\n])*"/, with: "\"\"")
  }
}
