// SPDX-License-Identifier: MIT

/// An HTML element as a value: the markup of an `ElementTree.Element` without its children.
///
/// A ``Content/slot(_:)`` marks the position of the children. A patch results from comparing two
/// markups of an element.
struct Markup: Equatable {
  /// The content of the HTML element.
  enum Content: Equatable {
    /// No content and no end tag, as in `input` and `img`.
    case void
    case text(String)
    case nodes([Markup])
    /// The children of the element that belong to the slot.
    case slot(Slot)
  }

  /// A position for children of an element.
  enum Slot: String, Equatable, CaseIterable {
    case content
    /// The items in the bar of a screen: before, in place of and after the title.
    case leading, principal, trailing
    /// The items in the bar at the bottom of a screen.
    case bottom
    /// The items in the bar that is shown while an element has the keyboard focus.
    case keyboard
    /// The view above the bar of tabs.
    case accessory
    /// The overlays over the content of a window.
    case over
    /// The search field above the content of a screen.
    case search
    /// The actions over the content of a row.
    case actions
    /// The options of a picker.
    case choices
    /// The label at the lower end of a slider, or the header of a section.
    case before
    /// The label at the upper end of a slider, or below a progress indicator, or the footer of a
    /// section.
    case after
  }

  struct Attribute: Equatable {
    var name: String
    var value: String
  }

  var tag: String
  var attributes: [Attribute] = []
  /// CSS declarations such as `padding:4px`, which are never written as a `style` attribute.
  var style = ""
  var content: Content = .nodes([])

  init(_ tag: String, _ classes: String = "", content: Content = .nodes([])) {
    self.tag = tag
    self.content = content
    if !classes.isEmpty { attributes.append(Attribute(name: "class", value: classes)) }
  }

  init(_ tag: String, _ classes: String = "", text: String) {
    self.init(tag, classes, content: .text(text))
  }

  init(_ tag: String, _ classes: String = "", slot: Slot) {
    self.init(tag, classes, content: .slot(slot))
  }

  init(_ tag: String, _ classes: String = "", _ nodes: Markup...) {
    self.init(tag, classes, content: .nodes(nodes))
  }

  subscript(name: String) -> String? {
    get { attributes.first { $0.name == name }?.value }
    set {
      if let place = attributes.firstIndex(where: { $0.name == name }) {
        if let newValue {
          attributes[place].value = newValue
        } else {
          attributes.remove(at: place)
        }
      } else if let newValue {
        attributes.append(Attribute(name: name, value: newValue))
      }
    }
  }

  /// Returns a copy with an attribute; nil removes it.
  func with(_ name: String, _ value: String?) -> Markup {
    var copy = self
    if let value { copy[name] = value }
    return copy
  }

  /// Returns a copy with style declarations.
  func styled(_ declarations: String) -> Markup {
    var copy = self
    copy.style = declarations
    return copy
  }

  /// Returns a copy with the attribute that names the action of the script's message.
  func sends(_ action: ClientAction, as name: String = "data-a") -> Markup {
    with(name, action.rawValue)
  }

  /// Returns a copy with a boolean attribute if a condition is true.
  func with(_ name: String, when isOn: Bool) -> Markup { isOn ? with(name, "") : self }

  /// Adds a class.
  mutating func addClass(_ name: String) {
    guard !name.isEmpty else { return }
    if let old = self["class"] {
      self["class"] = "\(old) \(name)"
    } else {
      attributes.insert(Attribute(name: "class", value: name), at: 0)
    }
  }

  /// Whether the markup contains a slot.
  var holdsSlot: Bool {
    switch content {
    case .void, .text: false
    case .slot: true
    case .nodes(let nodes): nodes.contains(where: \.holdsSlot)
    }
  }

  /// Returns the path to a slot as child indices, or nil if there is no such slot.
  func path(to slot: Slot) -> [Int]? { path { $0.content == .slot(slot) } }

  /// The path to the native input or menu, or nil if there is none.
  var pathToInput: [Int]? { path { ["input", "textarea", "select"].contains($0.tag) } }

  /// Returns the path to the first node, in document order, for which a condition is true.
  private func path(toFirst isFound: (Markup) -> Bool) -> [Int]? {
    if isFound(self) { return [] }
    guard case .nodes(let nodes) = content else { return nil }
    for (index, node) in nodes.enumerated() {
      if let rest = node.path(toFirst: isFound) { return [index] + rest }
    }
    return nil
  }
}
