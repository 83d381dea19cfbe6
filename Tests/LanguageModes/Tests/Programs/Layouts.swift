// SPDX-License-Identifier: MIT

import Waymark

/// Layouts with a cache, values of their views, their own animatable data, and nested layouts.
enum Layouts {
  /// A row whose views are all as wide as the widest.
  struct EqualRow: Layout {
    struct CacheData {
      var size: CGSize
      var gaps: [CGFloat]
    }

    func makeCache(subviews: Subviews) -> CacheData {
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      let gaps = subviews.indices.map { index -> CGFloat in
        guard index < subviews.count - 1 else { return 0 }
        return subviews[index].spacing.distance(
          to: subviews[index + 1].spacing, along: .horizontal)
      }
      let size = sizes.reduce(CGSize.zero) {
        CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
      }
      return CacheData(size: size, gaps: gaps)
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData
    ) -> CGSize {
      guard !subviews.isEmpty else { return .zero }
      let length = cache.size.width * CGFloat(subviews.count) + cache.gaps.reduce(0, +)
      return CGSize(width: length, height: cache.size.height)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData
    ) {
      var x = bounds.minX + cache.size.width / 2
      for index in subviews.indices {
        subviews[index].place(
          at: CGPoint(x: x, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(cache.size)
        )
        x += cache.size.width + cache.gaps[index]
      }
    }
  }

  /// Views on a circle, turned so that the rank of each counts.
  struct Wheel: Layout {
    var turn: Angle

    var animatableData: Double {
      get { turn.degrees }
      set { turn = .degrees(newValue) }
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      let radius = min(bounds.size.width, bounds.size.height) / 3
      let ranks = subviews.map { $0[Rank.self] }
      for (index, subview) in subviews.enumerated() {
        var point = CGPoint(x: 0, y: -radius)
          .applying(CGAffineTransform(rotationAngle: CGFloat(turn.radians) * CGFloat(ranks[index])))
        point.x += bounds.midX
        point.y += bounds.midY
        subview.place(at: point, anchor: .center, proposal: .unspecified)
      }
    }
  }

  struct Rank: LayoutValueKey {
    static let defaultValue = 1
  }

  struct Buttons: View {
    @State private var isWide = true

    var body: some View {
      let layout = isWide ? AnyLayout(EqualRow()) : AnyLayout(VStackLayout(alignment: .leading))
      layout {
        ForEach(["Cat", "Goldfish", "Dog"], id: \.self) { name in
          Button {
            isWide.toggle()
          } label: {
            Text(name).frame(maxWidth: .infinity)
          }
        }
      }
      Wheel(turn: .degrees(isWide ? 0 : 120)) {
        Text("a").layoutValue(key: Rank.self, value: 2)
        EqualRow {
          Text("b")
          Text("c")
        }
      }
      .animation(.default, value: isWide)
    }
  }
}
