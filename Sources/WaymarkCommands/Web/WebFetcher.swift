// SPDX-License-Identifier: MIT

import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Sends requests by Foundation's `URLSession`, without following redirects.
struct WebFetcher {
  #if canImport(FoundationNetworking) || canImport(Darwin)
  /// Sends a request and waits for its answer.
  ///
  /// Nothing is cached and no cookie is kept. Once the answer is longer than it may be, the rest is
  /// not read.
  func send(_ request: FetchRequest) -> FetchResult {
    guard let url = URL(string: request.address), url.host != nil else {
      return .failed(.badAddress)
    }
    var urlRequest = URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData)
    urlRequest.setValue("waymark/\(ToolVersion.current)", forHTTPHeaderField: "User-Agent")
    let exchange = FetchExchange(limit: request.limit)
    let session = URLSession(configuration: .ephemeral, delegate: exchange, delegateQueue: nil)
    defer { session.invalidateAndCancel() }
    session.dataTask(with: urlRequest).resume()
    return exchange.result(within: request.timeout)
  }
  #else
  /// Fails, since this system has no `URLSession`.
  func send(_ request: FetchRequest) -> FetchResult { .failed(.unavailable) }
  #endif
}

#if canImport(FoundationNetworking) || canImport(Darwin)
/// Collects the answer to one request.
// Proof: all that changes is read and written under the lock.
private final class FetchExchange: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  private let limit: Int
  private let lock = NSLock()
  private let end = DispatchSemaphore(value: 0)
  private var answer: FetchAnswer?
  private var failure: FetchFailure?

  init(limit: Int) {
    self.limit = limit
  }

  /// Waits for the end of the exchange.
  func result(within seconds: Double) -> FetchResult {
    guard end.wait(timeout: .now() + seconds) == .success else { return .failed(.timedOut) }
    return lock.withLock {
      if let failure { return .failed(failure) }
      return answer.map { .answered($0) } ?? .failed(.other("the answer is not of the web"))
    }
  }

  private func begin(_ response: URLResponse) {
    guard let response = response as? HTTPURLResponse else { return }
    var headers: [String: String] = [:]
    for (name, value) in response.allHeaderFields {
      headers["\(name)".lowercased()] = "\(value)"
    }
    let answer = FetchAnswer(status: response.statusCode, headers: headers, body: [])
    lock.withLock { self.answer = answer }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    begin(response)
    completionHandler(nil)
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    begin(response)
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isCut = lock.withLock {
      guard var answer else { return false }
      // Let go of first, so that adding does not copy.
      self.answer = nil
      let room = limit - answer.body.count
      answer.body += data.prefix(room)
      answer.isCut = answer.isCut || data.count > room
      self.answer = answer
      return answer.isCut
    }
    if isCut { dataTask.cancel() }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    lock.withLock {
      if let error, answer?.isCut != true { failure = FetchFailure(error) }
    }
    end.signal()
  }
}

extension FetchFailure {
  fileprivate init(_ error: any Error) {
    guard let error = error as? URLError else {
      self = .other(error.localizedDescription)
      return
    }
    switch error.code {
    case .timedOut: self = .timedOut
    case .cannotFindHost, .dnsLookupFailed: self = .unknownHost
    case .cannotConnectToHost: self = .noConnection
    case .secureConnectionFailed, .serverCertificateHasBadDate, .serverCertificateUntrusted,
      .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid:
      self = .insecure(error.localizedDescription)
    default: self = .other(error.localizedDescription)
    }
  }
}
#endif
