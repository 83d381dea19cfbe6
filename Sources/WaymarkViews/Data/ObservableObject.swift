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
  // Proof: the weak reference is only compared with nil and with an identity, under the lock.
  private struct Entry: @unchecked Sendable {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private struct Table {
    var entries: [ObjectIdentifier: Entry] = [:]
    var sweepAt = 64
  }

  private static let table = Mutex(Table())

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let id = ObjectIdentifier(object)
    return table.withLock { table in
      // An entry whose object died may carry the id of a new object at the same address.
      if let known = table.entries[id], known.object != nil { return known.publisher }
      if table.entries.count >= table.sweepAt {
        table.entries = table.entries.filter { $0.value.object != nil }
        table.sweepAt = max(64, table.entries.count * 2)
      }
      let fresh = Entry(object: object, publisher: ObservableObjectPublisher())
      table.entries[id] = fresh
      return fresh.publisher
    }
  }

  static var count: Int { table.withLock { $0.entries.count } }
}

/// For tests: how many objects the table holds.
package var unboxedPublisherCount: Int { Unboxed.count }
