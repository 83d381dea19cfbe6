// SPDX-License-Identifier: MIT

/// A conversion in a format string, such as "%2$-8.3lf" or "%#@files@".
struct FormatSpecifier: Hashable, Sendable {
  /// The number of the argument starting at 1, if specified.
  var position: Int?
  var flags: Set<Character> = []
  var width: Int?
  var precision: Int?
  /// "@", "d", "f" …; "@" for a variable, too.
  var conversion: Character = "@"
  /// The name in "%#@name@".
  var variable: String?
  /// The specifier as written.
  var text: String

  /// The specifier as written, without its position.
  var unpositioned: String {
    guard position != nil, let end = text.firstIndex(of: "$") else { return text }
    return "%" + text[text.index(after: end)...]
  }

  /// "%@", which formats any argument by its type.
  static let plain = FormatSpecifier(text: "%@")

  private static let flags: Set<Character> = ["-", "+", " ", "0", "#", "'"]
  private static let lengths: Set<Character> = ["h", "l", "q", "L", "z", "t", "j"]
  private static let conversions = Set("@dDiuUxXoOfFeEgGaAcCsSp")

  private init(text: String) {
    self.text = text
  }

  /// Parses a specifier at the start of a text that begins with "%".
  ///
  /// `nil` means that there is no specifier and "%" is literal. This includes "%*d", whose width
  /// would be an argument. A number has at most three digits.
  init?(prefixOf source: Substring) {
    guard source.unicodeScalars.first == "%" else { return nil }
    var rest = source.unicodeScalars.dropFirst()
    text = ""
    func next() -> Character? { rest.first.map(Character.init) }
    func number() -> Int? {
      let digits = rest.prefix { ("0"..."9").contains($0) }
      guard !digits.isEmpty, digits.count <= 3 else { return nil }
      rest = rest.dropFirst(digits.count)
      return Int(String(digits))
    }

    let start = rest
    if let value = number(), next() == "$" {
      guard value > 0 else { return nil }
      position = value
      rest = rest.dropFirst()
    } else {
      rest = start
    }
    if rest.starts(with: "#@".unicodeScalars) {
      let name = rest.dropFirst(2).prefix { $0 != "@" && $0 != "%" }
      rest = rest.dropFirst(2 + name.count)
      guard !name.isEmpty, next() == "@" else { return nil }
      variable = String(name)
    } else {
      while let flag = next(), Self.flags.contains(flag) {
        flags.insert(flag)
        rest = rest.dropFirst()
      }
      width = number()
      if next() == "." {
        rest = rest.dropFirst()
        precision = number() ?? 0
      }
      while let length = next(), Self.lengths.contains(length) { rest = rest.dropFirst() }
      guard let last = next(), Self.conversions.contains(last) else { return nil }
      conversion = last
    }
    text = String(source.unicodeScalars[..<rest.dropFirst().startIndex])
  }
}
