// SPDX-License-Identifier: MIT

#if canImport(FoundationNetworking)
import Testing
import WaymarkNetworking
import WaymarkViews

private final class Probe {}

private struct Weak {
  weak var probe: Probe?
}

@Suite(.timeLimit(.minutes(10)))
struct DataTaskPublisherTests {
  private let session = Answers.session()

  private func publisher(_ address: String) throws -> URLSession.DataTaskPublisher {
    session.dataTaskPublisher(for: try #require(URL(string: address)))
  }

  @Test func `a response is published once, then the publisher finishes`() async throws {
    var answers: [(data: Data, response: URLResponse)] = []
    for try await answer in try publisher("answers://trail").values { answers.append(answer) }
    #expect(answers.map { String(decoding: $0.data, as: UTF8.self) } == [#"{"name":"Ridge"}"#])
    #expect(answers.map(\.response.mimeType) == ["application/json"])
  }

  @Test func `a response is decoded`() async throws {
    let trails = try publisher("answers://trail").map(\.data)
      .decode(type: Trail.self, decoder: JSONDecoder())
    var names: [String] = []
    for try await trail in trails.values { names.append(trail.name) }
    #expect(names == ["Ridge"])
  }

  @Test func `a request without a response fails with the error's code`() async throws {
    let lost = try publisher("answers://lost")
    let error = await #expect(throws: URLError.self) {
      for try await _ in lost.values {}
    }
    #expect(error?.code == .timedOut)
  }

  @Test func `each subscriber starts a request`() async throws {
    let events = Answers.events(of: "each")
    let trail = try publisher("answers://trail?each")
    for try await _ in trail.values {}
    for try await _ in trail.values {}
    Answers.finish("each")
    #expect(await events.filter { $0 == .started }.reduce(0) { count, _ in count + 1 } == 2)
  }

  @Test func `no request is sent without demand`() async throws {
    let events = Answers.events(of: "idle")
    var subscriptions: [any Subscription] = []
    try publisher("answers://trail?idle").subscribe(
      AnySubscriber(receiveSubscription: { subscriptions.append($0) }))
    subscriptions.first?.request(.none)
    for try await _ in try publisher("answers://trail").values {}
    subscriptions.first?.cancel()
    subscriptions.first?.request(.unlimited)
    for try await _ in try publisher("answers://trail").values {}
    Answers.finish("idle")
    #expect(subscriptions.count == 1)
    #expect(await events.first { _ in true } == nil)
  }

  @Test func `cancelling stops the request and sends no completion`() async throws {
    var events = Answers.events(of: "cancel").makeAsyncIterator()
    let silent = try publisher("answers://silent?cancel")
    let (completions, completion) = AsyncStream<Bool>.makeStream()
    let subscription = silent.sink(
      receiveCompletion: { _ in completion.yield(true) }, receiveValue: { _ in })
    #expect(await events.next() == .started)
    subscription.cancel()
    #expect(await events.next() == .stopped)
    for try await _ in try publisher("answers://trail").values {}
    completion.finish()
    #expect(await completions.first { _ in true } == nil)
  }

  @Test func `a cancelled subscription releases its subscriber`() async throws {
    var events = Answers.events(of: "leak").makeAsyncIterator()
    var probe: Probe? = Probe()
    let kept = Weak(probe: probe)
    var subscription: AnyCancellable? = try publisher("answers://silent?leak").sink(
      receiveCompletion: { [probe] _ in _ = probe }, receiveValue: { _ in })
    #expect(await events.next() == .started)
    probe = nil
    #expect(kept.probe != nil)
    subscription?.cancel()
    subscription = nil
    #expect(kept.probe == nil)
  }
}
#endif
