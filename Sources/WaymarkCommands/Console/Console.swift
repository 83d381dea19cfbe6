// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation

/// What commands read from and write to; tests bring their own.
struct Console {
  var write: (String) -> Void
  var writeError: (String) -> Void
  var read: (String) throws -> [UInt8]
  /// Whether to write in colour.
  var hasColour: Bool
  /// Whether to show on standard error what is being done.
  var showsProgress = false
  /// Sends a request to a web server.
  var send: (FetchRequest) -> FetchResult = { _ in .failed(.unavailable) }

  /// The process's own.
  static var standard: Console {
    let environment = ProcessInfo.processInfo.environment
    return Console(
      write: { FileHandle.standardOutput.write(Data($0.utf8)) },
      writeError: { FileHandle.standardError.write(Data($0.utf8)) },
      read: { path in
        guard path != "-" else { return Array(FileHandle.standardInput.readDataToEndOfFile()) }
        return Array(try Data(contentsOf: URL(fileURLWithPath: path)))
      },
      hasColour: isColourful(environment, isTerminal: isatty(STDOUT_FILENO) == 1),
      showsProgress: isColourful(
        ["TERM": environment["TERM", default: ""]], isTerminal: isatty(STDERR_FILENO) == 1),
      send: { WebFetcher().send($0) })
  }

  /// Whether colour is wanted: on a terminal that has some, unless `NO_COLOR` says otherwise.
  static func isColourful(_ environment: [String: String], isTerminal: Bool) -> Bool {
    isTerminal && environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
  }

  func line(_ text: String = "") { write(text + "\n") }

  /// Shows what is being done, in place of what was shown before; nil for nothing.
  ///
  /// Nothing is written unless standard error is a terminal.
  func progress(_ text: String?) {
    guard showsProgress else { return }
    writeError("\r\u{1B}[2K" + (text ?? ""))
  }

  /// Shows what is being done until that has ended.
  func working<Value>(_ text: String, _ body: () throws -> Value) rethrows -> Value {
    progress(text)
    defer { progress(nil) }
    return try body()
  }

  func paint(_ text: String, _ colour: Colour) -> String {
    hasColour ? "\u{1B}[\(colour.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// Writes rows with their columns below each other.
  ///
  /// Colours come last, since they have no width.
  func table(_ rows: [[Cell]]) {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.text.count)
      }
    }
    for row in rows where !row.isEmpty {
      var line = ""
      var gap = 0
      let last = row.lastIndex { !$0.text.isEmpty } ?? 0
      for (column, cell) in row[...last].enumerated() {
        let text = cell.text
        line += String(repeating: " ", count: gap)
        line += cell.colour.map { paint(text, $0) } ?? text
        gap = widths[column] - text.count + 2
      }
      self.line(line)
    }
  }
}

/// A colour of terminals, by its number.
enum Colour: Int {
  case red = 31
  case green = 32
  case yellow = 33
  case grey = 90
}

/// A text in a table.
struct Cell {
  var text: String
  var colour: Colour?

  init(_ text: String, _ colour: Colour? = nil) {
    self.text = text
    self.colour = colour
  }
}

/// A command that writes to a console.
protocol ConsoleCommand: ParsableCommand {
  func run(_ console: Console) throws
}

extension ConsoleCommand {
  func run() throws { try run(.standard) }
}
