// SPDX-License-Identifier: MIT

import Waymark

/// Views that follow a finger.
struct GesturesPage: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 32) {
        GalleryPart("A card that springs back") { SpringCard() }
        GalleryPart("A slider made of a drag") { DragSlider() }
        GalleryPart("Pinch and rotate") { PinchedPicture() }
        GalleryPart("Press, then drag") { PressedToken() }
        GalleryPart("Swipe cards away") { SwipedCards() }
        GalleryPart("Drag to reorder") { ReorderedNames() }
        GalleryPart("Move cards between columns") { DragBoard() }
        GalleryPart("Reorder waypoints") { WaypointRow() }
        GalleryPart("Follow the mouse") { PointerPad() }
      }
      .padding()
    }
    .navigationTitle("Gestures")
  }
}

private struct SpringCard: View {
  @GestureState private var offset = CGSize.zero

  var body: some View {
    RoundedRectangle(cornerRadius: 16)
      .fill(LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom))
      .frame(width: 140, height: 90)
      .overlay { Text("Drag me").font(.title3).bold().foregroundStyle(.white) }
      .accessibilityIdentifier("card")
      .offset(offset)
      .gesture(
        DragGesture(minimumDistance: 0).updating($offset) { value, state, _ in
          state = value.translation
        }
      )
      .animation(.spring(), value: offset)
      .frame(maxWidth: .infinity)
  }
}

/// As long as the window is wide enough for it.
private struct DragSlider: View {
  @State private var value = 0.4
  private let width = 280.0

  var body: some View {
    VStack(alignment: .leading) {
      ZStack(alignment: .leading) {
        Capsule().fill(.gray.opacity(0.25)).frame(width: width, height: 10)
        Capsule().fill(.green).frame(width: max(10, width * value), height: 10)
        Circle().fill(.white).shadow(radius: 3).frame(width: 30, height: 30)
          .offset(x: width * value - 15)
      }
      .frame(width: width, height: 44, alignment: .leading)
      .gesture(
        DragGesture(minimumDistance: 0).onChanged { drag in
          value = min(1, max(0, drag.location.x / width))
        }
      )
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Level")
      .accessibilityValue("\(Int(value * 100)) percent")
      .accessibilityAdjustableAction { direction in
        value = min(1, max(0, value + (direction == .increment ? 0.1 : -0.1)))
      }
      Text("\(Int((value * 100).rounded())) percent").font(.footnote).foregroundStyle(.secondary)
    }
  }
}

private struct PinchedPicture: View {
  @State private var scale = 1.0
  @State private var angle = Angle.zero
  @GestureState private var pinch = 1.0
  @GestureState private var turn = Angle.zero

  var body: some View {
    VStack(alignment: .leading) {
      ZStack {
        RoundedRectangle(cornerRadius: 12).fill(.orange.opacity(0.3))
        Image(systemName: "map").font(.system(size: 48)).foregroundStyle(.orange)
      }
      .frame(width: 140, height: 100)
      .scaleEffect(scale * pinch)
      .rotationEffect(angle + turn)
      .gesture(
        MagnifyGesture().updating($pinch) { value, state, _ in state = value.magnification }
          .onEnded { scale = min(2, max(0.5, scale * $0.magnification)) }
          .simultaneously(
            with: RotateGesture().updating($turn) { value, state, _ in state = value.rotation }
              .onEnded { angle += $0.rotation })
      )
      .frame(maxWidth: .infinity)
      .padding(.vertical, 24)
      Button("Straighten") {
        scale = 1
        angle = .zero
      }
    }
  }
}

private struct PressedToken: View {
  enum Phase: Equatable {
    case resting, pressed
    case dragged(CGSize)
  }

  @GestureState private var phase = Phase.resting
  @State private var place = CGSize.zero

  private var drag: CGSize {
    if case .dragged(let drag) = phase { drag } else { .zero }
  }

  var body: some View {
    Circle()
      .fill(phase == .resting ? .teal : .pink)
      .frame(width: 64, height: 64)
      .overlay { Image(systemName: "star.fill").foregroundStyle(.white) }
      .scaleEffect(phase == .resting ? 1 : 1.15)
      .offset(x: place.width + drag.width, y: place.height + drag.height)
      .gesture(
        LongPressGesture(minimumDuration: 0.3).sequenced(before: DragGesture())
          .updating($phase) { value, state, _ in
            switch value {
            case .first: state = .pressed
            case .second(_, let drag): state = drag.map { .dragged($0.translation) } ?? .pressed
            }
          }
          .onEnded { value in
            guard case .second(true, let drag?) = value else { return }
            place.width = min(100, max(-100, place.width + drag.translation.width))
            place.height = min(40, max(-40, place.height + drag.translation.height))
          }
      )
      .frame(maxWidth: .infinity, minHeight: 110)
  }
}

private struct SwipedCards: View {
  @State private var names = ["Alps", "Pyrenees", "Tatra"]
  @GestureState private var drag = CGSize.zero

  private func turn(_ name: String) -> Double { name == names.last ? drag.width : 0 }

  var body: some View {
    VStack {
      ZStack {
        Text("Nothing left").foregroundStyle(.secondary)
        ForEach(names, id: \.self) { name in
          RoundedRectangle(cornerRadius: 16)
            .fill(name == "Alps" ? .indigo : name == "Tatra" ? .pink : .purple)
            .overlay { Text(name).font(.title3).bold().foregroundStyle(.white) }
            .frame(width: 200, height: 110)
            .rotationEffect(.degrees(turn(name) / 12))
            .offset(x: turn(name))
            .gesture(
              DragGesture().updating($drag) { value, state, _ in state = value.translation }
                .onEnded { value in
                  if abs(value.predictedEndTranslation.width) > 120 { remove(name) }
                }
            )
            .accessibilityElement(children: .combine)
            .accessibilityAction(named: "Remove") { remove(name) }
        }
      }
      .frame(height: 120)
      Button("Deal again") { names = ["Alps", "Pyrenees", "Tatra"] }
    }
    .frame(maxWidth: .infinity)
  }

  private func remove(_ name: String) {
    withAnimation { names.removeAll { $0 == name } }
  }
}

private struct ReorderedNames: View {
  @State private var names = ["Hut", "Lake", "Pass", "Peak"]
  @State private var dragged: String?
  @GestureState private var offset = 0.0
  private let height = 44.0

  var body: some View {
    VStack(spacing: 0) {
      ForEach(names, id: \.self) { name in
        HStack {
          Text(name)
          Spacer()
          Image(systemName: "line.3.horizontal").foregroundStyle(.secondary)
        }
        .padding(.horizontal)
        .frame(height: height)
        .background(dragged == name ? Color.yellow.opacity(0.4) : Color.gray.opacity(0.12))
        .offset(y: dragged == name ? offset : 0)
        .zIndex(dragged == name ? 1 : 0)
        .gesture(
          DragGesture(coordinateSpace: .global)
            .onChanged { _ in dragged = name }
            .updating($offset) { value, state, _ in state = value.translation.height }
            .onEnded { drop(name, by: $0.translation.height) }
        )
        .accessibilityElement(children: .combine)
        .accessibilityAction(named: "Move up") { drop(name, by: -height) }
        .accessibilityAction(named: "Move down") { drop(name, by: height) }
      }
    }
    .clipShape(RoundedRectangle(cornerRadius: 12))
  }

  private func drop(_ name: String, by distance: Double) {
    dragged = nil
    guard let index = names.firstIndex(of: name) else { return }
    let target = index + Int((distance / height).rounded())
    names.remove(at: index)
    names.insert(name, at: min(names.count, max(0, target)))
  }
}
