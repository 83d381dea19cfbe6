// SPDX-License-Identifier: MIT

package import WaymarkRender

extension SnapshotBuilder {
  /// Adds a container if the app makes it an accessibility element.
  package mutating func visitContainer(_ source: ElementTree.Element) {
    if source.isTrue(.commands) || isInMenuBar, source.kind == .section || source.kind == .box {
      return visitCommands(source)
    }
    switch source[.accessibilityChildren] {
    case .ignore: return add(Element(.other, source))
    case .combine: return add(combined(source))
    case .contain: return add(Element(.other, source)) { $0.visitChildren(of: source) }
    case nil: break
    }
    var element = Element(.other, source)
    let isElement =
      !element.identifier.isEmpty || !element.label.isEmpty || element.type != .other
      || source.isTrue(.tappable) || source.isTrue(.pressable) || source.isTrue(.focusable)
      || source.isTrue(.contextMenu) || source.isTrue(.adjustable)
      || source.trait(.selected) == true
    guard isElement else { return visitChildren(of: source) }
    if element.type != .other, element.label.isEmpty {
      element.texts = texts(in: source)
      element.label = element.texts.joined(separator: ", ")
    }
    add(element) { $0.visitChildren(of: source) }
  }

  /// Adds the commands of a scene, menu by menu.
  private mutating func visitCommands(_ source: ElementTree.Element) {
    let isBar = source.isTrue(.commands)
    guard isBar || source.kind == .section else { return visitChildren(of: source) }
    let parts = source.children.compactMap { tree[$0] }
    let title = isBar ? [] : parts.filter { $0.kind == .header }.flatMap { texts(in: $0) }
    let outer = isInMenuBar
    isInMenuBar = true
    add(Element(isBar ? .menuBar : .menuBarItem, source, label: title.joined(separator: " "))) {
      for part in parts where part.kind != .header { $0.visit(part.id) }
    }
    isInMenuBar = outer
  }

  /// Returns a single element with the labels of all descendants and the action of the first
  /// control.
  private func combined(_ source: ElementTree.Element) -> Element {
    var inside = SnapshotBuilder(tree: tree, picker: nil)
    inside.add(Element(type: .other)) { $0.visitChildren(of: source) }
    var labels: [String] = []
    var index = 1
    while index < inside.elements.count {
      let label = inside.elements[index].label
      if !label.isEmpty { labels.append(label) }
      index = label.isEmpty ? index + 1 : inside.elements[index].end
    }
    let control = inside.elements.first { [.button, .switch, .link].contains($0.type) }
    var element = Element(control?.type ?? .staticText, source)
    // As with XCUITest, only the whole label identifies the element.
    if source.text(.label) == nil { element.label = labels.joined(separator: ", ") }
    element.value = element.value ?? control?.value
    element.isEnabled = element.isEnabled && control?.isEnabled != false
    element.tap = element.tap ?? control?.tap
    return element
  }

  /// Returns siblings in accessibility order.
  package func inReadingOrder(_ children: [ElementID]) -> [ElementID] {
    let ranks = children.map { tree[$0]?.rank ?? 0 }
    guard ranks.contains(where: { $0 != 0 }) else { return children }
    // The offset preserves the order of elements with the same priority.
    return zip(children, ranks).enumerated().sorted {
      ($1.element.1, $0.offset) < ($0.element.1, $1.offset)
    }.map(\.element.0)
  }
}

extension ElementTree.Element {
  fileprivate var rank: Double { self[.accessibilityPriority] ?? 0 }

  /// Whether the descendants are hidden from accessibility.
  package var hidesChildren: Bool { [.ignore, .combine].contains(self[.accessibilityChildren]) }

  /// Returns whether modifiers add (true) or remove (false) a trait, or nil.
  package func trait(_ trait: TraitValue) -> Bool? { self[.traits]?[trait] }

  private static let types: [(trait: TraitValue, type: XCUIElementType)] = [
    (.toggle, .switch), (.searchField, .searchField), (.link, .link), (.button, .button),
    (.image, .image), (.staticText, .staticText),
  ]

  /// Returns the type with the traits applied.
  fileprivate func type(insteadOf type: XCUIElementType) -> XCUIElementType {
    guard self[.traits] != nil,
      [.other, .staticText, .image, .button, .link, .switch].contains(type)
    else { return type }
    if let added = Self.types.first(where: { trait($0.trait) == true }) { return added.type }
    let removed = Self.types.contains { $0.type == type && trait($0.trait) == false }
    return removed ? .other : type
  }
}

extension AccessibilitySnapshot.Element {
  /// Creates an element from its properties; `label` is the default label.
  package init(
    _ type: XCUIElementType, _ source: ElementTree.Element, label: String? = nil
  ) {
    self.init(type: source.type(insteadOf: type), id: source.id)
    identifier = source.text(.identifier) ?? ""
    self.label = source.text(.label) ?? label ?? ""
    value = source.text(.accessibilityValue)
    isEnabled = !source.isTrue(.disabled)
    isSelected = source.trait(.selected) ?? source.isTrue(.selected)
    hasFocus = source.isTrue(.focused)
    if source.isTrue(.tappable) {
      let isOnce = source[.tapCount] == nil
      if isOnce { tap = HostEvent(.tap, on: source.id) }
      if !isOnce { doubleTap = HostEvent(.tap, on: source.id) }
    }
    if source.isTrue(.contextMenu) { press = HostEvent(.openMenu, on: source.id) }
    if source.isTrue(.pressable) { press = HostEvent(.press, on: source.id) }
  }
}
