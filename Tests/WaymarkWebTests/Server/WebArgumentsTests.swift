// SPDX-License-Identifier: MIT

import ArgumentParser
import Testing

@testable import WaymarkWeb

@Suite struct WebArgumentsTests {
  @Test func `an app may have arguments of its own beside the server's`() throws {
    let arguments = try WebArguments.parse([
      "-app-flag", "--port", "81", "word", "--own", "--origin", "https://a.example",
    ])
    #expect(arguments.options == WebHost.Options(port: 81, origins: ["https://a.example"]))
    #expect(arguments.rest == ["-app-flag", "word", "--own"])
  }

  @Test(arguments: [["--port", "x"], ["--port", "65536"], ["--port"], ["--host"]])
  func `what is none of the server's is refused`(arguments: [String]) {
    #expect(throws: (any Error).self) { try WebArguments.parse(arguments) }
  }
}
