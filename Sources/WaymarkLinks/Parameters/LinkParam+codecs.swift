// SPDX-License-Identifier: MIT

extension LinkParam where Value == Int {
  /// A whole number from 0, in digits without leading zeros or sign.
  ///
  /// In a path `007`, `+7` and `-7` are not numbers but texts; negative values cannot be printed.
  public static var int: LinkParam<Int> {
    LinkParam(
      LinkParamShape(.int), read: { reader in reader.number() },
      write: { value, writer in
        if value >= 0 { writer.put(UInt(value)) } else { writer.fail() }
      },
      sample: { random in Int(random.number(below: UInt64(Int.max))) })
  }
}

extension LinkParam where Value == UInt {
  /// A whole number from 0, in digits without leading zeros or sign.
  public static var uint: LinkParam<UInt> {
    LinkParam(
      LinkParamShape(.int), read: { reader in reader.number() },
      write: { value, writer in writer.put(value) },
      sample: { random in UInt(random.number(below: UInt64(UInt.max))) })
  }
}

extension LinkParam where Value == String {
  /// A text.
  ///
  /// In a path it is not empty, has no `/`, and is neither `.` nor `..`; it never contains control
  /// characters. Texts that are canonically equivalent are equal, as in all of Swift; a link keeps
  /// the text's scalars.
  public static var text: LinkParam<String> { text(encodedSlash: false) }

  /// A text that may contain a `/`, even in a path, where it is escaped.
  ///
  /// Servers and proxies may treat such an escape as a separator.
  public static func text(encodedSlash: Bool) -> LinkParam<String> {
    text(LinkParamShape(.text), encodedSlash: encodedSlash)
  }

  /// A text in a query item that may contain line breaks and tabs: U+000A, U+000D and U+0009.
  ///
  /// They are printed as escapes, `%0A`, and parsed only as such. In a path such a codec is an
  /// issue of the table, of the kind ``RouteTableIssue/Kind/codecs``.
  public static func text(lineBreaks: Bool) -> LinkParam<String> {
    var shape = LinkParamShape(.text)
    shape.allowsBreaks = lineBreaks
    return text(shape, encodedSlash: false)
  }

  private static func text(_ shape: LinkParamShape, encodedSlash: Bool) -> LinkParam<String> {
    LinkParam(
      shape,
      read: { reader in
        guard let text = reader.next() else { return nil }
        if !encodedSlash, !text.isQuery, text.hasSlash { return reader.fail(.encodedSlash) }
        return text.decoded
      },
      write: { value, writer in
        writer.put(value, encodedSlash: encodedSlash, lineBreaks: shape.allowsBreaks)
      },
      sample: { random in
        let text = random.text()
        return shape.allowsBreaks && random.number(below: 2) == 0 ? text + "\r\n\ta" : text
      })
  }
}

extension LinkParam where Value == [String] {
  /// All remaining segments, possibly none, for `/*name` at a pattern's end, or before literals at
  /// its end.
  public static var rest: LinkParam<[String]> {
    LinkParam(
      .rest,
      read: { reader in
        var values: [String] = []
        while let text = reader.next() {
          if text.hasSlash { return reader.fail(.encodedSlash) }
          values.append(text.decoded)
        }
        return values
      },
      write: { values, writer in
        for value in values { writer.put(value) }
      },
      sample: { random in (0..<random.number(below: 4)).map { _ in random.text() } })
  }
}
