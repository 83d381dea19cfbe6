// SPDX-License-Identifier: MIT

package import WaymarkRender

/// Builds a snapshot from an element tree.
package struct SnapshotBuilder {
  package typealias Element = AccessibilitySnapshot.Element

  package let tree: ElementTree
  /// The picker whose options are open.
  package let picker: ElementID?
  package private(set) var elements: [Element] = []
  package private(set) var gaps: [AccessibilitySnapshot.Gap] = []
  private var parent: Int?
  package var isHittable = true
  private var swipeDown: HostEvent?
  private var swipeBack: HostEvent?
  /// Whether the builder is inside the commands of a scene.
  package var isInMenuBar = false
  /// Whether the builder is inside a list in edit mode.
  package var isEditing = false

  package init(tree: ElementTree, picker: ElementID?) {
    self.tree = tree
    self.picker = picker
  }

  /// Adds an element, with the descendants that a closure adds.
  package mutating func add(_ element: Element, children: (inout Self) -> Void = { _ in }) {
    let index = elements.count
    var element = element
    element.parent = parent
    if isInMenuBar, [.button, .switch, .link].contains(element.type) { element.type = .menuItem }
    element.isHittable = isHittable
    element.swipeDown = swipeDown
    element.swipeBack = swipeBack
    element.id = element.id ?? parent.flatMap { elements[$0].id }
    elements.append(element)
    let outer = parent
    parent = index
    children(&self)
    parent = outer
    elements[index].end = elements.count
  }

  /// Adds the accessible elements for an element of the tree.
  package mutating func visit(_ id: ElementID) {
    guard let source = tree[id], !source.isInvisible else { return }
    // Touches pass through to the elements behind.
    let wasHittable = isHittable
    if source.isTrue(.hitTestingDisabled) { isHittable = false }
    defer { isHittable = wasHittable }
    switch source.kind {
    case .window: visitWindow(source)
    case .navigationStack:
      if let top = source.children.last.flatMap({ tree[$0] }) { visitScreen(top, of: source) }
    case .tabs: visitTabs(source)
    case .split: visitSplit(source)
    case .screen, .tab, .column, .toolbarItem, .cover, .vstack, .hstack, .zstack, .box,
      .backdrop, .overlay, .grid, .section, .header, .footer, .shape, .spacer, .divider,
      .geometry, .gridRow, .rowActions:
      visitContainer(source)
    case .overlays: break
    case .gap: noteGap(source)
    case .sheet, .dialog: visitPresentation(source, as: .sheet)
    case .inspector: visitInspector(source)
    case .popover: visitPresentation(source, as: .popover)
    case .alert: visitPresentation(source, as: .alert)
    case .list: visitList(source)
    case .scroll: visitScroll(source)
    case .row: visitRow(source)
    case .text: add(Element(.staticText, source, label: source.text(.text)))
    case .image: add(Element(.image, source))
    case .button:
      let value = source[.expanded].map { $0 ? "Expanded" : "Collapsed" }
      // A tap would open a system dialog.
      let tap: HostEvent.Action? = source[.fileChoice] == nil ? .tap : nil
      visitControl(source, as: .button, tap: tap, value: value)
    case .link: visitControl(source, as: .link, tap: .tap)
    case .toggle:
      let isOn = source.isTrue(.on)
      visitControl(source, as: .switch, tap: .changeOn(!isOn), value: isOn ? "1" : "0")
    case .textField, .textEditor: visitField(source)
    case .searchField:
      visitSearch(source)
      visitChildren(of: source)
    case .stepper: visitStepper(source)
    case .picker, .option, .slider, .progress, .dateField, .colorField:
      visitChoice(source)
    case .menu: visitPresentation(source, as: .menu)
    }
  }

  package mutating func visitChildren(of source: ElementTree.Element) {
    for child in inReadingOrder(source.children) { visit(child) }
  }

  // MARK: Layers

  private mutating func visitWindow(_ window: ElementTree.Element) {
    let parts = window.children.compactMap { tree[$0] }
    let content = parts.filter { $0.kind != .overlays }.map(\.id)
    let presented = parts.filter { $0.kind == .overlays }.flatMap(\.children)
    let index = elements.count
    add(Element(.window, window)) { builder in
      builder.visitOpenPicker()
      for overlay in presented.reversed() {
        builder.visit(overlay)
        if builder.isHittable { builder.addSurroundings(of: overlay) }
        let element = builder.tree[overlay]
        if element?.isTrue(.backgroundInteractive) != true { builder.isHittable = false }
        if element?.kind == .cover { return }
      }
      for id in content { builder.visit(id) }
    }
    isHittable = true
    // A swipe over the window or the app hits the frontmost layer.
    let front = presented.last.flatMap { tree[$0] }?.swipeDown
    elements[index].swipeDown = front
    addSwipeBack(at: index)
    if index == 1 {
      elements[0].swipeDown = front
      elements[0].swipeBack = elements[index].swipeBack
    }
  }

  /// A swipe from the screen's edge goes back in the innermost stack that can.
  private mutating func addSwipeBack(at index: Int) {
    let inside = elements[index...].filter { $0.isHittable && $0.swipeBack != nil }
    elements[index].swipeBack = inside.last?.swipeBack
  }

  /// The area outside of a popover or menu, where a tap closes it.
  private mutating func addSurroundings(of overlay: ElementID) {
    guard let source = tree[overlay], source.closesByTapOutside else { return }
    var room = Element(
      type: .other, identifier: "PopoverDismissRegion", label: "dismiss popup")
    room.id = overlay
    room.tap = HostEvent(.dismiss, on: overlay)
    add(room)
  }

  mutating func visitPresentation(
    _ source: ElementTree.Element, as type: XCUIElementType
  ) {
    swipeDown = source.swipeDown
    let index = elements.count
    var element = Element(type, source, label: source.text(.title))
    element.isDialog = source.kind == .dialog
    add(element) { builder in
      for text in [source.text(.title), source.text(.message)].compactMap({ $0 }) {
        builder.add(Element(type: .staticText, label: text))
      }
      builder.visitChildren(of: source)
    }
    swipeDown = nil
    addSwipeBack(at: index)
  }

  // MARK: Bars

  private mutating func visitScreen(
    _ screen: ElementTree.Element, of stack: ElementTree.Element
  ) {
    let parts = screen.children.compactMap { tree[$0] }
    let items = parts.filter { $0.kind == .toolbarItem }
    let outer = swipeBack
    defer { swipeBack = outer }
    if !screen.isTrue(.barHidden) {
      if screen.text(.backTitle) != nil { swipeBack = HostEvent(.back, on: stack.id) }
      add(Element(type: .navigationBar, identifier: screen.text(.title) ?? "")) { builder in
        if let back = screen.text(.backTitle) {
          builder.add(
            Element(type: .button, label: back, tap: HostEvent(.back, on: stack.id)))
        }
        builder.visitItems(items, at: [.leading])
        if items.contains(where: { $0[.placement] == .principal }) {
          builder.visitItems(items, at: [.principal])
        } else {
          let lines = [screen.text(.title), screen.text(.subtitle)].compactMap(\.self)
          for line in lines where !line.isEmpty {
            builder.add(Element(type: .staticText, label: line))
          }
        }
        builder.visitItems(items, at: [.trailing, nil])
        for field in parts where field.kind == .searchField { builder.visitSearch(field) }
      }
    }
    for part in parts where part.kind != .toolbarItem {
      // The bar contains the search field.
      if part.kind == .searchField { visitChildren(of: part) } else { visit(part.id) }
    }
    if !screen.isTrue(.bottomBarHidden) { visitBar(of: items, at: [.bottom, .status]) }
    if hasFocus(in: screen, where: items) { visitBar(of: items, at: [.keyboard]) }
  }

  private mutating func visitBar(of items: [ElementTree.Element], at places: [PlacementValue]) {
    guard items.contains(where: { $0[.placement].map(places.contains) == true }) else { return }
    add(Element(type: .toolbar)) { $0.visitItems(items, at: places) }
  }

  /// Returns whether an element of a screen has the keyboard focus, if an item depends on it.
  private func hasFocus(
    in screen: ElementTree.Element, where items: [ElementTree.Element]
  ) -> Bool {
    func hasFocus(_ element: ElementTree.Element) -> Bool {
      element.isTrue(.focused) || element.children.contains { tree[$0].map(hasFocus) == true }
    }
    return items.contains { $0[.placement] == .keyboard } && hasFocus(screen)
  }

  private mutating func visitItems(_ items: [ElementTree.Element], at placements: [PlacementValue?])
  {
    for item in items where placements.contains(item[.placement]) { visit(item.id) }
  }

  private mutating func visitTabs(_ tabs: ElementTree.Element) {
    let parts = tabs.children.compactMap { tree[$0] }
    for tab in parts where tab.isTrue(.selected) { visitChildren(of: tab) }
    if tabs.isTrue(.barHidden) { return }
    visitItems(parts, at: [.accessory])
    add(Element(.tabBar, tabs)) { builder in
      for tab in parts where tab.kind == .tab && !tab.isInvisible && !tab.isTrue(.barHidden) {
        var button = Element(.button, tab, label: tab.text(.title))
        button.value = button.value ?? tab.text(.badge)
        button.tap = HostEvent(.select, on: tab.id)
        builder.add(button)
      }
    }
  }

  // MARK: Content

  private mutating func noteGap(_ gap: ElementTree.Element) {
    guard isHittable, let count = gap[.count] else { return }
    let around = gap.parent.flatMap { tree[$0] }
    let isAcross = around?.kind == .hstack || around?[.axis] == .horizontal
    gaps.append(
      .init(
        place: elements.count, id: gap.id, count: Int(count),
        isAfter: gap[.placement] == .after, isAcross: isAcross))
  }

  package mutating func visitControl(
    _ source: ElementTree.Element, as type: XCUIElementType,
    tap action: HostEvent.Action? = nil, value: String? = nil,
    change: (inout Element) -> Void = { _ in }
  ) {
    let texts = texts(in: source)
    var control = Element(type, source, label: texts.joined(separator: ", "))
    control.value = control.value ?? value
    control.tap = action.map { HostEvent($0, on: source.id) }
    change(&control)
    // A custom label represents the whole content of the control.
    guard source.text(.label) == nil, !source.hidesChildren else { return add(control) }
    control.texts = texts
    add(control) { $0.visitChildren(of: source) }
  }

  private mutating func visitStepper(_ source: ElementTree.Element) {
    let texts = texts(in: source)
    var stepper = Element(.stepper, source, label: texts.joined(separator: ", "))
    stepper.texts = texts
    add(stepper) { builder in
      if source.text(.label) == nil { builder.visitChildren(of: source) }
      let ends = source[.ends] ?? []
      for (name, end, action) in [
        ("Decrement", StepperEndValue.decrement, HostEvent.Action.decrement),
        ("Increment", .increment, .increment),
      ] {
        let identifier = source.text(.identifier).map { "\($0)-\(name)" } ?? ""
        var button = Element(type: .button, identifier: identifier, label: name)
        button.isEnabled = !source.isTrue(.disabled) && !ends.contains(end)
        button.tap = HostEvent(action, on: source.id)
        builder.add(button)
      }
    }
  }

  /// Returns the texts inside an element or, without any, the labels of its images.
  package func texts(in source: ElementTree.Element) -> [String] {
    texts(in: source.children.compactMap { tree[$0] })
  }

  package func texts(in children: [ElementTree.Element]) -> [String] {
    let found = texts(in: children, of: .text)
    return found.isEmpty ? texts(in: children, of: .image) : found
  }

  private func texts(in children: [ElementTree.Element], of kind: ElementKind) -> [String] {
    children.filter { !$0.isInvisible }.flatMap { child in
      guard child.kind == kind else {
        return texts(in: child.children.compactMap { tree[$0] }, of: kind)
      }
      return [child.text(.label) ?? child.text(.text)].compactMap { $0 }.filter { !$0.isEmpty }
    }
  }
}
