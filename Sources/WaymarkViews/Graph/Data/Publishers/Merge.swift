// SPDX-License-Identifier: MIT

public import OpenCombine

// Combine provides these operators, OpenCombine does not.

extension Publishers {
  /// A publisher that merges any number of publishers of one type, in the order of arrival.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The common output type of the publishers.
    public typealias Output = Upstream.Output
    /// The failure type of the publishers.
    ///
    /// The first failure ends this publisher.
    public typealias Failure = Upstream.Failure

    /// The publishers.
    public let publishers: [Upstream]

    /// Creates a publisher that merges the given publishers.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// Creates a publisher that merges a sequence of publishers; an empty one finishes immediately.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Subscribes to all publishers on behalf of the subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      MergeSubscription.start(subscriber, publishers.map { one in { one.subscribe($0) } })
    }

    /// Adds a publisher to the merge.
    public func merge(with other: Upstream) -> MergeMany { MergeMany(publishers + [other]) }
  }

  /// A publisher that merges two publishers, in the order of arrival.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    /// The common output type of the publishers.
    public typealias Output = A.Output
    /// The failure type of the publishers.
    ///
    /// The first failure ends this publisher.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Creates a publisher that merges the given publishers.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Subscribes to all publishers on behalf of the subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      MergeSubscription.start(subscriber, [{ [a] in a.subscribe($0) }, { [b] in b.subscribe($0) }])
    }
  }

  /// A publisher that merges three publishers, in the order of arrival.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure {
    /// The common output type of the publishers.
    public typealias Output = A.Output
    /// The failure type of the publishers.
    ///
    /// The first failure ends this publisher.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// Creates a publisher that merges the given publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Subscribes to all publishers on behalf of the subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      MergeSubscription.start(
        subscriber,
        [{ [a] in a.subscribe($0) }, { [b] in b.subscribe($0) }, { [c] in c.subscribe($0) }])
    }
  }

  /// A publisher that merges four publishers, in the order of arrival.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
    A.Output == D.Output, A.Failure == D.Failure
  {
    /// The common output type of the publishers.
    public typealias Output = A.Output
    /// The failure type of the publishers.
    ///
    /// The first failure ends this publisher.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D

    /// Creates a publisher that merges the given publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Subscribes to all publishers on behalf of the subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      MergeSubscription.start(
        subscriber,
        [
          { [a] in a.subscribe($0) }, { [b] in b.subscribe($0) }, { [c] in c.subscribe($0) },
          { [d] in d.subscribe($0) },
        ])
    }
  }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}
extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}
extension Publishers.Merge3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.Merge4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
