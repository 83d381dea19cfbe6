// SPDX-License-Identifier: MIT

import WaymarkRender

/// How the fields of a view are typed into.
struct FieldTraits: Equatable {
  var keyboard: KeyboardValue?
  var contentType: String?
  var capitalization: CapitalizationValue?
  var isCorrectionDisabled = false
  var submitLabel: SubmitLabelValue?
  var style: StyleValue?
  var editorStyle: StyleValue?

  func properties(of kind: ElementKind) -> [(Property, PropertyValue?)] {
    // Nearly all fields have none.
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

  /// Whether what is typed into fields is left uncorrected.
  public var autocorrectionDisabled: Bool {
    get { fieldTraits.isCorrectionDisabled }
    set { fieldTraits.isCorrectionDisabled = newValue }
  }
}

/// What the key that ends typing says.
public struct SubmitLabel: Sendable {
  let word: SubmitLabelValue

  /// That one is done.
  public static var done: SubmitLabel { SubmitLabel(word: .done) }
  /// That one goes somewhere.
  public static var go: SubmitLabel { SubmitLabel(word: .go) }
  /// That something is sent.
  public static var send: SubmitLabel { SubmitLabel(word: .send) }
  /// That one joins.
  public static var join: SubmitLabel { SubmitLabel(word: .join) }
  /// That a way is looked for.
  public static var route: SubmitLabel { SubmitLabel(word: .route) }
  /// That something is looked for.
  public static var search: SubmitLabel { SubmitLabel(word: .search) }
  /// Return.
  public static var `return`: SubmitLabel { SubmitLabel(word: .return) }
  /// That the next field comes.
  public static var next: SubmitLabel { SubmitLabel(word: .next) }
  /// That one goes on.
  public static var `continue`: SubmitLabel { SubmitLabel(word: .continue) }
}

/// Which letters are made capitals while one types.
public struct TextInputAutocapitalization: Sendable {
  let word: CapitalizationValue

  /// None.
  public static var never: TextInputAutocapitalization { .init(word: .never) }
  /// The first of each word.
  public static var words: TextInputAutocapitalization { .init(word: .words) }
  /// The first of each sentence.
  public static var sentences: TextInputAutocapitalization { .init(word: .sentences) }
  /// All.
  public static var characters: TextInputAutocapitalization { .init(word: .characters) }

  private init(word: CapitalizationValue) { self.word = word }

  /// What UIKit's type says; nil for a value it does not have.
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
  /// Says which keys the fields in this view are typed into with.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
    environment(\.fieldTraits.keyboard, type.word)
  }

  /// Says what the fields in this view are for, so that they can be filled in; nil for nothing.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    environment(\.fieldTraits.contentType, textContentType?.rawValue)
  }

  /// Says which letters are made capitals in the fields of this view; nil leaves it to the host.
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    environment(\.fieldTraits.capitalization, autocapitalization?.word)
  }

  /// The older form of ``textInputAutocapitalization(_:)``.
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    environment(\.fieldTraits.capitalization, TextInputAutocapitalization(style)?.word)
  }

  /// Leaves what is typed into the fields of this view uncorrected.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable)
  }

  /// The older name of ``autocorrectionDisabled(_:)``; nil says nothing.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    transformEnvironment(\.autocorrectionDisabled) { $0 = disable ?? $0 }
  }

  /// Says what the key that ends typing into the fields of this view says.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    environment(\.fieldTraits.submitLabel, submitLabel.word)
  }
}
