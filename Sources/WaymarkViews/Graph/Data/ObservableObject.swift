// SPDX-License-Identifier: MIT

public import OpenCombine
import Synchronization

/// An object that announces its changes before they happen.
///
/// Like Combine's: unlike OpenCombine's, the default publisher is the same at each access, also
/// in a class without a `@Published` property.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher { publisher(of: self) }
}

/// Announces that an object is about to change.
public final class ObservableObjectPublisher: Publisher, Sendable {
  public typealias Output = Void
  public typealias Failure = Never

  private let subject = PassthroughSubject<Void, Never>()

  public init() {}

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    subject.receive(subscriber: subscriber)
  }

  public func send() { subject.send() }
}

/// The object's publisher: kept in its `@Published` boxes, or in a table when it has none.
private func publisher(of object: AnyObject) -> ObservableObjectPublisher {
  let offsets = PublishedFields.offsets(in: type(of: object))
  guard let first = offsets.first else { return Unboxed.publisher(of: object) }
  let memory = Unmanaged.passUnretained(object).toOpaque()
  func box(at offset: Int) -> AnyPublishedBox {
    memory.load(fromByteOffset: offset, as: AnyPublishedBox.self)
  }
  let publisher = box(at: first).objectWillChange ?? ObservableObjectPublisher()
  for offset in offsets { box(at: offset).objectWillChange = publisher }
  return publisher
}

/// Publishers of objects whose class has no `@Published` property.
private enum Unboxed {
  private static let table = Mutex(PublisherTable())

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    table.withLock { $0.publisher(of: object) }
  }
}

/// A publisher for each object that exists; those of objects that do not are forgotten in time.
package struct PublisherTable: Sendable {
  // Proof: the weak reference is only compared with nil.
  private struct Entry: @unchecked Sendable {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var sweepAt = 64

  package init() {}

  /// How many objects it holds a publisher for; at most twice those that existed when it was
  /// cleaned up last.
  package var count: Int { entries.count }

  /// The publisher of an object, the same one as long as it exists.
  package mutating func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let id = ObjectIdentifier(object)
    // An entry whose object died may carry the id of a new object at the same address.
    if let known = entries[id], known.object != nil { return known.publisher }
    if entries.count >= sweepAt {
      entries = entries.filter { $0.value.object != nil }
      sweepAt = max(64, entries.count * 2)
    }
    let fresh = Entry(object: object, publisher: ObservableObjectPublisher())
    entries[id] = fresh
    return fresh.publisher
  }
}
