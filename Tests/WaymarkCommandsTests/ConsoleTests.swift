// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import Testing
import WaymarkAssociation
import WaymarkLinks

@testable import WaymarkCommands

/// The output of a command and its exit status.
struct Session: Equatable {
  var output = ""
  var errors = ""
  var status: Int32 = 0
}

/// Runs a command of the tool as from a shell, with virtual files.
func waymark(
  _ arguments: String..., files: [String: String] = [:], colour: Bool = false
) -> Session {
  waymark(arguments, files: files, colour: colour)
}

/// Runs a command of the tool as from a shell, with virtual files and a virtual web.
func waymark(
  _ arguments: [String], files: [String: String] = [:], colour: Bool = false,
  send: @escaping (FetchRequest) -> FetchResult = { _ in .failed(.unavailable) }
) -> Session {
  session(arguments, files: files, colour: colour) { arguments, console in
    var console = console
    console.send = send
    let command = try WaymarkCommand.parseAsRoot(arguments)
    guard let command = command as? any ConsoleCommand else {
      var command = command
      return try command.run()
    }
    try command.run(console)
  }
}

private struct NoSuchFile: Error {}

/// Returns the console output of a body, and the status of the error that it throws.
func session(
  _ arguments: [String], files: [String: String], colour: Bool = false,
  _ body: ([String], Console) throws -> Void
) -> Session {
  final class Log { var session = Session() }
  let log = Log()
  let console = Console(
    write: { log.session.output += $0 }, writeError: { log.session.errors += $0 },
    read: { path in
      guard let text = files[path] else { throw NoSuchFile() }
      return Array(text.utf8)
    }, hasColour: colour)
  do {
    try body(arguments, console)
  } catch {
    log.session.status = WaymarkCommand.exitCode(for: error).rawValue
    log.session.errors += WaymarkCommand.message(for: error)
  }
  return log.session
}

struct ConsoleTests {
  @Test(arguments: [
    ([:], true, true), ([:], false, false), (["NO_COLOR": "1"], true, false),
    (["NO_COLOR": ""], true, true), (["TERM": "dumb"], true, false),
    (["TERM": "xterm"], true, true),
  ])
  func `colour is for terminals that are not told otherwise`(
    environment: [String: String], isTerminal: Bool, isColourful: Bool
  ) {
    #expect(Console.isColourful(environment, isTerminal: isTerminal) == isColourful)
  }

  @Test func `progress is shown on terminals alone, and cleared at the end`() {
    for showsProgress in [true, false] {
      let run = session([], files: [:]) { _, console in
        var console = console
        console.showsProgress = showsProgress
        console.working("Comparing …") { console.line("found") }
      }
      #expect(run.output == "found\n")
      #expect(run.errors == (showsProgress ? "\r\u{1B}[2KComparing …\r\u{1B}[2K" : ""))
    }
  }

  @Test func `the tool says its version, that of the change log`() throws {
    let session = waymark("--version")
    #expect(session.status == 0)
    #expect(session.errors == ToolVersion.current)
    var folder = URL(filePath: #filePath).resolvingSymlinksInPath()
    for _ in 0..<3 { folder.deleteLastPathComponent() }
    let log = try String(contentsOf: folder.appending(path: "CHANGELOG.md"), encoding: .utf8)
    let newest = try #require(log.firstMatch(of: /(?m)^## (\S+)/)?.1)
    let isReleased = newest != "Unreleased"
    #expect(isReleased ? newest == ToolVersion.current : ToolVersion.current.hasSuffix("-dev"))
  }

  @Test func `columns stand below each other, coloured or not`() {
    let rows = [[Cell("a", .red), Cell("b")], [Cell("ccc"), Cell("")], [Cell("é"), Cell("d")]]
    func output(_ colour: Bool) -> String {
      session([], files: [:], colour: colour) { _, console in console.table(rows) }.output
    }
    #expect(output(false) == "a    b\nccc\né    d\n")
    #expect(output(true) == "\u{1B}[31ma\u{1B}[0m    b\nccc\né    d\n")
  }
}
