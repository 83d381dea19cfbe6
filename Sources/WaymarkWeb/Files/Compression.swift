// SPDX-License-Identifier: MIT

import HTTPTypes
import NIOCore
import NIOEmbedded
import NIOHTTP1
import NIOHTTPCompression

/// Compresses responses with gzip: files once, all others while they are sent.
enum Compression {
  /// The size in bytes below which compressing a response costs more than it saves.
  private static let minimumSize = 1024
  /// Marks the responses to compress; a client never receives it.
  static let mark = "waymark-compress"

  /// Returns whether a body gets smaller; images other than SVG do not.
  ///
  /// A short body pays only if it is kept, and so compressed once.
  static func pays(type: String?, size: Int, isKept: Bool = false) -> Bool {
    guard size >= minimumSize || isKept, let type = type?.prefix(while: { $0 != ";" }) else {
      return false
    }
    return type.hasPrefix("text/")
      || ["application/json", "application/xml", "image/svg+xml"].contains(type)
  }

  /// Returns the handler of a connection that compresses marked responses if the client accepts it.
  static func handler() -> HTTPResponseCompressor {
    HTTPResponseCompressor { head, _ in
      guard head.headers.contains(name: mark) else { return .doNotCompress }
      head.headers.remove(name: mark)
      return .compressIfPossible
    }
  }

  /// Returns whether an `Accept-Encoding` field allows gzip.
  static func accepts(_ field: String?) -> Bool {
    for item in (field ?? "").lowercased().split(separator: ",") {
      let parts = item.split(separator: ";").map { $0.filter { !$0.isWhitespace } }
      guard let name = parts.first, name == "gzip" || name == "*" else { continue }
      let weight = parts.dropFirst().first { $0.hasPrefix("q=") }
      return weight.map { (Double($0.dropFirst(2)) ?? 0) > 0 } ?? true
    }
    return false
  }

  /// Returns a file in the gzip format, or nil if that is not smaller.
  ///
  /// The compressor exists as a handler of responses only, so it handles one.
  static func gzip(_ bytes: [UInt8]) -> [UInt8]? {
    let channel = EmbeddedChannel(handler: HTTPResponseCompressor())
    defer { _ = try? channel.finish(acceptAlreadyClosed: true) }
    let body = HTTPServerResponsePart.body(.byteBuffer(.init(bytes: bytes)))
    do {
      try channel.writeInbound(
        HTTPServerRequestPart.head(
          HTTPRequestHead(
            version: .http1_1, method: .GET, uri: "/", headers: ["accept-encoding": "gzip"])))
      let head = HTTPResponseHead(version: .http1_1, status: .ok)
      try channel.writeOutbound(HTTPServerResponsePart.head(head))
      try channel.writeOutbound(body)
      try channel.writeOutbound(HTTPServerResponsePart.end(nil))
      var all: [UInt8] = []
      while let part = try channel.readOutbound(as: HTTPServerResponsePart.self) {
        if case .body(.byteBuffer(let buffer)) = part { all += buffer.readableBytesView }
      }
      return all.isEmpty || all.count >= bytes.count ? nil : all
    } catch {
      return nil
    }
  }
}
