// SPDX-License-Identifier: MIT

extension LinkParam {
  /// The value of a query item or an optional segment that may be absent; nil if it is.
  public var optional: LinkParam<Value?> {
    let (read, write, sample) = (read, write, sample)
    return LinkParam<Value?>(
      shape.with(.optional),
      read: { reader in
        guard reader.hasNext else { return .some(nil) }
        return read(&reader).map { .some($0) }
      },
      write: { value, writer in if let value { write(value, &writer) } },
      sample: { random in
        if random.number(below: 3) == 0 { return .some(nil) }
        return sample(&random).map { .some($0) }
      })
  }

  /// The values of all query items with a name, in order, possibly none.
  public var repeated: LinkParam<[Value]> {
    let (read, write, sample) = (read, write, sample)
    return LinkParam<[Value]>(
      shape.with(.repeated),
      read: { reader in
        var values: [Value] = []
        while reader.hasNext {
          guard let value = read(&reader) else { return nil }
          values.append(value)
        }
        return values
      },
      write: { values, writer in
        for value in values { write(value, &writer) }
      },
      sample: { random in
        (0..<random.number(below: 4)).compactMap { _ in sample(&random) }
      })
  }

  /// The same codec, which uses the first of several query items with the name.
  ///
  /// Without this, several items are an error.
  public var first: LinkParam<Value> {
    var shape = shape
    shape.takesFirst = true
    return LinkParam(shape, read: read, write: write, sample: sample)
  }
}

extension LinkParam {
  /// The value of a query item or an optional segment that may be absent, nil if it is; as in
  /// `.optional(.int)`.
  public static func optional<Wrapped: Sendable>(
    _ param: LinkParam<Wrapped>
  ) -> LinkParam<Wrapped?> where Value == Wrapped? { param.optional }

  /// The values of all query items with a name, in order; as in `.repeated(.text)`.
  public static func repeated<Element: Sendable>(
    _ param: LinkParam<Element>
  ) -> LinkParam<[Element]> where Value == [Element] { param.repeated }
}

extension LinkParam where Value: Equatable {
  /// The value of a query item or an optional segment that is omitted if it is the default.
  public func `default`(_ usual: Value) -> LinkParam<Value> {
    let (read, write, sample) = (read, write, sample)
    return LinkParam(
      shape.with(.defaulted),
      read: { reader in
        guard reader.hasNext else { return usual }
        let value = read(&reader)
        if value == usual { reader.spelling = .other }
        return value
      },
      write: { value, writer in if value != usual { write(value, &writer) } },
      sample: { random in random.number(below: 3) == 0 ? usual : sample(&random) })
  }
}

extension LinkParamShape {
  func with(_ presence: LinkEntry.Query.Kind) -> LinkParamShape {
    var shape = self
    shape.presence = presence
    return shape
  }
}
