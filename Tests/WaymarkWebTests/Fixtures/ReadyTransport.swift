// SPDX-License-Identifier: MIT

import Logging
import Testing
import WaymarkRender
@_spi(Host) import WaymarkViews

@testable import WaymarkWeb

/// A page that reads every message immediately.
@MainActor
final class ReadyTransport: SessionTransport {
  var messages: [String] = []
  /// Called after each message.
  var received: () -> Void = {}
  var closed: Int?
  var closeReason = ""
  let mailbox: Mailbox
  private let store: SessionStore
  private var number = 0

  /// Opens a socket in a session store.
  init(
    _ store: SessionStore, browser: Secret? = nil, visitor: Visitor? = nil
  ) throws {
    self.store = store
    mailbox = store.mailbox {}
    let visitor = visitor ?? Visitor(browser: browser)
    store.open(self, mailbox, visitor: visitor)
  }

  func send(_ message: String, sent: @escaping @Sendable () -> Void) {
    messages.append(message)
    sent()
    received()
  }

  func isSending(then ready: @escaping @MainActor @Sendable () -> Void) -> Bool { false }

  func close(_ code: Int, reason: String) { (closed, closeReason) = (code, reason) }

  /// Sends messages; returns the response.
  @discardableResult
  func say(_ rawMessages: String...) -> String {
    let before = messages.count
    for rawMessage in rawMessages { _ = mailbox.post(rawMessage) }
    store.processMessages(for: self)
    return messages.dropFirst(before).joined(separator: "\n")
  }

  /// Sends the history entry to which the browser went.
  func go(_ entry: Int, _ address: String) -> String {
    number += 1
    return say(Self.traverse(number, entry, address))
  }

  nonisolated static func traverse(
    _ number: Int, _ entry: Int, _ address: String, depth: Int = 0, seen: Int = 0
  ) -> String {
    """
    [\(number),"","go",{"at":\(entry),"address":"\(address)","depth":\(depth),"seen":\(seen)}]
    """
  }

  /// Taps the button with a title.
  func tap(_ words: String) throws -> String {
    let tree = try #require(session).encoder.tree
    let found = try #require(Self.button(words, in: tree), "no \(words)")
    number += 1
    return say(#"[\#(number),"\#(found)","tap",null]"#)
  }

  /// Returns the button with a title.
  static func button(_ words: String, in tree: ElementTree) -> ElementID? {
    var open = tree.windows
    var found: ElementID?
    while let id = open.popLast() {
      guard let element = tree[id] else { continue }
      if element.kind == .button,
        element.children.contains(where: { tree[$0]?.text(.text) == words })
      {
        found = id
      }
      open += element.children.reversed()
    }
    return found
  }

  var session: Session? { store.sessions[ObjectIdentifier(self)] }

  /// The URLs of the browser's history entries.
  var history: [String] { session?.history?.addresses ?? [] }

  /// The front title.
  var title: String { session?.encoder.title ?? "" }
}

extension SessionStore {
  /// Creates a session store for an app, in which a slice ends only with its events.
  convenience init<A: App>(
    _ app: A.Type, site: Site? = nil, sessionLimit: Int = 10, retention: Retention = Retention(),
    storage: BrowserStorage? = nil, metrics: WebMetrics = WebMetrics(),
    fileLimits: FileSpace.Limits = FileSpace.Limits(),
    clock: ServerClock = .system, logger: Logger = .silent
  ) {
    self.init(
      sessionLimit: sessionLimit, site: site, retention: retention, storage: storage,
      turns: TurnQueue(clock: clock, slice: .seconds(3600)), fileLimits: fileLimits,
      metrics: metrics, clock: clock, logger: logger
    ) { graph, effects in
      graph.mount(A(), effects: effects)
    }
  }
}
