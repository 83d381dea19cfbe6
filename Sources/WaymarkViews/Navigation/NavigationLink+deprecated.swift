// SPDX-License-Identifier: MIT

// The forms of links that SwiftUI has given up. They work as they did there (L1–L8), in stacks, too.

@available(iOS, deprecated: 27, message: "Pass a closure as the destination.")
@available(macOS, deprecated: 27, message: "Pass a closure as the destination.")
@available(tvOS, deprecated: 27, message: "Pass a closure as the destination.")
@available(watchOS, deprecated: 27, message: "Pass a closure as the destination.")
@available(visionOS, deprecated: 27, message: "Pass a closure as the destination.")
extension NavigationLink {
  /// A link that pushes a view, in its first form.
  ///
  /// The view's value is made with the link, its body runs when it is shown (N14).
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
  /// A link with a title that pushes a view, in its first form.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(.view(destination), label: Text(titleKey))
  }

  /// A link with a title that pushes a view, in its first form.
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
  /// A link whose view is shown while a flag is true.
  ///
  /// A tap writes true; what takes the screen away writes false (L1).
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(.bound(destination, FlagActivation(isActive)), label: label())
  }

  /// A link whose view is shown while a flag is true.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.bound(destination(), FlagActivation(isActive)), label: label())
  }

  /// A link whose view is shown while a selection holds its tag.
  ///
  /// A tap writes the tag; what takes the screen away writes nil if the tag is still selected (L2).
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(.bound(destination, SelectionActivation(tag, selection)), label: label())
  }

  /// A link whose view is shown while a selection holds its tag.
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
  /// A link with a title whose view is shown while a flag is true.
  public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(.bound(destination, FlagActivation(isActive)), label: Text(titleKey))
  }

  /// A link with a title whose view is shown while a flag is true.
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(.bound(destination(), FlagActivation(isActive)), label: Text(titleKey))
  }

  /// A link with a title whose view is shown while a selection holds its tag.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(.bound(destination, SelectionActivation(tag, selection)), label: Text(titleKey))
  }

  /// A link with a title whose view is shown while a selection holds its tag.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(.bound(destination(), SelectionActivation(tag, selection)), label: Text(titleKey))
  }

  /// A link with a title whose view is shown while a flag is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(.bound(destination, FlagActivation(isActive)), label: Text(title))
  }

  /// A link with a title whose view is shown while a flag is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(.bound(destination(), FlagActivation(isActive)), label: Text(title))
  }

  /// A link with a title whose view is shown while a selection holds its tag.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(.bound(destination, SelectionActivation(tag, selection)), label: Text(title))
  }

  /// A link with a title whose view is shown while a selection holds its tag.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(.bound(destination(), SelectionActivation(tag, selection)), label: Text(title))
  }
}
