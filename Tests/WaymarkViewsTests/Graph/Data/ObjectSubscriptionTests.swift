// SPDX-License-Identifier: MIT

import Testing
import WaymarkTesting
@_spi(Host) import WaymarkViews

/// Accepts its subscribers only when it is told to.
private final class LatePublisher: Publisher {
  typealias Output = Void
  typealias Failure = Never

  private final class Half: Subscription {
    let combineIdentifier = CombineIdentifier()
    var demand = Subscribers.Demand.none
    var isCancelled = false

    func request(_ demand: Subscribers.Demand) { self.demand = demand }
    func cancel() { isCancelled = true }
  }

  private var subscribers: [AnySubscriber<Void, Never>] = []
  private var halves: [Half] = []

  /// The number of subscriptions that ask for changes and are not cancelled.
  var openCount: Int { halves.count { $0.demand == .unlimited && !$0.isCancelled } }
  var cancelledCount: Int { halves.count { $0.isCancelled } }

  func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    subscribers.append(AnySubscriber(subscriber))
  }

  func accept() {
    for subscriber in subscribers.dropFirst(halves.count) {
      let half = Half()
      halves.append(half)
      subscriber.receive(subscription: half)
    }
  }

  func send() {
    for (subscriber, half) in Swift.zip(subscribers, halves) where !half.isCancelled {
      _ = subscriber.receive()
    }
  }
}

private final class Slow: ObservableObject {
  let objectWillChange = LatePublisher()
  var value = 0
}

/// E4: the subscriptions of views to objects.
@MainActor
struct ObjectSubscriptionTests {
  private let object = Slow()

  private struct Reader: View {
    @ObservedObject var object: Slow

    var body: some View { Text("\(object.value)") }
  }

  private func reader() -> (Probe, (Bool) -> Void) {
    Probe.remoted(true) { [object] $isShown in
      if isShown { Reader(object: object) }
    }
  }

  @Test func `a publisher may accept a view later, and ends with it`() {
    let (probe, show) = reader()
    object.objectWillChange.accept()
    #expect(object.objectWillChange.openCount == 1)
    object.objectWillChange.send()
    object.value = 1
    probe.graph.flush()
    #expect(probe.texts == ["1"])
    show(false)
    #expect(object.objectWillChange.cancelledCount == 1)
  }

  @Test func `a publisher that accepts a view after its end is cancelled`() {
    let (_, show) = reader()
    show(false)
    object.objectWillChange.accept()
    #expect(object.objectWillChange.openCount == 0)
    #expect(object.objectWillChange.cancelledCount == 1)
  }
}
