// SPDX-License-Identifier: MIT

import WaymarkAssociation
import WaymarkRender

extension HostEvent.Action {
  /// Creates an action of an element from its name and its value; nil if they do not fit together.
  init?(_ action: ClientAction, _ payload: JSON) {
    let value: Self? =
      switch action {
      case .hello, .go, .phase, .prepare, .upload, .chunk: nil
      case .tap: payload.isNull ? .tap : nil
      case .back: payload.isNull ? .back : nil
      case .dismiss: payload.isNull ? .dismiss : nil
      case .select: payload.isNull ? .select : nil
      case .submit: payload.isNull ? .submit : nil
      case .increment: payload.isNull ? .increment : nil
      case .decrement: payload.isNull ? .decrement : nil
      case .openMenu: payload.isNull ? .openMenu : nil
      case .press: payload.isNull ? .press : nil
      case .refresh: payload.isNull ? .refresh : nil
      case .touch: TouchValue(payload).map { .touch($0) }
      case .changeText: payload.text.map { .changeText($0) }
      case .changeDate: payload.text.map { .changeDate($0) }
      case .changeColor: payload.text.map { .changeColor($0) }
      case .changeNumber: payload.number.map { .changeNumber($0) }
      case .changeOn: payload.flag.map { .changeOn($0) }
      case .focus: payload.flag.map { .focus($0) }
      case .hover:
        payload.flag.map { .hover($0) } ?? PointerValue(payload).map { .hover(true, at: $0) }
      case .keyPress: KeyPressValue(payload).map { .keyPress($0) }
      case .perform: payload.text.flatMap { ActionValue(line: $0) }.map { .perform($0) }
      case .move: payload.integer.map { .move(by: $0) }
      case .reveal where payload.text == "": .reveal(nil)
      case .reveal: payload.text.flatMap { RowEdge(rawValue: $0) }.map { .reveal($0) }
      case .swipeThrough: payload.text.flatMap { RowEdge(rawValue: $0) }.map { .swipeThrough($0) }
      case .resize: payload.text.flatMap { DetentValue(line: $0) }.map { .resize($0) }
      case .visibleRange: Self.range(payload)
      case .scrolled: payload.text.flatMap { ElementID($0) }.map { .scrolled(to: $0) }
      case .scrolling: ScrollValue(payload).map { .scrolling($0) }
      case .visible: payload.flag.map { .visible($0) }
      case .frame: ElementFrame(payload).map { .frame($0) }
      case .measured: MeasurementValue(payload).map { .measured($0) }
      case .appearance: Appearance(payload).map { .appearance($0) }
      case .drag: payload.flag.map { .drag($0) }
      case .drop: DropValue(payload).map { .drop($0) }
      }
    guard let value else { return nil }
    self = value
  }

  private static func range(_ payload: JSON) -> Self? {
    guard let parts = payload.elements, parts.count == 2, let first = parts[0].integer,
      let count = parts[1].integer
    else { return nil }
    return .visibleRange(first: first, count: count)
  }
}

extension ElementFrame {
  /// Creates a frame from its four numbers; nil if it is not plausible.
  fileprivate init?(_ payload: JSON) {
    guard let parts = payload.elements?.map(\.number), parts.count == 4, let x = parts[0],
      let y = parts[1], let width = parts[2], let height = parts[3]
    else { return nil }
    self.init(x: x, y: y, width: width, height: height)
    guard isPlausible else { return nil }
  }
}

extension PointerValue {
  /// Creates a position from the coordinates in the element and in the window; nil if it is not
  /// plausible.
  fileprivate init?(_ payload: JSON) {
    guard let points = payload.numbers(by: 2, atMost: 2), points.count == 2 else { return nil }
    self.init(
      PointValue(x: points[0][0], y: points[0][1]),
      inWindow: PointValue(x: points[1][0], y: points[1][1]))
    guard isPlausible else { return nil }
  }
}

extension ScrollValue {
  /// Creates a report from the names of its phases and twelve numbers: the offset, the size of the
  /// content, the top, leading, bottom and trailing insets, the size of the container and the
  /// velocity; nil if it is not plausible.
  fileprivate init?(_ payload: JSON) {
    guard let parts = payload.elements, parts.count == 2, let names = parts[0].elements,
      names.count <= Self.phaseLimit, let list = parts[1].elements, list.count == 12
    else { return nil }
    let phases = names.compactMap { $0.text.flatMap(Phase.init) }
    let numbers = list.compactMap(\.number)
    guard phases.count == names.count, numbers.count == list.count else { return nil }
    self.init(
      phases: phases, offset: PointValue(x: numbers[0], y: numbers[1]),
      contentSize: SizeValue(width: numbers[2], height: numbers[3]),
      insets: InsetsValue(
        top: numbers[4], leading: numbers[5], bottom: numbers[6], trailing: numbers[7]),
      containerSize: SizeValue(width: numbers[8], height: numbers[9]),
      velocity: PointValue(x: numbers[10], y: numbers[11]))
    guard isPlausible else { return nil }
    if phases.last == .idle { velocity = nil }
  }
}

extension MeasurementValue {
  /// Creates a measurement from the width and the height of the space, each null without a limit,
  /// and for each child a list of proposed and measured widths and heights, four numbers each; nil
  /// if it is not plausible.
  fileprivate init?(_ payload: JSON) {
    guard let parts = payload.elements, parts.count == 3, let lists = parts[2].elements,
      let space = ProposalValue(parts[0], parts[1])
    else { return nil }
    var children: [[Answer]] = []
    for list in lists {
      guard let parts = list.elements, parts.count % 4 == 0,
        parts.count <= 4 * Self.proposalLimit
      else { return nil }
      var answers: [Answer] = []
      for first in stride(from: 0, to: parts.count, by: 4) {
        guard let proposal = ProposalValue(parts[first], parts[first + 1]),
          let width = parts[first + 2].number, let height = parts[first + 3].number
        else { return nil }
        answers.append(Answer(proposal, SizeValue(width: width, height: height)))
      }
      children.append(answers)
    }
    self.init(space: space, children: children)
    guard isPlausible else { return nil }
  }
}

extension ProposalValue {
  /// Creates a proposal from two numbers or nulls; nil if a part is something else.
  fileprivate init?(_ width: JSON, _ height: JSON) {
    guard width.isNull || width.number != nil, height.isNull || height.number != nil else {
      return nil
    }
    self.init(width: width.number, height: height.number)
  }
}

extension TouchValue {
  /// Creates a touch from its phase, its time, the coordinates of its points and, if it begins,
  /// whether it is on a control, and the numbers of its frames; nil if it is not plausible.
  fileprivate init?(_ payload: JSON) {
    guard let parts = payload.elements, 3...5 ~= parts.count,
      let phase = parts[0].text.flatMap(Phase.init), let time = parts[1].number,
      let points = parts[2].numbers(by: 2, atMost: Self.frameLimit),
      let isOnControl = parts.count > 3
        ? parts[3].flag : false,
      let frames = parts.count > 4 ? parts[4].numbers(by: 4, atMost: Self.frameLimit) : []
    else { return nil }
    self.init(
      phase, at: points.map { PointValue(x: $0[0], y: $0[1]) }, time: time,
      frames: frames.map { ElementFrame(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) },
      isOnControl: isOnControl)
    guard isPlausible else { return nil }
  }
}

extension JSON {
  /// Returns a list of numbers in groups; nil if it is something else, or has more groups.
  fileprivate func numbers(by size: Int, atMost count: Int) -> [[Double]]? {
    guard let all = elements, all.count <= size * count, all.count % size == 0 else { return nil }
    let numbers = all.compactMap(\.number)
    guard numbers.count == all.count else { return nil }
    return stride(from: 0, to: numbers.count, by: size).map {
      Array(numbers[$0..<($0 + size)])
    }
  }
}

extension KeyPressValue {
  /// Creates a press from its phase, the name or the character of its key, and the names of the
  /// modifiers; nil if it is not plausible.
  fileprivate init?(_ payload: JSON) {
    guard let parts = payload.elements, parts.count == 3,
      let phase = parts[0].text.flatMap(Phase.init), let text = parts[1].text,
      text.utf8.count <= Self.longestText, let names = parts[2].elements
    else { return nil }
    let modifiers = names.compactMap { name in
      name.text.flatMap { ShortcutValue.Modifier(rawValue: $0) }
    }
    guard modifiers.count == names.count else { return nil }
    if let key = ShortcutValue.NamedKey(rawValue: text) {
      self.init(phase, .named(key), modifiers: Set(modifiers))
    } else {
      self.init(
        phase, .character(text.lowercased()), characters: text, modifiers: Set(modifiers))
    }
    guard isPlausible else { return nil }
  }
}

extension DropValue {
  /// Creates a value from its phase, the id of the source or a list of the text and the link from
  /// outside, each null if there is none, and the coordinates of its points; nil if it is not
  /// plausible.
  fileprivate init?(_ payload: JSON) {
    guard let parts = payload.elements, parts.count == 3,
      let phase = parts[0].text.flatMap(Phase.init), let source = Source(parts[1]),
      let points = parts[2].numbers(by: 2, atMost: Self.pointLimit)
    else { return nil }
    self.init(phase, source, at: points.map { PointValue(x: $0[0], y: $0[1]) })
    guard isPlausible else { return nil }
  }
}

extension DropValue.Source {
  fileprivate init?(_ payload: JSON) {
    if let text = payload.text {
      guard let id = ElementID(text) else { return nil }
      self = .element(id)
      return
    }
    guard let parts = payload.elements, parts.count == 2,
      parts.allSatisfy({ $0.isNull || $0.text != nil }), parts.contains(where: { !$0.isNull })
    else { return nil }
    self = .outside(text: parts[0].text, link: parts[1].text)
  }
}

extension Appearance {
  /// Creates settings from six flags and two numbers; nil if they are not plausible.
  ///
  /// A page that an earlier version of the server has sent has only the first three flags.
  fileprivate init?(_ payload: JSON) {
    guard let parts = payload.elements, parts.count == 8 || parts.count == 5 else { return nil }
    var flags = parts.dropLast(2).compactMap(\.flag)
    let numbers = parts.suffix(2).compactMap(\.number)
    guard flags.count + numbers.count == parts.count else { return nil }
    flags += Array(repeating: false, count: 8 - parts.count)
    self.init(
      isDark: flags[0], reducesMotion: flags[1], increasesContrast: flags[2],
      reducesTransparency: flags[3], differentiatesWithoutColor: flags[4],
      invertsColors: flags[5], displayScale: numbers[0], wordScale: numbers[1])
    guard isPlausible else { return nil }
  }
}
