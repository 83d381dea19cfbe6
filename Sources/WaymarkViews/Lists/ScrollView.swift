// SPDX-License-Identifier: MIT

import WaymarkRender

/// A view that scrolls its content.
nonisolated public struct ScrollView<Content: View>: View {
  private let axes: Axis.Set
  private let showsIndicators: Bool
  private let content: Content
  @Environment(\.refresh) private var refresh
  @Environment(\.scrollTraits) private var traits
  @Environment(\.scrollFollower) private var follower
  @State private var frame: ElementFrame?
  @State private var isMeasured = false

  /// Creates a view that scrolls its content along the given axes.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  @MainActor public var body: some View {
    RefreshView(
      content: EnvironmentView(content: element) { [axes, traits, $frame, $isMeasured] values in
        values.scrolledAxis = axes.keyword == .horizontal ? .horizontal : .vertical
        values.scrollContainer = ScrollContainer(
          frame: $frame, isMeasured: $isMeasured,
          margins: (traits.margin(along: .horizontal), traits.margin(along: .vertical)))
        // The follower belongs to this scroll view, not to those in its content.
        if case .some = values.scrollFollower { values.scrollFollower = nil }
        values.scrollTraits.margins = [:]
        values.scrollTraits.snapping = nil
      }, action: refresh)
  }

  @MainActor private var element: ElementView<Content> {
    var traits = traits
    if !showsIndicators { traits.hidesIndicators = true }
    return ElementView(
      .scroll,
      [
        (.axis, axes.keyword.propertyValue), (.tracked, follower == nil ? nil : .bool(true)),
        (.measured, isMeasured ? .bool(true) : nil),
      ] + traits.properties, content: content
    ) { [follower, $frame] event throws(HostEventError) in
      switch event {
      case .frame(let frame) where frame.isPlausible:
        if $frame.wrappedValue != frame { $frame.wrappedValue = frame }
      case .scrolled(let element):
        guard let follower else { throw .unsupported }
        try follower.follow(element)
      default: throw .unsupported
      }
    }
  }
}

/// The enclosing scroll view, for views whose size is relative to it.
struct ScrollContainer {
  /// The frame of the scroll view; nil until a host reports it.
  let frame: Binding<ElementFrame?>
  /// Whether hosts report the frame.
  let isMeasured: Binding<Bool>
  /// The horizontal and the vertical margins of the content, in points.
  let margins: (CGFloat, CGFloat)
}

/// A receiver of the element at which a scroll view comes to rest.
struct ScrollFollower {
  let follow: @MainActor (ElementID) throws(HostEventError) -> Void
}

private struct ScrollContainerKey: EnvironmentKey {
  static var defaultValue: ScrollContainer? { nil }
}

private struct ScrollFollowerKey: EnvironmentKey {
  static var defaultValue: ScrollFollower? { nil }
}

private struct ScrolledAxisKey: EnvironmentKey {
  static var defaultValue: Axis { .vertical }
}

extension EnvironmentValues {
  /// The axis of the nearest scroll view or list around a view: vertical for both axes.
  var scrolledAxis: Axis {
    get { self[ScrolledAxisKey.self] }
    set { self[ScrolledAxisKey.self] = newValue }
  }

  var scrollContainer: ScrollContainer? {
    get { self[ScrollContainerKey.self] }
    set { self[ScrollContainerKey.self] = newValue }
  }

  var scrollFollower: ScrollFollower? {
    get { self[ScrollFollowerKey.self] }
    set { self[ScrollFollowerKey.self] = newValue }
  }
}
