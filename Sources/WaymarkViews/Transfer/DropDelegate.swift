// SPDX-License-Identifier: MIT

public import Foundation

/// An object that decides what happens when a person drags something over a view and drops it.
@MainActor
@preconcurrency
public protocol DropDelegate {
  /// Returns whether the view takes what is dragged; true by default.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes over what is dropped; returns whether it has done so.
  func performDrop(info: DropInfo) -> Bool
  /// Called when a drag that the view takes enters it.
  func dropEntered(info: DropInfo)
  /// Returns what a drop would do; nil, the default, keeps the last answer, at first a copy.
  ///
  /// Called when a drag enters the view and before it is dropped; positions in between are not
  /// reported.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Called when a drag leaves the view without being dropped.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Takes everything of the view's types.
  ///
  /// Ignored: `info`.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  ///
  /// Ignored: `info`.
  public func dropEntered(info: DropInfo) {}
  /// Keeps the last answer.
  ///
  /// Ignored: `info`.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  ///
  /// Ignored: `info`.
  public func dropExited(info: DropInfo) {}
}

/// The effect of a drop.
public enum DropOperation: Hashable, Sendable {
  /// Nothing happens, and the drag ends.
  case cancel
  /// Nothing may be dropped.
  case forbidden
  /// The data are copied.
  case copy
  /// The data are moved.
  case move
}

/// What a drop on a view would do.
public struct DropProposal: Sendable {
  /// The effect: a drop with `cancel` or `forbidden` is not performed; the others differ only for the
  /// app.
  public let operation: DropOperation

  /// Creates a proposal.
  public init(operation: DropOperation) { self.operation = operation }
}

/// What is dragged over a view, and where.
public struct DropInfo {
  let payload: DragPayload
  /// The position in the view, measured from its top leading corner; 0, 0 without a pointer.
  public let location: CGPoint

  /// Returns whether there is an item of one of the types.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    payload.has(contentTypes)
  }

  /// Returns the items of the types: one or none.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    payload.has(contentTypes) ? [payload.provider] : []
  }
}

/// What an item provider provides, as it is dragged.
struct ProvidedItem: Transferable {
  let provider: NSItemProvider

  static var transferRepresentation: some TransferRepresentation { ProviderRepresentation() }
}

private struct ProviderRepresentation: TransferRepresentation {
  typealias Item = ProvidedItem

  func _export(_ item: Any, to transfer: inout _Transfer) {
    guard let item = item as? ProvidedItem else { return }
    for form in item.provider.transfer.items { transfer.add(form.type, form.contents) }
  }

  func _accepts(_ transfer: _Transfer) -> Bool { false }

  func _import(_ transfer: _Transfer) -> Any? { nil }
}

extension DragPayload {
  /// Returns whether there is an item of one of the types.
  fileprivate func has(_ types: [UTType]) -> Bool {
    types.contains { transfer.contents(of: $0) != nil }
  }

  /// The provider that is dragged, or one for what is dragged.
  fileprivate var provider: NSItemProvider {
    (value as? ProvidedItem)?.provider ?? NSItemProvider(transfer)
  }
}
