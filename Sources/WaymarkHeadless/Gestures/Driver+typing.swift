// SPDX-License-Identifier: MIT

package import WaymarkRender

extension Driver {
  /// Types text at the end of the focused field, one character at a time; fails if no field in the
  /// element has the focus, or if the element does not exist, is not hittable or is disabled.
  package func type(_ text: String, _ path: QueryPath, _ verb: String, at place: SourcePlace) {
    guard let (first, index) = touch(path, verb, at: place) else { return }
    guard first.elements[index].isEnabled else {
      return fail(verb, path, "the element is disabled")
    }
    guard first.focusedField(in: index) != nil else {
      return fail(
        verb, path, "Neither element nor any descendant has keyboard focus; tap() a field first")
    }
    for character in text {
      // Resolved for each character, because the app may change the text or move the focus.
      guard let element = snapshot().focusedField(in: 0), let field = element.field else {
        return fail(verb, path, "no field has the focus before \"\(character)\"")
      }
      send(field.typing(character, breaksLines: element.isMultiline), verb, path)
    }
  }
}

extension AccessibilitySnapshot {
  /// Returns the focused field that is or is inside an element.
  fileprivate func focusedField(in index: Int) -> Element? {
    guard elements.indices.contains(index) else { return nil }
    return elements[index..<elements[index].end].first { $0.hasFocus && $0.field != nil }
  }
}

extension AccessibilitySnapshot.Field {
  /// Returns the event of typing a character into a field: a line break submits it, unless it has
  /// several lines, and the characters of the Backspace and Delete keys delete the last character.
  package func typing(_ character: Character, breaksLines: Bool) -> HostEvent {
    switch character {
    case _ where character.isNewline:
      HostEvent(breaksLines ? .changeText(text + "\n") : .submit, on: id)
    case "\u{8}", "\u{7F}": HostEvent(.changeText(String(text.dropLast())), on: id)
    default: HostEvent(.changeText(text + String(character)), on: id)
    }
  }
}
