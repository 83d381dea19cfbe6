// SPDX-License-Identifier: MIT

import WaymarkRender

extension Driver {
  /// Taps an element or, as with touches, the nearest ancestor that handles taps; fails if the
  /// element does not exist, is not hittable or is disabled.
  package func tap(_ path: QueryPath, _ verb: String, at place: SourcePlace) {
    guard let (snapshot, index) = touch(path, verb, at: place) else { return }
    let target = snapshot.tapTarget(of: index)
    guard snapshot.elements[target ?? index].isEnabled else {
      // A disabled element still receives touches, and the app may react to them.
      if let event = target.flatMap({ snapshot.elements[$0].tap }) { sendIfAccepted(event) }
      return fail(verb, path, "the element is disabled")
    }
    guard let element = target.map({ snapshot.elements[$0] }) else { return }
    if let picker = element.chooses { return showChoices(of: picker) }
    if let event = element.tap { send(event, verb, path) }
  }

  /// Taps an element twice; fails like ``tap(_:_:at:)``.
  package func doubleTap(_ path: QueryPath, _ verb: String, at place: SourcePlace) {
    let before = snapshot()
    if let index = path.walk(before).first, before.elements[index].isHittable,
      let event = before.doubleTapEvent(of: index)
    {
      return send(event, verb, path)
    }
    tap(path, verb, at: place)
    let after = snapshot()
    guard let index = path.walk(after).first, after.elements[index].isHittable,
      let second = find(path, for: "isEnabled"), second.snapshot.elements[second.index].isEnabled
    else { return }
    tap(path, verb, at: place)
  }

  /// Presses an element: long enough for its gesture or, from half a second on, for its menu;
  /// otherwise, this is a tap.
  package func press(
    _ path: QueryPath, forDuration seconds: Double = 1, _ verb: String, at place: SourcePlace
  ) {
    guard let (snapshot, index) = touch(path, verb, at: place) else { return }
    var stroke = TouchStroke(at: [point(0.5, 0.5)], for: [.press])
    stroke.hold(seconds)
    stroke.end()
    if make(stroke, on: index, in: snapshot, verb, path) { return }
    guard seconds >= 0.5 else { return tap(path, verb, at: place) }
    guard let event = snapshot.pressEvent(of: index) else { return tap(path, verb, at: place) }
    send(event, verb, path)
  }
}
