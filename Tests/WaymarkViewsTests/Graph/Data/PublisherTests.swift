// SPDX-License-Identifier: MIT

import Dispatch
import Testing
import WaymarkTesting
import WaymarkViews

extension Notification.Name {
  fileprivate static let rang = Notification.Name("rang")
}

/// The parts of Combine that depend on Foundation and Dispatch.
@MainActor @Suite struct PublisherTests {
  @Test func `notifications of a name and sender are published until cancelled`() {
    let center = NotificationCenter()
    let bell = NSObject()
    var log: [String] = []
    let any = center.publisher(for: .rang).sink { _ in log.append("any") }
    let own = center.publisher(for: .rang, object: bell).sink { _ in log.append("own") }
    center.post(name: .rang, object: bell)
    center.post(name: .rang, object: nil)
    #expect(log.sorted() == ["any", "any", "own"])
    any.cancel()
    own.cancel()
    center.post(name: .rang, object: bell)
    #expect(log.count == 3)
  }

  @Test func `publishers of the same notifications are equal`() {
    let center = NotificationCenter()
    #expect(center.publisher(for: .rang) == center.publisher(for: .rang))
    #expect(center.publisher(for: .rang) != center.publisher(for: .rang, object: center))
  }

  @Test func `the main queue and the main run loop both run on the main actor`() async {
    let subject = PassthroughSubject<Int, Never>()
    var log: [Int] = []
    var kept: AnyCancellable?
    await withCheckedContinuation { (all: CheckedContinuation<Void, Never>) in
      let queue = subject.receive(on: DispatchQueue.main).map { $0 * 10 }
      let loop = subject.receive(on: RunLoop.main)
      kept = queue.merge(with: loop).sink {
        MainActor.preconditionIsolated()
        log.append($0)
        if log.count == 2 { all.resume() }
      }
      Task.detached { subject.send(1) }
    }
    kept?.cancel()
    #expect(log.sorted() == [1, 10])
  }

  @Test func `a debounced publisher gives the last value of a burst`() async {
    let subject = PassthroughSubject<Int, Never>()
    let last = await withCheckedContinuation { (all: CheckedContinuation<Int, Never>) in
      var kept: AnyCancellable?
      kept = subject.debounce(for: .milliseconds(1), scheduler: DispatchQueue.main).first()
        .merge(with: subject.debounce(for: 0.001, scheduler: RunLoop.main).first())
        .collect().sink {
          all.resume(returning: $0.reduce(0, +))
          _ = kept
        }
      for value in 1...3 { subject.send(value) }
    }
    #expect(last == 6)
  }

  @Test func `a timer ticks while it is connected`() async {
    var log: [Date] = []
    let start = Date()
    await withCheckedContinuation { (all: CheckedContinuation<Void, Never>) in
      var kept: AnyCancellable?
      kept = Timer.publish(every: 0.001, on: .main, in: .common).autoconnect().prefix(3)
        .sink(receiveCompletion: { _ in all.resume() }) {
          log.append($0)
          _ = kept
        }
    }
    #expect(log.count == 3)
    #expect(log == log.sorted() && log.allSatisfy { $0 >= start })
  }

  @Test func `a timer that is not connected does not tick, nor after its cancellation`() {
    let timer = Timer.publish(every: 0.001, on: .main, in: .common)
    var ticks = 0
    let kept = timer.sink { _ in ticks += 1 }
    timer.connect().cancel()
    #expect(ticks == 0)
    _ = kept
  }

  @Test func `times of queues and run loops can be computed with`() {
    typealias Queue = DispatchQueue.SchedulerTimeType
    let now = DispatchQueue.main.now
    #expect(now.advanced(by: .milliseconds(5)).distance(to: now) == .microseconds(-5000))
    #expect(Queue.Stride.seconds(1e300) == .seconds(Int.max))
    #expect(2 * Queue.Stride.seconds(0.5) == 1.0 && Queue.Stride(exactly: 3) == .seconds(3))
    #expect(Queue.Stride(.never).magnitude == .max && Queue.Stride(.seconds(2)) == 2)
    let date = RunLoop.main.now
    #expect(date.advanced(by: 2).distance(to: date) == .seconds(-2))
    #expect(RunLoop.SchedulerTimeType.Stride.milliseconds(1500) == 1.5)
  }

  @Test func `values are encoded and decoded as JSON and as property lists`() {
    var log: [[String]] = []
    let words = Just(["fern", "moss"]).setFailureType(to: (any Error).self)
    let json = words.encode(encoder: JSONEncoder())
      .decode(type: [String].self, decoder: JSONDecoder())
    let list = words.encode(encoder: PropertyListEncoder())
      .decode(type: [String].self, decoder: PropertyListDecoder())
    let kept = json.merge(with: list)
      .sink(receiveCompletion: { _ in }, receiveValue: { log.append($0) })
    #expect(log == [["fern", "moss"], ["fern", "moss"]])
    kept.cancel()
  }

  /// A6.
  @Test func `a publisher that a view keeps is one, however often the view is made`() {
    struct Child: View {
      let number: Int
      let ticks: AnyPublisher<Int, Never>
      let note: (Int) -> Void

      var body: some View {
        Text("\(number)").onReceive(ticks, perform: note)
          .onReceive(NotificationCenter.default.publisher(for: .rang)) { _ in note(-1) }
      }
    }
    struct Root: View {
      let ticks: AnyPublisher<Int, Never>
      let note: (Int) -> Void
      @State private var number = 0

      var body: some View {
        Child(number: number, ticks: ticks, note: note)
        Button("Again") { number += 1 }
      }
    }
    var subscriptions = 0
    var log: [Int] = []
    let subject = CurrentValueSubject<Int, Never>(7)
    let ticks = subject.handleEvents(receiveSubscription: { _ in subscriptions += 1 })
      .eraseToAnyPublisher()
    let app = XCUIApplication { Root(ticks: ticks) { log.append($0) } }
    app.launch()
    app.buttons["Again"].tap()
    #expect(app.staticTexts["1"].exists)
    #expect(subscriptions == 1)
    #expect(log == [7])
    NotificationCenter.default.post(name: .rang, object: nil)
    #expect(log == [7, -1])
  }
}
