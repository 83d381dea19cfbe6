// SPDX-License-Identifier: MIT

/// A type that describes the appearance of gauges.
@MainActor
@preconcurrency
public protocol GaugeStyle {
  /// The type of the view that the style creates.
  associatedtype Body: View

  /// Returns the appearance of a gauge.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  /// The configuration that the style receives.
  typealias Configuration = GaugeStyleConfiguration
}

/// The properties of a gauge that a style receives.
public struct GaugeStyleConfiguration {
  /// The label that describes the gauge.
  public struct Label: View {
    let content: AnyView
    /// The label.
    public var body: AnyView { content }
  }

  /// The label of the current value.
  public struct CurrentValueLabel: View {
    let content: AnyView
    /// The label.
    public var body: AnyView { content }
  }

  /// The label of the lower bound.
  public struct MinimumValueLabel: View {
    let content: AnyView
    /// The label.
    public var body: AnyView { content }
  }

  /// The label of the upper bound.
  public struct MaximumValueLabel: View {
    let content: AnyView
    /// The label.
    public var body: AnyView { content }
  }

  /// The position of the value between the bounds, from 0 to 1.
  public var value: Double
  /// The label that describes the gauge.
  public var label: Label
  /// The label of the current value; nil if there is none.
  public var currentValueLabel: CurrentValueLabel?
  /// The label of the lower bound; nil if there is none.
  public var minimumValueLabel: MinimumValueLabel?
  /// The label of the upper bound; nil if there is none.
  public var maximumValueLabel: MaximumValueLabel?
}

/// The default style: a bar between the labels of the bounds, below the label.
public struct DefaultGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns a bar.
  public func makeBody(configuration: Configuration) -> some View { LinearGauge(configuration) }
}

/// A bar that is filled up to the current value, with the labels above, beside and below it.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns a bar.
  public func makeBody(configuration: Configuration) -> some View { LinearGauge(configuration) }
}

/// A compact bar between the labels of the bounds, filled up to the current value.
///
/// Without bounds, the label of the current value stands at its end. The label that describes the
/// gauge is for assistive technologies only.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns a bar.
  public func makeBody(configuration: Configuration) -> some View { AccessoryBar(configuration) }
}

/// A compact bar between the labels of the bounds.
///
/// It is filled up to the current value; SwiftUI marks the value by a point on a full bar.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns a bar.
  public func makeBody(configuration: Configuration) -> some View { AccessoryBar(configuration) }
}

/// An open ring with a point at the current value, whose label is inside.
///
/// The labels of the bounds, or else the label that describes the gauge, stand in the gap at the
/// bottom.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns a ring.
  public func makeBody(configuration: Configuration) -> some View { OpenRing(configuration) }
}

/// A ring that is filled clockwise up to the current value, whose label is inside.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns a ring.
  public func makeBody(configuration: Configuration) -> some View { ClosedRing(configuration) }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The automatic style.
  nonisolated public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that is filled up to the current value.
  nonisolated public static var linearCapacity: LinearCapacityGaugeStyle {
    LinearCapacityGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A compact bar that is filled up to the current value.
  nonisolated public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A compact bar between the labels of the bounds.
  nonisolated public static var accessoryLinear: AccessoryLinearGaugeStyle {
    AccessoryLinearGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a point at the current value.
  nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring that is filled clockwise up to the current value.
  nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

extension EnvironmentValues {
  var appliedGaugeStyle: AppliedStyle<GaugeStyleConfiguration>? {
    self[StyleKey<GaugeStyleConfiguration>.self]
  }
}

extension View {
  /// Sets the style of the gauges in this view.
  ///
  /// Gauges inside the style's body use the style that applies outside of this view.
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    StyledView(self, style) { (style: S, configuration: GaugeStyleConfiguration) in
      StyleBody(style, configuration) { $0.makeBody(configuration: $1) }
    }
  }
}
