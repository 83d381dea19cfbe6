// SPDX-License-Identifier: MIT

extension MarkdownBuffer {
  /// The ranges of email addresses without brackets, in order.
  var emails: [Range<Int>] {
    var emails: [Range<Int>] = []
    var start = 0
    while let sign = bytes[start...].firstIndex(of: UInt8(ascii: "@")) {
      if let email = email(around: sign, from: start) {
        emails.append(email)
        start = email.upperBound
      } else {
        start = sign + 1
      }
    }
    return emails
  }

  private func email(around sign: Int, from limit: Int) -> Range<Int>? {
    var start = sign
    while start > limit, isLocal(bytes[start - 1]) { start -= 1 }
    guard start < sign, start == 0 || canPrecedeEmail(bytes[start - 1]),
      sign + 1 < bytes.count, Unicode.Scalar(bytes[sign + 1]).isASCIILetterOrDigit
    else { return nil }
    var end = sign + 1
    var hasPeriod = false
    while end < bytes.count {
      if bytes[end] == UInt8(ascii: ".") {
        guard end + 1 < bytes.count, Unicode.Scalar(bytes[end + 1]).isASCIILetterOrDigit else {
          break
        }
        hasPeriod = true
      } else if !isLabel(bytes[end]) {
        break
      }
      end += 1
    }
    let isCutAtEnd = end < bytes.count && (bytes[end] >= 0x80 || bytes[end] == UInt8(ascii: "@"))
    guard hasPeriod, !isCutAtEnd, Unicode.Scalar(bytes[end - 1]).isASCIILetterOrDigit else {
      return nil
    }
    return start..<end
  }

  /// Whether an address can end before a byte, without cutting off a path, an argument or a letter
  /// outside of ASCII.
  private func canPrecedeEmail(_ byte: UInt8) -> Bool {
    byte < 0x80 && byte != UInt8(ascii: "/")
  }

  private func isLabel(_ byte: UInt8) -> Bool {
    let character = Unicode.Scalar(byte)
    return character.isASCIILetterOrDigit || character == "-" || character == "_"
  }

  private func isLocal(_ byte: UInt8) -> Bool {
    isLabel(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "+")
  }
}
