// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The storeys of the runtime: `Graph` names nothing that registers with it.
struct StoreyTests {
  /// The sources of the runtime: those of the ground storey, and all others.
  private static let storeys = Result {
    let files = try SourceFile.all(in: "Sources/WaymarkViews")
    return (
      ground: files.filter { $0.path.hasPrefix("Sources/WaymarkViews/Graph/") },
      above: files.filter { !$0.path.hasPrefix("Sources/WaymarkViews/Graph/") }
    )
  }

  @Test func `the ground names nothing that is declared above it`() throws {
    let (ground, above) = try Self.storeys.get()
    #expect(ground.count > 40 && above.count > 200)
    let own = Set(ground.flatMap(\.declaredNames))
    let strangers = Set(above.flatMap(\.declaredNames)).subtracting(own)
    for file in ground {
      let named = file.names.intersection(strangers)
      #expect(named.isEmpty, "\(file) points upwards: \(named.sorted())")
    }
  }

  @Test func `names are read from code, not from comments or strings`() {
    let file = SourceFile(
      path: "",
      text: """
        /// A Comment.
        package final class Node { let a = "Text" }
        extension Node { func wrap(_ b: Wrapped) {} }
        """)
    #expect(file.declaredNames == ["Node"])
    #expect(file.names.isSuperset(of: ["Node", "wrap", "Wrapped"]))
    #expect(file.names.isDisjoint(with: ["Comment", "Text"]))
  }
}

extension SourceFile {
  /// The code, without comments and strings on one line.
  private var code: String {
    text.replacing(/"(?:\\.|[^"\\\n])*"/, with: "\"\"").replacing(/\/\/[^\n]*/, with: "")
  }

  /// The names of the types, functions and constants that are declared at the top level.
  fileprivate var declaredNames: Set<String> {
    let declaration =
      /^(?:@\w+(?:\([^)\n]*\))? +)*(?:(?:public|package|open|final|indirect|nonisolated) +)*(?:struct|class|enum|protocol|typealias|actor|func|let|var) +(\w+)/
    return Set(code.matches(of: declaration.anchorsMatchLineEndings()).map { String($0.1) })
  }

  /// All identifiers of the code.
  fileprivate var names: Set<String> { Set(code.matches(of: /[A-Za-z_]\w*/).map { String($0.0) }) }
}
