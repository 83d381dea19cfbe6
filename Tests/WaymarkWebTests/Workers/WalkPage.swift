// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import WaymarkWeb

/// A page of the walk server, as its script behaves: it numbers its events and sends those again
/// that were not handled, reconnects, loads again when its session is gone, and brings back its text.
@MainActor
final class WalkPage {
  /// What a person has done, and expects to see.
  private(set) var level = 0
  private(set) var note = ""
  /// The number of times that the page was loaded.
  private(set) var loads = 0
  /// The texts of other pages that this one has received.
  private(set) var foreign: [String] = []

  private let name: String
  private let port: Int
  private var cookies: [String: String] = [:]
  private var session = ""
  private var state = ""
  private var hash = ""
  private var paths = ["/"]
  /// The markup that the page has received; the last occurrence of something is the current one.
  private var markup = ""
  private var shownNote = ""
  private var socket: RawClient?
  private var created = 0
  private var queue: [(number: Int, text: String)] = []
  private var received = 0

  init(_ number: Int, port: Int) {
    name = "c\(number)"
    self.port = port
  }

  // MARK: A person

  /// Does one thing.
  func act(_ choice: Int) async throws {
    switch choice % 3 {
    case 0 where level < 9: level += 1
    case 1 where level > 0: level -= 1
    default: note = "\(name) writes \(created) and \(loads)"
    }
    try await arrive()
  }

  /// Continues until the page shows what the person expects.
  func arrive() async throws {
    if loads == 0 { try await load() }
    while true {
      let front = Int(paths.last?.split(separator: "/").last ?? "0") ?? 0
      if shownNote != note {
        try await send("Note \(front)", "input", "changeText", note)
      } else if front < level {
        try await send("Push from \(front)", "button", "tap")
      } else if front > level {
        try await send("Pop from \(front)", "button", "tap")
      } else {
        return
      }
    }
  }

  /// Cuts the connection.
  func cut() async { await socket?.close() }

  /// Ends the visit.
  func close() async {
    await socket?.close()
    socket = nil
  }

  // MARK: The script

  private func send(
    _ label: String, _ tag: String, _ action: String, _ value: String? = nil
  ) async throws {
    guard let id = id(of: tag, label) else {
      // The page has changed since; its server will say how.
      return try await receive()
    }
    created += 1
    let payload = value.map { ",\"\($0)\"" } ?? ""
    queue.append((created, "[\(created),\"\(id)\",\"\(action)\"\(payload)]"))
    let load = loads
    try? await socket?.message(queue.last?.text ?? "")
    while !queue.isEmpty, loads == load { try await receive() }
  }

  /// Returns the last element with a tag and a label.
  private func id(of tag: String, _ label: String) -> String? {
    let places = [">\(label)<", "aria-label=\"\(label)\""].compactMap {
      markup.range(of: $0, options: .backwards)?.lowerBound
    }
    guard let place = places.max(),
      let start = markup[..<place].range(of: "<\(tag)", options: .backwards)?.lowerBound,
      let end = markup[start...].firstIndex(of: ">")
    else { return nil }
    return markup[start..<end].firstMatch(of: /data-n="([0-9.]+)"/).map { String($0.1) }
  }

  /// Handles the next message.
  private func receive() async throws {
    guard let socket else { return try await connect() }
    switch await socket.incoming() {
    case .text(let text): try apply(text)
    case .close(4002):
      await socket.close()
      try await load()
    case .close, .end, .data:
      await socket.close()
      try await connect()
    }
  }

  private func apply(_ text: String) throws {
    let message = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let parts = try #require(message as? [Any])
    received += 1
    let handled = try #require(parts[0] as? Int)
    queue.removeAll { $0.number <= handled }
    if var place = parts[1] as? [Any], !place.isEmpty {
      let kept = place.first as? Int
      if kept != nil { place.removeFirst() }
      paths = paths.prefix(kept ?? 0) + place.compactMap { $0 as? String }
    } else if let depth = parts[1] as? Int {
      paths.removeLast(max(0, paths.count - 1 - depth))
    }
    for operation in try #require(parts[2] as? [[Any]]) {
      switch (operation.first as? Int).flatMap(PatchOperation.Code.init) {
      case .session: session = operation.last as? String ?? ""
      case .state: state = operation.last as? String ?? ""
      case .reset:
        markup = ""
        read(operation)
      default: read(operation)
      }
    }
  }

  private func read(_ operation: [Any]) {
    for text in operation.dropFirst().compactMap({ $0 as? String }) { read(text) }
  }

  private func read(_ text: String) {
    markup += text
    for match in text.matches(of: /at \d: ([^.<]*)\./) {
      shownNote = String(match.1)
      if !shownNote.isEmpty, !shownNote.hasPrefix("\(name) ") { foreign.append(shownNote) }
    }
  }

  /// Loads the page at the current URL, until a server answers.
  private func load() async throws {
    loads += 1
    queue = []
    created = 0
    received = 0
    let host = "127.0.0.1:\(port)"
    while true {
      await Self.enter()
      defer { Self.leave() }
      guard let client = try? await RawClient.connect(port) else {
        await Task.yield()
        continue
      }
      let answer = try? await client.request(
        paths.last ?? "/", host: host, fields: cookies.isEmpty ? [:] : ["Cookie": cookie])
      await client.close()
      guard let answer, answer.status == 200 else { continue }
      for line in answer.head.split(separator: "\r\n")
      where line.lowercased().hasPrefix("set-cookie: ") {
        let pair = line.dropFirst(12).prefix { $0 != ";" }.split(separator: "=", maxSplits: 1)
        cookies[String(pair[0])] = String(pair[1])
      }
      markup = ""
      shownNote = ""
      read(answer.body)
      hash = String(try #require(answer.body.firstMatch(of: /data-page="([^"]*)"/)).1)
      break
    }
    try await connect()
  }

  private var cookie: String { cookies.map { "\($0)=\($1)" }.joined(separator: "; ") }

  /// Opens a socket, until a server accepts one, and sends again what was not handled.
  private func connect() async throws {
    socket = nil
    while true {
      let client: RawClient
      do {
        client = try await RawClient.connect(port)
        let answer = try await client.upgrade(
          port: port, origin: "http://127.0.0.1:\(port)",
          path: "/waymark/socket?worker=\(session.dropFirst(32))", cookie: cookie)
        guard answer.status == 101 else {
          await client.close()
          continue
        }
        try await client.message(
          ClientMessage.hello(
            hash, at: paths.count - 1, paths.last ?? "/", id: session, doc: "\(loads)",
            got: received, state: state.isEmpty ? nil : state))
        for event in queue { try await client.message(event.text) }
      } catch {
        await Task.yield()
        continue
      }
      socket = client
      return
    }
  }

  // MARK: Turns

  /// The number of further pages that may load at once, as a server that has restarted paces them.
  private static var turns = 16
  private static var waiting: [CheckedContinuation<Void, Never>] = []

  private static func enter() async {
    if turns > 0 { turns -= 1 } else { await withCheckedContinuation { waiting.append($0) } }
  }

  private static func leave() {
    if waiting.isEmpty { turns += 1 } else { waiting.removeFirst().resume() }
  }
}
