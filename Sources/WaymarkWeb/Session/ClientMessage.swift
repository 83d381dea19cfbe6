// SPDX-License-Identifier: MIT

import Foundation
import WaymarkRender
import WaymarkViews

/// One message of the script in a page: `[number, element, action, payload]`.
enum ClientMessage: Equatable, Sendable {
  /// The first message: the hash of the page that is shown.
  case hello(page: String)
  case event(Int, HostEvent)
  /// The browser went back some entries.
  case back(Int, steps: Int)
  /// The page was hidden, or shown again.
  case phase(Int, ScenePhase)

  /// Steps back that one message may ask for.
  static let mostSteps = 64

  /// Reads a message; nil for anything that the script does not send.
  init?(_ text: String) {
    guard let wire = try? JSONDecoder().decode(Wire.self, from: Data(text.utf8)) else {
      return nil
    }
    if wire.action == "hello" {
      guard wire.number == 0, let page = wire.text else { return nil }
      self = .hello(page: page)
      return
    }
    guard wire.number > 0 else { return nil }
    if wire.element.isEmpty, wire.action == "phase" {
      guard let isHidden = wire.flag else { return nil }
      self = .phase(wire.number, isHidden ? .background : .active)
      return
    }
    if wire.element.isEmpty {
      guard wire.action == "back", let steps = wire.number(in: 1...Self.mostSteps) else {
        return nil
      }
      self = .back(wire.number, steps: steps)
      return
    }
    guard let target = ElementID(wire.element), let action = wire.hostAction else { return nil }
    self = .event(wire.number, HostEvent(action, on: target))
  }
}

/// The array as it comes.
private struct Wire: Decodable {
  var number: Int
  var element: String
  var action: String
  var text: String?
  var flag: Bool?
  var count: Int?
  var range: [Int]?

  init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    number = try values.decode(Int.self)
    element = try values.decode(String.self)
    action = try values.decode(String.self)
    guard !values.isAtEnd else { return }
    switch action {
    case "hello", "changeText": text = try values.decode(String.self)
    case "changeOn", "phase": flag = try values.decode(Bool.self)
    case "visibleRange": range = try values.decode([Int].self)
    case "back" where element.isEmpty: count = try values.decode(Int.self)
    default: guard try values.decodeNil() else { throw Surplus() }
    }
    guard values.isAtEnd else { throw Surplus() }
  }

  private struct Surplus: Error {}

  func number(in range: ClosedRange<Int>) -> Int? {
    count.flatMap { range.contains($0) ? $0 : nil }
  }

  var hostAction: HostEvent.Action? {
    switch action {
    case "tap": .tap
    case "back": .back
    case "dismiss": .dismiss
    case "select": .select
    case "submit": .submit
    case "increment": .increment
    case "decrement": .decrement
    case "changeText": text.map(HostEvent.Action.changeText)
    case "changeOn", "phase": flag.map(HostEvent.Action.changeOn)
    case "visibleRange":
      range.flatMap { $0.count == 2 ? .visibleRange(first: $0[0], count: $0[1]) : nil }
    default: nil
    }
  }
}
