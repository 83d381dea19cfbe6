// SPDX-License-Identifier: MIT

import Foundation

/// Creates delegates of which an app specifies only the types.
@MainActor
enum Delegates {
  /// Creates an object of a class with `init()`; returns nil if it is not a subclass of `NSObject`.
  ///
  /// As with UIKit, a class without an own or inherited `init()` traps.
  static func make(any type: AnyClass) -> NSObject? {
    (type as? NSObject.Type).map { make($0) }
  }

  /// Creates an object of a known class.
  static func make<Object: NSObject>(_ type: Object.Type) -> Object {
    #if canImport(ObjectiveC)
    type.init()
    #else
    // Proof: an initialiser returns an instance of its class.
    unsafeDowncast(call(unsafeBitCast(type, to: Maker.Type.self)), to: Object.self)
    #endif
  }

  #if !canImport(ObjectiveC)
  // Proof: `Maker` overrides `NSObject.init()` and adds nothing, so a call through its type uses
  // the vtable entry that every subclass of `NSObject` fills: with its own `init()`, with the
  // inherited one, or with a trap that names the missing initialiser. This is equivalent to
  // Objective-C's `+new`, with which UIKit creates delegates. Swift has no other way to express it
  // for classes without `required`. The function is not inlined, so the compiler cannot assume the
  // type named here.
  @inline(never)
  private static func call(_ type: Maker.Type) -> AnyObject { type.init() }
  #endif
}

#if !canImport(ObjectiveC)
/// Allows a call of `NSObject.init()` through a type.
@usableFromInline
class Maker: NSObject {
  required override init() { super.init() }
}
#endif
