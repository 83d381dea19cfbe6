// SPDX-License-Identifier: MIT

public import WaymarkRender

/// How date pickers look.
///
/// A browser shows its own picker, whichever style it is.
@MainActor
@preconcurrency
public protocol DatePickerStyle: Sendable {
  /// The host's word for the style; nil for the usual look.
  @_spi(Host) nonisolated var hostValue: StyleValue? { get }
}

extension DatePickerStyle {
  /// Nil: a type of an app's own is left to the host.
  @_spi(Host) nonisolated public var hostValue: StyleValue? { nil }
}

/// The usual look: the date, which opens a picker.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// The style.
  nonisolated public init() {}
  /// The host's word.
  @_spi(Host) public var hostValue: StyleValue? { nil }
}

/// The date, which opens a picker.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// The style.
  nonisolated public init() {}
  /// The host's word.
  @_spi(Host) public var hostValue: StyleValue? { nil }
}

/// A calendar; drawn as the date, which opens one.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// The style.
  nonisolated public init() {}
  /// The host's word.
  @_spi(Host) public var hostValue: StyleValue? { .graphical }
}

/// Wheels; drawn as the date, which opens a picker.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// The style.
  nonisolated public init() {}
  /// The host's word.
  @_spi(Host) public var hostValue: StyleValue? { .wheel }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The automatic look.
  nonisolated public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The compact look.
  nonisolated public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// The look of a calendar.
  nonisolated public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// The look of wheels.
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
  /// Says how the date pickers in this view look.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    environment(\.datePickerStyleWord, style.hostValue)
  }
}
