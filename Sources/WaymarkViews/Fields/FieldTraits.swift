// SPDX-License-Identifier: MIT

import WaymarkRender

/// The input traits of the fields in a view.
struct FieldTraits: Equatable {
  var keyboard: KeyboardValue?
  var contentType: String?
  var capitalization: CapitalizationValue?
  var isCorrectionDisabled = false
  var submitLabel: SubmitLabelValue?
  var style: StyleValue?
  var editorStyle: StyleValue?

  func properties(of kind: ElementKind) -> [(Property, PropertyValue?)] {
    // Nearly all fields use the defaults.
    if self == FieldTraits() { return [] }
    let style = kind == .textEditor ? editorStyle : style
    return [
      (.keyboard, keyboard?.propertyValue), (.contentType, contentType.map { .text($0) }),
      (.capitalization, capitalization?.propertyValue),
      (.correctionDisabled, isCorrectionDisabled ? .bool(true) : nil),
      (.submitLabel, submitLabel?.propertyValue), (.style, style?.propertyValue),
    ]
  }
}

private struct FieldTraitsKey: EnvironmentKey {
  static var defaultValue: FieldTraits { FieldTraits() }
}

extension EnvironmentValues {
  var fieldTraits: FieldTraits {
    get { self[FieldTraitsKey.self] }
    set { self[FieldTraitsKey.self] = newValue }
  }

  /// Whether autocorrection is disabled.
  public var autocorrectionDisabled: Bool {
    get { fieldTraits.isCorrectionDisabled }
    set { fieldTraits.isCorrectionDisabled = newValue }
  }
}

/// The label of the key that submits.
public struct SubmitLabel: Sendable {
  let keyword: SubmitLabelValue

  /// Done.
  public static var done: SubmitLabel { SubmitLabel(keyword: .done) }
  /// Go.
  public static var go: SubmitLabel { SubmitLabel(keyword: .go) }
  /// Send.
  public static var send: SubmitLabel { SubmitLabel(keyword: .send) }
  /// Join.
  public static var join: SubmitLabel { SubmitLabel(keyword: .join) }
  /// Route.
  public static var route: SubmitLabel { SubmitLabel(keyword: .route) }
  /// Search.
  public static var search: SubmitLabel { SubmitLabel(keyword: .search) }
  /// Return.
  public static var `return`: SubmitLabel { SubmitLabel(keyword: .return) }
  /// Next.
  public static var next: SubmitLabel { SubmitLabel(keyword: .next) }
  /// Continue.
  public static var `continue`: SubmitLabel { SubmitLabel(keyword: .continue) }
}

/// The automatic capitalisation of typed text.
public struct TextInputAutocapitalization: Sendable {
  let keyword: CapitalizationValue

  /// None.
  public static var never: TextInputAutocapitalization { .init(keyword: .never) }
  /// Capitalises each word.
  public static var words: TextInputAutocapitalization { .init(keyword: .words) }
  /// Capitalises each sentence.
  public static var sentences: TextInputAutocapitalization { .init(keyword: .sentences) }
  /// All.
  public static var characters: TextInputAutocapitalization { .init(keyword: .characters) }

  private init(keyword: CapitalizationValue) { self.keyword = keyword }

  /// Creates a capitalisation from UIKit's type; nil for an unknown value.
  public init?(_ type: UITextAutocapitalizationType) {
    switch type {
    case .none: self = .never
    case .words: self = .words
    case .sentences: self = .sentences
    case .allCharacters: self = .characters
    }
  }
}

extension View {
  /// Sets the keyboard of the fields in this view.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
    environment(\.fieldTraits.keyboard, type.keyword)
  }

  /// Sets the content type of the fields in this view for autofill; nil for none.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    environment(\.fieldTraits.contentType, textContentType?.rawValue)
  }

  /// Sets the automatic capitalisation in the fields of this view; nil leaves it to the host.
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    environment(\.fieldTraits.capitalization, autocapitalization?.keyword)
  }

  /// The older form of ``textInputAutocapitalization(_:)``.
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    environment(\.fieldTraits.capitalization, TextInputAutocapitalization(style)?.keyword)
  }

  /// Disables autocorrection in the fields of this view.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable)
  }

  /// The older name of ``autocorrectionDisabled(_:)``; nil has no effect.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    transformEnvironment(\.autocorrectionDisabled) { $0 = disable ?? $0 }
  }

  /// Sets the label of the submit key for the fields in this view.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    environment(\.fieldTraits.submitLabel, submitLabel.keyword)
  }
}
