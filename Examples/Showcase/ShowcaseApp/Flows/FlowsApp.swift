// SPDX-License-Identifier: MIT

public import Waymark

/// The flows of the gallery as an app of its own, for tests.
///
/// With the launch argument `USE_NAVIGATIONSTACK` they push on a `NavigationStack`, without it on a
/// `NavigationView`.
public struct FlowsApp: App {
  /// The launch argument that chooses `NavigationStack`.
  nonisolated public static let stackArgument = "USE_NAVIGATIONSTACK"

  private let policy: UseNavigationStackPolicy

  /// Makes the app as it was launched.
  public init() {
    self.init(usesNavigationStack: LaunchOptions.current.arguments.contains(Self.stackArgument))
  }

  /// Makes the app however it was launched.
  public init(usesNavigationStack: Bool) { policy = usesNavigationStack ? .whenAvailable : .never }

  public var body: some Scene {
    WindowGroup {
      FlowTabs().useNavigationStack(policy)
    }
  }
}

/// A flow for each place that a path can be kept in.
struct FlowTabs: View {
  private enum Place: Hashable { case path, array, nowhere, numbers }

  @State private var place = Place.path

  var body: some View {
    TabView(selection: $place) {
      FlowPathFlow()
        .tabItem { Label("FlowPath", systemImage: "link") }
        .tag(Place.path)
      ArrayBindingFlow()
        .tabItem { Label("ArrayBinding", systemImage: "list.bullet") }
        .tag(Place.array)
      NoBindingFlow()
        .tabItem { Label("NoBinding", systemImage: "square") }
        .tag(Place.nowhere)
      NumbersFlow()
        .tabItem { Label("Numbers", systemImage: "number") }
        .tag(Place.numbers)
    }
  }
}
