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
      for name in Self.declaredNames(in: text) { declaring[name, default: []].insert(index) }
    }
    let owners = declaring.compactMapValues { $0.count == 1 ? $0.first : nil }
    dependencies = code.enumerated().map { index, text in
      Set(text.identifiers.compactMap { owners[$0] }).subtracting([index]).sorted()
    }
  }

  /// The files that depend on each other, directly or indirectly, the largest circle first.
  ///
  /// A file without such dependencies is a circle of one.
  var circles: [[String]] {
    // Kosaraju's algorithm: the order in which a search leaves the files, then a search in reverse.
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

  /// The names that code declares at the top level.
  static func declaredNames(in code: String) -> [Substring] {
    code.matches(of: declaration).map(\.1)
  }

  private static var declaration: Regex<(Substring, Substring)> {
    /^(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|final|open|indirect|nonisolated|isolated)\s+)*(?:struct|class|enum|protocol|typealias|actor|func|let|var|macro)\s+(\w+)/
      .anchorsMatchLineEndings()
  }

  /// The source without comments and without the contents of string literals.
  static func code(of source: String) -> String {
    source.replacing(/"""(?s:.*?)"""/, with: "\"\"")
      .replacing(/\/\/[^\n]*/, with: "")
      .replacing(/"(?:\\.|[^"\\\n])*"/, with: "\"\"")
  }
}

extension String {
  /// The ASCII identifiers, in order.
  var identifiers: [Substring] {
    utf8.split { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        false
      default: true
      }
    }
    .map { Substring($0) }
  }
}
