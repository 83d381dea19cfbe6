// SPDX-License-Identifier: MIT

import Testing
import WaymarkDiagnostics
import WaymarkRoutes

@MainActor protocol Greeting { var greeting: String { get } }

class RuntimeGreeter: RuntimeInjectable, Greeting {
  var greeting: String { "Good morning" }
}

final class EveningGreeter: RuntimeGreeter {
  override var greeting: String { "Good evening" }
}

final class SilentInjectable: RuntimeInjectable {}

final class NotInjectable {}

private final class HiddenGreeter: RuntimeGreeter {}

@MainActor @Suite struct RuntimeInjectableTests {
  @Test(arguments: [("RuntimeGreeter", "Good morning"), ("EveningGreeter", "Good evening")])
  func `an object is made of the class with a name`(name: String, greeting: String) throws {
    let made = try RuntimeInjectable.make(
      (any Greeting).self, named: "WaymarkRoutesTests.\(name)")
    #expect(made.greeting == greeting)
  }

  @Test(arguments: [
    ("WaymarkRoutesTests.Nobody", RuntimeInjectionError.unknownClass("WaymarkRoutesTests.Nobody")),
    ("RuntimeGreeter", .unknownClass("RuntimeGreeter")), ("", .unknownClass("")),
    (".", .unknownClass(".")),
    ("WaymarkRoutesTests.HiddenGreeter", .unknownClass("WaymarkRoutesTests.HiddenGreeter")),
    ("WaymarkRoutesTests.NotInjectable", .notInjectable("WaymarkRoutesTests.NotInjectable")),
    ("Swift.Int", .notInjectable("Swift.Int")),
    (
      "WaymarkRoutesTests.SilentInjectable",
      .otherType("WaymarkRoutesTests.SilentInjectable", required: "Greeting")
    ),
  ])
  func `what cannot be made says why`(name: String, error: RuntimeInjectionError) {
    #expect(throws: error) { try RuntimeInjectable.make((any Greeting).self, named: name) }
    let (made, severities) = reports {
      RuntimeInjectable.makeOrReport((any Greeting).self, named: name) != nil
    }
    #expect(!made)
    #expect(severities == [.error])
  }
}
