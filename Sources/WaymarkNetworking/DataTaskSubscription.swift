// SPDX-License-Identifier: MIT

#if canImport(FoundationNetworking)
import Foundation
import FoundationNetworking
import OpenCombine

/// One subscriber's request: started once, on the first demand, and released when it ends.
// Proof: the phase is read and written under the lock, and nothing else changes.
final class DataTaskSubscription: Subscription, @unchecked Sendable {
  typealias Downstream = AnySubscriber<URLSession.DataTaskPublisher.Output, URLError>

  private enum Phase {
    case idle(Downstream)
    case running(Downstream, URLSessionDataTask)
    case ended
  }

  private let lock = NSLock()
  private let request: URLRequest
  private let session: URLSession
  private var phase: Phase

  init(_ downstream: Downstream, request: URLRequest, session: URLSession) {
    self.request = request
    self.session = session
    phase = .idle(downstream)
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let task = lock.withLock { () -> URLSessionDataTask? in
      guard case .idle(let downstream) = phase else { return nil }
      let task = session.dataTask(with: request) { self.complete($0, $1, $2) }
      phase = .running(downstream, task)
      return task
    }
    task?.resume()
  }

  func cancel() {
    if case .running(_, let task) = end() { task.cancel() }
  }

  private func complete(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    guard case .running(let downstream, _) = end() else { return }
    if let response, error == nil {
      // The response is the only value, so further demand has no effect.
      _ = downstream.receive((data: data ?? Data(), response: response))
      downstream.receive(completion: .finished)
    } else {
      downstream.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
    }
  }

  /// Ends the subscription and returns its previous phase.
  private func end() -> Phase {
    lock.withLock {
      defer { phase = .ended }
      return phase
    }
  }
}
#endif
