// SPDX-License-Identifier: MIT

import Foundation
import WaymarkRender

/// A value that can be dragged to another view, or shared with another app.
///
/// Like CoreTransferable's protocol. Within the app, a value is transferred as it is to a view that
/// takes its type, and by its representations to others. Another app receives only what a browser
/// can share, URLs and text, and only that comes from there; an app's own type specifies with a
/// ``ProxyRepresentation`` which of them represents it. A ``PhotosPicker`` provides files.
public protocol Transferable: Sendable {
  /// The type of the representations.
  associatedtype Representation: TransferRepresentation

  /// The representation of the value; of several, the first that provides a value applies.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A form in which values are transferred.
public protocol TransferRepresentation: Sendable {
  /// The type of the values.
  associatedtype Item

  /// Adds the data of a value to a transfer; nothing if the representation cannot provide any.
  func _export(_ item: Any, to transfer: inout _Transfer)

  /// Returns whether a transfer contains data of the representation's type.
  func _accepts(_ transfer: _Transfer) -> Bool

  /// Returns the value of the data in a transfer; nil if there is none, or if it is not valid.
  func _import(_ transfer: _Transfer) -> Any?

  /// Returns whether the data in a transfer can be imported, but not at once.
  func _isDeferred(_ transfer: _Transfer) -> Bool

  /// Returns the value of the data in a transfer, which may be loaded asynchronously; nil if there
  /// is none.
  ///
  /// Throws what the representation throws if the data are not valid.
  nonisolated(nonsending) func _load(_ transfer: _Transfer) async throws -> Any?
}

extension TransferRepresentation {
  /// Returns whether the data are those of a source that provides them when they are needed.
  public func _isDeferred(_ transfer: _Transfer) -> Bool {
    _accepts(transfer) && transfer.isLate
  }

  /// Returns the value that is imported at once.
  public nonisolated(nonsending) func _load(_ transfer: _Transfer) async throws -> Any? {
    _import(transfer)
  }
}

/// The data of a value in the forms in which it can be transferred.
public struct _Transfer: Sendable {
  enum Contents: Sendable {
    case data(Data)
    /// A file that a person has given to the app.
    case file(URL)
    /// Data that the source provides when they are needed.
    case later(@Sendable () async throws -> Data)

    /// The data, if they can be had at once.
    var data: Data? {
      switch self {
      case .data(let data): data
      case .file(let url): try? Data(contentsOf: url)
      case .later: nil
      }
    }

    func load() async throws -> Data {
      switch self {
      case .data(let data): data
      case .file(let url): try Data(contentsOf: url)
      case .later(let load): try await load()
      }
    }
  }

  struct Item: Sendable {
    let type: UTType
    let contents: Contents
  }

  /// The data, in the order of preference.
  private(set) var items: [Item] = []
  /// The number of representations around the current one, each of the type of the next.
  private var depth = 0

  /// The maximum number: types that represent each other would never come to an end.
  private static let depthLimit = 8

  mutating func add(_ type: UTType, _ data: Data) { add(type, .data(data)) }

  mutating func add(_ type: UTType, _ contents: Contents) {
    items.append(Item(type: type, contents: contents))
  }

  /// The transfer for the type that represents the current one; nil at the maximum depth.
  var deeper: _Transfer? {
    guard depth < Self.depthLimit else { return nil }
    var inner = self
    inner.depth += 1
    return inner
  }

  /// Takes over the data that the type which represents the current one has added.
  mutating func take(_ inner: _Transfer) { items = inner.items }

  /// Returns the first contents of a type, or of a special case of it.
  func contents(of type: UTType) -> Contents? {
    items.first { $0.type.conforms(to: type) }?.contents
  }

  /// Returns the first data of a type, or of a special case of it; nil if they cannot be had at
  /// once.
  func data(of type: UTType) -> Data? { contents(of: type)?.data }

  /// Whether some of its data are provided when they are needed.
  var isLate: Bool {
    items.contains { item in
      if case .later = item.contents { true } else { false }
    }
  }

  /// What a browser can share of it: the first URL or text.
  var shared: SharedContent.Item? {
    let known: [UTType] = [.url, .utf8PlainText]
    guard let item = items.first(where: { known.contains($0.type) }) else { return nil }
    guard case .data(let data) = item.contents else { return nil }
    let text = String(decoding: data, as: UTF8.self)
    return item.type == .url ? .address(text) : .text(text)
  }
}

extension Transferable {
  /// The value in all its representations.
  var transfer: _Transfer {
    var transfer = _Transfer()
    Self.transferRepresentation._export(self, to: &transfer)
    return transfer
  }

  var shared: SharedContent.Item? { transfer.shared }
}

/// A result builder that builds the representations of a type from the statements of a closure.
@resultBuilder
public struct TransferRepresentationBuilder<Item> {
  public static func buildExpression<R: TransferRepresentation>(_ content: R) -> R
  where R.Item == Item { content }

  public static func buildBlock<R: TransferRepresentation>(_ content: R) -> R
  where R.Item == Item { content }

  public static func buildBlock<each R: TransferRepresentation>(
    _ content: repeat each R
  ) -> _TransferRepresentations<Item> {
    var parts: [any TransferRepresentation] = []
    for part in repeat each content { parts.append(part) }
    return _TransferRepresentations(parts: parts)
  }
}

/// Several representations in order of preference.
public struct _TransferRepresentations<Item>: TransferRepresentation {
  let parts: [any TransferRepresentation]

  /// Adds the data of each representation.
  public func _export(_ item: Any, to transfer: inout _Transfer) {
    for part in parts { part._export(item, to: &transfer) }
  }

  /// Returns whether one of the representations finds its data.
  public func _accepts(_ transfer: _Transfer) -> Bool {
    parts.contains { $0._accepts(transfer) }
  }

  /// Returns the value of the first representation that has one.
  public func _import(_ transfer: _Transfer) -> Any? {
    parts.lazy.compactMap { $0._import(transfer) }.first
  }

  /// Returns whether one of the representations imports its data later.
  public func _isDeferred(_ transfer: _Transfer) -> Bool {
    parts.contains { $0._isDeferred(transfer) }
  }

  /// Returns the value of the first representation that has one.
  public nonisolated(nonsending) func _load(_ transfer: _Transfer) async throws -> Any? {
    for part in parts where part._accepts(transfer) {
      if let value = try await part._load(transfer) { return value }
    }
    return nil
  }
}
