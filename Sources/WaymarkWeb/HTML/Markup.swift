// SPDX-License-Identifier: MIT

/// One HTML element as a value: what an `ElementTree.Element` looks like, without its children.
///
/// Where the children go stands a ``Content/slot(_:)``. Two markups of one element are compared to
/// find what a patch has to change.
struct Markup: Equatable {
  /// What is between the tags.
  enum Content: Equatable {
    /// Nothing, and no end tag either: `input`, `img`.
    case void
    case text(String)
    case nodes([Markup])
    /// The element's children that belong into this slot, and nothing else.
    case slot(Slot)
  }

  /// Which of an element's children stand somewhere.
  enum Slot: String, Equatable, CaseIterable {
    case content
    /// A screen's toolbar, which stands in its bar.
    case bar
    /// A window's overlays, which stand over its content.
    case over
    /// A screen's field to search with, which stands above its content.
    case search
    /// The actions of a row, which stand over its content.
    case actions
    /// The choices of a picker.
    case choices
    /// What is said at the lower end of a slider.
    case before
    /// What is said at the upper end of a slider, or below progress.
    case after
  }

  struct Attribute: Equatable {
    var name: String
    var value: String
  }

  var tag: String
  var attributes: [Attribute] = []
  /// Declarations such as `padding:4px`; never written as a `style` attribute.
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

  /// A copy with an attribute; nil leaves it out.
  func with(_ name: String, _ value: String?) -> Markup {
    var copy = self
    if let value { copy[name] = value }
    return copy
  }

  /// A copy with a boolean attribute where it is true.
  func with(_ name: String, when isOn: Bool) -> Markup { isOn ? with(name, "") : self }

  /// Adds a class to those there are.
  mutating func addClass(_ name: String) {
    guard !name.isEmpty else { return }
    if let old = self["class"] {
      self["class"] = "\(old) \(name)"
    } else {
      attributes.insert(Attribute(name: "class", value: name), at: 0)
    }
  }

  /// Whether children of the element may stand in it.
  var holdsSlot: Bool {
    switch content {
    case .void, .text: false
    case .slot: true
    case .nodes(let nodes): nodes.contains(where: \.holdsSlot)
    }
  }

  /// The path, as child indices, to a slot; nil when there is no such slot.
  func path(to slot: Slot) -> [Int]? {
    switch content {
    case .void, .text: return nil
    case .slot(let found): return found == slot ? [] : nil
    case .nodes(let nodes):
      for (index, node) in nodes.enumerated() {
        if let rest = node.path(to: slot) { return [index] + rest }
      }
      return nil
    }
  }
}
