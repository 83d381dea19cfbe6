// SPDX-License-Identifier: MIT

public import WaymarkRender

/// A type that describes the appearance of date pickers.
///
/// A browser shows its own picker for every style.
@MainActor
@preconcurrency
public protocol DatePickerStyle: Sendable {
  /// The name that hosts receive; nil for the default style.
  @_spi(Host) nonisolated var hostValue: StyleValue? { get }
}

extension DatePickerStyle {
  /// Nil: a type of an app's own is left to the host.
  @_spi(Host) nonisolated public var hostValue: StyleValue? { nil }
}

/// The default style: the date, which opens a picker.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// The name that hosts receive.
  @_spi(Host) public var hostValue: StyleValue? { nil }
}

/// A style that shows the date, which opens a picker.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// The name that hosts receive.
  @_spi(Host) public var hostValue: StyleValue? { nil }
}

/// A style that shows a month whose days can be chosen, and a field for the time.
///
/// Without days, it shows a field.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// The name that hosts receive.
  @_spi(Host) public var hostValue: StyleValue? { .graphical }
}

/// A style that shows wheels; drawn as the date, which opens a picker.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// The name that hosts receive.
  @_spi(Host) public var hostValue: StyleValue? { .wheel }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The automatic style.
  nonisolated public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The compact style.
  nonisolated public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// The graphical style.
  nonisolated public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// The wheel style.
  nonisolated public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

private struct DatePickerStyleKey: EnvironmentKey {
  static var defaultValue: StyleValue? { nil }
}

extension EnvironmentValues {
  var datePickerStyleWord: StyleValue? {
    get { self[DatePickerStyleKey.self] }
    set { self[DatePickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the date pickers in this view.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    environment(\.datePickerStyleWord, style.hostValue)
  }
}
