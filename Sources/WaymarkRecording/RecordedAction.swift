// SPDX-License-Identifier: MIT

public import WaymarkRender

/// A person's action without the ids of a running app.
public enum RecordedAction: Hashable, Sendable {
  /// An action that names no other element.
  case action(HostEvent.Action)
  /// Scrolling came to rest at an element; nil if it no longer existed.
  case scrolled(to: ElementReference?)
  /// A drag of another element over the element, or a drop there, with the event's positions.
  case drop(DropValue.Phase, of: ElementReference, at: [PointValue])

  /// Creates an action from an event in an app with a tree; nil for a drag of an element that does
  /// not exist.
  init?(_ action: HostEvent.Action, in tree: ElementTree, isRedacted: Bool) {
    if case .drop(let drop) = action {
      self.init(drop, in: tree, isRedacted: isRedacted)
      return
    }
    self =
      switch action {
      case .scrolled(let element):
        .scrolled(to: ElementReference(to: element, in: tree, isRedacted: isRedacted))
      case .changeText(let text) where isRedacted:
        .action(.changeText(String(repeating: "•", count: text.count)))
      case .keyPress(let press) where isRedacted: .action(.keyPress(press.redacted))
      case .chooseFiles(let files) where isRedacted: .action(.chooseFiles(files.map(\.redacted)))
      default: .action(action)
      }
  }

  private init?(_ drop: DropValue, in tree: ElementTree, isRedacted: Bool) {
    switch drop.source {
    case .element where drop.phase == .left:
      // The source does not matter, and may be gone.
      self = .action(.drop(DropValue(.left, .outside(text: "", link: nil))))
    case .element(let element):
      guard let source = ElementReference(to: element, in: tree, isRedacted: isRedacted) else {
        return nil
      }
      self = .drop(drop.phase, of: source, at: drop.points)
    case .outside(let text, let link):
      func kept(_ text: String?) -> String? {
        isRedacted ? text.map { String(repeating: "•", count: $0.count) } : text
      }
      self = .action(
        .drop(DropValue(drop.phase, .outside(text: kept(text), link: kept(link)), at: drop.points)))
    }
  }

  /// Returns the action in an app with a tree; nil if it names an element that does not exist.
  public func action(in tree: ElementTree) -> HostEvent.Action? {
    switch self {
    case .action(let action): action
    case .scrolled(let reference):
      reference?.element(in: tree).map { .scrolled(to: $0) }
    case .drop(let phase, let reference, let points):
      reference.element(in: tree).map { .drop(DropValue(phase, .element($0), at: points)) }
    }
  }
}

extension RecordedAction: Codable {
  private enum Name: String, CodingKey, CaseIterable {
    case tap, back, dismiss, resize, select, changeText, changeOn, submit, increment, decrement
    case visibleRange, focus, reveal, swipeThrough, move, refresh, scrolled, press, hover
    case changeNumber, changeDate, changeColor, openMenu, perform, frame, measured, appearance
    case touch, keyPress, scrolling, visible, drag, drop, dropFromOutside, pointer
    case chooseFiles, failFiles
  }

  private struct Range: Codable {
    var first: Int
    var count: Int
  }

  private struct Drop: Codable {
    var phase: DropValue.Phase
    var source: ElementReference
    var points: [PointValue]
  }

  /// Decodes a name, as in `"tap"`, or an object with a name and a value, as in `{"focus":true}`.
  public init(from decoder: any Decoder) throws {
    let plain: [Name: HostEvent.Action] = [
      .tap: .tap, .back: .back, .dismiss: .dismiss, .select: .select, .submit: .submit,
      .increment: .increment, .decrement: .decrement, .refresh: .refresh, .press: .press,
      .openMenu: .openMenu, .reveal: .reveal(nil),
    ]
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      if text == Name.scrolled.rawValue {
        self = .scrolled(to: nil)
        return
      }
      guard let action = Name(rawValue: text).flatMap({ plain[$0] }) else {
        throw Self.unknown(text, decoder)
      }
      self = .action(action)
      return
    }
    let values = try decoder.container(keyedBy: Name.self)
    guard let name = values.allKeys.first, values.allKeys.count == 1 else {
      throw Self.unknown("of \(values.allKeys.count) names", decoder)
    }
    func value<Value: Decodable>() throws -> Value { try values.decode(Value.self, forKey: name) }
    if name == .scrolled {
      self = .scrolled(to: try value())
      return
    }
    if name == .drop {
      let drop: Drop = try value()
      self = .drop(drop.phase, of: drop.source, at: drop.points)
      return
    }
    let action: HostEvent.Action =
      switch name {
      case .resize: .resize(try value())
      case .changeText: .changeText(try value())
      case .changeOn: .changeOn(try value())
      case .visibleRange:
        try { (range: Range) in .visibleRange(first: range.first, count: range.count) }(value())
      case .focus: .focus(try value())
      case .keyPress: .keyPress(try value())
      case .reveal: .reveal(try value())
      case .swipeThrough: .swipeThrough(try value())
      case .move: .move(by: try value())
      case .hover: .hover(try value())
      case .pointer: .hover(true, at: try value())
      case .changeNumber: .changeNumber(try value())
      case .changeDate: .changeDate(try value())
      case .changeColor: .changeColor(try value())
      case .perform: .perform(try value())
      case .touch: .touch(try value())
      case .scrolling: .scrolling(try value())
      case .visible: .visible(try value())
      case .frame: .frame(try value())
      case .measured: .measured(try value())
      case .appearance: .appearance(try value())
      case .drag: .drag(try value())
      case .dropFromOutside: .drop(try value())
      case .chooseFiles: .chooseFiles(try value())
      case .failFiles: .failFiles(try value())
      case .tap, .back, .dismiss, .select, .submit, .increment, .decrement, .refresh, .press,
        .openMenu, .scrolled, .drop:
        throw Self.unknown("\(name.rawValue) with a value", decoder)
      }
    self = .action(action)
  }

  /// Encodes the action.
  public func encode(to encoder: any Encoder) throws {
    func put(_ name: Name) throws {
      var container = encoder.singleValueContainer()
      try container.encode(name.rawValue)
    }
    func put(_ name: Name, _ value: some Encodable) throws {
      var container = encoder.container(keyedBy: Name.self)
      try container.encode(value, forKey: name)
    }
    switch self {
    case .scrolled(nil), .action(.scrolled): try put(.scrolled)
    case .scrolled(let reference?): try put(.scrolled, reference)
    case .action(.tap): try put(.tap)
    case .action(.back): try put(.back)
    case .action(.dismiss): try put(.dismiss)
    case .action(.resize(let detent)): try put(.resize, detent)
    case .action(.select): try put(.select)
    case .action(.changeText(let text)): try put(.changeText, text)
    case .action(.changeOn(let isOn)): try put(.changeOn, isOn)
    case .action(.submit): try put(.submit)
    case .action(.increment): try put(.increment)
    case .action(.decrement): try put(.decrement)
    case .action(.visibleRange(let first, let count)):
      try put(.visibleRange, Range(first: first, count: count))
    case .action(.focus(let isFocused)): try put(.focus, isFocused)
    case .action(.keyPress(let press)): try put(.keyPress, press)
    case .action(.reveal(nil)): try put(.reveal)
    case .action(.reveal(let edge?)): try put(.reveal, edge)
    case .action(.swipeThrough(let edge)): try put(.swipeThrough, edge)
    case .action(.move(let count)): try put(.move, count)
    case .action(.refresh): try put(.refresh)
    case .action(.press): try put(.press)
    case .action(.hover(true, let pointer?)): try put(.pointer, pointer)
    case .action(.hover(let isOver, _)): try put(.hover, isOver)
    case .action(.changeNumber(let number)): try put(.changeNumber, number)
    case .action(.changeDate(let date)): try put(.changeDate, date)
    case .action(.changeColor(let color)): try put(.changeColor, color)
    case .action(.openMenu): try put(.openMenu)
    case .action(.perform(let action)): try put(.perform, action)
    case .action(.touch(let touch)): try put(.touch, touch)
    case .action(.scrolling(let value)): try put(.scrolling, value)
    case .action(.visible(let isVisible)): try put(.visible, isVisible)
    case .action(.frame(let frame)): try put(.frame, frame)
    case .action(.measured(let sizes)): try put(.measured, sizes)
    case .action(.appearance(let appearance)): try put(.appearance, appearance)
    case .action(.drag(let isDragged)): try put(.drag, isDragged)
    case .action(.drop(let drop)): try put(.dropFromOutside, drop)
    case .action(.chooseFiles(let files)): try put(.chooseFiles, files)
    case .action(.failFiles(let failure)): try put(.failFiles, failure)
    case .drop(let phase, let source, let points):
      try put(.drop, Drop(phase: phase, source: source, points: points))
    }
  }

  private static func unknown(_ name: String, _ decoder: any Decoder) -> DecodingError {
    .dataCorrupted(
      DecodingError.Context(
        codingPath: decoder.codingPath, debugDescription: "unknown action \(name)"))
  }
}

extension KeyPressValue {
  /// The press without the character that it types.
  fileprivate var redacted: KeyPressValue {
    guard case .character = key else { return self }
    return KeyPressValue(phase, .character("•"), characters: "•")
  }
}

extension FileValue {
  /// The file without its name.
  fileprivate var redacted: FileValue {
    FileValue(name: "•", mediaType: mediaType, path: "/•")
  }
}
