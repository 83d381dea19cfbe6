// SPDX-License-Identifier: MIT

import Foundation
import OpenCombine

/// A subscription that delivers the latest values of two publishers each time one of them changes,
/// once both have a value.
///
/// Demand is passed on to both publishers. Without demand, only the latest values are retained. The
/// subscription finishes when both publishers finish; a failure of one cancels the other.
// Proof: all state is accessed under the lock.
final class CombineLatestSubscription<
  A, B, Downstream: Subscriber
>: Subscription, @unchecked Sendable where Downstream.Input == (A, B) {
  typealias Failure = Downstream.Failure

  private let lock = NSLock()
  /// Serialises the delivery of values from several threads.
  private let delivery = NSRecursiveLock()
  private var downstream: Downstream?
  private var subscriptions: [(any Subscription)?] = [nil, nil]
  private var isFinished = [false, false]
  private var a: A?
  private var b: B?
  private var hasNews = false
  private var demand = Subscribers.Demand.none

  init(_ downstream: Downstream) { self.downstream = downstream }

  func start(
    _ first: (AnySubscriber<A, Failure>) -> Void, _ second: (AnySubscriber<B, Failure>) -> Void
  ) {
    lock.withLock { downstream }?.receive(subscription: self)
    first(
      AnySubscriber(
        receiveSubscription: { self.begin(0, $0) },
        receiveValue: { value in self.receive { $0.a = value } },
        receiveCompletion: { self.end(0, $0) }))
    second(
      AnySubscriber(
        receiveSubscription: { self.begin(1, $0) },
        receiveValue: { value in self.receive { $0.b = value } },
        receiveCompletion: { self.end(1, $0) }))
  }

  // MARK: From upstream

  private func begin(_ index: Int, _ subscription: any Subscription) {
    let demand = lock.withLock { () -> Subscribers.Demand? in
      guard downstream != nil, subscriptions[index] == nil else { return nil }
      subscriptions[index] = subscription
      return self.demand
    }
    guard let demand else { return subscription.cancel() }
    if demand > .none { subscription.request(demand) }
  }

  private func receive(_ store: (CombineLatestSubscription) -> Void) -> Subscribers.Demand {
    lock.withLock {
      store(self)
      hasNews = true
    }
    hand()
    return .none
  }

  private func end(_ index: Int, _ completion: Subscribers.Completion<Failure>) {
    if case .failure = completion { return finish(completion) }
    let isDone = lock.withLock {
      isFinished[index] = true
      subscriptions[index] = nil
      return isFinished == [true, true]
    }
    if isDone { finish(.finished) }
  }

  // MARK: From downstream

  func request(_ demand: Subscribers.Demand) {
    let asked = lock.withLock {
      self.demand += demand
      return subscriptions.compactMap { $0 }
    }
    hand()
    for subscription in asked { subscription.request(demand) }
  }

  func cancel() { _ = close() }

  // MARK: Steps

  /// Delivers the latest values if both exist, one of them is new and there is demand.
  private func hand() {
    delivery.withLock {
      let next = lock.withLock { () -> (Downstream, A, B)? in
        guard hasNews, demand > .none, let downstream, let a, let b else { return nil }
        hasNews = false
        demand -= 1
        return (downstream, a, b)
      }
      guard let (downstream, a, b) = next else { return }
      let more = downstream.receive((a, b))
      if more > .none { request(more) }
    }
  }

  private func finish(_ completion: Subscribers.Completion<Failure>) {
    guard let target = close() else { return }
    delivery.withLock { target.receive(completion: completion) }
  }

  /// Releases all resources; returns the subscriber on the first call.
  private func close() -> Downstream? {
    let (target, ended) = lock.withLock { () -> (Downstream?, [any Subscription]) in
      let all = (downstream, subscriptions.compactMap { $0 })
      downstream = nil
      subscriptions = [nil, nil]
      a = nil
      b = nil
      return all
    }
    for subscription in ended { subscription.cancel() }
    return target
  }
}
