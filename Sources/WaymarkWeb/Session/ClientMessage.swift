// SPDX-License-Identifier: MIT

import Foundation
import WaymarkAssociation
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
  /// A person presses a link, or, without one, has pressed one but not tapped it.
  case prepare(Int, ElementID?)
  /// A person has chosen files for an element, whose contents follow; empty if the browser cannot
  /// read them.
  case upload(Int, ElementID, [FileUpload.Head])
  /// The next part of the files for an element.
  case chunk(Int, ElementID, Data)

  /// The state that a page sends when it opens a socket.
  struct Hello: Equatable, Sendable {
    /// The hash of the page as it was served.
    var page: String
    /// The URL path of the page.
    var address: String
    /// The index of the current history entry.
    var at: Int
    /// The identifier of the page's session, without its worker; empty for none.
    var id: String
    /// Identifies the document within the session.
    var doc: String
    /// The number of messages that the document has received.
    var got: Int
    /// Whether the page takes the session over as it is from another tab.
    var takes: Bool
    /// The sealed state that the page has kept for a new session; nil if it has none.
    var state: String?
  }

  /// A traversal of the browser's history.
  struct Traversal: Equatable, Sendable {
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
    guard case .array(let parts) = try? JSONReader.read(Array(text.utf8), depth: 4),
      3...4 ~= parts.count, let number = parts[0].integer, case .string(let element) = parts[1],
      case .string(let name) = parts[2], let action = ClientAction(rawValue: name)
    else { return nil }
    let payload = parts.count == 4 ? parts[3] : .null
    switch action {
    case .hello:
      guard number == 0, let hello = Hello(payload) else { return nil }
      self = .hello(hello)
    case .phase where element.isEmpty:
      guard number > 0, let isHidden = payload.flag else { return nil }
      self = .phase(number, isHidden ? .background : .active)
    case .go where element.isEmpty:
      guard number > 0, let traversal = Traversal(payload) else { return nil }
      self = .traverse(number, traversal)
    case .prepare:
      let link = ElementID(element)
      guard number > 0, payload.isNull, link != nil || element.isEmpty else { return nil }
      self = .prepare(number, link)
    case .upload:
      guard number > 0, let target = ElementID(element), let heads = FileUpload.Head.list(payload)
      else { return nil }
      self = .upload(number, target, heads)
    case .chunk:
      guard number > 0, let target = ElementID(element),
        let data = payload.text.flatMap({ Data(base64Encoded: $0) }),
        1...FileUpload.chunkLimit ~= data.count
      else { return nil }
      self = .chunk(number, target, data)
    default:
      guard number > 0, let target = ElementID(element),
        let action = HostEvent.Action(action, payload)
      else { return nil }
      self = .event(number, HostEvent(action, on: target))
    }
  }

  /// The sequence number of the message within its document; 0 for the first.
  var number: Int {
    switch self {
    case .hello: 0
    case .event(let number, _), .traverse(let number, _), .phase(let number, _),
      .prepare(let number, _), .upload(let number, _, _), .chunk(let number, _, _):
      number
    }
  }

  /// The valid history indices.
  private static let places = 0...depthLimit
}

extension ClientMessage.Hello {
  fileprivate init?(_ json: JSON) {
    guard let page = json["page"]?.text, let address = json["address"]?.text,
      let at = json["at"]?.integer, let id = json["id"]?.text, let doc = json["doc"]?.text,
      let got = json["got"]?.integer, let takes = json["takes"]?.flag, got >= 0,
      doc.utf8.count <= 32, ClientMessage.places.contains(at)
    else { return nil }
    let state = json["state"]
    if let state, state.text == nil { return nil }
    self.init(
      page: page, address: address, at: at, id: String(id.prefix(32)), doc: doc, got: got,
      takes: takes, state: state?.text)
  }
}

extension ClientMessage.Traversal {
  fileprivate init?(_ json: JSON) {
    guard let at = json["at"]?.integer, let address = json["address"]?.text,
      let depth = json["depth"]?.integer, let seen = json["seen"]?.integer, seen >= 0,
      ClientMessage.places.contains(at), ClientMessage.places.contains(depth)
    else { return nil }
    self.init(at: at, address: address, depth: depth, seen: seen)
  }
}
