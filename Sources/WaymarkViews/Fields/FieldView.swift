// SPDX-License-Identifier: MIT

import WaymarkRender

/// The properties of a field besides its text.
struct FieldLook {
  var kind = ElementKind.textField
  var title = ""
  var prompt: String?
  var isSecure = false
  /// Whether Return inserts a line break.
  var isMultiline = false
  /// Whether a search field is active.
  var isActive = false
  var actions = FieldActions()

  /// Returns the properties with an action that runs first when editing ends.
  func ending(with end: @escaping @MainActor () -> Void) -> Self {
    var copy = self
    copy.actions.ended = end
    return copy
  }
}

/// The actions of a field.
struct FieldActions {
  /// Called when the field gains or loses the focus.
  var edited: @MainActor (Bool) -> Void = { _ in }
  /// Called when Return is pressed.
  var committed: (@MainActor () -> Void)?
  /// Called before both others when Return is pressed or the field loses the focus.
  var ended: @MainActor () -> Void = {}
  /// Called when editing is cancelled; nil if it cannot be cancelled.
  var cancelled: (@MainActor () -> Void)?
}

/// The element of a field with its accessories.
struct FieldView<Content: View>: View {
  let look: FieldLook
  @Binding var text: String
  let content: Content
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.submitChain) private var submit
  @Environment(\.fieldTraits) private var traits

  init(look: FieldLook, text: Binding<String>, @ViewBuilder content: () -> Content) {
    self.look = look
    _text = text
    self.content = content()
  }

  /// Whether Return submits.
  private var submits: Bool {
    look.kind == .searchField || look.actions.committed != nil || submit.handles(.text)
  }

  var body: some View {
    ElementView(
      look.kind,
      [
        (.value, .text(text)),
        (.placeholder, look.kind == .textEditor ? nil : .text(look.prompt ?? look.title)),
        (.label, look.prompt == nil || look.title.isEmpty ? nil : .text(look.title)),
        (.secure, look.isSecure ? .bool(true) : nil),
        (
          .axis,
          look.isMultiline && look.kind == .textField ? AxisValue.vertical.propertyValue : nil
        ),
        (.submits, submits ? .bool(true) : nil),
        (.active, look.isActive ? .bool(true) : nil),
        (.disabled, isEnabled ? nil : .bool(true)),
      ] + traits.properties(of: look.kind),
      content: content
    ) { [isEnabled, submit, $text, look] event throws(HostEventError) in
      if event == .focus(false) {
        look.actions.ended()
        return look.actions.edited(false)
      }
      guard isEnabled else { throw .disabled }
      switch event {
      case .changeText(let new):
        guard new.utf8.count <= HostEvent.longestText else { throw .invalid }
        $text.wrappedValue = new
      case .submit where !look.isMultiline:
        look.actions.ended()
        look.actions.committed?()
        submit.run(look.kind == .searchField ? .search : .text)
      case .dismiss:
        guard let cancel = look.actions.cancelled else { throw .unsupported }
        cancel()
      case .focus: look.actions.edited(true)
      default: throw .unsupported
      }
    }
  }
}

extension FieldView where Content == EmptyView {
  init(look: FieldLook, text: Binding<String>) {
    self.init(look: look, text: text) { EmptyView() }
  }
}
