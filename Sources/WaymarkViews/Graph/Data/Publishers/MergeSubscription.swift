// SPDX-License-Identifier: MIT

import Foundation
import OpenCombine

/// A subscription that delivers the values of several publishers in the order of arrival.
///
/// With limited demand, one value at a time is requested from each publisher, and at most one value
/// of each is retained until there is more demand. The subscription finishes when all publishers
/// finish; a failure of one cancels the others.
// Proof: all state is accessed under the lock.
final class MergeSubscription<Downstream: Subscriber>: Subscription, @unchecked Sendable {
  typealias Output = Downstream.Input
  typealias Failure = Downstream.Failure

  private struct Side {
    var subscription: (any Subscription)?
    var waiting: Output?
    var isAsked = false
    var isFinished = false
  }

  private let lock = NSLock()
  /// Serialises the delivery of values from several threads.
  private let delivery = NSRecursiveLock()
  private var downstream: Downstream?
  private var sides: [Side]
  private var demand = Subscribers.Demand.none

  private init(_ downstream: Downstream, count: Int) {
    self.downstream = downstream
    sides = Array(repeating: Side(), count: count)
  }

  /// Subscribes to the publishers in order.
  static func start(
    _ downstream: Downstream, _ subscribe: [(AnySubscriber<Output, Failure>) -> Void]
  ) {
    let merged = MergeSubscription(downstream, count: subscribe.count)
    downstream.receive(subscription: merged)
    for (index, subscribe) in subscribe.enumerated() {
      subscribe(
        AnySubscriber(
          receiveSubscription: { merged.begin(index, $0) },
          receiveValue: { merged.receive($0, from: index) },
          receiveCompletion: { merged.end(index, $0) }))
    }
    if subscribe.isEmpty { merged.finish(.finished) }
  }

  // MARK: From upstream

  private func begin(_ index: Int, _ subscription: any Subscription) {
    let isWanted = lock.withLock {
      let isWanted = downstream != nil && sides[index].subscription == nil
      if isWanted { sides[index].subscription = subscription }
      return isWanted
    }
    if isWanted { ask() } else { subscription.cancel() }
  }

  private func receive(_ value: Output, from index: Int) -> Subscribers.Demand {
    let target = lock.withLock { () -> Downstream? in
      guard demand > .none else {
        if downstream != nil { sides[index].waiting = value }
        return nil
      }
      demand -= 1
      if demand != .unlimited { sides[index].isAsked = false }
      return downstream
    }
    if let target {
      hand(value, to: target)
      ask()
    }
    return .none
  }

  private func end(_ index: Int, _ completion: Subscribers.Completion<Failure>) {
    if case .failure = completion { return finish(completion) }
    lock.withLock {
      sides[index].isFinished = true
      sides[index].subscription = nil
    }
    finishIfDone()
  }

  // MARK: From downstream

  func request(_ demand: Subscribers.Demand) {
    add(demand)
    while let (value, target) = dequeue() { hand(value, to: target) }
    finishIfDone()
    ask()
  }

  func cancel() { _ = close() }

  // MARK: Steps

  private func hand(_ value: Output, to target: Downstream) {
    let more = delivery.withLock { target.receive(value) }
    add(more)
  }

  private func add(_ more: Subscribers.Demand) {
    guard more > .none else { return }
    lock.withLock {
      let wasLimited = demand != .unlimited
      demand += more
      guard wasLimited, demand == .unlimited else { return }
      // Publishers that owe one value are asked again, for all values.
      for index in sides.indices { sides[index].isAsked = false }
    }
  }

  private func dequeue() -> (Output, Downstream)? {
    lock.withLock {
      guard demand > .none, let downstream else { return nil }
      for index in sides.indices {
        guard let value = sides[index].waiting else { continue }
        sides[index].waiting = nil
        sides[index].isAsked = false
        demand -= 1
        return (value, downstream)
      }
      return nil
    }
  }

  /// Requests a value from each publisher without an outstanding request.
  private func ask() {
    let (amount, asked) = lock.withLock { () -> (Subscribers.Demand, [any Subscription]) in
      guard demand > .none else { return (.none, []) }
      let asked = sides.indices.filter { !sides[$0].isAsked && sides[$0].subscription != nil }
      for index in asked { sides[index].isAsked = true }
      return (
        demand == .unlimited ? .unlimited : .max(1), asked.compactMap { sides[$0].subscription }
      )
    }
    for subscription in asked { subscription.request(amount) }
  }

  private func finishIfDone() {
    let isDone = lock.withLock { sides.allSatisfy { $0.isFinished && $0.waiting == nil } }
    if isDone { finish(.finished) }
  }

  private func finish(_ completion: Subscribers.Completion<Failure>) {
    guard let target = close() else { return }
    delivery.withLock { target.receive(completion: completion) }
  }

  /// Releases all resources; returns the subscriber on the first call.
  private func close() -> Downstream? {
    let (target, ended) = lock.withLock { () -> (Downstream?, [any Subscription]) in
      let all = (downstream, sides.compactMap(\.subscription))
      downstream = nil
      for index in sides.indices {
        sides[index].subscription = nil
        sides[index].waiting = nil
      }
      return all
    }
    for subscription in ended { subscription.cancel() }
    return target
  }
}
