// SPDX-License-Identifier: MIT

/// The properties of an element.
///
/// The case names are the names in the encoded form. The key of the same name in ``PropertyKey``
/// documents a property and gives the type of its value.
public enum Property: String, Sendable, Codable, CaseIterable {
  // Content.
  case text, title, subtitle, titleDisplay, backTitle, barHidden, barBackground
  case barBackgroundShown, barColorScheme, message, systemName, resource, picture, url, value
  case placeholder, secure, on, selected, badge, fraction, count
  // Choices.
  case amount, minimum, maximum, step, components, earliest, latest, contextMenu, expanded
  case rowBadge, tabSection, controlSize, borderShape, borderRadius
  // Behaviour.
  case role, disabled, ends, transition, contentTransition, dismissDisabled, detents, detent
  case dragIndicator, sourceElement, matched, follower, zoomSource, zoom
  case cardBackground, cardCornerRadius, cardSizing, compactAdaptation, backgroundInteractive
  case contentScrolls
  case placement, tappable, destination
  // Accessibility, which the test driver also reads.
  case identifier, label, accessibilityValue, hint, accessibilityHidden, heading, traits
  case accessibilityChildren, accessibilityPriority, actions, adjustable, assistive, assistiveFocus
  // Keys and commands.
  case shortcut, keyPresses, submits, commands
  // Layout.
  case spacing, gridSpacing, alignment, alignmentGuides, explicitGuide, axis, tracks
  case tracksAlignment, pinned, padding, width, height, minWidth
  case maxWidth, minHeight, maxHeight, idealWidth, idealHeight, aspectRatio, contentMode, resizable
  case fixedSize, offset, hidden, fits, arrangement, proposals, minLength
  // Style.
  case font, weight, italic, underline, strikethrough, fontDesign, monospacedDigit, foreground
  case secondaryForeground
  case background, tint, cornerRadius, shape, fill, stroke, strokeWidth, border, shadow, opacity
  case lineLimit, textAlignment, style, rowBackground, separatorHidden
  // Fields.
  case keyboard, contentType, capitalization, correctionDisabled, submitLabel, minLines, focused
  case focusable, focusEffectDisabled, active
  // Rows of lists, and scrolling.
  case leadingActions, trailingActions, revealed, deletable, movable, editing, rowInsets
  case separatorTint, separatorEdges, refreshable, refreshing, contentBackgroundHidden, prominence
  case sorted
  case indicatorsHidden, scrollDisabled, unclipped, snapping, snapTargets, tracked
  case scrollObserved, visibilityThreshold, scrollTransition
  case contentMarginTop, contentMarginLeading, contentMarginBottom, contentMarginTrailing
  // Gestures.
  case gestures, tapCount, pressable, hoverable, pointerTracked, hitTestingDisabled
  // Drags.
  case draggable, dragPreview, dropTarget
  // Files.
  case fileChoice, fileTypes, fileName
  // Split view.
  case collapsed, folded, toggle
  // Drawing.
  case measured, path, pathSize, evenOdd, corners, strokeStyle, strokeCentered, clip, mask, filter
  case transform, anchor, blendMode, zIndex, position, redacted, confirmsClosing, ignoresSafeArea
  case pinnedEdge, layoutPriority, columns, shadowColor, shadowOffset, colorScheme, layoutDirection
  case textSize, unsized, columnAlignment, bottomBarHidden, colorsLabels
  // Text.
  case runs, kerning, baselineOffset, fixedFont, leading, lineSpacing, textCase, textSelection
  case truncation, fontFamily, fontWidth, smallCaps, lineColor, linePattern, imageScale
  case interpolation, template, symbolEffect, symbolBeat, hoverEffect, language, minimumScale
}

extension Property: Hashable {
  /// The position of the case, in order of declaration.
  ///
  /// An enumeration without payloads and with at most 256 cases is represented by one byte, the
  /// number of the case; a test compares the sizes and the numbers.
  @inlinable var ordinal: UInt8 { unsafeBitCast(self, to: UInt8.self) }

  /// Compares the cases, not their names.
  @inlinable public static func == (a: Property, b: Property) -> Bool { a.ordinal == b.ordinal }

  /// Hashes the case, not its name.
  @inlinable public func hash(into hasher: inout Hasher) { hasher.combine(ordinal) }
}
