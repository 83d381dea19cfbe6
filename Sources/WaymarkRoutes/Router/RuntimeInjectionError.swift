// SPDX-License-Identifier: MIT

/// Why no object was made of a class that was asked for by its name.
public enum RuntimeInjectionError: Error, Hashable, Sendable {
  /// The program has no class of this name, or it is nested or private, or the name lacks the
  /// module.
  case unknownClass(String)
  /// What has this name is no subclass of ``RuntimeInjectable``.
  case notInjectable(String)
  /// The class's objects are not of the type that was asked for.
  case otherType(String, required: String)
}

extension RuntimeInjectionError: CustomStringConvertible {
  /// The reason in one sentence.
  public var description: String {
    switch self {
    case .unknownClass(let name):
      """
      There is no class “\(name)” in this program: give the name of the module, too, as in \
      `App.MyAppNavigation`, of a class that is not private and not nested.
      """
    case .notInjectable(let name):
      "“\(name)” cannot be made by its name: it is no subclass of `RuntimeInjectable`."
    case .otherType(let name, let required):
      "“\(name)” was made by its name, but is not of type “\(required)”."
    }
  }
}
