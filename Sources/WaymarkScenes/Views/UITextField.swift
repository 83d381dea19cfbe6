// SPDX-License-Identifier: MIT

public import WaymarkViews

/// A field for one line of text.
///
/// A person's changes perform the actions of `editingChanged`; the focus those of
/// `editingDidBegin` and `editingDidEnd`; Return those of `editingDidEndOnExit` and
/// `primaryActionTriggered`.
@MainActor
@preconcurrency
open class UITextField: UIControl {
  /// The text; setting it performs no actions.
  open var text: String? = "" {
    didSet { if text != oldValue { changed() } }
  }

  /// What the empty field says.
  open var placeholder: String? {
    didSet { if placeholder != oldValue { changed() } }
  }

  /// The font; nil is taken for that of the surroundings.
  open var font: UIFont? {
    didSet { changed() }
  }

  /// The colour of the text; nil is taken for that of the surroundings.
  open var textColor: UIColor? {
    didSet { changed() }
  }

  /// Where the text begins.
  open var textAlignment = NSTextAlignment.natural {
    didSet { if textAlignment != oldValue { changed() } }
  }

  /// Whether what is typed is not shown.
  open var isSecureTextEntry = false {
    didSet { if isSecureTextEntry != oldValue { changed() } }
  }

  /// Which keys a keyboard on the screen has.
  open var keyboardType = UIKeyboardType.default {
    didSet { if keyboardType != oldValue { changed() } }
  }

  /// What is typed, for those that fill it in.
  open var textContentType: UITextContentType? {
    didSet { changed() }
  }

  /// Who is told of what happens in the field.
  open weak var delegate: (any UITextFieldDelegate)?

  /// Whether the field has the focus.
  public private(set) var isFirstResponder = false

  /// Whether the app wants the field to have the focus.
  fileprivate private(set) var wantsFocus = false
  /// How often the app has asked for the focus, or given it up.
  fileprivate private(set) var focusRequests = 0

  /// Asks for the focus; a field that is not shown gets it when it is.
  ///
  /// - Returns: Whether the field can be used.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard isEnabled else { return false }
    wantsFocus = true
    focusRequests += 1
    changed()
    return true
  }

  /// Gives up the focus.
  ///
  /// - Returns: True.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    wantsFocus = false
    focusRequests += 1
    changed()
    return true
  }

  // MARK: What a person does

  fileprivate func typed(_ new: String) {
    guard new != text else { return }
    text = new
    sendActions(for: .editingChanged)
    delegate?.textFieldDidChangeSelection(self)
  }

  fileprivate func focusChanged(_ isFocused: Bool) {
    guard isFocused != isFirstResponder else { return }
    isFirstResponder = isFocused
    wantsFocus = isFocused
    sendActions(for: isFocused ? .editingDidBegin : .editingDidEnd)
    if isFocused {
      delegate?.textFieldDidBeginEditing(self)
    } else {
      delegate?.textFieldDidEndEditing(self)
    }
  }

  fileprivate func submitted() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
  }

  override var content: AnyView { AnyView(named(FieldContent(field: self))) }
}

/// Who is told of what happens in a text field; nothing is done by itself.
@MainActor
@preconcurrency
public protocol UITextFieldDelegate: AnyObject {
  /// The field has got the focus.
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// The field has lost the focus.
  func textFieldDidEndEditing(_ textField: UITextField)

  /// A person has changed the text; what is selected is not known.
  func textFieldDidChangeSelection(_ textField: UITextField)

  /// Return was pressed: whether the field is to perform its actions; true by itself.
  ///
  /// Unlike UIKit's field it loses the focus either way, unless this moves it.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// True.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

/// A text field as a view.
private struct FieldContent: View {
  private let field: UITextField
  @ObservedObject private var changes: UIViewChanges
  @FocusState private var isFocused: Bool

  init(field: UITextField) {
    self.field = field
    changes = field.changes
  }

  var body: some View {
    input
      .focused($isFocused)
      .onSubmit { field.submitted() }
      .onChange(of: isFocused) { field.focusChanged(isFocused) }
      .onChange(of: field.focusRequests, initial: true) {
        if isFocused != field.wantsFocus { isFocused = field.wantsFocus }
      }
      .font(field.font.map { Font($0) })
      .foregroundColor(field.textColor.map { Color(uiColor: $0) })
      .multilineTextAlignment(field.textAlignment.lines)
      .keyboardType(field.keyboardType)
      .textContentType(field.textContentType)
      .disabled(!field.isEnabled)
  }

  @ViewBuilder private var input: some View {
    let text = Binding {
      field.text ?? ""
    } set: {
      field.typed($0)
    }
    let placeholder = field.placeholder ?? ""
    if field.isSecureTextEntry {
      SecureField(placeholder, text: text)
    } else {
      TextField(placeholder, text: text)
    }
  }
}
