// SPDX-License-Identifier: MIT

// The link initializers that SwiftUI has deprecated. They behave as in SwiftUI (L1–L8), also in
// stacks.

@available(iOS, deprecated: 27, message: "Pass a closure as the destination.")
@available(macOS, deprecated: 27, message: "Pass a closure as the destination.")
@available(tvOS, deprecated: 27, message: "Pass a closure as the destination.")
@available(watchOS, deprecated: 27, message: "Pass a closure as the destination.")
@available(visionOS, deprecated: 27, message: "Pass a closure as the destination.")
extension NavigationLink {
  /// Creates a link that pushes a view (the original form).
  ///
  /// The view's value is created with the link, and its body runs when it is shown (N14).
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(.view(destination), label: label())
  }
}

@available(iOS, deprecated: 27, message: "Pass a closure as the destination.")
@available(macOS, deprecated: 27, message: "Pass a closure as the destination.")
@available(tvOS, deprecated: 27, message: "Pass a closure as the destination.")
@available(watchOS, deprecated: 27, message: "Pass a closure as the destination.")
@available(visionOS, deprecated: 27, message: "Pass a closure as the destination.")
extension NavigationLink where Label == Text {
  /// Creates a link with a title that pushes a view (the original form).
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(.view(destination), label: Text(titleKey))
  }

  /// Creates a link with a title that pushes a view (the original form).
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(.view(destination), label: Text(title))
  }
}

@available(iOS, deprecated: 16, message: "Use a NavigationStack with a path.")
@available(macOS, deprecated: 13, message: "Use a NavigationStack with a path.")
@available(tvOS, deprecated: 16, message: "Use a NavigationStack with a path.")
@available(watchOS, deprecated: 9, message: "Use a NavigationStack with a path.")
@available(visionOS, deprecated: 1, message: "Use a NavigationStack with a path.")
extension NavigationLink {
  /// Creates a link that shows its destination while a flag is true.
  ///
  /// A tap writes true; removing the screen writes false (L1).
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(.bound(destination, FlagActivation(isActive)), label: label())
  }

  /// Creates a link that shows its destination while a flag is true.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.bound(destination(), FlagActivation(isActive)), label: label())
  }

  /// Creates a link that shows its destination while a selection equals its tag.
  ///
  /// A tap writes the tag; removing the screen writes nil if the tag is still selected (L2).
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(.bound(destination, SelectionActivation(tag, selection)), label: label())
  }

  /// Creates a link that shows its destination while a selection equals its tag.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.bound(destination(), SelectionActivation(tag, selection)), label: label())
  }
}

@available(iOS, deprecated: 16, message: "Use a NavigationStack with a path.")
@available(macOS, deprecated: 13, message: "Use a NavigationStack with a path.")
@available(tvOS, deprecated: 16, message: "Use a NavigationStack with a path.")
@available(watchOS, deprecated: 9, message: "Use a NavigationStack with a path.")
@available(visionOS, deprecated: 1, message: "Use a NavigationStack with a path.")
extension NavigationLink where Label == Text {
  /// Creates a link with a title that shows its destination while a flag is true.
  public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(.bound(destination, FlagActivation(isActive)), label: Text(titleKey))
  }

  /// Creates a link with a title that shows its destination while a flag is true.
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(.bound(destination(), FlagActivation(isActive)), label: Text(titleKey))
  }

  /// Creates a link with a title that shows its destination while a selection equals its tag.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(.bound(destination, SelectionActivation(tag, selection)), label: Text(titleKey))
  }

  /// Creates a link with a title that shows its destination while a selection equals its tag.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(.bound(destination(), SelectionActivation(tag, selection)), label: Text(titleKey))
  }

  /// Creates a link with a title that shows its destination while a flag is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(.bound(destination, FlagActivation(isActive)), label: Text(title))
  }

  /// Creates a link with a title that shows its destination while a flag is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(.bound(destination(), FlagActivation(isActive)), label: Text(title))
  }

  /// Creates a link with a title that shows its destination while a selection equals its tag.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(.bound(destination, SelectionActivation(tag, selection)), label: Text(title))
  }

  /// Creates a link with a title that shows its destination while a selection equals its tag.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(.bound(destination(), SelectionActivation(tag, selection)), label: Text(title))
  }
}
