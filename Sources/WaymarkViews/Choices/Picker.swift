// SPDX-License-Identifier: MIT

import WaymarkRender

/// One choice of several.
///
/// Each view of the content is a choice, named by its ``View/tag(_:includeOptional:)`` or, in a
/// ``ForEach``, by its id (C1). How it looks says ``View/pickerStyle(_:)``; by itself it is a menu.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>
  private let label: Label
  private let content: Content
  @State private var isOpen = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.labelsAreHidden) private var labelsAreHidden
  @Environment(\.pickerStyleWord) private var style
  @Environment(\.isInMenu) private var isInMenu

  /// A picker with a label of any views.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  /// A picker with a label, in the older form.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content, label: { label })
  }

  /// What it consists of.
  @MainActor public var body: some View {
    if style == .navigationLink, !isInMenu {
      FlagDestinationView(
        content: control(.navigationLink, label: label), flag: $isOpen,
        destination: PickerScreen(
          title: LabelDescription(label).title,
          choices: ChoiceBinding(selection) { [$isOpen] in $isOpen.wrappedValue = false },
          content: content),
        place: nil)
    } else {
      control(isInMenu ? .inline : style ?? .menu, label: label)
    }
  }

  @MainActor private func control(_ style: StyleValue, label: Label) -> some View {
    // A hidden label is still what a screen reader says.
    let words = labelsAreHidden ? LabelDescription(label).title : nil
    return ElementView(
      .picker,
      [
        (.style, style.propertyValue), (.disabled, isEnabled ? nil : .bool(true)),
        (.label, words.map { .text($0) }),
      ],
      content: TupleView(
        labelsAreHidden ? nil : label,
        ChoicesView(content: content, choices: ChoiceBinding(selection)))
    ) { [isEnabled, $isOpen] event throws(HostEventError) in
      guard event == .tap, style == .navigationLink else { throw .unsupported }
      guard isEnabled else { throw .disabled }
      $isOpen.wrappedValue = true
    }
  }
}

/// The choices of a picker on a screen of their own; choosing leads back.
nonisolated struct PickerScreen<Content: View>: View {
  let title: String
  let choices: ChoiceBinding
  let content: Content

  @MainActor var body: some View {
    Form {
      ElementView(
        .picker, [(.style, StyleValue.inline.propertyValue), (.label, .text(title))],
        content: ChoicesView(content: content, choices: choices))
    }
    .navigationTitle(Text(verbatim: title))
    .navigationBarTitleDisplayMode(.inline)
  }
}
