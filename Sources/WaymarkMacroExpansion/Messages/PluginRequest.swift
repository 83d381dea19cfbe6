// SPDX-License-Identifier: MIT

/// What the compiler asks.
enum PluginRequest: Decodable {
  case capability
  case expansion(MacroUse)
  /// Something that these macros do not need, such as loading a library of macros.
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
  /// A piece of source, and where it is.
  struct Syntax: Decodable {
    let source: String
    let location: SourceLocation
  }

  /// The type that implements the macro.
  let macro: String
  /// What it is to be expanded as, such as `accessor` or `peer`.
  let role: String
  /// What makes names of the expansion unique.
  let discriminator: String
  /// The declaration that the macro is attached to, else the macro's own use.
  let syntax: Syntax
  /// The macro's attribute, if it is attached.
  let attribute: Syntax?
  /// The declarations around it without their members, the innermost first.
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

/// Where a piece of source is.
struct SourceLocation: Decodable {
  /// As `#fileID`.
  let fileID: String
  /// As `#filePath`.
  let fileName: String
  /// The offset in the file, in bytes.
  let offset: Int
  /// From 1.
  let line: Int
  /// From 1, in bytes.
  let column: Int
}
