// SPDX-License-Identifier: MIT

/// The names of the actions in the messages of the script.
///
/// The script writes some of them itself, and reads the others from the attributes of the markup:
/// `data-a` and `data-d` for taps, `data-c` for the input of a native control. A test compares both
/// with these names.
enum ClientAction: String, CaseIterable, Decodable {
  // Of the page.
  case hello, go, phase
  // Of an element, without a value.
  case prepare, tap, back, dismiss, select, submit, increment, decrement, openMenu, press, refresh
  // Of an element, with a value.
  case touch, changeText, changeDate, changeColor, changeNumber, changeOn, focus, hover, keyPress
  case perform, move, reveal, swipeThrough, resize, visibleRange, scrolled, frame, measured
  case appearance, scrolling, visible, drag, drop, upload, chunk
}
