// SPDX-License-Identifier: MIT

import WaymarkRender

/// Separates content that is shown elsewhere in the element tree from the elements, modifiers and
/// preferences of its declaration.
class AnchorNode: SingleChildNode {
  override var attributesForChildren: AttributeNode? { nil }
  override var wrappingForChildren: ItemWrapping { .none }
  override func collectElements(_ elements: inout ContiguousArray<ElementID>) {}
  override func forEachRootElement(_ body: (ElementNode) -> Void) {}
  override func reducePreference<K: PreferenceKey>(
    _ key: K.Type, into value: inout K.Value?
  ) {}
}
