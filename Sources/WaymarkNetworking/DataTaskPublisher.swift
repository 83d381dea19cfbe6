// SPDX-License-Identifier: MIT

#if canImport(FoundationNetworking)
public import Foundation
public import FoundationNetworking
public import OpenCombine

extension URLSession {
  /// Returns a publisher of the response from a URL.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// Returns a publisher of the response to a request.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// A publisher that publishes the response to a request and finishes, or fails.
  ///
  /// Each subscriber starts a separate request with its first demand. Cancelling the subscription
  /// cancels the request. Values are delivered on the session's delegate queue. An HTTP status such
  /// as 404 is not a failure.
  public struct DataTaskPublisher: Publisher, Sendable {
    /// The body, which may be empty, and the response.
    public typealias Output = (data: Data, response: URLResponse)
    /// The error of a request without a response.
    public typealias Failure = URLError

    /// The request to perform.
    public let request: URLRequest
    /// The session that performs the request.
    public let session: URLSession

    /// Creates a publisher of the response to a request.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    /// Attaches a subscriber, whose first demand starts the request.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      subscriber.receive(
        subscription: DataTaskSubscription(
          AnySubscriber(subscriber), request: request, session: session))
    }
  }
}
#endif
