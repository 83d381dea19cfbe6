// SPDX-License-Identifier: MIT

#if canImport(FoundationNetworking)
import Foundation
import FoundationNetworking
import Synchronization

/// Responds to requests with the scheme `answers` without a network: `answers://trail` returns a
/// body, `answers://lost` fails, and `answers://silent` never completes.
final class Answers: URLProtocol {
  /// A change in the state of a request.
  enum Event { case started, stopped }

  private static let listeners = Mutex<[String: AsyncStream<Event>.Continuation]>([:])

  /// The future events of the requests with a query.
  static func events(of query: String) -> AsyncStream<Event> {
    let (events, listener) = AsyncStream<Event>.makeStream()
    listeners.withLock { $0[query] = listener }
    return events
  }

  /// Finishes the events of a query.
  static func finish(_ query: String) { listeners.withLock { $0[query]?.finish() } }

  /// A session whose requests this class handles.
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
