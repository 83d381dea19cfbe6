// SPDX-License-Identifier: MIT

package import WaymarkRender

extension AccessibilitySnapshot {
  /// The adjustment of an element.
  package enum Adjustment {
    /// Select the option with a text.
    case wheel([(title: String, option: ElementID)])
    /// Set a number within a range.
    case slider(ElementID, ClosedRange<Double>)
    /// Set a date or a time.
    case date(ElementID)
    /// Set a colour.
    case color(ElementID)
  }
}

extension SnapshotBuilder {
  /// Adds a picker, an option, a slider, a date or colour picker or a progress indicator.
  package mutating func visitChoice(_ source: ElementTree.Element) {
    switch source.kind {
    case .picker: visitPicker(source)
    case .option: visitOption(source)
    case .slider: visitSlider(source)
    case .dateField where source[.style] == .graphical:
      var calendar = Element(.datePicker, source, label: source.text(.label) ?? "")
      calendar.value = source.text(.value)
      // A calendar of several days has no value.
      calendar.adjustment = calendar.value.map { _ in .date(source.id) }
      add(calendar) { $0.visitChildren(of: source) }
    case .dateField:
      let value = source.text(.value) ?? ""
      visitControl(source, as: .datePicker, value: value) { $0.adjustment = .date(source.id) }
    case .colorField:
      let value = source.text(.value) ?? ""
      visitControl(source, as: .colorWell, value: value) { $0.adjustment = .color(source.id) }
    default:
      guard let fraction = source[.fraction] else {
        return visitControl(source, as: .activityIndicator)
      }
      visitControl(source, as: .progressIndicator, value: Self.percent(fraction))
    }
  }

  private static func percent(_ part: Double) -> String { "\(Int((part * 100).rounded()))%" }

  private mutating func visitSlider(_ source: ElementTree.Element) {
    let lower = source[.minimum] ?? 0
    let ends = lower...max(lower, source[.maximum] ?? 1)
    let width = ends.upperBound - ends.lowerBound
    let amount = (source[.amount] ?? 0) - ends.lowerBound
    visitControl(source, as: .slider, value: Self.percent(width > 0 ? amount / width : 0)) {
      $0.adjustment = .slider(source.id, ends)
    }
  }

  // MARK: Pickers

  private func options(of picker: ElementTree.Element) -> [ElementTree.Element] {
    picker.children.compactMap { tree[$0] }.flatMap { child in
      child.kind == .option ? [child] : child.kind == .section ? options(of: child) : []
    }
  }

  private func title(of picker: ElementTree.Element) -> [String] {
    if let label = picker.text(.label) { return [label] }
    return picker.children.compactMap { tree[$0] }
      .filter { ![.option, .section].contains($0.kind) && !$0.isInvisible }
      .flatMap { $0.kind == .text ? [$0.text(.text) ?? ""] : texts(in: $0) }
  }

  private func name(of option: ElementTree.Element) -> String {
    texts(in: option).joined(separator: ", ")
  }

  private mutating func visitPicker(_ picker: ElementTree.Element) {
    let options = options(of: picker)
    let title = title(of: picker).joined(separator: ", ")
    let chosen = options.filter { $0.isTrue(.selected) }.map(name).joined(separator: ", ")
    switch picker[.style] {
    case .segmented, .palette:
      add(.init(.segmentedControl, picker, label: title)) { builder in
        for option in options { builder.visitOption(option) }
      }
    case .inline, .radioGroup:
      let isNamed = picker.text(.identifier) != nil || picker.text(.label) != nil
      guard isNamed else { return visitChildren(of: picker) }
      add(.init(.other, picker, label: title)) { $0.visitChildren(of: picker) }
    case .wheel:
      add(.init(.picker, picker, label: title)) { builder in
        var wheel = Element(type: .pickerWheel, label: title)
        wheel.id = picker.id
        wheel.value = chosen
        wheel.isEnabled = !picker.isTrue(.disabled)
        wheel.adjustment = .wheel(options.map { (builder.name(of: $0), $0.id) })
        builder.add(wheel)
      }
    case let style:
      var button = Element(.button, picker)
      let texts = [title, chosen].filter { !$0.isEmpty }
      button.label = texts.joined(separator: ", ")
      button.texts = texts
      button.value = button.value ?? chosen
      if style == .navigationLink {
        button.tap = HostEvent(.tap, on: picker.id)
      } else {
        button.chooses = picker.id
      }
      add(button)
    }
  }

  private mutating func visitOption(_ option: ElementTree.Element) {
    let texts = texts(in: option)
    var button = Element(.button, option, label: texts.joined(separator: ", "))
    button.texts = texts
    button.tap = HostEvent(.select, on: option.id)
    add(button) { $0.visitChildren(of: option) }
  }

  /// Adds the options of the open picker, in front of everything else; a tap outside closes it.
  package mutating func visitOpenPicker() {
    guard let picker = picker.flatMap({ tree[$0] }) else { return }
    add(.init(type: .menu)) { builder in
      for option in builder.options(of: picker) { builder.visitOption(option) }
    }
    var room = Element(
      type: .other, identifier: "PopoverDismissRegion", label: "dismiss popup")
    room.id = picker.id
    room.tap = HostEvent(.dismiss, on: picker.id)
    add(room)
    isHittable = false
  }
}
