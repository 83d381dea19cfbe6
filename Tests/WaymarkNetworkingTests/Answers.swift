// SPDX-License-Identifier: MIT

#if canImport(FoundationNetworking)
import Foundation
import FoundationNetworking
import Synchronization

/// Answers requests of the scheme `answers` without a network: `answers://trail` has a body,
/// `answers://lost` fails, and `answers://silent` never ends.
final class Answers: URLProtocol {
  /// What happens to a request.
  enum Event { case started, stopped }

  private static let listeners = Mutex<[String: AsyncStream<Event>.Continuation]>([:])

  /// What happens to the requests of a query from now on.
  static func events(of query: String) -> AsyncStream<Event> {
    let (events, listener) = AsyncStream<Event>.makeStream()
    listeners.withLock { $0[query] = listener }
    return events
  }

  /// Ends the events of a query.
  static func finish(_ query: String) { listeners.withLock { $0[query]?.finish() } }

  /// A session whose requests are answered here.
  static func session() -> URLSession {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Answers.self]
    return URLSession(configuration: configuration)
  }

  override class func canInit(with request: URLRequest) -> Bool {
    request.url?.scheme == "answers"
  }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    tell(.started)
    guard let url = request.url else { return }
    switch url.host() {
    case "trail":
      let response = URLResponse(
        url: url, mimeType: "application/json", expectedContentLength: -1, textEncodingName: nil)
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: Data(#"{"name":"Ridge"}"#.utf8))
      client?.urlProtocolDidFinishLoading(self)
    case "lost":
      client?.urlProtocol(self, didFailWithError: URLError(.timedOut))
    default: break
    }
  }

  override func stopLoading() { tell(.stopped) }

  private func tell(_ event: Event) {
    _ = Self.listeners.withLock { $0[request.url?.query() ?? ""]?.yield(event) }
  }
}
#endif
