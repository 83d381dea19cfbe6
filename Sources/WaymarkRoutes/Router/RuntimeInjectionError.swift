// SPDX-License-Identifier: MIT

/// The reason why no instance of a class could be created by its name.
public enum RuntimeInjectionError: Error, Hashable, Sendable {
  /// The program has no class with this name, or it is nested or private, or the name lacks the
  /// module.
  case unknownClass(String)
  /// The type with this name is not a subclass of ``RuntimeInjectable``.
  case notInjectable(String)
  /// The class does not have the required type.
  case otherType(String, required: String)
}

extension RuntimeInjectionError: CustomStringConvertible {
  /// The reason as a sentence.
  public var description: String {
    switch self {
    case .unknownClass(let name):
      """
      Cannot find the class “\(name)”: use a name with its module, such as \
      `App.MyAppNavigation`, of a class that is neither private nor nested.
      """
    case .notInjectable(let name):
      "Cannot create “\(name)” by its name: it is not a subclass of `RuntimeInjectable`."
    case .otherType(let name, let required):
      "Cannot use “\(name)”, because it is not of type “\(required)”."
    }
  }
}
