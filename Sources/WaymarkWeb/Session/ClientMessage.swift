// SPDX-License-Identifier: MIT

import Foundation
import WaymarkRender
import WaymarkViews

/// A message of the page's script: `[number, element, action, payload]`.
enum ClientMessage: Equatable, Sendable {
  /// The first message on a socket.
  case hello(Hello)
  case event(Int, HostEvent)
  /// The browser traversed its history to an entry with a URL.
  case traverse(Int, Traversal)
  /// The page became hidden or visible.
  case phase(Int, ScenePhase)

  /// The state that a page sends when it opens a socket.
  struct Hello: Equatable, Sendable, Decodable {
    /// The hash of the page as it was served.
    var page: String
    /// The URL path of the page.
    var address: String
    /// The index of the current history entry.
    var at: Int
    /// The identifier of the page's session; empty for none.
    var id: String
    /// Identifies the document within the session.
    var doc: String
    /// The number of messages that the document has received.
    var got: Int
    /// Whether the page takes the session over as it is from another tab.
    var takes: Bool
  }

  /// A traversal of the browser's history.
  struct Traversal: Equatable, Sendable, Decodable {
    /// The index of the entry.
    var at: Int
    /// The URL path of the entry.
    var address: String
    /// The number of steps back that the page knew.
    var depth: Int
    /// The number of the last event that the page knew to be handled.
    var seen: Int
  }

  /// The maximum depth of the navigation history.
  static let depthLimit = 10_000

  /// Decodes a message, or returns nil if the script cannot have sent it.
  init?(_ text: String) {
    guard let wire = try? JSONDecoder().decode(Wire.self, from: Data(text.utf8)) else {
      return nil
    }
    if wire.action == .hello {
      guard wire.number == 0, let hello = wire.hello else { return nil }
      self = .hello(hello)
      return
    }
    guard wire.number > 0 else { return nil }
    if wire.element.isEmpty, wire.action == .phase {
      guard let isHidden = wire.flag else { return nil }
      self = .phase(wire.number, isHidden ? .background : .active)
      return
    }
    if wire.element.isEmpty {
      guard wire.action == .go, let entry = wire.entry else { return nil }
      self = .traverse(wire.number, entry)
      return
    }
    guard let target = ElementID(wire.element), let action = wire.hostAction else { return nil }
    self = .event(wire.number, HostEvent(action, on: target))
  }
}

/// The message as JSON.
private struct Wire: Decodable {
  var number: Int
  var element: String
  var action: ClientAction
  var text: String?
  var flag: Bool?
  var entry: ClientMessage.Traversal?
  var hello: ClientMessage.Hello?
  var range: [Int]?
  var rows: Int?
  var amount: Double?
  var frame: ElementFrame?
  var appearance: Appearance?

  init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    number = try values.decode(Int.self)
    element = try values.decode(String.self)
    action = try values.decode(ClientAction.self)
    guard !values.isAtEnd else { return }
    switch action {
    case .hello:
      let hello = try values.decode(ClientMessage.Hello.self)
      guard hello.got >= 0, hello.doc.utf8.count <= 32, Self.places.contains(hello.at) else {
        throw UnexpectedElement()
      }
      self.hello = hello
    case .changeText, .changeDate, .reveal, .swipeThrough, .perform, .scrolled, .resize:
      text = try values.decode(String.self)
    case .move: rows = try values.decode(Int.self)
    case .changeOn, .phase, .focus, .hover: flag = try values.decode(Bool.self)
    case .visibleRange: range = try values.decode([Int].self)
    case .changeNumber: amount = try values.decode(Double.self)
    case .frame:
      let parts = try values.decode([Double].self)
      guard parts.count == 4 else { throw UnexpectedElement() }
      let frame = ElementFrame(x: parts[0], y: parts[1], width: parts[2], height: parts[3])
      guard frame.isPlausible else { throw UnexpectedElement() }
      self.frame = frame
    case .appearance:
      var parts = try values.nestedUnkeyedContainer()
      let (isDark, reducesMotion) = (try parts.decode(Bool.self), try parts.decode(Bool.self))
      let appearance = Appearance(
        isDark: isDark, reducesMotion: reducesMotion,
        increasesContrast: try parts.decode(Bool.self),
        displayScale: try parts.decode(Double.self), wordScale: try parts.decode(Double.self))
      guard parts.isAtEnd, appearance.isPlausible else { throw UnexpectedElement() }
      self.appearance = appearance
    case .go:
      let entry = try values.decode(ClientMessage.Traversal.self)
      guard Self.places.contains(entry.at), Self.places.contains(entry.depth), entry.seen >= 0
      else { throw UnexpectedElement() }
      self.entry = entry
    default: guard try values.decodeNil() else { throw UnexpectedElement() }
    }
    guard values.isAtEnd else { throw UnexpectedElement() }
  }

  private struct UnexpectedElement: Error {}

  /// The valid history indices.
  private static let places = 0...ClientMessage.depthLimit

  var hostAction: HostEvent.Action? {
    switch action {
    case .tap: .tap
    case .back: .back
    case .dismiss: .dismiss
    case .select: .select
    case .submit: .submit
    case .increment: .increment
    case .decrement: .decrement
    case .changeText: text.map(HostEvent.Action.changeText)
    case .changeDate: text.map(HostEvent.Action.changeDate)
    case .changeNumber: amount.map(HostEvent.Action.changeNumber)
    case .openMenu: .openMenu
    case .changeOn, .phase: flag.map(HostEvent.Action.changeOn)
    case .focus: flag.map(HostEvent.Action.focus)
    case .hover: flag.map(HostEvent.Action.hover)
    case .press: .press
    case .perform: text.flatMap { ActionValue(line: $0) }.map(HostEvent.Action.perform)
    case .refresh: .refresh
    case .resize: text.flatMap { DetentValue(line: $0) }.map(HostEvent.Action.resize)
    case .scrolled: text.flatMap { ElementID($0) }.map { .scrolled(to: $0) }
    case .move: rows.map { .move(by: $0) }
    case .reveal where text == "": .reveal(nil)
    case .reveal: text.flatMap { RowEdge(rawValue: $0) }.map { .reveal($0) }
    case .swipeThrough: text.flatMap { RowEdge(rawValue: $0) }.map { .swipeThrough($0) }
    case .visibleRange:
      range.flatMap { $0.count == 2 ? .visibleRange(first: $0[0], count: $0[1]) : nil }
    case .appearance: appearance.map(HostEvent.Action.appearance)
    case .frame: frame.map(HostEvent.Action.frame)
    default: nil
    }
  }
}
