// SPDX-License-Identifier: MIT

import Foundation

/// Makes the delegates of which an app gives only the types.
@MainActor
enum Delegates {
  /// A new object of a class, by its `init()`; nil when that is no class of `NSObject`s.
  ///
  /// A class without an `init()` of its own or inherited ends the program, as it does with UIKit.
  static func make(any type: AnyClass) -> NSObject? {
    (type as? NSObject.Type).map { make($0) }
  }

  /// A new object of a class that is known.
  static func make<Object: NSObject>(_ type: Object.Type) -> Object {
    #if canImport(ObjectiveC)
    type.init()
    #else
    // Proof: what a class makes is of that class.
    unsafeDowncast(call(unsafeBitCast(type, to: Maker.Type.self)), to: Object.self)
    #endif
  }

  #if !canImport(ObjectiveC)
  // Proof: `Maker` overrides `NSObject.init()` and adds nothing, so a call by its type goes through
  // the place in the class's table that every class below `NSObject` fills: with its own `init()`,
  // with the inherited one, or with a trap that names what is missing. Objective-C's `+new`, by
  // which UIKit makes delegates, is the same. Swift has no other way to say it for classes that
  // do not write `required`. The function is not inlined, so that nothing is concluded from the
  // type that is named here.
  @inline(never)
  private static func call(_ type: Maker.Type) -> AnyObject { type.init() }
  #endif
}

#if !canImport(ObjectiveC)
/// Has the `init()` of `NSObject` called by type.
@usableFromInline
class Maker: NSObject {
  required override init() { super.init() }
}
#endif
