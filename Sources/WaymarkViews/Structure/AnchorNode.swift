// SPDX-License-Identifier: MIT

import WaymarkRender

/// Keeps what is shown elsewhere in the element tree out of the elements, modifiers and
/// preferences of where it is declared.
class AnchorNode: SingleChildNode {
  override var attributesForChildren: AttributeNode? { nil }
  override var wrappingForChildren: ItemWrapping { .none }
  override func collectElements(_ elements: inout ContiguousArray<ElementID>) {}
  override func forEachRootElement(_ body: (ElementNode) -> Void) {}
  override func reducePreference<K: PreferenceKey>(
    _ key: K.Type, into value: inout K.Value?
  ) {}
}
