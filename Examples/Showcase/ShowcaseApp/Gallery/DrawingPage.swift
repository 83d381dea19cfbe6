// SPDX-License-Identifier: MIT

import Waymark

/// Forms, gradients, effects and words, and a look of the page's own.
struct DrawingPage: View {
  @State private var scheme: ColorScheme?
  @State private var isTurned = false
  @State private var isLarge = false
  @State private var share = 0.7
  @Environment(\.dynamicTypeSize) private var personalSize

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 28) {
        Lead("Hosts perform layout and drawing with the shapes and styles of the views.")
        GalleryPart("Forms") { Forms() }
        GalleryPart("Gradients") { Gradients() }
        GalleryPart("Canvas") { ElevationProfile() }
        GalleryPart("How far") { ring }
        GalleryPart("Sizes") { Sizes() }
        GalleryPart("Effects") { Effects() }
        GalleryPart("Cards lean by their place") { FannedCards() }
        GalleryPart("Words") { Words() }
        GalleryPart("Asset catalogue") { AssetsPart() }
        GalleryPart("Look") { look }
      }
      .padding()
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .environment(\.layoutDirection, isTurned ? .rightToLeft : .leftToRight)
    .dynamicTypeSize((isLarge ? DynamicTypeSize.accessibility2 : .xSmall)...)
    .preferredColorScheme(scheme)
    .navigationTitle("Drawing")
    .navigationBarTitleDisplayMode(.inline)
  }

  private var ring: some View {
    HStack(spacing: 20) {
      ZStack {
        Circle().stroke(.quaternary, lineWidth: 12)
        Circle().trim(from: 0, to: share)
          .stroke(
            AngularGradient(colors: [.mint, .blue, .mint], center: .center),
            style: StrokeStyle(lineWidth: 12, lineCap: .round)
          )
          .rotationEffect(.degrees(-90))
        Text("\(Int(share * 100)) %").font(.headline).monospacedDigit()
      }
      .frame(width: 96, height: 96)
      .padding(6)
      VStack(alignment: .leading) {
        Button("Further") { share = min(1, share + 0.1) }.buttonStyle(.bordered)
        Button("Back") { share = max(0.1, share - 0.1) }.buttonStyle(.bordered)
      }
    }
  }

  private var look: some View {
    VStack(spacing: 12) {
      Toggle(
        "Dark",
        isOn: Binding {
          scheme == .dark
        } set: {
          scheme = $0 ? .dark : nil
        }
      )
      .accessibilityIdentifier("dark")
      Toggle("Right to left", isOn: $isTurned)
      Toggle("Large words", isOn: $isLarge)
      LabeledContent("Your text size", value: "\(personalSize)")
        .accessibilityIdentifier("size")
    }
  }
}

/// A form of one's own: a summit.
private struct Summit: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.width * 0.38, y: rect.minY))
      path.addQuadCurve(
        to: CGPoint(x: rect.width * 0.62, y: rect.midY),
        control: CGPoint(x: rect.width * 0.48, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.width * 0.75, y: rect.height * 0.3))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

private struct Forms: View {
  private let columns = [GridItem(.adaptive(minimum: 72), spacing: 16)]

  var body: some View {
    LazyVGrid(columns: columns, spacing: 16) {
      Circle().fill(.teal).small()
      Capsule().fill(.orange).frame(height: 36).small()
      RoundedRectangle(cornerRadius: 14).strokeBorder(.indigo, lineWidth: 5).small()
      UnevenRoundedRectangle(topLeadingRadius: 28, bottomTrailingRadius: 28).fill(.pink).small()
      Ellipse().stroke(.brown, style: StrokeStyle(lineWidth: 3, dash: [8, 5])).small()
      Summit().fill(.green).small()
      Summit().stroke(.primary, style: StrokeStyle(lineWidth: 2, lineJoin: .round)).small()
      Circle().fill(.yellow).strokeBorder(.orange, lineWidth: 4).small()
    }
  }
}

private struct Gradients: View {
  private let dawn: [Color] = [.indigo, .pink, .orange]

  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 96), spacing: 12)], spacing: 12) {
      LinearGradient(colors: dawn, startPoint: .topLeading, endPoint: .bottomTrailing)
        .tile()
      RadialGradient(colors: dawn, center: .center, startRadius: 4, endRadius: 60).tile()
      AngularGradient(colors: dawn + [.indigo], center: .center).tile()
      EllipticalGradient(colors: dawn).tile()
      Summit().fill(.linearGradient(colors: dawn, startPoint: .top, endPoint: .bottom))
        .frame(height: 72)
      Image(systemName: "mountain.2.fill").resizable().scaledToFit().foregroundStyle(.white)
        .padding(12)
        .background(in: RoundedRectangle(cornerRadius: 12))
        .frame(height: 72)
        .backgroundStyle(.teal.gradient)
    }
  }
}

extension View {
  fileprivate func small() -> some View { frame(width: 72, height: 72) }

  fileprivate func tile() -> some View {
    frame(height: 72).clipShape(RoundedRectangle(cornerRadius: 12))
  }
}

private struct Sizes: View {
  var body: some View {
    GeometryReader { proxy in
      HStack(spacing: 0) {
        Text("a third").lineLimit(1).foregroundStyle(.black)
          .frame(width: proxy.size.width / 3, height: 44).background(.mint)
        Text("\(Int(proxy.size.width)) points wide").lineLimit(1)
          .frame(width: proxy.size.width * 2 / 3, height: 44)
          .background(.fill)
      }
    }
    .frame(height: 44)
    .clipShape(Capsule())
    Grid(alignment: .leading, horizontalSpacing: 20, verticalSpacing: 8) {
      GridRow {
        Text("Lake").bold()
        Text("Depth").bold()
      }
      Divider()
      GridRow {
        Text("Hornindalsvatnet")
        Text("514 m")
      }
      GridRow {
        Text("Mjøsa")
        Text("453 m")
      }
    }
  }
}

private struct Effects: View {
  private let columns = [GridItem(.adaptive(minimum: 72), spacing: 16)]

  var body: some View {
    LazyVGrid(columns: columns, spacing: 18) {
      sample("blur").blur(radius: 3)
      sample("shadow").shadow(color: .blue, radius: 5, y: 4)
      sample("turn").rotationEffect(.degrees(-12))
      sample("small").scaleEffect(0.7)
      sample("gray").grayscale(1)
      sample("hue").hueRotation(.degrees(150))
      Image(systemName: "moon.fill").foregroundStyle(.white).frame(width: 72, height: 48)
        .background(.indigo, in: RoundedRectangle(cornerRadius: 10)).opacity(0.4)
        .accessibilityLabel("faint")
      sample("tilt").rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0))
      sample("mask").mask(
        LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing))
      sample("cut").clipShape(Summit())
      sample("bars").redacted(reason: .placeholder)
      sample("invert").colorInvert()
    }
  }

  private func sample(_ word: String) -> some View {
    Text(word).font(.footnote).foregroundStyle(.white).frame(width: 72, height: 48)
      .background(.indigo, in: RoundedRectangle(cornerRadius: 10))
  }
}

private struct Words: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Parts ") + Text("keep").bold().foregroundColor(.red) + Text(" their ")
        + Text("styles").italic().underline(pattern: .dot)
      Text("A gradient").font(.title).bold()
        .foregroundStyle(
          .linearGradient(
            colors: [.blue, .purple, .pink], startPoint: .leading, endPoint: .trailing))
      Text("spread").kerning(6).textCase(.uppercase).font(.footnote)
      Text("Water is H") + Text("2").font(.caption).baselineOffset(-4) + Text("O")
      Text("Serif, heavy and small caps")
        .font(.system(size: 19, weight: .heavy, design: .serif).smallCaps())
    }
  }
}
