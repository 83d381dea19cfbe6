// SPDX-License-Identifier: MIT

public import OpenCombine
@_spi(Reflection) import Swift
import Synchronization

/// A property wrapper that publishes the values of its property.
@propertyWrapper
public struct Published<Value> {
  /// A publisher of the current value and then of each new value before it is set.
  public struct Publisher: OpenCombine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    let box: PublishedBox<Value>

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      box.values.receive(subscriber: subscriber)
    }
  }

  // The only stored field: `publisher(of:)` reads it at the offset of the wrapper.
  var box: PublishedBox<Value>

  public init(wrappedValue: Value) { box = PublishedBox(wrappedValue) }

  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { box.value }
    set { box.send(newValue) }
  }

  public var projectedValue: Publisher {
    get { Publisher(box: box) }
    set { box = newValue.box }
  }

  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner,
    wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Value {
    get { owner[keyPath: storage].box.value }
    set { owner[keyPath: storage].box.send(newValue) }
  }
}

extension OpenCombine.Publisher where Failure == Never {
  /// Assigns each value to a published property while the property exists.
  public func assign(to published: inout Published<Output>.Publisher) {
    let box = published.box
    box.sources.append(sink { [weak box] in box?.send($0) })
  }
}

/// The part of a property's box that `objectWillChange` uses.
class AnyPublishedBox {
  var objectWillChange: ObservableObjectPublisher?
}

final class PublishedBox<Value>: AnyPublishedBox {
  private(set) var value: Value
  var sources: [AnyCancellable] = []
  private var subject: CurrentValueSubject<Value, Never>?

  init(_ value: Value) { self.value = value }

  func send(_ newValue: Value) {
    objectWillChange?.send()
    subject?.send(newValue)
    value = newValue
  }

  /// A subject with the current and future values, created on first use.
  var values: CurrentValueSubject<Value, Never> {
    if let subject { return subject }
    let made = CurrentValueSubject<Value, Never>(value)
    subject = made
    return made
  }
}

/// Identifies `Published` fields in a field plan.
private protocol PublishedField {}
extension Published: PublishedField {}

extension Published: InspectedProperty {
  var inspectedValue: Any? { box.value }
}

/// The offsets of the `@Published` properties of a class and its superclasses, computed once per
/// class.
enum PublishedFields {
  private static let plans = Mutex<[ObjectIdentifier: [Int]]>([:])

  static func offsets(in type: AnyClass) -> [Int] {
    let id = ObjectIdentifier(type)
    if let known = plans.withLock({ $0[id] }) { return known }
    var found: [Int] = []
    _ = _forEachField(of: type, options: .init(rawValue: 1)) { _, offset, field, _ in
      if field is any PublishedField.Type { found.append(offset) }
      return true
    }
    plans.withLock { [found] in $0[id] = found }
    return found
  }
}
