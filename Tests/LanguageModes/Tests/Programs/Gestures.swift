// SPDX-License-Identifier: MIT

import Waymark

/// Gestures in the forms of Apple's articles and of typical apps.
enum Gestures {
  /// Apple's article on composing gestures: a press, and then a drag.
  struct DraggableCircle: View {
    enum DragState {
      case inactive
      case pressing
      case dragging(translation: CGSize)

      var translation: CGSize {
        switch self {
        case .inactive, .pressing: .zero
        case .dragging(let translation): translation
        }
      }

      var isActive: Bool {
        switch self {
        case .inactive: false
        case .pressing, .dragging: true
        }
      }
    }

    @GestureState private var dragState = DragState.inactive
    @State private var viewState = CGSize.zero

    var body: some View {
      let minimumLongPressDuration = 0.5
      let longPressDrag = LongPressGesture(minimumDuration: minimumLongPressDuration)
        .sequenced(before: DragGesture())
        .updating($dragState) { value, state, transaction in
          switch value {
          case .first(true): state = .pressing
          case .second(true, let drag): state = .dragging(translation: drag?.translation ?? .zero)
          default: state = .inactive
          }
        }
        .onEnded { value in
          guard case .second(true, let drag?) = value else { return }
          self.viewState.width += drag.translation.width
          self.viewState.height += drag.translation.height
        }
      return VStack {
        Text("circle")
          .overlay(dragState.isActive ? Circle().stroke(Color.white, lineWidth: 2) : nil)
          .offset(
            x: viewState.width + dragState.translation.width,
            y: viewState.height + dragState.translation.height
          )
          .animation(nil, value: viewState)
          .gesture(longPressDrag)
        Text("At \(Int(viewState.width)), \(Int(viewState.height))")
      }
    }
  }

  /// Apple's article on adding interactivity: gesture states, changes and ends.
  struct Interactive: View {
    @GestureState var isDetectingLongPress = false
    @GestureState private var magnifyBy = 1.0
    @GestureState(initialValue: CGPoint.zero) private var finger
    @GestureState(resetTransaction: Transaction(animation: .spring())) private var start: CGPoint?
    @State private var totalNumberOfTaps = 0
    @State private var doneCounting = false
    @State private var angle = Angle(degrees: 0.0)
    @State private var location: CGPoint = .zero

    var press: some Gesture {
      LongPressGesture(minimumDuration: 1)
        .updating($isDetectingLongPress) { currentState, gestureState, _ in
          gestureState = currentState
        }
        .onChanged { _ in self.totalNumberOfTaps += 1 }
        .onEnded { _ in self.doneCounting = true }
    }

    var magnification: some Gesture {
      MagnifyGesture().updating($magnifyBy) { value, gestureState, transaction in
        gestureState = value.magnification
      }
    }

    var rotation: some Gesture {
      RotateGesture().onChanged { value in angle = value.rotation }
    }

    var older: some Gesture {
      MagnificationGesture(minimumScaleDelta: 0.1).onChanged { (scale: CGFloat) in _ = scale }
        .simultaneously(with: RotationGesture().onChanged { (angle: Angle) in _ = angle })
    }

    var simpleDrag: some Gesture {
      DragGesture(minimumDistance: 0, coordinateSpace: .named("board"))
        .onChanged { value in
          var newLocation = start ?? location
          newLocation.x += value.translation.width
          newLocation.y += value.translation.height
          self.location = newLocation
        }
        .updating($start) { value, startLocation, _ in startLocation = startLocation ?? location }
    }

    var body: some View {
      VStack {
        Circle()
          .fill(doneCounting ? Color.red : isDetectingLongPress ? Color.yellow : Color.green)
          .frame(width: 100, height: 100, alignment: .center)
          .overlay { Text("counted") }
          .gesture(press)
        Text("picture").scaleEffect(magnifyBy).rotationEffect(angle)
          .gesture(magnification.simultaneously(with: rotation))
        Text("older").gesture(older)
        Text("dragged").position(location).gesture(simpleDrag)
        Text("\(totalNumberOfTaps) presses, \(doneCounting ? "done" : "not done")")
        Text("Turned \(Int(angle.degrees.rounded()))")
        Text("At \(Int(location.x)), \(Int(location.y))")
      }
      .coordinateSpace(name: "board")
    }
  }

  /// Priorities, masks and combinations.
  struct Composed: View {
    @State private var log = ""
    @State private var isEnabled = true
    @State private var isPressed = false

    private func note(_ text: String) { log += text + " " }

    var body: some View {
      VStack {
        Text("taps")
          .gesture(
            TapGesture(count: 2).onEnded { note("double") }
              .exclusively(before: TapGesture().onEnded { note("single") }))
        HStack { Text("child").gesture(DragGesture().onEnded { _ in note("child") }) }
          .highPriorityGesture(DragGesture().onEnded { _ in note("parent") }, including: .all)
        Button("Button") { note("button") }
          .simultaneousGesture(TapGesture().onEnded { _ in note("also") })
        Text("place").onTapGesture { location in note("\(Int(location.x))") }
        Text("space").onTapGesture(count: 2, coordinateSpace: .global) { note("\(Int($0.y))") }
        Text("press")
          .onLongPressGesture(minimumDuration: 2, maximumDistance: 50) {
            note("press")
          } onPressingChanged: { pressing in
            isPressed = pressing
          }
        Text("masked").gesture(
          SpatialTapGesture().onEnded { value in note("\(value.location)") },
          including: isEnabled ? .subviews : .all)
        Text("any").gesture(anyGesture)
        Text("own").gesture(Flick(action: { note("flick \(Int($0.width))") }))
        Text(log)
      }
    }

    private var anyGesture: AnyGesture<Void> {
      isEnabled
        ? AnyGesture(DragGesture().onEnded { _ in note("drag") }.map { _ in })
        : AnyGesture(TapGesture())
    }
  }

  /// A gesture of an app's own.
  struct Flick: Gesture {
    var action: (CGSize) -> Void

    var body: some Gesture {
      DragGesture(minimumDistance: 30, coordinateSpace: .local)
        .onEnded { value in
          if abs(value.predictedEndTranslation.width) > abs(value.translation.width) {
            action(value.translation)
          }
        }
    }
  }
}
