// SPDX-License-Identifier: MIT

import WaymarkRender

/// A control that selects one of several options.
///
/// Each view of the content is an option with a value, from its ``View/tag(_:includeOptional:)`` or
/// from its id in a ``ForEach`` (C1). ``View/pickerStyle(_:)`` sets the appearance; the default is
/// a menu.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>
  private let label: Label
  private let content: Content
  @State private var isOpen = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.labelsAreHidden) private var labelsAreHidden
  @Environment(\.pickerStyleWord) private var style
  @Environment(\.isInMenu) private var isInMenu

  /// Creates a picker with a custom label.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  /// Creates a picker with a label (the older form).
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content, label: { label })
  }

  /// The content and behaviour of the view.
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
    // Screen readers announce hidden labels, too.
    let title = labelsAreHidden ? LabelDescription(label).title : nil
    return ElementView(
      .picker,
      [
        (.style, style.propertyValue), (.disabled, isEnabled ? nil : .bool(true)),
        (.label, title.map { .text($0) }),
      ],
      content: TupleView(
        labelsAreHidden ? nil : TitleView(label),
        ChoicesView(content: content, choices: ChoiceBinding(selection)))
    ) { [isEnabled, $isOpen] event throws(HostEventError) in
      guard event == .tap, style == .navigationLink else { throw .unsupported }
      guard isEnabled else { throw .disabled }
      $isOpen.wrappedValue = true
    }
  }
}

/// The options of a picker on a separate screen; choosing an option goes back.
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
