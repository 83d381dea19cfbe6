// SPDX-License-Identifier: MIT

// The part of Dispatch used by the targets that an app ships on Apple's systems. The comments in
// FoundationStub/Foundation.swift and SwiftUIStub/Structure.swift explain the purpose of such a
// stub.

@available(SwiftUI 2019, *)
public struct DispatchTime: Comparable, Sendable {
  public static func now() -> DispatchTime { fatalError() }
  public var uptimeNanoseconds: UInt64 { fatalError() }
  public static func < (one: DispatchTime, other: DispatchTime) -> Bool { fatalError() }
}

@available(SwiftUI 2019, *)
public func + (time: DispatchTime, seconds: Double) -> DispatchTime { time }

@available(SwiftUI 2019, *)
public final class DispatchQueue: Sendable {
  public class var main: DispatchQueue { fatalError() }
  @preconcurrency
  public func async(execute work: @escaping @Sendable () -> Void) {}
  @preconcurrency
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable () -> Void) {}
}
