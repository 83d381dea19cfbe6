// SPDX-License-Identifier: MIT

import Waymark

struct SizeScene: View {
  @State private var isWide = false

  var body: some View {
    MotionScene(title: "Size") {
      withAnimation(.spring(duration: 0.5, bounce: 0.2)) { isWide.toggle() }
    } stage: {
      HStack(spacing: 8) {
        RoundedRectangle(cornerRadius: 10).fill(.teal).frame(width: isWide ? 160 : 44, height: 44)
        Tile(color: .orange)
      }
    }
  }
}

struct AlignmentScene: View {
  @State private var isTrailing = false

  var body: some View {
    MotionScene(title: "Alignment", height: 110) {
      withAnimation(.smooth) { isTrailing.toggle() }
    } stage: {
      VStack(alignment: isTrailing ? .trailing : .leading, spacing: 6) {
        ForEach([200.0, 140, 80], id: \.self) { width in
          Capsule().fill(.blue.opacity(width / 200)).frame(width: width, height: 24)
        }
      }
    }
  }
}

struct SpacingScene: View {
  @State private var isLoose = false

  var body: some View {
    MotionScene(title: "Spacing") {
      withAnimation(.bouncy) { isLoose.toggle() }
    } stage: {
      HStack(spacing: isLoose ? 28 : 4) {
        ForEach(0..<4, id: \.self) { Tile(color: [.teal, .mint, .green, .yellow][$0]) }
      }
    }
  }
}

struct ShuffleScene: View {
  @State private var numbers = Array(1...5)

  var body: some View {
    MotionScene(title: "Order") {
      withAnimation(.spring(duration: 0.5, bounce: 0.15)) {
        numbers = [numbers[2], numbers[4], numbers[0], numbers[3], numbers[1]]
      }
    } stage: {
      HStack(spacing: 8) {
        ForEach(numbers, id: \.self) { number in
          Text("\(number)").bold().foregroundStyle(.black).frame(width: 44, height: 44)
            .background(
              Color(hue: Double(number) / 6, saturation: 0.4, brightness: 0.9),
              in: RoundedRectangle(cornerRadius: 10))
        }
      }
    }
  }
}

struct UnfoldScene: View {
  @State private var isOpen = false

  var body: some View {
    MotionScene(title: "Unfolding", height: 60) {
      withAnimation(.spring(duration: 0.5)) { isOpen.toggle() }
    } stage: {
      VStack(alignment: .leading, spacing: 8) {
        Label("Hut at the lake", systemImage: "house").bold()
        if isOpen {
          Text("Open from May to October. Twelve beds, soup every evening, no signal.")
            .foregroundStyle(.secondary)
          Label("Bring a sleeping bag", systemImage: "bag")
        }
        Text("2 h from the valley").font(.footnote).foregroundStyle(.secondary)
      }
      .padding(12)
      .background(Color.teal.opacity(0.15), in: RoundedRectangle(cornerRadius: 12))
    }
  }
}

struct TransitionScene: View {
  let title: String
  let transition: AnyTransition
  @State private var isThere = true

  var body: some View {
    MotionScene(title: title) {
      withAnimation(.spring(duration: 0.5, bounce: 0.1)) { isThere.toggle() }
    } stage: {
      HStack(spacing: 8) {
        Tile(color: .gray)
        if isThere { Tile(color: .purple).transition(transition) }
        Tile(color: .gray)
      }
    }
  }
}

/// Falls into its position, and out of it.
struct Tumble: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.rotationEffect(.degrees(phase.value * 120)).offset(y: phase.value * 40)
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

struct RowsScene: View {
  @State private var huts = ["Alpenrose", "Bergfried"]

  var body: some View {
    MotionScene(title: "Rows", height: 100) {
      withAnimation {
        huts = huts.count == 2 ? ["Cabane", "Alpenrose", "Dorfhaus"] : ["Alpenrose", "Bergfried"]
      }
    } stage: {
      VStack(alignment: .leading, spacing: 6) {
        ForEach(huts, id: \.self) { hut in
          Text(verbatim: hut).padding(.horizontal, 10).padding(.vertical, 5)
            .background(Color.orange.opacity(0.2), in: Capsule())
        }
      }
    }
  }
}
