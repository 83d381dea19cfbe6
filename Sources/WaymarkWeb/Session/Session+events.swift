// SPDX-License-Identifier: MIT

import WaymarkRender
@_spi(Host) import WaymarkViews

extension Session {
  /// Handles a message of the page.
  func handle(_ message: ClientMessage) {
    switch message {
    case .hello: break
    case .event(_, let event):
      store.metrics.count(ClientAction(event.action))
      send(event)
      correct(event)
    case .phase(_, let phase):
      store.metrics.count(.phase)
      graph?.scenePhase = phase
      store.note(self, isHidden: phase == .background)
    case .traverse(let number, let traversal):
      store.metrics.count(.go)
      follow(traversal, number)
    case .prepare(_, let link):
      store.metrics.count(.prepare)
      if let link { prepareScreen(of: link) } else { graph?.endPreparation() }
    case .upload(let number, let element, let heads):
      store.metrics.count(.upload)
      beginUpload(number, to: element, heads)
    case .chunk(_, let element, let data):
      store.metrics.count(.chunk)
      receive(data, for: element)
    }
  }

  /// Sends the screen that a link will show, which the page then shows as soon as it is tapped.
  private func prepareScreen(of link: ElementID) {
    guard let screen = graph?.prepareScreen(of: link), !isClosed else { return }
    operations += encoder.prepare(screen, for: link)
  }

  /// Sends an event to the app; returns false if the app rejects it.
  @discardableResult
  func send(_ event: HostEvent) -> Bool {
    do {
      try graph?.send(event)
      return true
    } catch {
      store.metrics.count(error)
      return false
    }
  }

  /// Corrects the page's optimistic update if the app has changed the value.
  private func correct(_ event: HostEvent) {
    guard let element = encoder.tree[event.target] else { return }
    switch (event.action, element.kind) {
    case (.changeText(let sent), .textField), (.changeText(let sent), .textEditor),
      (.changeText(let sent), .searchField), (.changeDate(let sent), .dateField),
      (.changeColor(let sent), .colorField):
      let value = element.text(.value) ?? ""
      if value != sent { setInput(of: element, to: value) }
    case (.changeOn(let isOn), .toggle):
      if element.flag(.on) != isOn {
        operations.append(
          .attribute(NodeAddress(element: element.id), "aria-checked", isOn ? "false" : "true"))
      }
    case (.changeNumber(let sent), .slider):
      let amount = element.number(.amount) ?? sent
      if amount != sent { setInput(of: element, to: ElementTemplate.decimal(amount)) }
    case (.select, .option):
      guard !element.flag(.selected), let picker = encoder.tree.picker(of: element) else { return }
      choose(encoder.tree.options(of: picker).first { $0.flag(.selected) }?.id, in: picker)
    default: break
    }
  }

  private func setInput(of element: ElementTree.Element, to value: String) {
    guard let input = encoder.input(of: element) else { return }
    operations.append(.value(input, value))
  }

  /// Selects the app's choice in the browser's menu of a picker.
  private func choose(_ option: ElementID?, in picker: ElementTree.Element) {
    switch encoder.tree.pickerStyle(picker) {
    case .menu, .wheel: break
    case .segments, .rows, .radios, .link: return
    }
    if let option {
      operations.append(.attribute(NodeAddress(element: option), "selected", ""))
    } else if let menu = encoder.input(of: picker) {
      operations.append(.attribute(menu, "data-none", ""))
    }
  }
}

extension Session {
  func scroll(to element: ElementID, anchor: (x: Double, y: Double)?) {
    guard !isClosed, encoder.tree[element] != nil else { return }
    operations.append(
      .scroll(element, block: Self.place(anchor?.y), inline: Self.place(anchor?.x)))
  }

  func scroll(_ element: ElementID, toX x: Double?, y: Double?) {
    guard !isClosed, encoder.tree[element] != nil else { return }
    // Browsers count from the left edge, and negative if text begins at the right one.
    let isMirrored = direction(of: element) == .rightToLeft
    operations.append(.scrollTo(element, left: x.map { isMirrored ? -$0 : $0 }, top: y))
  }

  /// Returns the layout direction of an element, which is that of the nearest element around it.
  private func direction(of element: ElementID) -> LayoutDirectionValue? {
    var next = encoder.tree[element]
    while let element = next {
      if let direction = element[.layoutDirection] { return direction }
      next = element.parent.flatMap { encoder.tree[$0] }
    }
    return nil
  }

  private static func place(_ part: Double?) -> String {
    switch part {
    case nil: "nearest"
    case .some(..<0.34): "start"
    case .some(0.67...): "end"
    default: "center"
    }
  }
}
