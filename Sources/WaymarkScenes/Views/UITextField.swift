// SPDX-License-Identifier: MIT

public import WaymarkViews

/// A field for one line of text.
///
/// Changes by the person perform the actions of `editingChanged`, changes of the focus those of
/// `editingDidBegin` and `editingDidEnd`, and Return those of `editingDidEndOnExit` and
/// `primaryActionTriggered`.
@MainActor
@preconcurrency
open class UITextField: UIControl {
  /// The text of the field; setting it performs no actions.
  open var text: String? = "" {
    didSet { if text != oldValue { changed() } }
  }

  /// The placeholder text of the empty field.
  open var placeholder: String? {
    didSet { if placeholder != oldValue { changed() } }
  }

  /// The font of the text; nil uses the inherited font.
  open var font: UIFont? {
    didSet { changed() }
  }

  /// The colour of the text; nil uses the inherited colour.
  open var textColor: UIColor? {
    didSet { changed() }
  }

  /// The alignment of the text.
  open var textAlignment = NSTextAlignment.natural {
    didSet { if textAlignment != oldValue { changed() } }
  }

  /// A Boolean value that indicates whether the field conceals its text.
  open var isSecureTextEntry = false {
    didSet { if isSecureTextEntry != oldValue { changed() } }
  }

  /// The type of the on-screen keyboard.
  open var keyboardType = UIKeyboardType.default {
    didSet { if keyboardType != oldValue { changed() } }
  }

  /// The meaning of the text, for autofill.
  open var textContentType: UITextContentType? {
    didSet { changed() }
  }

  /// The delegate that receives the events of the field.
  open weak var delegate: (any UITextFieldDelegate)?

  /// A Boolean value that indicates whether the field has the focus.
  public private(set) var isFirstResponder = false

  /// Whether the app wants the field to have the focus.
  fileprivate private(set) var wantsFocus = false
  /// The number of times that the app requested or resigned the focus.
  fileprivate private(set) var focusRequests = 0

  /// Requests the focus; a field that is not visible receives it when it appears.
  ///
  /// - Returns: True if the field is enabled.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard isEnabled else { return false }
    wantsFocus = true
    focusRequests += 1
    changed()
    return true
  }

  /// Resigns the focus.
  ///
  /// - Returns: Always true.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    wantsFocus = false
    focusRequests += 1
    changed()
    return true
  }

  // MARK: User input

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

/// A delegate that receives the events of a text field.
///
/// All methods have default implementations.
@MainActor
@preconcurrency
public protocol UITextFieldDelegate: AnyObject {
  /// The field received the focus.
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// The field lost the focus.
  func textFieldDidEndEditing(_ textField: UITextField)

  /// The person changed the text; the selection itself is not available.
  func textFieldDidChangeSelection(_ textField: UITextField)

  /// Returns whether the field performs its actions for Return; true by default.
  ///
  /// Unlike in UIKit, the field loses the focus either way, unless this method moves the focus.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Returns true.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

/// A SwiftUI view that shows a text field.
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
