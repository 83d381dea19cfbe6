// SPDX-License-Identifier: MIT

#if canImport(FoundationNetworking)
public import Foundation
public import FoundationNetworking
public import OpenCombine

extension URLSession {
  /// A publisher of what a URL answers.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// A publisher of the answer to a request.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// Publishes the answer to a request, then finishes, or fails.
  ///
  /// Each subscriber makes a request of its own, when it first asks for a value. Its cancellation
  /// cancels the request. Values come on the session's delegate queue. A status such as 404 is no
  /// failure.
  public struct DataTaskPublisher: Publisher, Sendable {
    /// The body, which may be empty, and what was said about it.
    public typealias Output = (data: Data, response: URLResponse)
    /// Why there is no answer.
    public typealias Failure = URLError

    /// What is asked for.
    public let request: URLRequest
    /// The session that asks.
    public let session: URLSession

    /// Publishes the answer to a request.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    /// Subscribes; nothing is sent before the subscriber asks for a value.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      subscriber.receive(
        subscription: DataTaskSubscription(
          AnySubscriber(subscriber), request: request, session: session))
    }
  }
}
#endif
