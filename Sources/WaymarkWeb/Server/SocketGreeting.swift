// SPDX-License-Identifier: MIT

import Foundation
import NIOHTTP1

/// The first message of a page, in the request that opens its socket.
///
/// A page cannot set a field of the request but the list of subprotocols. It offers the subprotocol
/// `waymark`, which the server selects, and behind it the message with percent-encoding. So the app
/// answers one round trip earlier than if the message followed the response.
enum SocketGreeting {
  private static let subprotocol = "waymark"

  private static func offers(_ head: HTTPRequestHead) -> [Substring] {
    head.headers[canonicalForm: "sec-websocket-protocol"]
  }

  /// The fields of the response that select the subprotocol, if the page has offered it.
  static func responseFields(for head: HTTPRequestHead) -> HTTPHeaders {
    offers(head).contains(subprotocol[...]) ? ["sec-websocket-protocol": subprotocol] : [:]
  }

  /// Returns the message, or nil if the request contains none; an empty one if it is malformed.
  static func message(in head: HTTPRequestHead) -> String? {
    let offers = offers(head)
    guard offers.count == 2, offers[0] == subprotocol else { return nil }
    return offers[1].removingPercentEncoding ?? ""
  }
}
