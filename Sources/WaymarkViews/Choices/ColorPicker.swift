// SPDX-License-Identifier: MIT

import WaymarkRender

/// A control that selects a colour.
///
/// ```swift
/// ColorPicker("Cover", selection: $cover)
/// ```
///
/// A browser shows its own picker. It selects opaque colours in sRGB (C7), so a chosen colour gets
/// the opacity of the one before, if opacities are supported and it is not zero.
nonisolated public struct ColorPicker<Label: View>: View {
  @Binding private var selection: Color
  private let supportsOpacity: Bool
  private let label: Label
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.labelsAreHidden) private var labelsAreHidden
  @Environment(\.colorScheme) private var colorScheme

  /// Creates a picker with a custom label.
  ///
  /// - Parameters:
  ///   - selection: The colour.
  ///   - supportsOpacity: Whether colours keep their opacity; else all chosen ones are opaque.
  ///   - label: The label.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    _selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label()
  }

  /// The content and behaviour of the view.
  @MainActor public var body: some View {
    let parts = selection.parts(isDark: colorScheme == .dark)
    let title = labelsAreHidden ? LabelDescription(label).title : nil
    ElementView(
      .colorField,
      [
        (.value, .text(HexColor(parts).text)), (.disabled, isEnabled ? nil : .bool(true)),
        (.label, title.map { .text($0) }),
      ],
      content: labelsAreHidden ? nil : TitleView(label)
    ) { [isEnabled, supportsOpacity, $selection] event throws(HostEventError) in
      guard case .changeColor(let text) = event, let color = HexColor(text) else {
        throw .unsupported
      }
      guard isEnabled else { throw .disabled }
      let opacity = parts.opacity
      let keepsOpacity = supportsOpacity && opacity > 0
      let parts = Color.parts(color.number, keepsOpacity ? opacity : 1)
      $selection.wrappedValue = Color(
        red: parts.red, green: parts.green, blue: parts.blue, opacity: parts.opacity)
    }
  }
}

extension ColorPicker where Label == Text {
  /// Creates a picker with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Creates a picker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }

  /// Creates a picker with a title.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleResource) }
  }
}

/// An opaque colour as hosts write it, such as `#ff8000`.
struct HexColor: Equatable {
  /// The colour as `0xRRGGBB`.
  let number: Int

  init(_ parts: Color.Parts) {
    func byte(_ part: Double) -> Int { Int((part * 255).rounded()) }
    number = byte(parts.red) << 16 | byte(parts.green) << 8 | byte(parts.blue)
  }

  /// Creates a colour from a text; nil if it is not `#` and six hexadecimal digits.
  init?(_ text: String) {
    let digits = text.dropFirst()
    guard text.utf8.count == 7, text.first == "#", digits.allSatisfy(\.isHexDigit),
      let number = Int(digits, radix: 16)
    else { return nil }
    self.number = number
  }

  var text: String {
    let digits = String(number, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
