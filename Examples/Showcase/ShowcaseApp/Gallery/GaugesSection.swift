// SPDX-License-Identifier: MIT

import Foundation
import Waymark

/// Gauges in their styles.
struct GaugesSection: View {
  @State private var supply = 0.7

  var body: some View {
    Section("Gauges") {
      HStack {
        Spacer()
        gauge("Water").gaugeStyle(.accessoryCircularCapacity).tint(.blue)
        Spacer()
        gauge("kJ").gaugeStyle(.accessoryCircular).tint(.orange)
        Spacer()
        Gauge(value: supply * 30, in: 0...30) {
          Text("Temperature")
        } currentValueLabel: {
          Text("\(Int(supply * 30))°")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("30")
        }
        .gaugeStyle(.accessoryCircular).tint(.green)
        Spacer()
      }
      gauge("Battery").gaugeStyle(.accessoryLinearCapacity)
      gauge("Boots").gaugeStyle(Blocks())
      Stepper("Supply", value: $supply, in: 0...1, step: 0.1)
    }
  }

  private func gauge(_ title: String) -> some View {
    Gauge(value: supply) {
      Text(title)
    } currentValueLabel: {
      Text(supply, format: .percent.precision(.fractionLength(0)))
    }
  }
}

/// A gauge of ten blocks.
private struct Blocks: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 4) {
      configuration.label
      Spacer()
      ForEach(0..<10, id: \.self) { index in
        RoundedRectangle(cornerRadius: 3)
          .fill(Double(index) + 0.5 < configuration.value * 10 ? Color.brown : .gray.opacity(0.3))
          .frame(width: 14, height: 22)
      }
      .accessibilityHidden(true)
    }
    .accessibilityElement(children: .combine)
    .accessibilityValue(Text(configuration.value, format: .percent))
  }
}
