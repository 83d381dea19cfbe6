// SPDX-License-Identifier: MIT

extension LinkParam where Value: FixedWidthInteger & SignedInteger {
  /// A whole number, in digits without leading zeros, with a `-` if it is below 0.
  ///
  /// `007`, `+7` and `-0` are not numbers, nor are values out of the type's range.
  public static var signed: LinkParam<Value> {
    LinkParam(
      LinkParamShape(.integer), read: { reader in reader.integer() },
      write: { value, writer in writer.put(String(value)) },
      sample: { random in
        let bits = UInt64.random(in: 0...64, using: &random)
        let number = random.next() >> (64 - max(bits, 1))
        return Value(truncatingIfNeeded: number) &* (random.number(below: 2) == 0 ? 1 : -1)
      })
  }
}

extension LinkParam where Value == Bool {
  /// `true` or `false`.
  public static var bool: LinkParam<Bool> {
    LinkParam(
      .keywords(["true", "false"]), parse: { $0 == "true" ? true : $0 == "false" ? false : nil },
      print: { $0 ? "true" : "false" }, samples: [true, false])
  }
}

extension LinkParam where Value == Double {
  /// A number, in the shortest decimal form: `-1.5`, `2`, `1e-07`.
  ///
  /// Other decimal forms are also parsed, but not hexadecimal ones. Infinity and NaN cannot be
  /// printed.
  public static var double: LinkParam<Double> { floating() }
}

extension LinkParam where Value == Float {
  /// A number, in the shortest decimal form: `-1.5`, `2`, `1e-07`.
  ///
  /// Other decimal forms are also parsed, but not hexadecimal ones. Infinity and NaN cannot be
  /// printed.
  public static var float: LinkParam<Float> { floating() }
}

extension LinkParam where Value: BinaryFloatingPoint & LosslessStringConvertible {
  fileprivate static func floating() -> LinkParam<Value> {
    LinkParam(
      LinkParam(
        parse: { text in
          let isDecimal = text.utf8.allSatisfy { "0123456789.-+eE".utf8.contains($0) }
          return isDecimal ? Value(text).flatMap { $0.isFinite ? $0 : nil } : nil
        },
        print: { value in
          guard value.isFinite else { return nil }
          let text = value.description
          return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
        })
    ) { random in
      let sign: FloatingPointSign = random.number(below: 2) == 0 ? .plus : .minus
      let exponent = Value.Exponent(random.number(below: 80) - 60)
      let number = Value(random.number(below: UInt64(1) << 53))
      return Value(sign: sign, exponent: exponent, significand: number)
    }
  }
}

extension LinkParam where Value: RawRepresentable<String> & CaseIterable {
  /// One of an enumeration's cases, by its raw value.
  ///
  /// In a path, other segments match other patterns.
  public static func `enum`(_ type: Value.Type = Value.self) -> LinkParam<Value> {
    LinkParam(
      .keywords(Value.allCases.map(\.rawValue)), parse: { Value(rawValue: $0) },
      print: { $0.rawValue }, samples: Array(Value.allCases))
  }
}

extension LinkParam
where Value: RawRepresentable & CaseIterable, Value.RawValue: FixedWidthInteger {
  /// One of an enumeration's cases, by its raw value, as ``signed`` prints it.
  ///
  /// In a path, other segments match other patterns.
  public static func `enum`(_ type: Value.Type = Value.self) -> LinkParam<Value> {
    LinkParam(
      .keywords(Value.allCases.map { String($0.rawValue) }),
      parse: { text in
        Value.RawValue(text).flatMap { String($0) == text ? Value(rawValue: $0) : nil }
      },
      print: { String($0.rawValue) }, samples: Array(Value.allCases))
  }
}

extension LinkParam where Value: RawRepresentable, Value.RawValue: Sendable {
  /// A value by its raw value, as in `.raw(.int)`.
  public static func raw(_ param: LinkParam<Value.RawValue>) -> LinkParam<Value> {
    param.map({ Value(rawValue: $0) }, { $0.rawValue })
  }
}

extension LinkParam {
  /// The same codec with other made-up values.
  fileprivate init(
    _ param: LinkParam, sample: @escaping @Sendable (inout LinkRandom) -> Value?
  ) {
    self.init(param.shape, read: param.read, write: param.write, sample: sample)
  }

  /// Several values in one text with a separator between them: `1,2,3`.
  ///
  /// An empty array is an empty text, which a path cannot contain. An escaped separator also
  /// separates, so a value that is empty or contains the separator cannot be printed. For such
  /// texts use ``repeated``, with a query item for each.
  ///
  /// - Parameter separator: An ASCII character other than a letter, digit, control character,
  ///   space, `/` or `%`; others are treated as a comma.
  /// - Returns: The codec.
  public func list(separator: Character = ",") -> LinkParam<[Value]> {
    let (read, write, sample) = (read, write, sample)
    let byte = LinkParam.separator(separator)
    var shape = LinkParamShape(.text)
    shape.presence = self.shape.presence
    return LinkParam<[Value]>(
      shape,
      read: { reader in reader.list(byte, read) },
      write: { values, writer in writer.putList(values, byte, write) },
      sample: { random in
        // Some of them may have the separator in them.
        random.isGuess = true
        return (0..<(1 + random.number(below: 3))).compactMap { _ in sample(&random) }
      })
  }

  private static func separator(_ character: Character) -> UInt8 {
    guard let byte = character.asciiValue, 0x21...0x7E ~= byte, !character.isLetter,
      !character.isNumber, byte != UInt8(ascii: "/"), byte != UInt8(ascii: "%")
    else { return UInt8(ascii: ",") }
    return byte
  }

  /// Several values in one text with a separator between them, as in `.list(.int)`.
  ///
  /// - Parameters:
  ///   - param: The codec of a value.
  ///   - separator: The separator between values; see ``list(separator:)``.
  /// - Returns: The codec.
  public static func list<Element: Sendable>(
    _ param: LinkParam<Element>, separator: Character = ","
  ) -> LinkParam<[Element]> where Value == [Element] { param.list(separator: separator) }
}

extension LinkReader {
  /// Reads a whole number that may be below 0.
  mutating func integer<Number: FixedWidthInteger>() -> Number? {
    guard let text = next() else { return nil }
    let digits = text.decoded
    let number = digits.hasPrefix("-") ? digits.dropFirst() : digits[...]
    guard LinkScanner.isNumber(String(number)), digits != "-0" else { return fail(.notOfType) }
    return Number(digits) ?? fail(.tooLarge)
  }
}
