// SPDX-License-Identifier: MIT

import Testing

@testable import WaymarkRender

/// A property, and whether its key and the property give the same type.
private func check<Value>(_ key: PropertyKey<Value>) -> (property: Property, isRight: Bool) {
  (key.property, key.property.payload == Value.self)
}

struct PropertyKeyTests {
  @Test func `each property has a key of its type`() {
    let checks = [
      check(.text), check(.title), check(.titleDisplay), check(.backTitle), check(.barHidden),
      check(.bottomBarHidden), check(.colorsLabels),
      check(.barBackground), check(.barBackgroundShown), check(.barColorScheme), check(.message),
      check(.systemName), check(.resource), check(.picture), check(.url), check(.value),
      check(.placeholder), check(.secure), check(.on), check(.selected), check(.badge),
      check(.fraction), check(.count), check(.amount), check(.minimum), check(.maximum),
      check(.step),
      check(.components), check(.earliest), check(.latest), check(.contextMenu), check(.expanded),
      check(.rowBadge), check(.tabSection), check(.controlSize), check(.borderShape),
      check(.borderRadius),
      check(.role),
      check(.disabled), check(.ends), check(.transition), check(.dismissDisabled), check(.detents),
      check(.detent), check(.dragIndicator), check(.cardBackground), check(.cardCornerRadius),
      check(.cardSizing), check(.compactAdaptation), check(.backgroundInteractive),
      check(.contentScrolls),
      check(.placement),
      check(.tappable), check(.identifier), check(.label), check(.accessibilityValue), check(.hint),
      check(.accessibilityHidden), check(.heading), check(.traits), check(.accessibilityChildren),
      check(.accessibilityPriority), check(.actions), check(.adjustable), check(.assistive),
      check(.assistiveFocus), check(.shortcut), check(.submits), check(.commands), check(.spacing),
      check(.gridSpacing), check(.alignment), check(.axis), check(.tracks),
      check(.tracksAlignment), check(.columnAlignment), check(.unsized), check(.minLength),
      check(.arrangement), check(.proposals),
      check(.secondaryForeground), check(.pinned),
      check(.padding), check(.width), check(.height), check(.minWidth), check(.maxWidth),
      check(.minHeight), check(.maxHeight), check(.idealWidth), check(.idealHeight),
      check(.aspectRatio), check(.contentMode), check(.resizable), check(.fixedSize),
      check(.offset),
      check(.hidden), check(.font), check(.weight), check(.italic), check(.underline),
      check(.strikethrough), check(.fontDesign), check(.monospacedDigit), check(.foreground),
      check(.background), check(.tint), check(.cornerRadius), check(.shape), check(.fill),
      check(.stroke), check(.strokeWidth), check(.border), check(.shadow), check(.opacity),
      check(.lineLimit), check(.textAlignment), check(.style), check(.rowBackground),
      check(.separatorHidden), check(.keyboard), check(.contentType), check(.capitalization),
      check(.correctionDisabled), check(.submitLabel), check(.minLines), check(.focused),
      check(.focusable), check(.focusEffectDisabled),
      check(.active), check(.leadingActions), check(.trailingActions),
      check(.revealed), check(.deletable), check(.movable), check(.editing), check(.rowInsets),
      check(.separatorTint), check(.separatorEdges), check(.refreshable), check(.refreshing),
      check(.contentBackgroundHidden), check(.prominence), check(.indicatorsHidden),
      check(.scrollDisabled), check(.unclipped), check(.template), check(.snapping),
      check(.snapTargets),
      check(.tracked), check(.contentMarginTop), check(.contentMarginLeading),
      check(.contentMarginBottom), check(.contentMarginTrailing), check(.tapCount),
      check(.pressable),
      check(.hoverable), check(.pointerTracked), check(.hitTestingDisabled), check(.collapsed),
      check(.folded),
      check(.toggle), check(.measured), check(.path), check(.pathSize), check(.evenOdd),
      check(.corners), check(.strokeStyle), check(.strokeCentered), check(.clip), check(.mask),
      check(.filter), check(.transform), check(.anchor), check(.blendMode), check(.zIndex),
      check(.position), check(.redacted), check(.confirmsClosing), check(.ignoresSafeArea),
      check(.sorted),
      check(.pinnedEdge), check(.layoutPriority), check(.columns), check(.shadowColor),
      check(.shadowOffset), check(.colorScheme), check(.layoutDirection), check(.textSize),
      check(.runs), check(.kerning), check(.baselineOffset), check(.fixedFont), check(.leading),
      check(.lineSpacing), check(.textCase), check(.textSelection), check(.truncation),
      check(.fontFamily), check(.fontWidth), check(.smallCaps), check(.lineColor),
      check(.linePattern), check(.imageScale), check(.interpolation), check(.symbolEffect),
      check(.symbolBeat), check(.contentTransition), check(.matched), check(.follower),
      check(.zoomSource), check(.zoom), check(.hoverEffect), check(.language), check(.destination),
      check(.minimumScale),
      check(.fits), check(.sourceElement), check(.alignmentGuides), check(.explicitGuide),
      check(.gestures), check(.subtitle), check(.keyPresses),
      check(.scrollObserved), check(.visibilityThreshold), check(.scrollTransition),
      check(.gestures), check(.subtitle), check(.keyPresses), check(.draggable),
      check(.dragPreview), check(.dropTarget), check(.fileChoice), check(.fileTypes),
      check(.fileName),
    ]
    #expect(checks.filter { !$0.isRight }.map(\.property) == [])
    #expect(Set(checks.map(\.property)) == Set(Property.allCases))
  }

  @Test func `the ordinals of properties are their positions`() {
    #expect(MemoryLayout<Property>.size == 1)
    #expect(Property.allCases.map { Int($0.ordinal) } == Array(0..<Property.allCases.count))
  }

  @Test func `a value is read as the type of its key`() {
    var element = ElementTree.Element(id: ElementID(index: 1), kind: .box)
    element.properties = [
      .weight: .keyword("bold"), .ignoresSafeArea: .keywords(["top", "bottom"]),
      .width: .unbounded, .transform: .transforms([.rotate(degrees: 9)]), .heading: .number(9),
      .font: .keyword("title"), .fill: .color(.system(.red)),
    ]
    #expect(element[.weight] == .bold)
    #expect(element[.ignoresSafeArea] == [.top, .bottom])
    #expect(element[.width] == .unbounded && element[.width]?.points == nil)
    #expect(element[.transform] == [.rotate(degrees: 9)])
    #expect(element[.heading] == .level(6))
    #expect(element[.font] == .style(.title))
    #expect(element[.fill]?.color == .system(.red) && element[.fill]?.gradient == nil)
    #expect(element[.text] == nil)
  }

  @Test(
    arguments: [
      (.weight, .keyword("fat")), (.weight, .text("bold")), (.weight, .number(700)),
      (.ignoresSafeArea, .keywords(["top", "side"])), (.width, .text("9")),
      (.fill, .text("red")), (.transform, .filters([])), (.heading, .bool(false)),
      (.font, .keyword("huge")), (.padding, .number(8)), (.ends, .keyword("increment")),
    ] as [(Property, PropertyValue)])
  func `a value of another type is absent, and no property takes it`(
    property: Property, value: PropertyValue
  ) {
    var element = ElementTree.Element(id: ElementID(index: 1), kind: .box)
    element.properties[property] = value
    let isAbsent =
      switch property {
      case .weight: element[.weight] == nil
      case .ignoresSafeArea: element[.ignoresSafeArea] == nil
      case .width: element[.width] == nil
      case .fill: element[.fill] == nil
      case .transform: element[.transform] == nil
      case .heading: element[.heading] == nil
      case .font: element[.font] == nil
      case .padding: element[.padding] == nil
      default: element[.ends] == nil
      }
    #expect(isAbsent && !property.accepts(value))
  }
}
