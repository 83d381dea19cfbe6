// SPDX-License-Identifier: MIT

import WaymarkRender

/// The type-erased selection of a picker.
struct ChoiceBinding {
  let location: any BindingLocation
  /// Whether a tag has the type of the selection, so that it can be chosen (C1).
  let accepts: (Tag) -> Bool
  /// Returns a function that tells whether a tag is selected.
  let read: () -> (Tag) -> Bool
  /// Selects a tag.
  let write: (Tag) -> Void

  init<Value: Hashable>(
    _ selection: Binding<Value>, afterwards: (() -> Void)? = nil
  ) {
    location = selection.location
    accepts = { $0.value(as: Value.self) != nil }
    read = {
      let now = selection.wrappedValue
      return { $0.value(as: Value.self) == now }
    }
    write = { tag in
      guard let value = tag.value(as: Value.self) else { return }
      selection.wrappedValue = value
      afterwards?()
    }
  }
}

/// The content of a picker, each element of which is an option.
nonisolated struct ChoicesView<Content: View>: WrappingView {
  let content: Content
  let choices: ChoiceBinding

  @MainActor
  func makeNode(in parent: ViewNode) -> ChoicesNode { ChoicesNode(choices, in: parent) }

  @MainActor
  func update(_ node: ChoicesNode) { node.receive(choices) }
}

final class ChoicesNode: SingleChildNode, Settling {
  private struct Option {
    unowned let element: ElementNode
    var tag: Tag?
    var isSelected = false
    var isDisabled = false
  }

  private var choices: ChoiceBinding
  private var options: [ObjectIdentifier: Option] = [:]
  private var isWaiting = false
  private lazy var reader = BindingReader(self)

  init(_ choices: ChoiceBinding, in parent: ViewNode) {
    self.choices = choices
    super.init(in: parent)
    reader.follow(reading: choices.location)
    changed()
  }

  override var wrappingForChildren: ItemWrapping { .option }

  func receive(_ new: ChoiceBinding) {
    choices = new
    reader.follow(reading: new.location)
    changed()
  }

  override func refresh() {
    isDirty = false
    reader.observe()
    changed()
  }

  func add(_ option: ElementNode) {
    options[ObjectIdentifier(option)] = Option(element: option)
    changed()
  }

  func remove(_ option: ElementNode) { options[ObjectIdentifier(option)] = nil }

  func changed() {
    guard !isWaiting else { return }
    isWaiting = true
    graph.settle(self)
  }

  func settle() {
    isWaiting = false
    guard isAlive else { return }
    let isChosen = choices.read()
    visit(self, nil) { element, tag in
      guard var option = options[ObjectIdentifier(element)] else { return }
      let isSelected = tag.map(isChosen) ?? false
      let isDisabled =
        !EnvironmentValues(element.scope).isEnabled || element.isSelectionDisabled(in: self)
      option.tag = tag
      if option.isSelected != isSelected {
        option.isSelected = isSelected
        element.sendToWrapper(.selected, isSelected ? .bool(true) : nil)
      }
      if option.isDisabled != isDisabled {
        option.isDisabled = isDisabled
        element.sendToWrapper(.disabled, isDisabled ? .bool(true) : nil)
      }
      options[ObjectIdentifier(element)] = option
    }
  }

  /// Visits the options with their tags: the nearest enclosing tag, else the id in a `ForEach`.
  private func visit(_ node: ViewNode, _ tag: Tag?, _ body: (ElementNode, Tag?) -> Void) {
    if let element = node as? ElementNode, element.wrapper != nil { return body(element, tag) }
    if let each = node as? any IdentifiedChildren {
      return each.forEachIdentified { visit($0, $1, body) }
    }
    let tag = (node as? TagNode)?.named ?? tag
    node.forEachChild { visit($0, tag, body) }
  }

  func handle(
    _ action: HostEvent.Action, on element: ElementNode
  ) throws(HostEventError) {
    guard action == .select, let option = options[ObjectIdentifier(element)] else {
      throw .unsupported
    }
    guard !option.isDisabled else { throw .disabled }
    guard let tag = option.tag, choices.accepts(tag) else {
      let name = option.tag.map { "The tag \($0.value)" } ?? "A choice without a tag"
      graph.report("\(name) is not of the type of the Picker's selection: it cannot be selected.")
      throw .unsupported
    }
    choices.write(tag)
  }

  override func didUnmount() { reader.end() }
}

extension ElementNode {
  /// The picker options that contain the element.
  var choices: ChoicesNode? { wrapping == .option ? choicesAround : nil }
}

extension ViewNode {
  /// The picker options that contain this node.
  var choicesAround: ChoicesNode? {
    var next = parent
    while let node = next {
      if let choices = node as? ChoicesNode { return choices }
      if let element = node as? ElementNode, element.wrapper != nil { return nil }
      next = node.parent
    }
    return nil
  }
}

extension ChoicesNode: TagReader {
  func tagsChanged(isDirect: Bool) { changed() }
}
