// SPDX-License-Identifier: MIT

/// A gauge as a bar with its labels above, beside and below it.
nonisolated struct LinearGauge: View {
  private let gauge: GaugeStyleConfiguration

  init(_ gauge: GaugeStyleConfiguration) { self.gauge = gauge }

  @MainActor var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      gauge.label
      HStack {
        gauge.minimumValueLabel.font(.caption)
        ProgressView(value: gauge.value)
        gauge.maximumValueLabel.font(.caption)
      }
      gauge.currentValueLabel.font(.caption)
    }
  }
}

/// A gauge as a bar in one line with its labels.
nonisolated struct AccessoryBar: View {
  private let gauge: GaugeStyleConfiguration

  init(_ gauge: GaugeStyleConfiguration) { self.gauge = gauge }

  @MainActor private var hasBounds: Bool {
    gauge.minimumValueLabel != nil || gauge.maximumValueLabel != nil
  }

  @MainActor var body: some View {
    HStack {
      gauge.minimumValueLabel
      ProgressView(value: gauge.value).accessibilityLabel(gauge.name)
      gauge.maximumValueLabel
      if !hasBounds { gauge.currentValueLabel }
    }
    .font(.caption)
  }
}

/// A gauge as a ring that is filled up to the value.
nonisolated struct ClosedRing: View {
  private let gauge: GaugeStyleConfiguration

  init(_ gauge: GaugeStyleConfiguration) { self.gauge = gauge }

  @MainActor var body: some View {
    ZStack {
      Circle().stroke(.tint, lineWidth: Ring.width).opacity(0.25)
      Circle().trim(from: 0, to: gauge.value)
        .stroke(.tint, style: StrokeStyle(lineWidth: Ring.width, lineCap: .round))
        .rotationEffect(.degrees(-90))
      RingValue(gauge)
    }
    .modifier(Ring(gauge: gauge))
  }
}

/// A gauge as a ring with a gap at the bottom, and a point at the value.
nonisolated struct OpenRing: View {
  /// The angle of the lower bound, clockwise from the trailing edge, and that up to the upper one.
  private static let (begin, length) = (135.0, 270.0)

  private let gauge: GaugeStyleConfiguration

  init(_ gauge: GaugeStyleConfiguration) { self.gauge = gauge }

  @MainActor var body: some View {
    ZStack {
      Circle().trim(from: 0, to: Self.length / 360)
        .stroke(.tint, style: StrokeStyle(lineWidth: Ring.width, lineCap: .round))
        .rotationEffect(.degrees(Self.begin))
      Circle().fill(.primary)
        .stroke(.background, lineWidth: 2)
        .frame(width: Ring.width + 4, height: Ring.width + 4)
        .offset(x: Ring.radius)
        .rotationEffect(.degrees(Self.begin + Self.length * gauge.value))
      RingValue(gauge)
      foot.font(.caption2).lineLimit(1).minimumScaleFactor(0.5)
        .frame(maxHeight: .infinity, alignment: .bottom)
    }
    .modifier(Ring(gauge: gauge))
  }

  @MainActor @ViewBuilder private var foot: some View {
    if gauge.minimumValueLabel != nil || gauge.maximumValueLabel != nil {
      HStack(spacing: 8) {
        gauge.minimumValueLabel
        gauge.maximumValueLabel
      }
    } else {
      gauge.label
    }
  }
}

/// The label of the current value, or else of the gauge, in the middle of a ring.
nonisolated private struct RingValue: View {
  let gauge: GaugeStyleConfiguration

  init(_ gauge: GaugeStyleConfiguration) { self.gauge = gauge }

  @MainActor var body: some View {
    Group {
      if let value = gauge.currentValueLabel { value } else { gauge.label }
    }
    .font(.headline).lineLimit(1).minimumScaleFactor(0.5)
    .frame(maxWidth: Ring.radius * 1.5)
  }
}

/// The size of a ring, and what assistive technologies get in its place.
nonisolated private struct Ring: ViewModifier {
  static let width = 6.0
  static let radius = 28.0

  let gauge: GaugeStyleConfiguration

  @MainActor func body(content: Content) -> some View {
    content.frame(width: Self.radius * 2, height: Self.radius * 2)
      .padding(Self.width / 2)
      .accessibilityRepresentation {
        ProgressView(value: gauge.value).accessibilityLabel(gauge.name)
      }
  }
}

extension GaugeStyleConfiguration {
  /// The text of the label that describes the gauge.
  @MainActor fileprivate var name: String { LabelDescription(label).title }
}
