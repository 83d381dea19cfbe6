// SPDX-License-Identifier: MIT

import WaymarkDiagnostics

/// A class of which an object can be made by the class's name, while the app runs.
///
/// Who names it need not import its module, so a change of the class compiles nothing else. The
/// names are those of classes that are not nested and not private: `Module.Class`.
@MainActor
open class RuntimeInjectable {
  /// Makes an object; called when the class was found by its name.
  public required init() {}
}

extension RuntimeInjectable {
  /// Makes an object of the class with a name.
  ///
  /// - Parameters:
  ///   - type: What the object has to be, mostly a protocol: `(any AppNavigation).self`.
  ///   - name: The name of the class with that of its module, `App.MyAppNavigation`.
  /// - Returns: The object, made by `init()`.
  /// - Throws: ``RuntimeInjectionError``, if there is none, or it is something else.
  public static func make<Object>(
    _ type: Object.Type = Object.self, named name: String
  ) throws(RuntimeInjectionError) -> Object {
    // A name without a dot would be read as a mangled one.
    guard name.utf8.contains(UInt8(ascii: ".")), let found = _typeByName(name) else {
      throw .unknownClass(name)
    }
    guard let injectable = found as? RuntimeInjectable.Type else { throw .notInjectable(name) }
    guard let object = injectable.init() as? Object else {
      throw .otherType(name, required: "\(type)")
    }
    return object
  }

  /// Makes an object of the class with a name, or reports why there is none.
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
