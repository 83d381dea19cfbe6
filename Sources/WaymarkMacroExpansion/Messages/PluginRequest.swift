// SPDX-License-Identifier: MIT

/// A request of the compiler.
enum PluginRequest: Decodable {
  case capability
  case expansion(MacroUse)
  /// A request that these macros do not need, such as loading a library of macros.
  case other

  private enum Key: String, CodingKey {
    case getCapability, expandFreestandingMacro, expandAttachedMacro
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    if values.contains(.getCapability) {
      self = .capability
    } else if values.contains(.expandFreestandingMacro) {
      self = .expansion(try values.decode(MacroUse.self, forKey: .expandFreestandingMacro))
    } else if values.contains(.expandAttachedMacro) {
      self = .expansion(try values.decode(MacroUse.self, forKey: .expandAttachedMacro))
    } else {
      self = .other
    }
  }
}

/// One use of a macro.
struct MacroUse: Decodable {
  /// A piece of source with its location.
  struct Syntax: Decodable {
    let source: String
    let location: SourceLocation
  }

  /// The type that implements the macro.
  let macro: String
  /// The role of the expansion, such as `accessor` or `peer`.
  let role: String
  /// A suffix that makes the names in the expansion unique.
  let discriminator: String
  /// The declaration to which the macro is attached, or else the use of the macro.
  let syntax: Syntax
  /// The macro's attribute, if it is attached.
  let attribute: Syntax?
  /// The enclosing declarations without their members, the innermost first.
  let context: [Syntax]

  private enum Key: String, CodingKey {
    case macro, macroRole, discriminator, syntax, declSyntax, attributeSyntax, lexicalContext
  }

  private struct Name: Decodable {
    let typeName: String
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    macro = try values.decode(Name.self, forKey: .macro).typeName
    role = try values.decodeIfPresent(String.self, forKey: .macroRole) ?? "declaration"
    discriminator = try values.decode(String.self, forKey: .discriminator)
    attribute = try values.decodeIfPresent(Syntax.self, forKey: .attributeSyntax)
    syntax = try values.decode(Syntax.self, forKey: attribute == nil ? .syntax : .declSyntax)
    context = try values.decodeIfPresent([Syntax].self, forKey: .lexicalContext) ?? []
  }
}

/// The location of a piece of source.
struct SourceLocation: Decodable {
  /// The file, as `#fileID`.
  let fileID: String
  /// The file, as `#filePath`.
  let fileName: String
  /// The offset in the file, in bytes.
  let offset: Int
  /// The line, from 1.
  let line: Int
  /// The column, from 1, in bytes.
  let column: Int
}
