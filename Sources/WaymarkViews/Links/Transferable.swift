// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

/// A value that can be handed to another app.
///
/// Like CoreTransferable's, for what can be shared by a browser: addresses and text. A type of an
/// app's own says by a ``ProxyRepresentation`` which of them it is handed over as.
public protocol Transferable: Sendable {
  /// The type of the representations.
  associatedtype Representation: TransferRepresentation

  /// What the value is handed over as; of several representations the first that has a value.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A form in which values are handed over.
public protocol TransferRepresentation: Sendable {
  /// The type of the values.
  associatedtype Item

  /// What a value is handed over as; nil where it has no such form.
  func _shared(_ item: Any) -> _SharedItem?
}

/// An address or text that is handed over.
public struct _SharedItem: Hashable, Sendable {
  let item: SharedContent.Item
}

extension Transferable {
  var shared: SharedContent.Item? { Self.transferRepresentation._shared(self)?.item }
}

/// Hands values over as values of another type.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  TransferRepresentation
{
  private let exporting: @Sendable (Item) throws -> ProxyRepresentation

  /// Values as what a closure makes of them; one that it throws for is not handed over so.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    self.exporting = exporting
  }

  /// Values as what a closure makes of them; nothing is taken in here, so `importing` is not called.
  ///
  /// Ignored: `importing`.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) { self.init(exporting: exporting) }

  /// What a value is handed over as.
  public func _shared(_ item: Any) -> _SharedItem? {
    guard let item = item as? Item, let other = try? exporting(item) else { return nil }
    return other.shared.map { _SharedItem(item: $0) }
  }
}

/// Builds the representations of a type from the statements of a closure.
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

/// Several representations, the preferred one first.
public struct _TransferRepresentations<Item>: TransferRepresentation {
  let parts: [any TransferRepresentation]

  /// What the first representation that has something hands over.
  public func _shared(_ item: Any) -> _SharedItem? {
    parts.lazy.compactMap { $0._shared(item) }.first
  }
}

/// Hands values over by a function of ours.
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
  /// The whole address.
  public static var transferRepresentation: some TransferRepresentation {
    OwnRepresentation<URL> { .address($0.absoluteString) }
  }
}

extension String: Transferable {
  /// The text.
  public static var transferRepresentation: some TransferRepresentation {
    OwnRepresentation<String> { .text($0) }
  }
}

extension AttributedString: Transferable {
  /// The text without its style.
  public static var transferRepresentation: some TransferRepresentation {
    OwnRepresentation<AttributedString> { .text(String($0.characters)) }
  }
}

extension Image: Transferable {
  /// None: browsers are not handed pictures.
  public static var transferRepresentation: some TransferRepresentation {
    NoRepresentation<Image>()
  }
}

extension Never: Transferable {
  /// None: there is no value.
  public static var transferRepresentation: some TransferRepresentation {
    NoRepresentation<Never>()
  }
}
