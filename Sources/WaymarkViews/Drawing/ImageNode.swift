// SPDX-License-Identifier: MIT

import WaymarkRender

/// The node of an ``Image``.
final class ImageNode: ElementNode {
  private var image: Image
  private var properties: [(Property, PropertyValue)]
  /// Reads the appearance, on which few images depend.
  private var reader: EnvironmentReader?

  init(_ image: Image, in parent: ViewNode) {
    self.image = image
    properties = []
    super.init(.image, in: parent)
    properties = current
    finish()
  }

  func receive(_ new: Image) {
    guard new != image else { return }
    image = new
    refreshProperties()
  }

  private var current: [(Property, PropertyValue)] {
    guard image.hasVariants else { return image.properties(isDark: false, displayScale: 1) }
    let reader = reader ?? EnvironmentReader(self)
    self.reader = reader
    let environment = EnvironmentValues(scope, reader: reader)
    return image.properties(
      isDark: environment.colorScheme == .dark, displayScale: Double(environment.displayScale))
  }

  private func refreshProperties() {
    let old = properties
    properties = current
    sendChanges(from: old, to: properties)
  }

  override func refresh() {
    super.refresh()
    if image.hasVariants { refreshProperties() }
  }

  override func forEachOwnProperty(_ body: (Property, PropertyValue) -> Void) {
    for (property, value) in properties { body(property, value) }
  }

  override func didUnmount() { reader?.end() }
}
