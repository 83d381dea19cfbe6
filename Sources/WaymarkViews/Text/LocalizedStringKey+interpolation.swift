// SPDX-License-Identifier: MIT

extension LocalizedStringKey {
  /// Collects the literals and values of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    // Up to four strings and integers are stored as ranges of the text.
    private(set) var text = ""
    private(set) var marks = ValueMarks()
    private var pieces: [KeyPiece]?
    private(set) var needsEnvironment = false
    private(set) var hasMarkup = false

    /// Creates an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + interpolationCount * 8)
    }

    init(_ resource: LocalizedStringResource) {
      self.init(literalCapacity: 0, interpolationCount: 1)
      appendInterpolation(resource)
    }

    /// The literals and values, if the text and its marks do not determine them.
    var finishedPieces: [KeyPiece]? { pieces }

    /// Appends a literal part.
    public mutating func appendLiteral(_ literal: String) {
      if literal.isEmpty { return }
      hasMarkup = hasMarkup || InlineMarkdown.mayContainMarkup(literal)
      if pieces == nil { text += literal } else { pieces?.append(.literal(literal)) }
    }

    private mutating func append(_ value: KeyValue) {
      needsEnvironment = true
      beginPieces()
      pieces?.append(.value(value))
    }

    private mutating func beginPieces() {
      guard pieces == nil else { return }
      pieces = marks.pieces(of: text)
      marks = ValueMarks()
      text = ""
    }

    private mutating func append(_ string: String, isNumber: Bool) {
      let (start, count) = (text.utf8.count, string.utf8.count)
      if pieces == nil, marks.append(at: start, count, isNumber: isNumber) {
        text += string
      } else {
        let number = isNumber ? Int64(string) : nil
        append(number.map { .number(.integer($0), specifier: "%lld") } ?? .string(string))
      }
    }

    /// Appends a string: `%@` in the key.
    public mutating func appendInterpolation(_ string: String) { append(string, isNumber: false) }

    /// Appends an integer: `%lld` in the key.
    public mutating func appendInterpolation(_ value: Int) {
      // Other numbers have grouping separators or a sign, which depend on the locale.
      if !(0..<1000).contains(value) { needsEnvironment = true }
      append(String(value), isNumber: true)
    }

    /// Appends a number, in the format of its type: `%lf` for a `Double`, as in `3.000000`.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(.number(KeyNumber(value), specifier: T._formatSpecifier))
    }

    /// Appends a number in a `printf` format, such as `"%.1f"`.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      append(.number(KeyNumber(value), specifier: specifier))
    }

    /// Appends the description of a value.
    public mutating func appendInterpolation<T>(_ value: T) {
      append("\(value)", isNumber: false)
    }

    /// Appends a text, which keeps its style.
    public mutating func appendInterpolation(_ text: Text) { append(.text(text)) }

    /// Appends an image, which is as high as the text.
    public mutating func appendInterpolation(_ image: Image) { append(.text(Text(image))) }

    /// Appends an attributed string.
    public mutating func appendInterpolation(_ string: AttributedString) {
      append(.text(Text(string)))
    }

    /// Appends the text of a resource.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append(.text(Text(resource)))
    }

    /// Appends a date.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append(.text(Text(date, style: style)))
    }

    /// Appends a range of dates.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      append(.text(Text(dates)))
    }

    /// Appends a date interval.
    public mutating func appendInterpolation(_ interval: DateInterval) {
      append(.text(Text(interval)))
    }

    /// Appends a timer for the remaining or elapsed time of an interval.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      append(
        .text(
          Text(
            timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
            showsHours: showsHours)))
    }

    /// Appends a value formatted by a formatter.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append(formatter?.string(for: subject) ?? "\(subject)", isNumber: false)
    }

    #if !canImport(ObjectiveC)
    // Off Apple platforms, Foundation does not declare these types as `ReferenceConvertible`.

    /// Appends a date formatted by a formatter.
    public mutating func appendInterpolation(_ date: Date, formatter: Formatter?) {
      append(formatter?.string(for: date) ?? "\(date)", isNumber: false)
    }

    /// Appends a date interval formatted by a formatter.
    public mutating func appendInterpolation(_ interval: DateInterval, formatter: Formatter?) {
      append(formatter?.string(for: interval) ?? "\(interval)", isNumber: false)
    }

    /// Appends a decimal number formatted by a formatter.
    public mutating func appendInterpolation(_ number: Decimal, formatter: Formatter?) {
      append(formatter?.string(for: number) ?? "\(number)", isNumber: false)
    }
    #endif

    /// Appends an object formatted by a formatter.
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append(formatter?.string(for: subject) ?? subject.description, isNumber: false)
    }

    /// Appends a value with a format style.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append(.text(Text(input, format: format)))
    }
  }
}
