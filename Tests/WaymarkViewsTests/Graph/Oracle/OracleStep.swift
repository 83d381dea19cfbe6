// SPDX-License-Identifier: MIT

import SeededGenerators

/// One step: a change of the model, or a user's action.
///
/// A value, so that a failing run can be repeated and shortened.
enum OracleStep: Equatable, Sendable {
  case rows([Int])
  case flip
  case extra(Int?)
  case theme(Int)
  case epoch(Int)
  case kind(Int)
  case tint
  case disable
  case path([Int])
  case sheet(Bool)
  case inner(Bool)
  case cover(Bool)
  case alert(Bool)
  case choice(Bool)
  case item(Int?)
  case tab(Int)
  case thirdTab
  case name(String)
  case selection(Int?)
  case flag(Bool)
  case pushed(Int?)
  case links
  case observed(Int)
  case published(Int)
  case lines([Int])
  case twice([Int])
  /// Elements with these ids and texts.
  case cells([Int], [Int])
  /// A change of an element that is an unobserved object.
  case box(Int, Int)
  /// A change of the object that outlives views: an index and a number.
  case note(Int, Int)
  /// A window opens or closes.
  case window
  /// A number of rows in two groups, in an order determined by the step and the offset.
  case long(Int, step: Int, offset: Int)
  /// The visible rows of the first or the second group.
  case see(Int, first: Int, count: Int)
  /// Several of the above in one update.
  case together([OracleStep])
  /// A tap, typed text, Back … on the n-th element that responds to events.
  case event(Int)

  static func random(_ source: inout SplitMix) -> OracleStep {
    switch Int.random(in: 0..<56, using: &source) {
    case 0, 1:
      .rows((0..<Int.random(in: 0...6, using: &source)).map { $0 }.shuffled(using: &source))
    case 2: .rows(Array((1...8).shuffled(using: &source).prefix(5)))
    case 3: .flip
    case 4: .extra(Bool.random(using: &source) ? Int.random(in: 0...3, using: &source) : nil)
    case 5: .theme(Int.random(in: 0...3, using: &source))
    case 6: .epoch(Int.random(in: 0...3, using: &source))
    case 7: .kind(Int.random(in: 0...2, using: &source))
    case 8: .tint
    case 9: .disable
    case 10, 11:
      .path(
        (0..<Int.random(in: 0...5, using: &source)).map { _ in
          Int.random(in: 0...3, using: &source)
        })
    case 12: .sheet(Bool.random(using: &source))
    case 13: .inner(Bool.random(using: &source))
    case 31: .alert(Bool.random(using: &source))
    case 32: .choice(Bool.random(using: &source))
    case 14: .cover(Bool.random(using: &source))
    case 15: .item(Bool.random(using: &source) ? Int.random(in: 0...2, using: &source) : nil)
    case 16, 24: .tab(Int.random(in: 0...4, using: &source))
    case 20, 21:
      .selection(Bool.random(using: &source) ? Int.random(in: 0...4, using: &source) : nil)
    case 22: .flag(Bool.random(using: &source))
    case 23: .pushed(Bool.random(using: &source) ? Int.random(in: 0...2, using: &source) : nil)
    case 25: .links
    case 29: .observed(Int.random(in: 0...3, using: &source))
    case 30: .published(Int.random(in: 0...3, using: &source))
    case 17: .thirdTab
    case 18: .name(["", "a", "<b>", "\u{1F97E}"].randomElement(using: &source) ?? "")
    case 26:
      .long(
        [0, 3, 39, 41, 130, 200].randomElement(using: &source) ?? 0,
        step: [1, 1, 306, 11].randomElement(using: &source) ?? 1,
        offset: Int.random(in: 0...40, using: &source))
    case 27, 28:
      .see(
        Int.random(in: 0...1, using: &source), first: Int.random(in: -20...210, using: &source),
        count: [1, 5, 20, 60].randomElement(using: &source) ?? 1)
    case 43, 44:
      .lines(Array((0...5).shuffled(using: &source).prefix(Int.random(in: 0...5, using: &source))))
    case 45:
      .twice(
        (0..<Int.random(in: 0...5, using: &source)).map { _ in
          Int.random(in: 0...2, using: &source)
        })
    case 46...49:
      .note(Int.random(in: 0...3, using: &source), Int.random(in: 0...3, using: &source))
    case 50: .window
    case 51...53:
      .cells(
        Array((0...6).shuffled(using: &source).prefix(Int.random(in: 0...6, using: &source))),
        (0...6).map { _ in Int.random(in: 0...1, using: &source) })
    case 54, 55:
      .box(Int.random(in: 0...2, using: &source), Int.random(in: 0...3, using: &source))
    case 19: .together((0..<3).map { _ in .random(&source) })
    default: .event(Int.random(in: 0...1000, using: &source))
    }
  }

  func change(_ model: inout OracleModel) {
    switch self {
    case .rows(let rows): model.rows = rows
    case .flip: model.isFirst.toggle()
    case .extra(let extra): model.extra = extra
    case .theme(let theme): model.theme = theme
    case .epoch(let epoch): model.epoch = epoch
    case .kind(let kind): model.kind = kind
    case .tint: model.isTinted.toggle()
    case .disable: model.isDisabled.toggle()
    case .path(let path): model.path = path
    case .sheet(let isUp):
      model.sheet = isUp && (model.sheet || !model.isBusy)
      if !isUp { model.inner = model.inner && model.isPresenting }
    case .inner(let isUp): model.inner = isUp && model.isPresenting
    case .cover(let isUp):
      model.cover = isUp && (model.cover || !model.isBusy)
      if !isUp { model.inner = model.inner && model.isPresenting }
    case .alert(let isUp): model.alert = isUp && (model.alert || !model.isBusy)
    case .choice(let isUp): model.choice = isUp && (model.choice || !model.isBusy)
    case .item(let item):
      guard model.item != nil || !model.isBusy else { return }
      if item != model.item { model.inner = false }
      model.item = item
    case .tab(let tab):
      model.tab = tab < 2 || tab == 3 || (tab == 2 && model.hasThirdTab) ? tab : model.tab
    case .selection(let selection): model.selection = selection
    case .flag(let flag): model.flag = flag
    case .pushed(let item): model.pushed = item
    case .links: model.hasLinks.toggle()
    case .observed(let number): model.observed = number
    case .published(let number): model.published = number
    case .thirdTab:
      model.hasThirdTab.toggle()
      if !model.hasThirdTab, model.tab == 2 { model.tab = 0 }
    case .name(let name): model.name = name
    // 307 is a prime, so no number occurs twice.
    case .long(let count, let step, let offset):
      model.long = (0..<count).map { ($0 * step + offset) % 307 }
    case .together(let steps): for step in steps { step.change(&model) }
    case .lines(let ids):
      model.lines = ids.map { id in model.lines.first { $0.id == id } ?? OracleLine(id: id) }
    case .twice(let ids): model.twice = ids
    case .cells(let ids, let texts):
      model.cells = ids.map { OracleCell(id: $0, text: ["", "b"][texts[$0]]) }
    case .box: model.boxChanges += 1
    case .event, .see, .note, .window: break
    }
  }
}

extension OracleStep {
  /// The step, or the steps that it consists of.
  var all: [OracleStep] {
    if case .together(let steps) = self { steps.flatMap(\.all) } else { [self] }
  }
}

extension OracleModel {
  var isPresenting: Bool { sheet || cover || item != nil }
  /// Whether there is a presentation: the order of several would depend on earlier steps.
  var isBusy: Bool { isPresenting || alert || choice }
}
