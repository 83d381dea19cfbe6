// SPDX-License-Identifier: MIT

import Foundation

/// The public API of a module as a listing: one line for each declaration, sorted.
///
/// It is read from the symbol graphs of the compiler, which leave out names that start with an
/// underscore and what only `@_spi` imports see.
struct PublicInterface {
  private struct Graph: Decodable {
    let symbols: [Symbol]
    let relationships: [Relationship]
  }

  private struct Symbol: Decodable {
    struct Identifier: Decodable { let precise: String }
    struct Kind: Decodable { let identifier: String }
    struct Fragment: Decodable {
      let kind: String
      let spelling: String
    }
    struct Extension: Decodable { let constraints: [Constraint]? }
    struct Generics: Decodable { let constraints: [Constraint]? }
    struct Availability: Decodable {
      let isUnconditionallyDeprecated: Bool?
      let isUnconditionallyUnavailable: Bool?
    }

    let identifier: Identifier
    let kind: Kind
    let pathComponents: [String]
    let declarationFragments: [Fragment]
    let swiftExtension: Extension?
    let swiftGenerics: Generics?
    let availability: [Availability]?
  }

  private struct Constraint: Decodable, Hashable {
    let kind: String
    let lhs: String
    let rhs: String

    var text: String { kind == "sameType" ? "\(lhs) == \(rhs)" : "\(lhs): \(rhs)" }
  }

  private struct Relationship: Decodable {
    let kind: String
    let source: String
    let target: String
    let targetFallback: String?
    let swiftConstraints: [Constraint]?
  }

  /// What all types have and that says nothing.
  private static let implied: Set = ["Copyable", "Escapable", "SendableMetatype"]

  /// The listing: types with their members below them, then what is declared for types of other
  /// modules.
  let text: String

  /// Reads the symbol graphs of one module: its own, and those of its extensions.
  init(graphs: [Data]) throws {
    let graphs = try graphs.map { try JSONDecoder().decode(Graph.self, from: $0) }
    let symbols = graphs.flatMap(\.symbols)
    let names = Dictionary(
      symbols.map { ($0.identifier.precise, $0.pathComponents.joined(separator: ".")) }
    ) { first, _ in first }
    var conformances: [String: Set<String>] = [:]
    for relationship in graphs.flatMap(\.relationships)
    where ["conformsTo", "inheritsFrom"].contains(relationship.kind) {
      // The fallback starts with the module.
      let fallback = relationship.targetFallback?.drop { $0 != "." }.dropFirst()
      guard let name = names[relationship.target] ?? fallback.map(String.init),
        !Self.implied.contains(name)
      else { continue }
      let constraints = (relationship.swiftConstraints ?? [])
        .filter { !Self.implied.contains($0.rhs) }.map(\.text).sorted()
      let condition = constraints.isEmpty ? "" : " where " + constraints.joined(separator: ", ")
      conformances[relationship.source, default: []].insert(name + condition)
    }

    let generics = Dictionary(
      symbols.map {
        ($0.pathComponents.joined(separator: "."), Set($0.swiftGenerics?.constraints ?? []))
      }
    ) { first, _ in first }
    var headers: [String: String] = [:]
    var members: [String: Set<String>] = [:]
    for symbol in symbols {
      let path = symbol.pathComponents.joined(separator: ".")
      let owner = symbol.pathComponents.dropLast().joined(separator: ".")
      if Self.isType(symbol) {
        let inherited = conformances[symbol.identifier.precise, default: []].sorted()
        headers[path] =
          Self.line(of: symbol, name: path)
          + inherited.map { "\n  : \($0)" }.joined()
      } else {
        let line = Self.line(of: symbol, known: generics[owner] ?? [])
        members[owner, default: []].insert(line)
      }
    }
    let owners = Set(headers.keys).union(members.keys).sorted {
      ($0.isEmpty ? 0 : headers[$0] == nil ? 2 : 1, $0)
        < ($1.isEmpty ? 0 : headers[$1] == nil ? 2 : 1, $1)
    }
    text =
      owners.map { owner in
        let lines = members[owner, default: []].sorted()
        guard !owner.isEmpty else { return lines.joined(separator: "\n") }
        return ([headers[owner] ?? "extension \(owner)"] + lines.map { "  " + $0 })
          .joined(separator: "\n")
      }.joined(separator: "\n\n") + "\n"
  }

  private static func isType(_ symbol: Symbol) -> Bool {
    ["swift.struct", "swift.enum", "swift.class", "swift.protocol", "swift.actor"]
      .contains(symbol.kind.identifier)
  }

  /// The declaration on one line.
  ///
  /// - Parameters:
  ///   - symbol: What is declared.
  ///   - name: The name to write instead of its own.
  ///   - known: Constraints of the type, which are not repeated.
  /// - Returns: The line, without indentation.
  private static func line(
    of symbol: Symbol, name: String? = nil, known: Set<Constraint> = []
  ) -> String {
    var name = name
    var line = ""
    for fragment in symbol.declarationFragments {
      if fragment.kind == "identifier", let full = name {
        line += full
        name = nil
      } else {
        line += fragment.spelling
      }
    }
    line = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let constraints = (symbol.swiftExtension?.constraints ?? []).filter { !known.contains($0) }
    if !constraints.isEmpty, !line.contains(" where ") {
      line += " where " + Set(constraints).map(\.text).sorted().joined(separator: ", ")
    }
    let availability = symbol.availability ?? []
    if availability.contains(where: { $0.isUnconditionallyUnavailable == true }) {
      return "@available(*, unavailable) " + line
    }
    if availability.contains(where: { $0.isUnconditionallyDeprecated == true }) {
      return "@available(*, deprecated) " + line
    }
    return line
  }
}
