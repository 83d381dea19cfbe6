// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

extension AttributeScopes {
  /// The attributes of SwiftUI, as far as hosts draw them, with Foundation's.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the letters.
    public let backgroundColor: BackgroundColorAttribute
    /// A line through the letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// A line under the letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// Points between letters.
    public let kern: KerningAttribute
    /// Points between letters.
    public let tracking: TrackingAttribute
    /// Points above the line.
    public let baselineOffset: BaselineOffsetAttribute
    #if !canImport(ObjectiveC)
    /// The presentation that Markdown specifies; on Apple platforms, Foundation declares this key.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    #endif
    /// Foundation's attributes.
    public let foundation: FoundationAttributes

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }
    /// The colour of the letters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }
    /// The colour behind the letters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }
    /// A line through the letters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    /// A line under the letters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }
    /// Points between letters.
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }
    /// Points between letters.
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }
    /// Points above the line.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
    #if !canImport(ObjectiveC)
    /// The presentation that Markdown specifies.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      public typealias Value = InlinePresentationIntent
      public static let name = "NSInlinePresentationIntent"
    }
    #endif
  }

  /// The attributes of SwiftUI.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// An attribute of SwiftUI's, by its name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}

extension AttributedString {
  /// The parts of the string, each with what hosts draw of its attributes.
  var styledRuns: [TextRun] {
    typealias Keys = AttributeScopes.SwiftUIAttributes
    return runs.map { run in
      var style: PropertyList = [:]
      if let intent = run.inlinePresentationIntent {
        if intent.contains(.stronglyEmphasized) {
          style[.weight] = FontWeightValue.bold.propertyValue
        }
        if intent.contains(.emphasized) { style[.italic] = .bool(true) }
        if intent.contains(.code) { style[.fontDesign] = FontDesignValue.monospaced.propertyValue }
        if intent.contains(.strikethrough) { style[.strikethrough] = .bool(true) }
      }
      if let font = run[Keys.FontAttribute.self] {
        if let size = font.size { style[.font] = size }
        for (property, value) in font.traits { style[property] = value }
      }
      if let color = run[Keys.ForegroundColorAttribute.self] {
        style[.foreground] = .color(color.value)
      }
      if let color = run[Keys.BackgroundColorAttribute.self] {
        style[.background] = .color(color.value)
      }
      for (property, line) in [
        (Property.underline, run[Keys.UnderlineStyleAttribute.self]),
        (.strikethrough, run[Keys.StrikethroughStyleAttribute.self]),
      ] {
        guard let line else { continue }
        style[property] = .bool(true)
        if let word = line.pattern.word { style[.linePattern] = word.propertyValue }
        if let color = line.color { style[.lineColor] = .color(color.value) }
      }
      if let kern = run[Keys.KerningAttribute.self] ?? run[Keys.TrackingAttribute.self] {
        style[.kerning] = .finite(kern)
      }
      if let rise = run[Keys.BaselineOffsetAttribute.self] {
        style[.baselineOffset] = .finite(rise)
      }
      if let link = run[AttributeScopes.FoundationAttributes.LinkAttribute.self] {
        style[.url] = .text(link.absoluteString)
      }
      return TextRun(String(self[run.range].characters), style)
    }
  }
}
