// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Compares Documentation/Surface.md with the runtime's declarations and the programs.
@Suite struct SurfaceTests {
  private static let page = Result { try SurfacePage.read() }
  private static let surface = Result {
    Surface(files: try SurfacePage.rooms.flatMap { try SourceFile.all(in: $0) })
  }
  private static let programs = Result {
    try SourceFile.all(in: "Tests/LanguageModes/Tests/Programs")
      .filter { $0.path.contains("/Rank") }
      .flatMap { $0.text.split(separator: "\n") }
      .filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
  }

  /// A pattern that matches a use of the symbol in a program.
  private func use(of symbol: String) -> String {
    let name = symbol.trimmingPrefix(/[.@\\#]+/)
    return switch symbol.first {
    case ".": #"\.\#(name)\b"#
    case "\\": #"\\\.\#(name)\b"#
    case "@", "#": #"\#(symbol)\b"#
    default: #"\b\#(name)\b"#
    }
  }

  @Test func `the page has each symbol once`() throws {
    let symbols = try Self.page.get().rows.map(\.symbol)
    #expect(symbols.count > 600)
    let repeated = Dictionary(grouping: symbols) { $0 }.filter { $0.value.count > 1 }.keys
    #expect(repeated.isEmpty)
  }

  @Test func `the rows are those of the sources`() throws {
    let page = try Self.page.get()
    let made = page.updated(to: try Self.surface.get())
    let known = Dictionary(page.rows.map { ($0.symbol, $0) }) { $1 }
    for row in made.rows where known[row.symbol] != row {
      Issue.record("\(row.symbol) differs from the sources: run Scripts/surface.")
    }
    #expect(made.text == page.text, "Run Scripts/surface.")
  }

  @Test func `a symbol is declared unless its row is marked absent`() throws {
    let declared = try Self.surface.get().symbols
    // The standard library's.
    for row in try Self.page.get().rows where row.symbol != "@Observable" {
      #expect(
        (declared[row.symbol] != nil) == (row.state != "absent"), "\(row.symbol): \(row.state)")
    }
  }

  @Test func `every symbol has a state`() throws {
    for row in try Self.page.get().rows {
      #expect(["full", "approximate", "absent"].contains(row.state), "\(row.symbol): \(row.state)")
      if row.state == "approximate" { #expect(!row.note.isEmpty, "\(row.symbol): why?") }
      if row.state == "full" {
        #expect(row.ignores.isEmpty, "\(row.symbol) has ignored arguments and cannot be full")
      }
    }
  }

  @Test func `every ranked symbol is used in a program`() throws {
    let programs = try Self.programs.get()
    let ranked = try Self.page.get().ranked
    #expect(ranked.count > 80)
    for row in ranked where row.state != "absent" {
      // By default, `Font.system` counts as a single word.
      let use = try Regex(use(of: row.symbol)).wordBoundaryKind(.simple)
      #expect(programs.contains(use), "\(row.symbol) is used in no program")
    }
  }

  @Test func `every argument is read or documented as ignored`() throws {
    #expect(try Self.surface.get().problems == [])
  }

  @Test func `every exception applies to a parameter that is not read`() throws {
    let files = try SurfacePage.rooms.flatMap { try SourceFile.all(in: $0) }
    let sites = files.flatMap { SwiftReader.declarations(in: $0.text) }.flatMap { declaration in
      declaration.unmentioned.map {
        "\(declaration.container).\(declaration.name)(\($0.name))"
      }
    }
    for exception in Surface.exceptions.keys { #expect(sites.contains(exception)) }
  }
}

/// Regenerating the page from a few sources.
@Suite struct SurfacePageTests {
  private let source = """
    extension View {
      /// Turns it.
      ///
      /// Ignored: `axis` (there is one).
      public func turned(_ angle: Int, around axis: Int = 0) -> some View { spun(angle) }
      public func faded() -> some View { self }
    }
    public protocol View {}
    @propertyWrapper public struct Kept<Value> {}
    public struct Turn {
      /// Turns on.
      ///
      /// Ignored: `speed`.
      public func next(steps: Int, _ speed: Int) { go(steps) }
    }
    """

  private func updated(_ page: String, path: String = "Sources/WaymarkViews/Style/A.swift")
    -> SurfacePage
  {
    SurfacePage(text: page).updated(
      to: Surface(files: [SourceFile(path: path, text: source)]))
  }

  private let page = """
    # Title

    | column | what it says |

    ## In many places

    | symbol | is | ignores | note |
    | --- | --- | --- | --- |
    | `.faded` | full | `by` | Old. |

    ## By topic

    ## Absent

    | symbol | is | note |
    | --- | --- | --- |
    | `Turn` | approximate | Turns about. |
    | `Canvas` | absent | |

    """

  @Test func `states and notes are kept, rows and ignored arguments come from the sources`() {
    #expect(
      updated(page).text == """
        # Title

        | column | what it says |

        ## In many places

        | symbol | is | ignores | note |
        | --- | --- | --- | --- |
        | `.faded` | full | | Old. |

        ## By topic

        ### Style

        | symbol | is | ignores | note |
        | --- | --- | --- | --- |
        | `@Kept` | ? | | |
        | `Turn` | approximate | `next(_:)` | Turns about. |
        | `.turned` | ? | `around` | |
        | `View` | ? | | |

        ## Absent

        | symbol | is | ignores | note |
        | --- | --- | --- | --- |
        | `Canvas` | absent | | |

        """)
  }

  @Test func `an up-to-date page does not change`() {
    let once = updated(page)
    #expect(SurfacePage(text: once.text).text == once.text)
    #expect(updated(once.text).text == once.text)
  }

  @Test func `symbols of the UIKit module appear only if listed by hand`() {
    let path = "Sources/WaymarkScenes/Scenes/A.swift"
    let listed = updated(page + "| `@Kept` | full | Kept. |\n", path: path)
    let topic = listed.sections.first { $0.heading == "### UIKit" }
    #expect(topic?.rows.map(\.symbol) == ["@Kept", "Turn"])
  }

  @Test func `the last of two rows for a symbol is used`() {
    let twice = page + "| `.faded` | approximate | It does not fade. |\n"
    #expect(
      updated(twice).ranked.map(\.line) == ["| `.faded` | approximate | | It does not fade. |"])
  }

  @Test func `a parameter that is neither read nor documented is a problem`() {
    let text = """
      public protocol View {}
      extension View {
        public func turned(by angle: Int) -> some View { self }
        /// Ignored: `speed`.
        public func moved() -> some View { self }
      }
      """
    let surface = Surface(files: [
      SourceFile(path: "Sources/WaymarkViews/Style/A.swift", text: text)
    ])
    #expect(
      surface.problems == [
        "Sources/WaymarkViews/Style/A.swift:3: View.turned(angle) is never read: use it, or "
          + "document `Ignored: angle`.",
        "Sources/WaymarkViews/Style/A.swift:5: View.moved has no parameter speed.",
      ])
  }
}
