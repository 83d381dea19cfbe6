// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkViews

@testable import WaymarkWeb

/// A page that reads everything at once.
@MainActor
final class ReadyLink: SessionLink {
  var messages: [String] = []
  var closed: Int?
  let mailbox = Mailbox {}
  private let stage: Stage
  private var number = 0

  /// Opens a socket on a stage.
  init(
    _ stage: Stage, browser: Secret? = nil, visitor: Visitor? = nil
  ) throws {
    self.stage = stage
    let visitor = visitor ?? Visitor(browser: browser)
    _ = try #require(stage.open(self, mailbox, visitor: visitor))
  }

  func send(_ message: String, sent: @escaping @MainActor @Sendable () -> Void) {
    messages.append(message)
    sent()
  }

  func close(_ code: Int) { closed = code }

  /// Says something; returns what is answered.
  @discardableResult
  func say(_ letters: String...) -> String {
    let before = messages.count
    for letter in letters { _ = mailbox.post(letter) }
    stage.work(for: self)
    return messages.dropFirst(before).joined(separator: "\n")
  }

  /// Says which entry the browser went to.
  func go(_ entry: Int, _ address: String) -> String {
    number += 1
    return say(Self.travel(number, entry, address))
  }

  static func travel(_ number: Int, _ entry: Int, _ address: String) -> String {
    #"[\#(number),"","go",{"at":\#(entry),"address":"\#(address)"}]"#
  }

  /// Taps the button that has some words.
  func tap(_ words: String) throws -> String {
    let tree = try #require(session).encoder.tree
    let found = try #require(find(words, in: tree), "no \(words)")
    number += 1
    return say(#"[\#(number),"\#(found)","tap",null]"#)
  }

  private func find(_ words: String, in tree: ElementTree) -> ElementID? {
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

  var session: Session? { stage.sessions[ObjectIdentifier(self)] }

  /// The addresses of the browser's entries.
  var trail: [String] { session?.trail?.addresses ?? [] }

  /// The title of what is in front.
  var title: String { session?.encoder.title ?? "" }
}

extension Stage {
  /// A stage for an app.
  convenience init<A: App>(
    _ app: A.Type, site: Site? = nil, sessionLimit: Int = 10, keeping: Keeping = Keeping(),
    storage: BrowserStorage? = nil
  ) {
    self.init(sessionLimit: sessionLimit, site: site, keeping: keeping, storage: storage) {
      graph, effects in
      graph.mount(A(), effects: effects)
    }
  }
}
