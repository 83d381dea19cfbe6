// SPDX-License-Identifier: MIT

// The part of Foundation used by the targets that an app ships on Apple's systems, as signatures
// with the systems that have them: `Scripts/availability` checks sources against them. The comment
// in SwiftUIStub/Structure.swift explains how such a stub is written, and why its bodies trap. API
// older than SwiftUI is declared with SwiftUI's availability.

@_exported import Dispatch

@available(SwiftUI 2019, *)
public struct Data: Hashable, Sendable, RandomAccessCollection, MutableCollection, Codable {
  public init() {}
  public init<S: Sequence>(_ elements: S) where S.Element == UInt8 {}
  public var startIndex: Int { fatalError() }
  public var endIndex: Int { fatalError() }
  public subscript(position: Int) -> UInt8 {
    get { fatalError() }
    set {}
  }
}

@available(SwiftUI 2019, *)
public struct URL: Hashable, Sendable, Codable {
  public init?(string: String) {}
  public var absoluteString: String { fatalError() }
}

@available(SwiftUI 2019, *)
public struct UUID: Hashable, Sendable, Codable {
  public init() {}
  public init?(uuidString: String) {}
  public init(
    uuid: (
      UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
      UInt8, UInt8, UInt8
    )
  ) {}
  public var uuidString: String { fatalError() }
}

@available(SwiftUI 2019, *)
public struct Date: Hashable, Sendable, Codable {
  public static let timeIntervalBetween1970AndReferenceDate: Double = 978_307_200
  public var timeIntervalSinceReferenceDate: Double { 0 }
  public init(timeIntervalSinceReferenceDate: Double) {}
  public init(timeIntervalSince1970: Double) {}
  public init() {}
  public func timeIntervalSince(_ date: Date) -> Double { fatalError() }
  public var timeIntervalSince1970: Double { fatalError() }
}

@available(SwiftUI 2019, *)
public final class Bundle: Hashable {
  public static func == (one: Bundle, other: Bundle) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) {}
  public class var main: Bundle { fatalError() }
}

@available(SwiftUI 2019, *)
public final class FileHandle {
  public class var standardError: FileHandle { fatalError() }
  public func write(_ data: Data) {}
}

@available(SwiftUI 2019, *)
public final class ProcessInfo: Sendable {
  public class var processInfo: ProcessInfo { fatalError() }
  public var arguments: [String] { fatalError() }
  public var environment: [String: String] { fatalError() }
}

@available(SwiftUI 2019, *)
open class JSONEncoder {
  public struct OutputFormatting: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let prettyPrinted = OutputFormatting(rawValue: 1)
    public static let sortedKeys = OutputFormatting(rawValue: 2)
    public static let withoutEscapingSlashes = OutputFormatting(rawValue: 8)
  }
  public init() {}
  open var outputFormatting: OutputFormatting {
    get { fatalError() }
    set {}
  }
  open var userInfo: [CodingUserInfoKey: Any] {
    get { fatalError() }
    set {}
  }
  open func encode<T: Encodable>(_ value: T) throws -> Data { fatalError() }
}

@available(SwiftUI 2019, *)
open class JSONDecoder {
  public init() {}
  open var userInfo: [CodingUserInfoKey: Any] {
    get { fatalError() }
    set {}
  }
  open func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T { fatalError() }
}

@available(SwiftUI 2019, *)
public final class JSONSerialization {
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let fragmentsAllowed = ReadingOptions(rawValue: 4)
  }
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let sortedKeys = WritingOptions(rawValue: 2)
    public static let fragmentsAllowed = WritingOptions(rawValue: 4)
  }
  public class func jsonObject(with data: Data, options: ReadingOptions = []) throws -> Any {
    fatalError()
  }
  public class func data(withJSONObject object: Any, options: WritingOptions = []) throws -> Data {
    fatalError()
  }
}

@available(SwiftUI 2019, *)
public final class NSLock: Sendable {
  public init() {}
  public func withLock<R>(_ body: () throws -> R) rethrows -> R { try body() }
  public func lock() {}
  public func unlock() {}
}

@available(SwiftUI 2019, *)
extension StringProtocol {
  public func range<T: StringProtocol>(
    of text: T, range: Range<Index>? = nil
  ) -> Range<Index>? { fatalError() }
}

@available(SwiftUI 2019, *)
public protocol LocalizedError: Error {
  var errorDescription: String? { get }
}

@available(SwiftUI 2019, *)
public struct CGFloat: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(_ value: Double) {}
  public init(floatLiteral value: Double) {}
  public init(integerLiteral value: Int) {}
}

@available(SwiftUI 2019, *)
public struct CGRect: Hashable, Sendable {}
