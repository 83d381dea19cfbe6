// SPDX-License-Identifier: MIT

import Waymark

/// A bar of the app, whose indicator has the frame of the chosen tab.
struct ChartTabs: View {
  private static let names = ["Map", "Elevation", "Photos"]

  @State private var chosen = "Map"

  var body: some View {
    HStack(spacing: 4) {
      ForEach(Self.names, id: \.self) { name in
        Button(name) { withAnimation(.snappy) { chosen = name } }
          .buttonStyle(.plain)
          .accessibilityAddTraits(name == chosen ? .isSelected : [])
          .padding(.horizontal, 14)
          .padding(.vertical, 8)
          .anchorPreference(key: TabBounds.self, value: .bounds) { [name: $0] }
      }
    }
    .backgroundPreferenceValue(TabBounds.self) { bounds in
      GeometryReader { proxy in
        if let anchor = bounds[chosen] {
          let frame = proxy[anchor]
          Capsule()
            .fill(.indigo.opacity(0.3))
            .frame(width: frame.width, height: frame.height)
            .offset(x: frame.minX, y: frame.minY)
        }
      }
    }
    .padding(4)
    .background(.fill, in: Capsule())
  }
}

private enum TabBounds: PreferenceKey {
  static let defaultValue: [String: Anchor<CGRect>] = [:]

  static func reduce(
    value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]
  ) {
    value.merge(nextValue()) { $1 }
  }
}

/// Stops of a route, each connected with the next one.
struct ConnectedStops: View {
  private static let stops = ["Station", "Loch", "Bothy"]

  @State private var isSteep = true

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(alignment: .top, spacing: 28) {
        ForEach(Array(Self.stops.enumerated()), id: \.element) { number, stop in
          Text(stop)
            .font(.callout)
            .padding(.horizontal, 10)
            .padding(.vertical, 6)
            .background(.background, in: Capsule())
            .overlay { Capsule().strokeBorder(.teal) }
            .anchorPreference(key: StopCentres.self, value: .center) { [$0] }
            .padding(.top, isSteep ? CGFloat(2 - number) * 24 : 24)
        }
      }
      .frame(minHeight: 84, alignment: .top)
      .backgroundPreferenceValue(StopCentres.self) { centres in
        GeometryReader { proxy in
          Path { $0.addLines(centres.map { proxy[$0] }) }.stroke(.teal, lineWidth: 2)
        }
      }
      Toggle("Steep", isOn: $isSteep).frame(maxWidth: 180)
    }
  }
}

private enum StopCentres: PreferenceKey {
  static let defaultValue: [Anchor<CGPoint>] = []

  static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) {
    value += nextValue()
  }
}
