// SPDX-License-Identifier: MIT

/// A codec that parses and prints one value of a link.
///
/// The law is `parse(print(value)) == value`; ``RouteTable/checkLaws(samples:seed:count:)`` checks
/// it. A table never prints a link for which it does not hold.
public struct LinkParam<Value: Sendable>: Sendable {
  @usableFromInline let shape: LinkParamShape
  @usableFromInline let read: @Sendable (inout LinkReader) -> Value?
  @usableFromInline let write: @Sendable (Value, inout LinkWriter) -> Void
  @usableFromInline let sample: @Sendable (inout LinkRandom) -> Value?

  init(
    _ shape: LinkParamShape, read: @escaping @Sendable (inout LinkReader) -> Value?,
    write: @escaping @Sendable (Value, inout LinkWriter) -> Void,
    sample: @escaping @Sendable (inout LinkRandom) -> Value?
  ) {
    self.shape = shape
    self.read = read
    self.write = write
    self.sample = sample
  }

  /// Creates a custom codec.
  ///
  /// - Parameters:
  ///   - parse: The value that a text represents; nil if there is none. The text has no escapes.
  ///   - print: The text for a value; nil if the value cannot be represented.
  ///   - samples: Values to check the laws with. Without samples, `parse` is called with various
  ///     texts to find some.
  public init(
    parse: @escaping @Sendable (String) -> Value?, print: @escaping @Sendable (Value) -> String?,
    samples: [Value] = []
  ) {
    self.init(.text, parse: parse, print: print, samples: samples)
  }

  /// Creates a custom codec for texts of a kind.
  ///
  /// In a path, segments of other kinds match other patterns. Values that `print` maps to a text of
  /// another kind have no links.
  ///
  /// - Parameters:
  ///   - kind: The texts that it matches.
  ///   - parse: The value that a text of the kind represents; nil if there is none. The text has no
  ///     escapes. In a query, and in lists, it may be of any kind.
  ///   - print: The text for a value; nil if the value cannot be represented.
  ///   - samples: Values to check the laws with. Without samples, `parse` is called with various
  ///     texts to find some.
  public init(
    _ kind: LinkKind, parse: @escaping @Sendable (String) -> Value?,
    print: @escaping @Sendable (Value) -> String?, samples: [Value] = []
  ) {
    self.init(
      LinkParamShape(kind),
      read: { reader in
        guard let text = reader.next() else { return nil }
        if !text.isQuery, text.hasSlash { return reader.fail(.encodedSlash) }
        let decoded = text.decoded
        guard let value = parse(decoded) else { return reader.fail(.notOfType) }
        if print(value).map({ !$0.utf8.elementsEqual(decoded.utf8) }) ?? true {
          reader.spelling = .other
        }
        return value
      },
      write: { value, writer in writer.put(print(value)) },
      sample: { random in
        samples.isEmpty ? random.value(parse) : random.element(of: samples)
      })
  }

  /// Transforms the codec to one for another type.
  ///
  /// - Parameters:
  ///   - parse: The new value for a value of this codec; nil if there is none.
  ///   - print: The value of this codec for a new value; nil if there is none.
  /// - Returns: The codec.
  public func map<New: Sendable>(
    _ parse: @escaping @Sendable (Value) -> New?, _ print: @escaping @Sendable (New) -> Value?
  ) -> LinkParam<New> {
    let (read, write, sample) = (read, write, sample)
    return LinkParam<New>(
      shape,
      read: { reader in
        guard let value = read(&reader) else { return nil }
        reader.spelling.doubt()
        return parse(value) ?? reader.fail(.notOfType)
      },
      write: { new, writer in
        if let value = print(new) { write(value, &writer) } else { writer.fail() }
      },
      sample: { random in
        if random.number(below: 4) == 0, let new = random.guess(New.self) {
          random.isGuess = true
          return new
        }
        for _ in 0..<20 {
          if let value = sample(&random), let new = parse(value) { return new }
        }
        return nil
      })
  }

  @inlinable
  func read(from reader: inout LinkReader) throws(LinkMiss) -> Value {
    reader.begin()
    guard let value = read(&reader) else { throw LinkMiss() }
    return value
  }

  @inlinable
  func put(_ value: Value, _ writer: inout LinkWriter) {
    writer.begin()
    write(value, &writer)
  }

  @usableFromInline
  func make(_ random: inout LinkRandom) throws(LinkMiss) -> Value {
    guard let value = sample(&random) else { throw LinkMiss() }
    return value
  }
}

/// There is no value; why is known to the reader.
@usableFromInline
struct LinkMiss: Error {
  @usableFromInline init() {}
}
