// SPDX-License-Identifier: MIT

public import OpenCombine
import Synchronization

/// An object that announces changes before they happen.
///
/// Like Combine's `ObservableObject`. Unlike OpenCombine's, the default publisher is the same at
/// each access, even in a class without `@Published` properties.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher { publisher(of: self) }
}

/// A publisher that announces that an object is about to change.
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

/// Returns the object's publisher, which is stored in its `@Published` boxes, or in a table if
/// there are none.
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

/// The publishers of objects whose class has no `@Published` property.
private enum Unboxed {
  private static let table = Mutex(PublisherTable())

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    table.withLock { $0.publisher(of: object) }
  }
}

/// The publishers of existing objects; entries of deallocated objects are removed over time.
package struct PublisherTable: Sendable {
  // Proof: the weak reference is only compared with nil.
  private struct Entry: @unchecked Sendable {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var sweepAt = 64

  package init() {}

  /// The number of entries, which is at most twice the number of objects that existed at the last
  /// cleanup.
  package var count: Int { entries.count }

  /// Returns the publisher of an object, which is the same for the object's lifetime.
  package mutating func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let id = ObjectIdentifier(object)
    // The entry of a deallocated object can have the id of a new object at the same address.
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
