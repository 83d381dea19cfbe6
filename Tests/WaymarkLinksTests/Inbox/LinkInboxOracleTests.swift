// SPDX-License-Identifier: MIT

import Foundation
import SeededGenerators
import Testing
import WaymarkLinks

/// Compares an inbox with a model of its rules.
@Suite struct LinkInboxOracleTests {
  /// The number of stories; a fifth of `WAYMARK_ORACLE_STEPS`, since each has several steps.
  private static let count =
    ProcessInfo.processInfo.environment["WAYMARK_ORACLE_STEPS"].flatMap { Int($0) }.map { $0 / 5 }
    ?? 800

  @Test func `whatever happens, links end as the rules say, and each once`() throws {
    let seed = UInt64.random(in: 0 ... .max)
    for number in 0..<UInt64(Self.count) {
      var random = SplitMix(seed: seed &+ number)
      let steps = (0..<Int.random(in: 1...30, using: &random)).map { _ in step(&random) }
      guard let difference = try difference(of: steps) else { continue }
      let shortest = try shortened(steps)
      Issue.record("seed \(seed), story \(number): \(difference)\n\(shortest)")
      return
    }
  }

  /// Stories that once failed, or that test the boundary of a rule.
  @Test(
    arguments: [
      [
        .ready, .deliver("/trails/1"), .receive("a"), .deliver("/account"), .receive,
        .close("signedIn"),
      ],
      [.deliver("/trails/1"), .restart, .wait(100.5), .ready, .receive],
      [
        .ready, .deliver("/trails/1"), .update, .receive, .close("loaded"), .open("loaded"),
        .receive,
      ],
    ] as [[InboxStep]])
  func `a story that holds a rule's edge goes as the rules say`(steps: [InboxStep]) throws {
    #expect(try difference(of: steps) == nil)
  }

  /// The first difference between the inbox and the model.
  private func difference(of steps: [InboxStep]) throws -> String? {
    var story = InboxStory()
    var model = InboxModel()
    for (number, step) in steps.enumerated() {
      let hadLink: Bool? =
        if case .receive(let name) = step { story.inbox.hasLink(for: name, at: story.now) } else {
          nil
        }
      let receivedBefore = story.received.count
      let endedBefore = story.ended.count
      try story.run(step)
      model.run(step)
      let place = "after \(number + 1), \(step)"
      if hadLink == false, story.received.count + story.ended.count > receivedBefore + endedBefore {
        return "\(place): it said that there was no link"
      }
      if story.received != model.received {
        return "\(place): received \(story.received), by the model \(model.received)"
      }
      let ids = story.ended.map(\.id)
      if Set(ids).count != ids.count { return "\(place): a link ended twice" }
      let ends = Dictionary(uniqueKeysWithValues: story.ended.map { ($0.id, modelEnd(of: $0)) })
      let expected = Dictionary(
        uniqueKeysWithValues: model.letters.compactMap { letter in
          letter.end.map { (letter.id, $0) }
        })
      if ends != expected { return "\(place): ended \(ends), by the model \(expected)" }
      let waiting = model.letters.last { $0.end == nil }
      if story.inbox.pending?.id != waiting?.id {
        return "\(place): \(story.inbox.pending?.id ?? 0) waits, by the model \(waiting?.id ?? 0)"
      }
      if story.inbox.waitingFor != waiting?.needs.subtracting(model.gates) ?? [] {
        return "\(place): it waits for \(story.inbox.waitingFor)"
      }
      if story.inbox.outcomes != story.ended.suffix(LinkInbox.outcomeLimit) {
        return "\(place): what ended and what is kept of it differ"
      }
    }
    return nil
  }

  private func shortened(_ steps: [InboxStep]) throws -> [InboxStep] {
    var steps = steps
    var index = 0
    while index < steps.count {
      var fewer = steps
      fewer.remove(at: index)
      if try difference(of: fewer) != nil { steps = fewer } else { index += 1 }
    }
    return steps
  }

  private func step(_ random: inout SplitMix) -> InboxStep {
    let links = ["/trails/1", "/trails/1", "/trails/2", "/account", "/orders/1", "/nowhere"]
    let gates: [LinkGate] = ["signedIn", "loaded", "other"]
    let gate = gates[Int.random(in: 0..<3, using: &random)]
    switch Int.random(in: 0..<28, using: &random) {
    case 0..<8:
      return .deliver(
        links[Int.random(in: 0..<links.count, using: &random)],
        Int.random(in: 0..<3, using: &random) == 0 ? .notification : .universalLink)
    case 8..<14: return .receive(["", "a", "b"][Int.random(in: 0..<3, using: &random)])
    case 14..<17: return .open(gate)
    case 17: return .close(gate)
    case 18: return .gates(Set(gates.filter { _ in Bool.random(using: &random) }))
    case 19..<22: return .ready
    case 22, 23:
      let times = [0.5, 2, 2.5, 10, 11, 60, 100, 101, -3]
      return .wait(times[Int.random(in: 0..<times.count, using: &random)])
    case 24: return .restart
    case 25: return .refuse
    case 26: return [.decline, .expire, .leave][Int.random(in: 0..<3, using: &random)]
    default: return Int.random(in: 0..<4, using: &random) == 0 ? .update : .expire
    }
  }
}
