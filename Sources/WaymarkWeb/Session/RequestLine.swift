// SPDX-License-Identifier: MIT

import DequeModule

/// The requests from one address, which take their turns in order.
@MainActor
final class RequestLine {
  private var requests: Deque<@MainActor () -> Void> = []
  /// The number of requests that are waiting for stored values.
  private var reserved = 0
  private let queue: TurnQueue
  private lazy var turns = TurnQueue.Client(.pages) { [weak self] in
    self?.takeTurn()
    return 0
  }
  private let finished: @MainActor () -> Void

  /// Creates an empty line.
  ///
  /// - Parameters:
  ///   - queue: The queue of all turns.
  ///   - finished: Called when the last request has had its turn.
  init(_ queue: TurnQueue, finished: @escaping @MainActor () -> Void) {
    self.queue = queue
    self.finished = finished
  }

  /// The number of waiting requests.
  var count: Int { requests.count + reserved }

  /// Adds a request.
  func add(_ request: @escaping @MainActor () -> Void) {
    requests.append(request)
    queue.add(turns, mayBegin: true)
  }

  /// Reserves a place for a request that is added later.
  func reserve() { reserved += 1 }

  /// Adds a request for which there is a place.
  func addReserved(_ request: @escaping @MainActor () -> Void) {
    reserved -= 1
    add(request)
  }

  private func takeTurn() {
    requests.popFirst()?()
    if !requests.isEmpty { queue.add(turns) } else if reserved == 0 { finished() }
  }
}

/// The reason why a request has no turn.
enum TurnError: Error {
  /// Too many requests wait.
  case overloaded
  /// The client has closed its connection.
  case abandoned
}

extension SessionStore {
  /// The maximum number of requests that wait for a page, and of those from one address.
  static let (requestLimit, requestLimitPerAddress) = (256, 32)

  /// Returns the line of the requests from a visitor's address.
  func line(of visitor: Visitor) -> RequestLine {
    let address = visitor.address
    if let line = requestLines[address] { return line }
    let line = RequestLine(turns) { [weak self] in self?.requestLines[address] = nil }
    requestLines[address] = line
    return line
  }

  /// Does something for a request when it is its turn.
  ///
  /// - Parameters:
  ///   - visitor: The visitor, whose address has one line.
  ///   - isWanted: Whether the client still waits for the response.
  ///   - body: Does the work.
  /// - Returns: What the body returns.
  /// - Throws: ``TurnError`` if too many requests wait, or if nobody waits for the response.
  func inTurn<T: Sendable>(
    for visitor: Visitor, while isWanted: @escaping @Sendable () -> Bool,
    _ body: @escaping @MainActor () -> T
  ) async throws(TurnError) -> T {
    let isLong = (requestLines[visitor.address]?.count ?? 0) >= Self.requestLimitPerAddress
    guard !isLong, requestLines.values.reduce(0, { $0 + $1.count }) < Self.requestLimit else {
      refuse(isLong ? .requestsOfAddress : .requests, from: visitor.address)
      throw .overloaded
    }
    let line = line(of: visitor)
    let mustLoad = storage.mustLoad(visitor.browser)
    line.reserve()
    if mustLoad { await storage.load(visitor.browser) }
    defer { if mustLoad { storage.close(visitor.browser) } }
    let result: Result<T, TurnError> = await withCheckedContinuation { continuation in
      line.addReserved {
        continuation.resume(returning: isWanted() ? .success(body()) : .failure(.abandoned))
      }
    }
    return try result.get()
  }
}
