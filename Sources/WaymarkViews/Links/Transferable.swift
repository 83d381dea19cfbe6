// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

/// A value that can be transferred to another app.
///
/// Like CoreTransferable's protocol, but limited to what a browser can share: URLs and text. An
/// app's own type specifies with a ``ProxyRepresentation`` which of them represents it.
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

  /// Returns the shared form of a value; nil if the representation cannot provide one.
  func _shared(_ item: Any) -> _SharedItem?
}

/// A URL or text to transfer.
public struct _SharedItem: Hashable, Sendable {
  let item: SharedContent.Item
}

extension Transferable {
  var shared: SharedContent.Item? { Self.transferRepresentation._shared(self)?.item }
}

/// A representation that transfers values as values of another type.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  TransferRepresentation
{
  private let exporting: @Sendable (Item) throws -> ProxyRepresentation

  /// Creates a representation with a closure that converts values.
  ///
  /// Values for which the closure throws are not transferred in this form.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    self.exporting = exporting
  }

  /// Creates a representation with a closure that converts values; nothing is ever imported.
  ///
  /// Ignored: `importing`.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) { self.init(exporting: exporting) }

  /// Returns the shared form of a value.
  public func _shared(_ item: Any) -> _SharedItem? {
    guard let item = item as? Item, let other = try? exporting(item) else { return nil }
    return other.shared.map { _SharedItem(item: $0) }
  }
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

  /// Returns the value of the first representation that has one.
  public func _shared(_ item: Any) -> _SharedItem? {
    parts.lazy.compactMap { $0._shared(item) }.first
  }
}

/// A representation that transfers values with a function.
private struct OwnRepresentation<Item>: TransferRepresentation {
  let share: @Sendable (Item) -> SharedContent.Item?

  func _shared(_ item: Any) -> _SharedItem? {
    (item as? Item).flatMap(share).map { _SharedItem(item: $0) }
  }
}

private struct NoRepresentation<Item>: TransferRepresentation {
  func _shared(_ item: Any) -> _SharedItem? { nil }
}

extension URL: Transferable {
  /// A representation as the absolute URL.
  public static var transferRepresentation: some TransferRepresentation {
    OwnRepresentation<URL> { .address($0.absoluteString) }
  }
}

extension String: Transferable {
  /// A representation as the text.
  public static var transferRepresentation: some TransferRepresentation {
    OwnRepresentation<String> { .text($0) }
  }
}

extension AttributedString: Transferable {
  /// A representation as the text without its attributes.
  public static var transferRepresentation: some TransferRepresentation {
    OwnRepresentation<AttributedString> { .text(String($0.characters)) }
  }
}

extension Image: Transferable {
  /// An empty representation: browsers do not share images.
  public static var transferRepresentation: some TransferRepresentation {
    NoRepresentation<Image>()
  }
}

extension Never: Transferable {
  /// An empty representation: there are no values.
  public static var transferRepresentation: some TransferRepresentation {
    NoRepresentation<Never>()
  }
}
