// SPDX-License-Identifier: MIT

extension Property {
  /// The type of the values of the property, which is that of its key.
  var payload: any PropertyPayload.Type {
    switch self {
    case .text, .title, .subtitle, .backTitle, .message, .systemName, .resource, .url, .value,
      .placeholder, .badge, .earliest, .latest, .rowBadge, .tabSection, .identifier, .label,
      .accessibilityValue, .hint, .contentType, .toggle, .fontFamily, .language, .destination,
      .sourceElement, .matched, .follower, .zoomSource, .zoom, .symbolBeat, .fileTypes, .fileName:
      String.self
    case .titleDisplay: TitleDisplayValue.self
    case .barHidden, .bottomBarHidden, .barBackgroundShown, .colorsLabels, .secure, .on, .selected,
      .contextMenu, .expanded, .disabled, .dismissDisabled, .dragIndicator, .backgroundInteractive,
      .tappable, .accessibilityHidden, .adjustable, .assistive, .assistiveFocus, .submits,
      .commands, .resizable, .hidden, .italic, .underline, .strikethrough, .monospacedDigit,
      .separatorHidden, .correctionDisabled, .focused, .focusable, .active, .deletable, .movable,
      .editing, .refreshable, .refreshing, .contentBackgroundHidden, .indicatorsHidden,
      .scrollDisabled, .unclipped, .snapTargets, .tracked, .scrollObserved, .pressable,
      .hoverable, .pointerTracked, .hitTestingDisabled, .collapsed, .folded, .measured, .evenOdd,
      .strokeCentered, .redacted, .confirmsClosing, .fixedFont, .textSelection, .contentScrolls,
      .focusEffectDisabled, .dragPreview, .template:
      Bool.self
    case .barBackground, .cardBackground, .foreground, .secondaryForeground, .background, .fill,
      .stroke:
      PaintValue.self
    case .barColorScheme, .colorScheme: ColorSchemeValue.self
    case .picture: PictureValue.self
    case .fraction, .count, .amount, .minimum, .maximum, .step, .borderRadius,
      .accessibilityPriority, .opacity, .lineLimit, .minLines, .tapCount, .zIndex, .columns,
      .layoutPriority, .minimumScale, .visibilityThreshold, .draggable:
      Double.self
    case .components: DateComponentsValue.self
    case .controlSize: ControlSizeValue.self
    case .borderShape: BorderShapeValue.self
    case .role: RoleValue.self
    case .ends: Set<StepperEndValue>.self
    case .dropTarget: Set<DropContentValue>.self
    case .fileChoice: FileChoiceValue.self
    case .transition: TransitionValue.self
    case .contentTransition: ContentTransitionValue.self
    case .detents: [DetentValue].self
    case .detent: DetentValue.self
    case .cardCornerRadius, .spacing, .width, .height, .minWidth, .maxWidth, .minHeight, .maxHeight,
      .minLength, .idealWidth, .idealHeight, .aspectRatio, .cornerRadius, .strokeWidth, .shadow,
      .contentMarginTop, .contentMarginLeading, .contentMarginBottom, .contentMarginTrailing,
      .kerning, .baselineOffset, .lineSpacing:
      LengthValue.self
    case .cardSizing: CardSizingValue.self
    case .compactAdaptation: AdaptationValue.self
    case .placement: PlacementValue.self
    case .heading: HeadingValue.self
    case .traits: TraitsValue.self
    case .accessibilityChildren: AccessibilityChildrenValue.self
    case .actions: [ActionValue].self
    case .gestures: [GestureValue].self
    case .shortcut: ShortcutValue.self
    case .keyPresses: [KeyListenerValue].self
    case .gridSpacing, .pathSize: SizeValue.self
    case .alignment, .tracksAlignment, .columnAlignment: AlignmentValue.self
    case .alignmentGuides: [GuideValue].self
    case .explicitGuide: GuideValue.self
    case .axis, .fixedSize, .fits, .arrangement, .unsized: AxisValue.self
    case .proposals: [ProposalValue].self
    case .tracks: [GridTrack].self
    case .pinned: Set<PinnedValue>.self
    case .padding, .rowInsets: InsetsValue.self
    case .contentMode: ContentModeValue.self
    case .offset, .anchor, .position, .shadowOffset: PointValue.self
    case .font: FontValue.self
    case .weight: FontWeightValue.self
    case .fontDesign: FontDesignValue.self
    case .tint, .border, .rowBackground, .separatorTint, .shadowColor, .lineColor: ColorValue.self
    case .shape: ShapeKindValue.self
    case .textAlignment: TextAlignmentValue.self
    case .style: StyleValue.self
    case .keyboard: KeyboardValue.self
    case .capitalization: CapitalizationValue.self
    case .submitLabel: SubmitLabelValue.self
    case .leadingActions, .trailingActions: RowActionsValue.self
    case .revealed: RowEdge.self
    case .separatorEdges, .ignoresSafeArea: Set<EdgeValue>.self
    case .prominence: ProminenceValue.self
    case .snapping: SnappingValue.self
    case .scrollTransition: ScrollTransitionValue.self
    case .path: PathValue.self
    case .corners: CornerRadii.self
    case .strokeStyle: StrokeStyleValue.self
    case .clip: ClipValue.self
    case .mask: GradientValue.self
    case .filter: [FilterValue].self
    case .transform: [TransformValue].self
    case .blendMode: BlendModeValue.self
    case .pinnedEdge: EdgeValue.self
    case .sorted: SortValue.self
    case .layoutDirection: LayoutDirectionValue.self
    case .textSize: TextSizeValue.self
    case .runs: [TextRun].self
    case .leading: LeadingValue.self
    case .textCase: TextCaseValue.self
    case .truncation: TruncationValue.self
    case .fontWidth: FontWidthValue.self
    case .smallCaps: SmallCapsValue.self
    case .linePattern: LinePatternValue.self
    case .imageScale: ImageScaleValue.self
    case .interpolation: InterpolationValue.self
    case .symbolEffect: SymbolEffectValue.self
    case .hoverEffect: HoverEffectValue.self
    }
  }

  /// Returns whether a value has the type of the property.
  public func accepts(_ value: PropertyValue) -> Bool { payload.accepts(value) }
}
