// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

extension AttributeScopes {
  /// The attributes of SwiftUI, as far as hosts draw them, and those of Foundation.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The foreground colour.
    public let foregroundColor: ForegroundColorAttribute
    /// The background colour.
    public let backgroundColor: BackgroundColorAttribute
    /// The strikethrough style.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The underline style.
    public let underlineStyle: UnderlineStyleAttribute
    /// The spacing between characters in points.
    public let kern: KerningAttribute
    /// The spacing between characters in points.
    public let tracking: TrackingAttribute
    /// The offset above the baseline in points.
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
    /// The foreground colour.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }
    /// The background colour.
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }
    /// The strikethrough style.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    /// The underline style.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }
    /// The spacing between characters in points.
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }
    /// The spacing between characters in points.
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }
    /// The offset above the baseline in points.
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
  /// Returns an attribute of SwiftUI by its name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}

extension AttributedString {
  /// The runs of the string with the attributes that hosts draw.
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
        if let keyword = line.pattern.keyword { style[.linePattern] = keyword.propertyValue }
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
