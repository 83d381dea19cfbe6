// SPDX-License-Identifier: MIT

import Testing
import WaymarkScenes
import WaymarkTesting
import WaymarkViews

/// User interaction with `UIControl`s.
@MainActor
struct UIControlTests {
  private final class Notes: UITextFieldDelegate {
    var all: [String] = []
    var returns = true

    func removeAll() -> [String] {
      defer { all = [] }
      return all
    }

    func textFieldDidBeginEditing(_ textField: UITextField) { all.append("began") }
    func textFieldDidEndEditing(_ textField: UITextField) { all.append("ended") }
    func textFieldDidChangeSelection(_ textField: UITextField) {
      all.append("is \(textField.text ?? "")")
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      all.append("return")
      return returns
    }
  }

  @Test func `Z4: a tap on a button performs its actions`() {
    let notes = Notes()
    let button = UIButton(primaryAction: UIAction(title: "Go") { _ in notes.all.append("primary") })
    let action = UIAction { [weak button] in
      notes.all.append($0.sender === button ? "inside" : "stray")
    }
    button.addAction(action, for: .touchUpInside)
    button.addAction(action, for: .touchUpInside)
    let app = Shown.launch(button)
    app.buttons["Go"].tap()
    #expect(notes.removeAll() == ["inside", "primary"] && action.sender == nil)
    button.removeAction(action, for: .allEvents)
    button.setTitle("Gone", for: .disabled)
    button.titleLabel?.font = .boldSystemFont(ofSize: 20)
    app.buttons["Go"].tap()
    #expect(notes.removeAll() == ["primary"])
    button.isEnabled = false
    #expect(app.buttons["Gone"].exists && !app.buttons["Gone"].isEnabled)
    #expect(button.state == .disabled && button.currentTitle == "Gone")
    button.setTitle(nil, for: .disabled)
    #expect(app.buttons["Go"].exists)
  }

  @Test func `Z4: only a person's tap on a switch performs its actions`() {
    let notes = Notes()
    let control = UISwitch()
    control.accessibilityLabel = "Night"
    control.addAction(
      UIAction { notes.all.append(($0.sender as? UISwitch)?.isOn == true ? "on" : "off") },
      for: .valueChanged)
    let app = Shown.launch(control)
    app.switches["Night"].tap()
    #expect(notes.removeAll() == ["on"] && control.isOn)
    control.setOn(false, animated: true)
    #expect(app.switches["Night"].value as? String == "0" && notes.removeAll().isEmpty)
  }

  @Test func `Z4: a field reports typing, focus changes and Return`() {
    let notes = Notes()
    let field = UITextField()
    field.placeholder = "Name"
    field.delegate = notes
    field.addAction(UIAction { _ in notes.all.append("changed") }, for: .editingChanged)
    field.addAction(UIAction { _ in notes.all.append("exit") }, for: .editingDidEndOnExit)
    let app = Shown.launch(field)
    app.textFields["Name"].tap()
    #expect(notes.removeAll() == ["began"] && field.isFirstResponder)
    app.textFields["Name"].typeText("A")
    #expect(field.text == "A" && notes.removeAll() == ["changed", "is A"])
    app.textFields["Name"].typeText("\n")
    #expect(notes.removeAll() == ["return", "exit", "ended"] && !field.isFirstResponder)
    field.text = "B"
    #expect(app.textFields["Name"].value as? String == "B" && notes.removeAll().isEmpty)
    notes.returns = false
    field.becomeFirstResponder()
    #expect(app.textFields["Name"].exists && notes.removeAll() == ["began"])
    app.textFields["Name"].typeText("\n")
    #expect(notes.removeAll() == ["return", "ended"])
    field.becomeFirstResponder()
    #expect(app.textFields["Name"].exists && field.isFirstResponder)
    field.resignFirstResponder()
    #expect(app.textFields["Name"].exists && notes.removeAll() == ["began", "ended"])
    field.isSecureTextEntry = true
    #expect(app.secureTextFields["Name"].exists)
    field.isEnabled = false
    #expect(!field.becomeFirstResponder())
  }
}
