// SPDX-License-Identifier: MIT

import Foundation

/// Documentation/Surface.md: tables of symbols, with states and notes that are written by hand.
///
/// States and notes come from the page; rows and their ignored arguments come from the sources. A
/// row of three columns has no ignored arguments yet. If a symbol has several rows, the last one is
/// used.
struct SurfacePage {
  struct Row: Equatable {
    let symbol: String
    /// `full`, `approximate` or `absent`; `?` until it is set by hand.
    var state: String
    var ignores: [String] = []
    var note: String

    /// The row as a line of the page; an empty cell is a single space.
    var line: String {
      let cells = [
        "`\(symbol)`", state, ignores.map { "`\($0)`" }.joined(separator: ", "), note,
      ]
      return "|" + cells.map { $0.isEmpty ? " |" : " \($0) |" }.joined()
    }

    init(symbol: String, state: String, ignores: [String] = [], note: String) {
      self.symbol = symbol
      self.state = state
      self.ignores = ignores
      self.note = note
    }

    /// Reads a row from a line of the page; nil if the line is not a row.
    init?(line: Substring) {
      guard line.hasPrefix("| `"), line.hasSuffix("|") else { return nil }
      let cells = line.dropFirst().dropLast().split(
        separator: "|", omittingEmptySubsequences: false
      )
      .map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 3 || cells.count == 4 else { return nil }
      symbol = cells[0].filter { $0 != "`" }
      state = cells[1]
      if cells.count == 4, !cells[2].isEmpty {
        ignores = cells[2].filter { $0 != "`" }.components(separatedBy: ", ")
      }
      note = cells[cells.count - 1]
    }
  }

  /// A heading, the text below it, and its table.
  struct Section {
    let heading: String
    var prose: [String] = []
    var rows: [Row] = []

    var isGenerated: Bool {
      heading.hasPrefix("### ") || ["## By topic", "## Absent"].contains(heading)
    }

    var text: String {
      var lines = [heading, ""]
      if !prose.isEmpty { lines += prose + [""] }
      if !rows.isEmpty {
        lines += ["| symbol | is | ignores | note |", "| --- | --- | --- | --- |"]
        lines += rows.map(\.line) + [""]
      }
      return lines.joined(separator: "\n")
    }
  }

  /// The text before the first section: the title, and the meaning of the columns.
  private let head: String
  private(set) var sections: [Section]

  static let file = SourceFile.package.appending(path: "Documentation/Surface.md")
  static let rooms = ["Sources/WaymarkViews", "Sources/WaymarkUI", "Sources/WaymarkScenes"]

  var text: String { head + "\n" + sections.map(\.text).joined(separator: "\n") }
  var rows: [Row] { sections.flatMap(\.rows) }
  /// The rows of the tables that are ordered by use.
  var ranked: [Row] { sections.filter { !$0.isGenerated }.flatMap(\.rows) }

  init(text: String) {
    let parts = text.split(separator: "\n", omittingEmptySubsequences: false)
      .split(omittingEmptySubsequences: false) { $0.hasPrefix("## In ") || $0 == "## By topic" }
    head = parts.first.map { $0.joined(separator: "\n") } ?? ""
    let start = parts.first?.endIndex ?? 0
    sections = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(start) {
      if line.hasPrefix("#") {
        sections.append(Section(heading: String(line)))
      } else if let row = Row(line: line), !sections.isEmpty {
        sections[sections.count - 1].rows.append(row)
      } else if !line.isEmpty, !line.hasPrefix("| "), !sections.isEmpty {
        sections[sections.count - 1].prose.append(String(line))
      }
    }
  }

  /// Returns the page with the rows of the sources.
  ///
  /// States and notes are kept; the state of a new symbol is `?`.
  func updated(to surface: Surface) -> SurfacePage {
    let known = Dictionary(rows.map { ($0.symbol, $0) }) { _, last in last }
    func row(_ symbol: String) -> Row {
      let old = known[symbol]
      return Row(
        symbol: symbol, state: old?.state ?? "?", ignores: surface.symbols[symbol]?.ignores ?? [],
        note: old?.note ?? "")
    }
    var page = self
    var placed: Set<String> = []
    page.sections = sections.filter { !$0.isGenerated }.map { section in
      var section = section
      section.rows = section.rows.filter { placed.insert($0.symbol).inserted }
        .map { row($0.symbol) }
      return section
    }
    func prose(_ heading: String) -> [String] {
      sections.first { $0.heading == heading }?.prose ?? []
    }
    page.sections.append(Section(heading: "## By topic", prose: prose("## By topic")))
    let topics = Dictionary(
      grouping: surface.symbols.values.filter {
        !placed.contains($0.name) && ($0.topic != Surface.uiKit || known[$0.name] != nil)
      }, by: \.topic)
    for (topic, symbols) in topics.sorted(by: { $0.key < $1.key }) {
      page.sections.append(
        Section(heading: "### \(topic)", rows: Self.sorted(symbols.map { row($0.name) })))
    }
    let absent = known.values.filter {
      !placed.contains($0.symbol) && surface.symbols[$0.symbol] == nil && $0.state != "?"
    }.map(\.symbol)
    page.sections.append(
      Section(
        heading: "## Absent", prose: prose("## Absent"), rows: Self.sorted(absent.map { row($0) })))
    return page
  }

  /// Sorts by the letters of the names, regardless of the prefix that marks their kind.
  private static func sorted(_ rows: [Row]) -> [Row] {
    func key(_ row: Row) -> String { row.symbol.filter(\.isLetter).lowercased() + row.symbol }
    return rows.sorted { key($0) < key($1) }
  }

  /// Reads the page from its file.
  static func read() throws -> SurfacePage {
    SurfacePage(text: try String(contentsOf: file, encoding: .utf8))
  }

  /// Returns the page updated to the current sources.
  static func made() throws -> SurfacePage {
    try read().updated(to: Surface(files: rooms.flatMap { try SourceFile.all(in: $0) }))
  }
}
