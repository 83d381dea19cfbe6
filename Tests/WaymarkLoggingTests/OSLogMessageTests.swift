// SPDX-License-Identifier: MIT

#if !canImport(os)
import Foundation
import Testing
import WaymarkLogging

private struct Lost: Error {}

private struct Hut: CustomStringConvertible {
  let description = "Alpine hut"
}

struct OSLogMessageTests {
  private func text(_ message: OSLogMessage) -> String { message.text }

  @Test func `numbers are public by default, other values private`() {
    #expect(text("\(42) \(UInt8.max) \(Int.min)") == "42 255 -9223372036854775808")
    #expect(text("\(1.5) \(Float(1.5)) \(CGFloat(1.5))") == "1.500000 1.500000 1.500000")
    #expect(text("\(true) \(false, format: .answer)") == "true no")
    #expect(
      text("\("Ann") \(Hut()) \(Int.self) \(Lost())") == "<private> <private> <private> <private>")
  }

  @Test func `public values are logged, private values are masked`() {
    #expect(text("\("Ann", privacy: .public)") == "Ann")
    #expect(text("\(Hut(), privacy: .public)") == "Alpine hut")
    #expect(text("\(Int.self, privacy: .public)") == "Int")
    #expect(text("\(Lost(), privacy: .public)") == "Lost()")
    #expect(text("\(42, privacy: .private) \(true, privacy: .sensitive)") == "<private> <private>")
    #expect(text("\(1.5, privacy: .private)") == "<private>")
  }

  @Test func `equal private values have equal hashes`() {
    let ann = text("\("Ann", privacy: .private(mask: .hash))")
    #expect(ann.hasPrefix("<mask.hash: '"))
    #expect(!ann.contains("Ann"))
    #expect(text("\("Ann", privacy: .auto(mask: .hash))") == ann)
    #expect(text("\("Ann", privacy: .sensitive(mask: .hash))") == ann)
    #expect(text("\("Bob", privacy: .private(mask: .hash))") != ann)
    #expect(text("\(42, privacy: .auto(mask: .hash))") == "42")
  }

  @Test func `private values can be logged unmasked, sensitive values never`() {
    OSLogPrivacy.$showsPrivate.withValue(true) {
      #expect(text("\("Ann") \("Bob", privacy: .private(mask: .hash))") == "Ann Bob")
      #expect(
        text("\("Ann", privacy: .sensitive) \(42, privacy: .sensitive)") == "<private> <private>")
    }
  }

  @Test func `a private value is not evaluated`() {
    var described = 0
    func name() -> String {
      described += 1
      return "Ann"
    }
    #expect(text("\(name())") == "<private>")
    #expect(described == 0)
  }

  @Test func `integers are formatted`() {
    #expect(text("\(255, format: .hex) \(8, format: .octal)") == "ff 10")
    #expect(text("\(255, format: .hex(includePrefix: true, uppercase: true))") == "0XFF")
    #expect(text("\(Int8(-1), format: .hex) \(Int8(-1), format: .octal)") == "ff 377")
    #expect(text("\(Int8(-1), format: .hex(explicitPositiveSign: true))") == "ff")
    #expect(text("\(7, format: .decimal(minDigits: 3))") == "007")
    #expect(text("\(-7, format: .decimal(minDigits: 3))") == "-007")
    #expect(text("\(7, format: .decimal(explicitPositiveSign: true))") == "+7")
  }

  @Test func `floating-point numbers are formatted`() {
    #expect(text("\(3.14159, format: .fixed(precision: 2))") == "3.14")
    #expect(text("\(3.5, format: .fixed(explicitPositiveSign: true))") == "+3.500000")
    #expect(text("\(1234.5, format: .exponential(precision: 2))") == "1.23e+03")
    #expect(text("\(0.5, format: .hybrid) \(1.0, format: .hex)") == "0.5 0x1p+0")
    #expect(text("\(Double.nan) \(Double.infinity)") == "nan inf")
  }

  @Test func `values are padded to a number of columns`() {
    #expect(text("[\(42, align: .right(columns: 5))]") == "[   42]")
    #expect(text("[\("Ann", align: .left(columns: 5), privacy: .public)]") == "[Ann  ]")
    #expect(text("[\(42, align: .none)]") == "[42]")
  }

  @Test(arguments: [Int.min, -1, 0, .max])
  func `digits and columns are limited`(count: Int) {
    #expect(text("\(1, format: .decimal(minDigits: count))").count <= 512)
    #expect(text("\(1.5, format: .fixed(precision: count))").count <= 514)
    #expect(text("\(1, align: .right(columns: count))").count <= 512)
    #expect(text("\(1, align: .left(columns: count))").count <= 512)
  }
}
#endif
