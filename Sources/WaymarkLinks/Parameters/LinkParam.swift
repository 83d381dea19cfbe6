// SPDX-License-Identifier: MIT

/// How one value stands in a link: a codec in both directions.
///
/// The law is `parse(print(value)) == value`; ``RouteTable/checkLaws(samples:seed:count:)`` tries
/// it. A table never gives out a link for which it does not hold.
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

  /// Makes a codec of one's own.
  ///
  /// - Parameters:
  ///   - parse: The value that a text stands for; nil if there is none. The text is without
  ///     escapes.
  ///   - print: The text for a value; nil if the value cannot stand in a link.
  ///   - samples: Values to try the laws with. Without any, texts of all sorts are given to
  ///     `parse` to find some.
  public init(
    parse: @escaping @Sendable (String) -> Value?, print: @escaping @Sendable (Value) -> String?,
    samples: [Value] = []
  ) {
    self.init(.text, parse: parse, print: print, samples: samples)
  }

  /// Makes a codec of one's own for texts of a kind.
  ///
  /// In a path, segments of other kinds are those of other patterns. A kind that does not have all
  /// that `print` gives leaves the values of the rest without links.
  ///
  /// - Parameters:
  ///   - kind: Which texts it takes.
  ///   - parse: The value that a text of the kind stands for; nil if there is none. The text is
  ///     without escapes. In a query, and in lists, it may be of any kind.
  ///   - print: The text for a value; nil if the value cannot stand in a link.
  ///   - samples: Values to try the laws with. Without any, texts of all sorts are given to
  ///     `parse` to find some.
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

  /// The codec of another type, whose values stand for this one's.
  ///
  /// - Parameters:
  ///   - parse: The new value for one of these; nil if there is none.
  ///   - print: The value of these for a new one; nil if there is none.
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
  func take(_ reader: inout LinkReader) throws(LinkMiss) -> Value {
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

/// Where a parameter can stand, and how often.
@usableFromInline
struct LinkParamShape: Hashable, Sendable {
  /// Which texts it takes in a path.
  var kind: LinkKind
  /// Whether it takes all segments that are left.
  var isRest = false
  var presence = LinkEntry.Query.Kind.required
  /// Whether the first of several items of a name counts, instead of none.
  var takesFirst = false
  /// Whether a text may have line breaks and tabs; only in a query.
  var allowsBreaks = false

  init(_ kind: LinkKind) { self.kind = kind }

  /// All segments that are left.
  static var rest: LinkParamShape {
    var shape = LinkParamShape(.text)
    shape.isRest = true
    return shape
  }
}
