// SPDX-License-Identifier: MIT

import Waymark

/// Layers, frames, and measured sizes.
struct LayoutPage: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 28) {
        Lead("The browser lays out views like SwiftUI.")
        GalleryPart("Layers") { Layers() }
        GalleryPart("Circles fit their frames") { Circles() }
        GalleryPart("A fixed frame keeps its size") { Frames() }
        GalleryPart("Negative padding") { Guests() }
        GalleryPart("Cells of a grid share its width") { Keypad() }
        GalleryPart("Several views behind and in front") { Several() }
        GalleryPart("An indicator follows the chosen tab") { ChartTabs() }
        GalleryPart("Lines connect views") { ConnectedStops() }
        GalleryPart("Lines and gaps keep their directions") { Numbers() }
        GalleryPart("Text ends with the last line that fits") { Cards() }
        GalleryPart("A reader measures before a scale effect") { Scaled() }
        GalleryPart("Materials") { Materials() }
      }
      .padding()
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .navigationTitle("Layout")
    .navigationBarTitleDisplayMode(.inline)
  }
}

private struct Layers: View {
  var body: some View {
    HStack(spacing: 16) {
      ZStack {
        Circle().fill(.indigo).frame(width: 72, height: 72)
        Text("front").bold().foregroundStyle(.white)
      }
      ZStack {
        RoundedRectangle(cornerRadius: 12).fill(.brown).frame(width: 72, height: 72)
          .shadow(radius: 4, y: 2)
        Image(systemName: "star.fill").font(.title).foregroundStyle(.yellow)
      }
      ZStack(alignment: .bottomTrailing) {
        Image(systemName: "photo").font(.title).frame(width: 72, height: 72)
          .background(.fill, in: RoundedRectangle(cornerRadius: 12))
        Circle().fill(.indigo).frame(width: 22, height: 22)
        Text("3").font(.caption).bold().foregroundStyle(.white).padding(.trailing, 7)
          .padding(.bottom, 3)
      }
    }
  }
}

private struct Guests: View {
  var body: some View {
    HStack(spacing: 0) {
      ForEach(["A", "B", "C", "D"], id: \.self) { name in
        Text(name)
          .font(.headline)
          .foregroundStyle(.white)
          .frame(width: 48, height: 48)
          .background(.indigo, in: Circle())
          .overlay { Circle().strokeBorder(.background, lineWidth: 2) }
          .padding(.leading, name == "A" ? 0 : -14)
      }
      Text("4 guests").padding(.leading, 12)
    }
  }
}

private struct Keypad: View {
  var body: some View {
    Grid(horizontalSpacing: 8, verticalSpacing: 8) {
      ForEach([1, 4, 7], id: \.self) { first in
        GridRow {
          ForEach(first..<first + 3, id: \.self) { Key("\($0)") }
        }
      }
      GridRow {
        Key("0").gridCellColumns(2)
        Key(".")
      }
    }
    .frame(maxWidth: 320)
  }
}

private struct Key: View {
  let title: String

  init(_ title: String) { self.title = title }

  var body: some View {
    Text(title)
      .font(.title2)
      .frame(maxWidth: .infinity, minHeight: 48)
      .background(.background.secondary, in: Capsule())
  }
}

private struct Circles: View {
  var body: some View {
    HStack(spacing: 16) {
      Circle().fill(.orange).frame(width: 96, height: 48).background(.fill)
      Circle().fill(.pink).frame(width: 40, height: 72).background(.fill)
      Circle().strokeBorder(.green, lineWidth: 5).frame(width: 96, height: 56).background(.fill)
    }
  }
}

private struct Frames: View {
  var body: some View {
    HStack {
      Text("Text beside a fixed frame wraps.")
      LinearGradient(colors: [.mint, .blue], startPoint: .leading, endPoint: .trailing)
        .frame(width: 180, height: 40)
    }
    Text("90 × 60")
      .font(.caption).frame(width: 90, height: 60).background(.yellow.opacity(0.4))
      .frame(width: 60, height: 40).border(.red)
      .padding(16)
  }
}

private struct Several: View {
  var body: some View {
    Text("A ticket").font(.headline).frame(maxWidth: .infinity).frame(height: 84)
      .background {
        RoundedRectangle(cornerRadius: 14).fill(.cyan.opacity(0.25))
        RoundedRectangle(cornerRadius: 10)
          .strokeBorder(.cyan, style: StrokeStyle(lineWidth: 2, dash: [6, 4])).padding(6)
      }
      .overlay(alignment: .topTrailing) {
        Capsule().fill(.indigo).frame(width: 52, height: 24)
        Text("new").font(.caption).bold().foregroundStyle(.white).padding(.trailing, 13)
          .padding(.top, 4)
      }
  }
}

private struct Numbers: View {
  var body: some View {
    VStack(spacing: 12) {
      HStack {
        number(14, "summits")
        Divider().frame(height: 28)
        number(96, "hours")
        Divider().frame(height: 28)
        number(7, "ferries")
      }
      Divider().padding(.horizontal, 40)
      HStack(spacing: 0) {
        Circle().fill(.green).frame(width: 8)
        Spacer().frame(width: 24)
        Text("A dot is no taller than its width.").font(.callout)
      }
    }
    .frame(maxWidth: 360)
  }

  private func number(_ count: Int, _ name: String) -> some View {
    VStack {
      Text("\(count)").font(.headline)
      Text(name).font(.caption).foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity)
  }
}

private struct Cards: View {
  var body: some View {
    HStack(spacing: 16) {
      Text("The path climbs steadily to the loch, and above it the ridge is narrow.")
        .frame(width: 140, height: 66)
        .padding(10)
        .background(.fill, in: RoundedRectangle(cornerRadius: 12))
      Text("The path climbs steadily to the loch.")
        .lineLimit(1)
        .frame(width: 140, height: 66)
        .padding(10)
        .background(.fill, in: RoundedRectangle(cornerRadius: 12))
    }
    .font(.callout)
  }
}

private struct Scaled: View {
  var body: some View {
    HStack(spacing: 16) {
      ForEach([1, 0.6], id: \.self) { scale in
        GeometryReader { proxy in
          Text("\(Int(proxy.size.width)) points").frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .frame(width: 130, height: 52)
        .background(.purple.opacity(0.2), in: RoundedRectangle(cornerRadius: 12))
        .scaleEffect(scale)
      }
    }
  }
}

private struct Materials: View {
  @State private var count = 0
  @Environment(\.accessibilityReduceTransparency) private var isOpaque

  var body: some View {
    VStack(spacing: 8) {
      sample("ultraThin", .ultraThin)
      sample("thin", .thin)
      sample("regular", .regular)
      sample("thick", .thick)
      sample("ultraThick", .ultraThick)
      GlassEffectContainer(spacing: 12) {
        HStack(spacing: 12) {
          Image(systemName: "sun.max").padding(10).glassEffect(.regular, in: .circle)
          Button("Glass \(count)") { count += 1 }.buttonStyle(.glass)
          Button("Reset") { count = 0 }.buttonStyle(.glassProminent).disabled(count == 0)
        }
      }
    }
    .padding(12)
    .background {
      LinearGradient(
        colors: [.red, .orange, .yellow, .green, .blue, .purple], startPoint: .leading,
        endPoint: .trailing)
      HStack(spacing: 22) {
        ForEach(0..<7, id: \.self) { _ in Color.black.frame(width: 6) }
      }
    }
    .clipShape(RoundedRectangle(cornerRadius: 16))
    if isOpaque {
      Text("You prefer less transparency, so materials are opaque.")
        .font(.footnote).foregroundStyle(.secondary)
    }
  }

  private func sample(_ name: String, _ material: Material) -> some View {
    Text(name).font(.footnote).frame(maxWidth: .infinity).padding(10)
      .background(material, in: RoundedRectangle(cornerRadius: 10))
  }
}
