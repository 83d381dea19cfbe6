// SPDX-License-Identifier: MIT

import WaymarkDiagnostics

/// A class whose instances can be created by the name of the class at run time.
///
/// Code that uses the name need not import the class's module, so changing the class recompiles
/// nothing else. The class must not be nested or private: `Module.Class`.
@MainActor
open class RuntimeInjectable {
  /// Creates an instance; called when the class was found by its name.
  public required init() {}
}

extension RuntimeInjectable {
  /// Creates an instance of the class with a name.
  ///
  /// - Parameters:
  ///   - type: The required type, usually a protocol: `(any AppNavigation).self`.
  ///   - name: The name of the class, qualified by its module: `App.MyAppNavigation`.
  /// - Returns: The instance, created with `init()`.
  /// - Throws: ``RuntimeInjectionError`` if the class does not exist or does not have the type.
  public static func make<Object>(
    _ type: Object.Type = Object.self, named name: String
  ) throws(RuntimeInjectionError) -> Object {
    // A name without a dot would be interpreted as a mangled name.
    guard name.utf8.contains(UInt8(ascii: ".")), let found = _typeByName(name) else {
      throw .unknownClass(name)
    }
    guard let injectable = found as? RuntimeInjectable.Type else { throw .notInjectable(name) }
    guard let object = injectable.init() as? Object else {
      throw .otherType(name, required: "\(type)")
    }
    return object
  }

  /// Creates an instance of the class with a name, or reports why this is not possible.
  package static func makeOrReport<Object>(
    _ type: Object.Type = Object.self, named name: String
  ) -> Object? {
    do throws(RuntimeInjectionError) {
      return try make(type, named: name)
    } catch {
      DiagnosticSink.current.report(Diagnostic(error.description, severity: .error))
      return nil
    }
  }
}
