// SPDX-License-Identifier: MIT

import WaymarkRender

/// The content of an alert or a confirmation dialog.
nonisolated struct Dialog<Actions: View, Message: View> {
  /// `alert` or `dialog`.
  let kind: ElementKind
  let title: String
  var showsTitle = true
  /// Nil if the presented value is missing.
  let actions: Actions?
  let message: Message?
  /// Whether the dialog does not change while it is presented (M12).
  var isCaptured = false
  /// The identity of the dialog.
  var id: AnyHashable?
  /// Whether bindings are written before a button's action, instead of after it.
  var writesFirst = false

  init(_ kind: ElementKind, _ title: String, actions: Actions?, message: Message?) {
    self.kind = kind
    self.title = title
    self.actions = actions
    self.message = message
  }
}

extension Dialog where Message == EmptyView {
  nonisolated init(_ kind: ElementKind, _ title: String, actions: Actions?) {
    self.init(kind, title, actions: actions, message: nil)
  }
}

extension Dialog {
  /// The dialog, unchanged while it is presented.
  nonisolated var captured: Dialog {
    var copy = self
    copy.isCaptured = true
    return copy
  }

  /// The texts of the dialog.
  @MainActor var text: DialogText {
    let message = message.map { LabelDescription($0).title } ?? ""
    return DialogText(
      title: title.isEmpty ? nil : title, showsTitle: showsTitle,
      message: message.isEmpty ? nil : message)
  }
}

struct DialogText: Equatable {
  var title: String?
  var showsTitle = true
  var message: String?
}

nonisolated struct DialogView<Base: View, Actions: View, Message: View>: View {
  typealias Body = Never

  let base: Base
  let isPresented: Binding<Bool>
  let dialog: Dialog<Actions, Message>

  @MainActor
  static func _makeNode(_ view: Self, in parent: ViewNode) -> ViewNode {
    let node = DialogNode<Base, Actions, Message>(view, in: parent)
    node.child = Base._makeNode(view.base, in: node)
    return node
  }

  @MainActor
  static func _updateNode(_ node: ViewNode, with view: Self) {
    let node = downcast(node, to: DialogNode<Base, Actions, Message>.self)
    if let child = node.child { Base._updateNode(child, with: view.base) }
    node.receive(view)
  }
}

extension View {
  nonisolated func dialog<Actions: View, Message: View>(
    _ isPresented: Binding<Bool>, _ dialog: Dialog<Actions, Message>
  ) -> some View {
    DialogView(base: self, isPresented: isPresented, dialog: dialog)
  }
}

/// Content with an alert or a confirmation dialog presented over it.
final class DialogNode<Base: View, Actions: View, Message: View>: PresenterNode {
  private var view: DialogView<Base, Actions, Message>
  private var id: AnyHashable?
  private var element: DialogElement? { presented as? DialogElement }

  init(_ view: DialogView<Base, Actions, Message>, in parent: ViewNode) {
    self.view = view
    super.init(view.dialog.kind, in: parent)
    follow(view.isPresented.location)
    if isWanted { refresh() }
  }

  func receive(_ view: DialogView<Base, Actions, Message>) {
    self.view = view
    follow(view.isPresented.location)
    viewChanged()
  }

  override var isWanted: Bool {
    isAlive && (presented != nil || view.dialog.actions != nil) && view.isPresented.wrappedValue
  }

  override var isReplaced: Bool { view.dialog.actions != nil && view.dialog.id != id }

  override func clear() {
    if view.isPresented.wrappedValue { view.isPresented.wrappedValue = false }
  }

  override func makePresented(in anchor: AnchorNode) -> PresentedNode {
    id = view.dialog.id
    return DialogElement(
      self, view.dialog.text, writesFirst: view.dialog.writesFirst, in: anchor)
  }

  override func makeContent(in parent: ViewNode) -> ViewNode {
    guard let actions = view.dialog.actions else { return ViewNode(in: parent) }
    return Actions._makeNode(actions, in: parent)
  }

  override func updateContent(_ node: ViewNode) {
    guard let actions = view.dialog.actions, !view.dialog.isCaptured else { return }
    element?.receive(view.dialog.text)
    Actions._updateNode(node, with: actions)
  }
}

/// A presented alert or confirmation dialog.
final class DialogElement: PresentedNode {
  private var text: DialogText
  private let writesFirst: Bool
  private var standard: ViewNode?

  init(
    _ presenter: PresenterNode, _ text: DialogText, writesFirst: Bool, in anchor: AnchorNode
  ) {
    self.text = text
    self.writesFirst = writesFirst
    super.init(presenter, in: anchor)
  }

  /// Returns the dialog that a button answers; nil for other elements, or outside of a dialog.
  fileprivate static func around(_ element: ElementNode) -> DialogElement? {
    guard (element as? ContentNode)?.kind == .button else { return nil }
    var next = element.parent
    while let node = next {
      if let presented = node as? PresentedNode { return presented as? DialogElement }
      next = node.parent
    }
    return nil
  }

  // MARK: Answers

  /// Runs a button's action and dismisses the dialog (M12).
  func answer(with button: ElementNode) throws(HostEventError) {
    if writesFirst {
      presenter.leave()
      try button.handle(.tap)
    } else {
      try button.handle(.tap)
      presenter.dismiss()
    }
  }

  /// Handles a dismissal with the cancel button, or with the only button.
  override func handle(_ action: HostEvent.Action) throws(HostEventError) {
    guard action == .dismiss else { throw .unsupported }
    let buttons = buttons
    if let cancel = buttons.last(where: \.isCancel) ?? (buttons.count == 1 ? buttons[0] : nil) {
      return try answer(with: cancel)
    }
    guard presenter.kind == .dialog else { throw .disabled }
    presenter.dismiss()
  }

  private var buttons: [ContentNode] {
    var found: [ContentNode] = []
    func look(_ node: ViewNode) {
      if let button = node as? ContentNode, button.kind == .button { found.append(button) }
      node.forEachChild(look)
    }
    if let child { look(child) }
    if let standard { look(standard) }
    return found
  }

  // MARK: Content

  /// Collects the buttons, the cancel button last; adds a button if there is none.
  override func collectContent(_ elements: inout ContiguousArray<ElementID>) {
    var own: ContiguousArray<ElementID> = []
    child?.collectElements(&own)
    let cancels = own.filter { (graph.elements[$0] as? ContentNode)?.isCancel == true }
    elements += own.filter { !cancels.contains($0) }
    elements += cancels
    if needsStandard { makeStandard().collectElements(&elements) }
  }

  private var needsStandard: Bool {
    var hasButton = false
    var hasCancel = false
    func look(_ node: ViewNode) {
      if let button = node as? ContentNode, button.kind == .button {
        hasButton = true
        hasCancel = hasCancel || button.isCancel
      }
      node.forEachChild(look)
    }
    if let child { look(child) }
    // The older action sheet shows only the buttons that it lists (M13).
    return presenter.kind == .dialog && !writesFirst ? !hasCancel : !hasButton
  }

  private func makeStandard() -> ViewNode {
    if let standard { return standard }
    let isDialog = presenter.kind == .dialog
    let button = Button(isDialog ? "Cancel" : "OK", role: isDialog ? .cancel : nil) {}
    let node = Button<Text>._makeNode(button, in: self)
    standard = node
    return node
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    super.forEachChild(body)
    if let standard { body(standard) }
  }

  // MARK: Texts

  private func forEachProperty(of text: DialogText, _ body: (Property, PropertyValue) -> Void) {
    if let title = text.title { body(text.showsTitle ? .title : .label, .text(title)) }
    if let message = text.message { body(.message, .text(message)) }
  }

  override func forEachOwnProperty(_ body: (Property, PropertyValue) -> Void) {
    forEachProperty(of: text, body)
  }

  func receive(_ new: DialogText) {
    let old = text
    guard old != new else { return }
    text = new
    var values: [Property: PropertyValue] = [:]
    forEachProperty(of: new) { values[$0] = $1 }
    forEachProperty(of: old) { name, value in
      if values[name] == nil { send(name, nil) }
      if values[name] == value { values[name] = nil }
    }
    for name in [Property.title, .label, .message] {
      if let value = values[name] { send(name, value) }
    }
  }
}

extension ContentNode {
  fileprivate var isCancel: Bool {
    kind == .button && properties.contains { $0 == (.role, RoleValue.cancel.propertyValue) }
  }
}

/// Answers dialogs with their buttons.
final class DialogEvents: EventFilter {
  static let shared = DialogEvents()

  func deliver(
    _ event: HostEvent, to element: ElementNode, _ next: Next
  ) throws(HostEventError) {
    guard event.action == .tap, let dialog = DialogElement.around(element) else {
      return try next()
    }
    try dialog.answer(with: element)
  }
}
