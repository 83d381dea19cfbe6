// SPDX-License-Identifier: MIT

import WaymarkAssociation
import WaymarkHeadless
import WaymarkRender

extension AgentSession {
  /// The parameters that name an element.
  private static let elementParameters = [
    ToolParameter("ref", .text(limit: 16), "The reference of a control, such as e4."),
    ToolParameter(
      "name", .text(), "Instead of a reference: the identifier, label or placeholder."),
    ToolParameter(
      "role", .choice(XCUIElementType.allCases.map(\.rawValue)), "The role of the name's element."),
  ]

  /// Throws unless arguments name an element by exactly one of two parameters.
  private static func checkElement(_ arguments: ToolArguments) throws(ProtocolError) {
    guard (arguments["ref"] == nil) != (arguments["name"] == nil) else {
      throw .invalidParameter("ref", "either ref or name must be given")
    }
  }

  var tapTool: Tool {
    Tool(
      "tap", "Tap a control", .acts,
      "Taps a control; with count 2 twice, with long presses until its menu opens.",
      Self.elementParameters + [
        ToolParameter("count", .integer(1...2), "The number of taps; 1 by default."),
        ToolParameter("long", .flag, "Whether to press instead, which opens a context menu."),
      ]
    ) { [self] arguments throws(ProtocolError) in
      try Self.checkElement(arguments)
      return await perform { () throws(AgentError) in
        let path = try query(arguments)
        if arguments.flag("long") {
          driver.press(path, "press(forDuration:)", at: SourcePlace())
        } else if arguments.integer("count") == 2 {
          driver.doubleTap(path, "doubleTap()", at: SourcePlace())
        } else {
          driver.tap(path, "tap()", at: SourcePlace())
        }
      }
    }
  }

  var typeTool: Tool {
    Tool(
      "type", "Type text", .acts,
      "Types text at the end of a field, after a tap on it.",
      Self.elementParameters + [
        ToolParameter(
          "text", .text(limit: 10_000), isRequired: true, "The text; a line break submits."),
        ToolParameter("clear", .flag, "Whether to delete the old text first."),
        ToolParameter("submit", .flag, "Whether to press Return at the end."),
      ]
    ) { [self] arguments throws(ProtocolError) in
      try Self.checkElement(arguments)
      return await perform { () throws(AgentError) in
        let (path, element) = try element(arguments)
        guard let field = element.field else { throw AgentError("\(path) is not a text field") }
        if !element.hasFocus { driver.tap(path, "tap()", at: SourcePlace()) }
        let old = arguments.flag("clear") ? String(repeating: "\u{8}", count: field.text.count) : ""
        let end = arguments.flag("submit") ? "\n" : ""
        // The focused field, because its path may contain the text that changes.
        driver.type(
          old + (arguments.text("text") ?? "") + end, QueryPath(), "typeText(_:)",
          at: SourcePlace())
      }
    }
  }

  var setTool: Tool {
    Tool(
      "set", "Set a value", .acts,
      "Sets a switch to true or false, a slider to a position from 0 to 1, a picker to the name of "
        + "an option, or a date picker to a date such as 2026-05-01 or 09:30.",
      Self.elementParameters + [ToolParameter("value", .value, isRequired: true, "The value.")]
    ) { [self] arguments throws(ProtocolError) in
      try Self.checkElement(arguments)
      return await perform { () throws(AgentError) in
        let (path, element) = try element(arguments)
        switch (element.adjustment, arguments["value"]) {
        case (.slider?, .number?):
          driver.adjust(
            path, toSliderPosition: arguments.number("value") ?? 0,
            "adjust(toNormalizedSliderPosition:)", at: SourcePlace())
        case (.wheel?, .string(let value)?), (.date?, .string(let value)?):
          driver.adjust(
            path, toWheelValue: value, "adjust(toPickerWheelValue:)", at: SourcePlace())
        case (nil, .bool(let isOn)?) where element.type == .switch:
          if (element.value == "1") != isOn { driver.tap(path, "tap()", at: SourcePlace()) }
        case (nil, .string(let value)?) where element.chooses != nil:
          driver.tap(path, "tap()", at: SourcePlace())
          let option = QueryPath().appending(.descendants(.menu)).appending(.descendants(.button))
            .appending(.key(value))
          let hasOption = !option.matches(in: driver.snapshot()).isEmpty
          if hasOption { return driver.tap(option, "tap()", at: SourcePlace()) }
          let options = QueryPath().appending(.descendants(.menu)).appending(.descendants(.button))
          let snapshot = driver.snapshot()
          let names = options.walk(snapshot).map { snapshot.elements[$0].label.debugDescription }
          driver.showChoices(of: nil)
          throw AgentError(
            "\(path): no option \(value.debugDescription) exists among "
              + names.joined(separator: ", "))
        case (_, let value):
          throw AgentError(
            "\(path) is a \(element.type.rawValue), which cannot be set to "
              + (value?.kind ?? "nothing"))
        }
      }
    }
  }

  var swipeTool: Tool {
    Tool(
      "swipe", "Swipe", .acts,
      "Swipes up or left to scroll on, down or right to scroll back, down to refresh a list at its "
        + "beginning, and left or right over a row to show its actions.",
      Self.elementParameters + [
        ToolParameter(
          "direction", .choice(["up", "down", "left", "right"]), isRequired: true,
          "The direction of the finger. Without an element, the swipe begins on the screen.")
      ]
    ) { [self] arguments in
      await perform { () throws(AgentError) in
        let path = try query(arguments)
        let (swipe, verb) =
          switch arguments.text("direction") {
          case "up": (Swipe(.up), "swipeUp()")
          case "down": (Swipe(.down), "swipeDown()")
          case "left": (Swipe(.left), "swipeLeft()")
          default: (Swipe(.right), "swipeRight()")
          }
        driver.swipe(swipe, path, verb, at: SourcePlace())
      }
    }
  }

  var backTool: Tool {
    Tool(
      "back", "Go back", .acts, "Goes back to the previous screen of the stack in front."
    ) { [self] _ in
      await perform { () throws(AgentError) in
        guard let back = driver.snapshot().elements.first?.swipeBack else {
          throw AgentError("Nothing to go back to: the screen in front is the first of its stack")
        }
        driver.send(back, "swipeRight()", QueryPath())
      }
    }
  }

  var dismissTool: Tool {
    Tool(
      "dismiss", "Dismiss", .acts, "Swipes down the sheet or popover in front."
    ) { [self] _ in
      await perform { () throws(AgentError) in
        guard let dismiss = driver.snapshot().elements.first?.swipeDown else {
          throw AgentError("Nothing in front can be swiped down")
        }
        driver.send(dismiss, "swipeDown()", QueryPath())
      }
    }
  }

  var clockTool: Tool {
    Tool(
      "advance_clock", "Advance the clock", .acts,
      "Advances the clock of the app, on which its animations, timers and sleeping tasks wait.",
      [ToolParameter("seconds", .number(0...86_400), isRequired: true, "The duration in seconds.")]
    ) { [self] arguments in
      await perform { await advanceClock(by: arguments.number("seconds") ?? 0) }
    }
  }
}
