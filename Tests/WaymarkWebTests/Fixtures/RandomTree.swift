// SPDX-License-Identifier: MIT

import SeededGenerators
import WaymarkRender

/// A tree with random changes that a runtime could make.
struct RandomTree {
  private(set) var tree = ElementTree()
  private var random: SplitMix
  private var lastIndex: UInt32 = 0

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  /// The first batch, which shows some content.
  mutating func start() throws -> [Mutation] {
    var batch: [Mutation] = []
    let window = try create(.window, depth: 0, &batch)
    try make(.insert(window, into: .root, at: 0), &batch)
    return batch
  }

  /// Returns some mutations.
  mutating func step() throws -> [Mutation] {
    var batch: [Mutation] = []
    for _ in 0...Int.random(in: 0..<6, using: &random) { try change(&batch) }
    return batch
  }

  private mutating func make(_ mutation: Mutation, _ batch: inout [Mutation]) throws {
    try tree.apply([mutation])
    batch.append(mutation)
  }

  private var shown: [ElementTree.Element] {
    var all: [ElementTree.Element] = []
    var next = tree.windows
    while let id = next.popLast(), let element = tree[id] {
      all.append(element)
      next += element.children
    }
    return all
  }

  private static let gradient = GradientValue(
    .angular(center: PointValue(x: 0.5, y: 0.5), from: 0, to: 360),
    stops: [.init(.system(.red), at: 0), .init(.system(.blue), at: 1)])

  private static let kinds: [ElementKind: [ElementKind]] = [
    .window: [.tabs, .split, .navigationStack, .vstack],
    .split: [.column], .column: [.navigationStack],
    .overlays: [.sheet, .cover, .alert],
    .sheet: [.navigationStack, .vstack], .cover: [.navigationStack, .vstack],
    .alert: [.button],
    .tabs: [.tab], .tab: [.navigationStack, .list],
    .navigationStack: [.screen],
    .screen: [.list, .vstack, .scroll, .text, .toolbarItem], .toolbarItem: [.button],
    .list: [.section, .row], .section: [.row, .header], .header: [.text],
    .row: [.button, .toggle, .textField, .hstack, .picker, .slider, .dateField, .colorField],
    .vstack: [.text, .hstack, .box, .spacer, .divider, .button, .image, .shape, .grid, .geometry],
    .hstack: [.text, .box, .spacer, .image, .button, .progress],
    .zstack: [.shape, .text], .scroll: [.vstack, .zstack],
    .box: [.text, .hstack, .spacer, .image, .vstack, .overlay],
    .overlay: [.text], .button: [.text, .image, .button], .toggle: [.text],
    .link: [.text],
    .picker: [.text, .option, .option, .section], .option: [.text, .hstack],
    .slider: [.header, .footer], .progress: [.text, .footer], .dateField: [.text],
    .colorField: [.text],
    .geometry: [.text, .vstack], .grid: [.gridRow, .divider, .text],
    .gridRow: [.text, .shape, .spacer],
  ]

  private mutating func create(
    _ kind: ElementKind, depth: Int, _ batch: inout [Mutation]
  ) throws -> ElementID {
    lastIndex += 1
    let id = ElementID(index: lastIndex)
    try make(.create(id, kind), &batch)
    for _ in 0..<Int.random(in: 0..<4, using: &random) { try set(id, &batch) }
    if let kinds = Self.kinds[kind], depth < 7 {
      for place in 0..<Int.random(in: 0..<4, using: &random) {
        guard let next = kinds.randomElement(using: &random) else { continue }
        let child = try create(next, depth: depth + 1, &batch)
        try make(.insert(child, into: id, at: place), &batch)
      }
    }
    if kind == .window {
      let overlays = try create(.overlays, depth: 4, &batch)
      try make(
        .insert(overlays, into: id, at: tree[id]?.children.count ?? 0), &batch)
    }
    if kind == .toolbarItem {
      // An element keeps its placement.
      let places: [PlacementValue] = [
        .leading, .principal, .trailing, .bottom, .status, .keyboard,
      ]
      let place = places.randomElement(using: &random)
      try make(.set(id, .placement, place?.propertyValue), &batch)
    }
    return id
  }

  private static let padding = PropertyValue.insets(
    InsetsValue(top: 8, leading: 8, bottom: 8, trailing: 8))
  private static let path = PropertyValue.path(
    PathValue([.move(PointValue(x: 0, y: 0)), .line(PointValue(x: 1, y: 1))]))

  private mutating func set(_ id: ElementID, _ batch: inout [Mutation]) throws {
    let words = [
      "a", "b & <c>", "large", "inline", "leading", "link", "plain", "star.fill", "\"q\"",
    ]
    let choices: [(Property, [PropertyValue?])] = [
      (.text, words.map { .text($0) }), (.title, words.map { .text($0) } + [nil]),
      (.backTitle, [.text("Back"), nil]),
      (.titleDisplay, [.keyword("large"), .keyword("inline"), nil]),
      (.selected, [.bool(true), .bool(false)]), (.on, [.bool(true), .bool(false)]),
      (.value, words.map { .text($0) }), (.systemName, words.map { .text($0) }),
      (.role, [.keyword("link"), .keyword("label"), nil]), (.disabled, [.bool(true), nil]),
      (.padding, [Self.padding, nil]), (.width, [.number(40), nil]),
      (.maxWidth, [.unbounded, .number(200), nil]), (.spacing, [.number(4), nil]),
      (.alignment, [.keyword("leading"), .keyword("topTrailing"), nil]),
      (.foreground, [.color(.system(.red)), .color(.rgba(1, 0, 0, 0.5)), nil]),
      (.opacity, [.number(0.5), nil]), (.font, [.keyword("title2"), .number(20), nil]),
      (.barHidden, [.bool(true), nil]), (.label, [.text("said"), nil]),
      (.identifier, [.text("id"), nil]), (.tappable, [.bool(true), nil]),
      (.fraction, [.number(0.3), nil]), (.resource, [.text("/a.svg"), nil]),
      (.collapsed, [.bool(true), nil]), (.folded, [.bool(true), nil]),
      (.toggle, [.text("Hide"), nil]), (.dismissDisabled, [.bool(true), nil]),
      (.message, [.text("m"), nil]),
      (.lineLimit, [.number(2), nil]), (.style, [.keyword("bordered"), .keyword("plain"), nil]),
      (
        .style,
        [
          .keyword("segmented"), .keyword("inline"), .keyword("navigationLink"), .keyword("wheel"),
          nil,
        ]
      ),
      (.amount, [.number(0.2), .number(0.7)]), (.rowBadge, [.text("3"), nil]),
      (.contextMenu, [.bool(true), nil]),
      (.columns, [.number(2), nil]), (.path, [Self.path, nil]),
      (.pathSize, [.size(SizeValue(width: 10, height: 10)), nil]),
      (.stroke, [.color(.system(.red)), nil]),
      (.runs, [.runs([TextRun("a"), TextRun("b", [.italic: .bool(true)])]), nil]),
      (.fill, [.color(.system(.blue)), .gradient(Self.gradient), nil]),
      (.layoutDirection, [.keyword("rightToLeft"), nil]),
      (.filter, [.filters([.blur(radius: 2)]), nil]),
      (.barBackground, [.color(.system(.red)), nil]), (.barBackgroundShown, [.bool(true), nil]),
      (.backgroundInteractive, [.bool(true), nil]), (.contentScrolls, [.bool(true), nil]),
      (.snapTargets, [.bool(true), nil]),
      (.unsized, [.keyword("horizontal"), .keyword("both"), nil]),
      (.columnAlignment, [.keyword("trailing"), nil]),
    ]
    guard let (property, values) = choices.randomElement(using: &random),
      let value = values.randomElement(using: &random)
    else { return }
    try make(.set(id, property, value), &batch)
  }

  private mutating func change(_ batch: inout [Mutation]) throws {
    guard let element = shown.randomElement(using: &random) else { return }
    let isFixed: Set<ElementKind> = [.window, .overlays]
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<4: try set(element.id, &batch)
    case 4..<7:
      guard let kind = Self.kinds[element.kind]?.randomElement(using: &random) else { return }
      let child = try create(kind, depth: 4, &batch)
      let last = element.children.last.flatMap { tree[$0] }?.kind
      let limit = element.children.count - (last.map(isFixed.contains) == true ? 1 : 0)
      try make(
        .insert(
          child, into: element.id, at: Int.random(in: 0...max(0, limit), using: &random)), &batch)
    case 7:
      guard let parent = element.parent, parent != .root, !isFixed.contains(element.kind) else {
        return
      }
      try make(.remove(element.id, from: parent), &batch)
      if Bool.random(using: &random) {
        try make(.destroy(element.id), &batch)
      } else {
        // Another place that allows its kind, not inside itself.
        let places = shown.filter { Self.kinds[$0.kind]?.contains(element.kind) == true }
        guard let place = places.randomElement(using: &random) else { return }
        try make(.insert(element.id, into: place.id, at: 0), &batch)
      }
    default:
      let movable = element.children.filter { !isFixed.contains(tree[$0]?.kind ?? .window) }
      guard movable.count > 1, let child = movable.randomElement(using: &random) else { return }
      try make(
        .move(
          child, in: element.id, to: Int.random(in: movable.indices, using: &random)), &batch)
    }
  }
}
