// SPDX-License-Identifier: MIT

import Testing
import WaymarkViews

private enum Failure: Error { case one }

/// A subscriber that requests a fixed demand, and records the received values.
private final class Taker<Input, Failure: Error>: Subscriber {
  private(set) var log: [String] = []
  private var subscription: (any Subscription)?
  /// The additional demand for each value.
  var more = Subscribers.Demand.none

  func receive(subscription: any Subscription) { self.subscription = subscription }

  func receive(_ input: Input) -> Subscribers.Demand {
    log.append("\(input)")
    return more
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if case .failure = completion { log.append("failed") } else { log.append("finished") }
  }

  func ask(_ demand: Subscribers.Demand) { subscription?.request(demand) }
  func cancel() { subscription?.cancel() }
}

/// A publisher that records the demand.
private final class Source {
  let subject = PassthroughSubject<Int, Failure>()
  private(set) var log: [String] = []

  var publisher: AnyPublisher<Int, Failure> {
    subject.handleEvents(
      receiveCancel: { [self] in log.append("cancelled") },
      receiveRequest: { [self] in log.append($0 == .unlimited ? "all" : "\($0.max ?? 0)") }
    ).eraseToAnyPublisher()
  }
}

struct MergeTests {
  @Test func `values come in the order they are sent, and it finishes when all have`() {
    let a = PassthroughSubject<Int, Never>()
    let b = PassthroughSubject<Int, Never>()
    let taker = Taker<Int, Never>()
    a.merge(with: b).subscribe(taker)
    a.send(0)
    taker.ask(.unlimited)
    a.send(1)
    b.send(2)
    a.send(3)
    a.send(completion: .finished)
    b.send(4)
    #expect(taker.log == ["1", "2", "3", "4"])
    b.send(completion: .finished)
    #expect(taker.log.last == "finished")
  }

  @Test func `no more is handed on than was asked for, and nothing is lost on the way`() {
    let sources = [Source(), Source()]
    let taker = Taker<Int, Failure>()
    Publishers.MergeMany(sources.map(\.publisher)).subscribe(taker)
    #expect(sources[0].log == [])
    taker.ask(.max(1))
    #expect(sources[0].log == ["1"] && sources[1].log == ["1"])
    sources[0].subject.send(1)
    sources[1].subject.send(2)
    #expect(taker.log == ["1"])
    sources[1].subject.send(completion: .finished)
    sources[0].subject.send(completion: .finished)
    #expect(taker.log == ["1"])
    taker.ask(.max(1))
    #expect(taker.log == ["1", "2", "finished"])
  }

  @Test func `demand may grow with each value, and become unlimited`() {
    let source = Source()
    let other = Source()
    let taker = Taker<Int, Failure>()
    source.publisher.merge(with: other.publisher).subscribe(taker)
    taker.more = .max(1)
    taker.ask(.max(1))
    for value in 1...3 { source.subject.send(value) }
    #expect(source.log == ["1", "1", "1", "1"])
    taker.ask(.unlimited)
    for value in 4...5 { source.subject.send(value) }
    other.subject.send(6)
    #expect(taker.log == ["1", "2", "3", "4", "5", "6"])
    #expect(source.log.last == "all" && other.log == ["1", "all"])
  }

  @Test func `a failure ends all at once`() {
    let sources = [Source(), Source()]
    let taker = Taker<Int, Failure>()
    Publishers.MergeMany(sources.map(\.publisher)).subscribe(taker)
    taker.ask(.unlimited)
    sources[0].subject.send(completion: .failure(.one))
    sources[1].subject.send(1)
    #expect(taker.log == ["failed"])
    #expect(sources[1].log == ["all", "cancelled"])
  }

  @Test func `cancelling cancels all`() {
    let sources = [Source(), Source()]
    let taker = Taker<Int, Failure>()
    Publishers.MergeMany(sources.map(\.publisher)).subscribe(taker)
    taker.ask(.unlimited)
    taker.cancel()
    for source in sources {
      source.subject.send(1)
      #expect(source.log == ["all", "cancelled"])
    }
    #expect(taker.log == [])
  }

  @Test func `nothing to merge finishes at once`() {
    let taker = Taker<Int, Never>()
    Publishers.MergeMany([Just<Int>]()).subscribe(taker)
    #expect(taker.log == ["finished"])
  }

  @Test func `two to eight publishers are merged`() {
    var counts: [Int] = []
    let j = (1...8).map { Just($0) }
    _ = j[0].merge(with: j[1].map { $0 }).count().sink { counts.append($0) }
    _ = j[0].merge(with: j[1], j[2]).count().sink { counts.append($0) }
    _ = j[0].merge(with: j[1], j[2], j[3]).count().sink { counts.append($0) }
    _ = j[0].merge(with: j[1], j[2], j[3], j[4]).count().sink { counts.append($0) }
    _ = j[0].merge(with: j[1], j[2], j[3], j[4], j[5]).count().sink { counts.append($0) }
    _ = j[0].merge(with: j[1], j[2], j[3], j[4], j[5], j[6]).count().sink { counts.append($0) }
    _ = j[0].merge(with: j[1], j[2], j[3], j[4], j[5], j[6], j[7]).count().sink {
      counts.append($0)
    }
    #expect(counts == Array(2...8))
    #expect(Publishers.Merge(j[0], j[1]) == Publishers.Merge(j[0], j[1]))
  }

  @Test func `values of many threads are handed on one at a time`() async {
    let sources = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
    let taker = Taker<Int, Never>()
    Publishers.MergeMany(sources).subscribe(taker)
    taker.ask(.unlimited)
    await withTaskGroup(of: Void.self) { group in
      for source in sources {
        group.addTask { for value in 0..<500 { source.send(value) } }
      }
    }
    #expect(taker.log.count == 2000)
  }
}

struct CombineLatestTests {
  @Test func `the latest of both come each time one changes, once both are there`() {
    let a = PassthroughSubject<Int, Never>()
    let b = CurrentValueSubject<String, Never>("x")
    let taker = Taker<(Int, String), Never>()
    a.combineLatest(b).subscribe(taker)
    taker.ask(.unlimited)
    #expect(taker.log == [])
    a.send(1)
    b.send("y")
    a.send(2)
    a.send(completion: .finished)
    b.send("z")
    #expect(taker.log == ["(1, \"x\")", "(1, \"y\")", "(2, \"y\")", "(2, \"z\")"])
    b.send(completion: .finished)
    #expect(taker.log.last == "finished")
  }

  @Test func `demand is passed on, and only the latest waits for more`() {
    let a = Source()
    let b = Source()
    let taker = Taker<(Int, Int), Failure>()
    a.publisher.combineLatest(b.publisher).subscribe(taker)
    taker.ask(.max(2))
    #expect(a.log == ["2"] && b.log == ["2"])
    a.subject.send(1)
    a.subject.send(2)
    b.subject.send(3)
    b.subject.send(4)
    #expect(taker.log == ["(2, 3)", "(2, 4)"])
    taker.ask(.max(1))
    a.subject.send(5)
    b.subject.send(6)
    #expect(taker.log == ["(2, 3)", "(2, 4)", "(5, 4)"])
    taker.ask(.max(1))
    #expect(taker.log.last == "(5, 6)")
  }

  @Test(arguments: [0, 1])
  func `a failure of either ends both, cancelling, too`(side: Int) {
    let sources = [Source(), Source()]
    let taker = Taker<(Int, Int), Failure>()
    sources[0].publisher.combineLatest(sources[1].publisher).subscribe(taker)
    taker.ask(.unlimited)
    sources[side].subject.send(completion: .failure(.one))
    #expect(taker.log == ["failed"])
    #expect(sources[1 - side].log == ["all", "cancelled"])
  }

  @Test func `three and four are combined, with a closure, too`() {
    let n = (1...4).map { CurrentValueSubject<Int, Never>($0) }
    var log: [String] = []
    let kept = [
      n[0].combineLatest(n[1]) { $0 + $1 }.sink { log.append("\($0)") },
      n[0].combineLatest(n[1], n[2]).sink { log.append("\($0)") },
      n[0].combineLatest(n[1], n[2]) { $0 + $1 + $2 }.sink { log.append("\($0)") },
      n[0].combineLatest(n[1], n[2], n[3]).sink { log.append("\($0)") },
      n[0].combineLatest(n[1], n[2], n[3]) { $0 + $1 + $2 + $3 }.sink { log.append("\($0)") },
    ]
    #expect(log == ["3", "(1, 2, 3)", "6", "(1, 2, 3, 4)", "10"])
    log = []
    n[2].send(30)
    #expect(log.sorted() == ["(1, 2, 30)", "(1, 2, 30, 4)", "33", "37"])
    _ = kept
  }
}
