// SPDX-License-Identifier: MIT

import Testing
import WaymarkRoutes

private struct Card: Hashable {
  let number: String
}

struct RedactedScreenTests {
  private let event = NavigationEvent(
    cause: .code, before: [.push(Card(number: "4111")), .push(AnyHashable(1))],
    after: [.push(Card(number: "4111")), .push(Card(number: "5500"))])

  @Test func `a redacted screen shows its type and not its value`() throws {
    let redacted = event.redacting { $0.base is Card }
    #expect(!"\(redacted)".contains("4111") && !"\(redacted)".contains("5500"))
    var dumped = ""
    dump(redacted, to: &dumped)
    #expect(!dumped.contains("4111") && !dumped.contains("5500"))
    #expect("\(try #require(redacted.to))" == "<Card>")
    #expect(redacted.from == AnyHashable(1))
  }

  @Test func `what has opened and closed is the same as before`() {
    let redacted = event.redacting { $0.base is Card }
    #expect(redacted.opened.count == 1)
    #expect(redacted.closed == [.push(AnyHashable(1))])
  }

  @Test func `redacting twice asks about what is left`() {
    let twice = event.redacting { $0.base is Card }.redacting { $0.base is Int }
    #expect("\(twice.before)" == "\(event.redacting { _ in true }.before)")
  }

  @Test func `causes are equal wherever they come from, and have a name only when encoded`() throws
  {
    let cause = NavigationCause.code.from(.code(fileID: "Shop/Cart.swift", line: 12))
    #expect(cause == .code && cause.hashValue == NavigationCause.code.hashValue)
    #expect(cause.origin?.description == "Shop/Cart.swift:12")
    #expect(cause.description == "code")
  }
}
