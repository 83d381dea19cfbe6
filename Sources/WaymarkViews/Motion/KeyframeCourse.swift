// SPDX-License-Identifier: MIT

/// The values of the keyframes of one track over time.
struct KeyframeCourse<Value: Animatable> {
  private typealias Data = Value.AnimatableData

  private let keyframes: [_Keyframe<Value>]

  /// The longest duration in seconds of one keyframe.
  private static var longest: Double { 3600 }

  init(_ keyframes: [_Keyframe<Value>]) { self.keyframes = keyframes }

  /// The duration in seconds.
  var duration: Double { keyframes.reduce(0) { $0 + Self.seconds($1) } }

  private static func seconds(_ keyframe: _Keyframe<Value>) -> Double {
    keyframe.duration.isFinite ? min(max(0, keyframe.duration), longest) : 0
  }

  /// Returns the value at a time in seconds.
  func value(at time: Double, from initial: Value) -> Value {
    var begin = 0.0
    var start = initial.animatableData
    var velocity = Data.zero
    for index in keyframes.indices {
      let keyframe = keyframes[index]
      let seconds = Self.seconds(keyframe)
      let segment = Segment(
        keyframe, from: start, velocity: velocity,
        endVelocity: endVelocity(of: index, from: start), seconds: seconds)
      if time < begin + seconds {
        var value = keyframe.target
        value.animatableData = segment.value(at: max(0, time - begin))
        return value
      }
      begin += seconds
      start = keyframe.target.animatableData
      velocity = segment.endVelocity
    }
    return keyframes.last?.target ?? initial
  }

  /// The velocity at the end of a cubic keyframe.
  private func endVelocity(of index: Int, from start: Data) -> Data {
    guard case .cubic(_, let end) = keyframes[index].kind else { return .zero }
    if let end { return end.animatableData }
    guard index + 1 < keyframes.count, case .cubic(nil, _) = keyframes[index + 1].kind else {
      return .zero
    }
    let seconds = Self.seconds(keyframes[index]) + Self.seconds(keyframes[index + 1])
    guard seconds > 0 else { return .zero }
    return (keyframes[index + 1].target.animatableData - start).scaled(by: 1 / seconds)
  }

  /// The course to one keyframe.
  private struct Segment {
    let keyframe: _Keyframe<Value>
    let start: Data
    let startVelocity: Data
    let cubicEnd: Data
    let seconds: Double

    init(
      _ keyframe: _Keyframe<Value>, from start: Data, velocity: Data, endVelocity: Data,
      seconds: Double
    ) {
      self.keyframe = keyframe
      self.start = start
      switch keyframe.kind {
      case .spring(_, let own), .cubic(let own, _):
        startVelocity = own?.animatableData ?? velocity
      case .linear, .move: startVelocity = velocity
      }
      cubicEnd = endVelocity
      self.seconds = seconds
    }

    private var way: Data { keyframe.target.animatableData - start }

    var endVelocity: Data {
      switch keyframe.kind {
      case .linear(let curve):
        seconds > 0 ? way.scaled(by: curve.velocity(at: 1) / seconds) : .zero
      case .spring(let spring, _):
        spring.velocity(target: way, initialVelocity: startVelocity, time: seconds)
      case .cubic: cubicEnd
      case .move: .zero
      }
    }

    func value(at time: Double) -> Data {
      switch keyframe.kind {
      case .linear(let curve): start + way.scaled(by: curve.value(at: time / seconds))
      case .spring(let spring, _):
        start + spring.value(target: way, initialVelocity: startVelocity, time: time)
      case .cubic: cubic(at: time / seconds)
      case .move: keyframe.target.animatableData
      }
    }

    /// The Hermite curve with the velocities at both ends.
    private func cubic(at part: Double) -> Data {
      let (square, cube) = (part * part, part * part * part)
      let first = way.scaled(by: 3 * square - 2 * cube)
      let second = startVelocity.scaled(by: (cube - 2 * square + part) * seconds)
      let third = cubicEnd.scaled(by: (cube - square) * seconds)
      return start + first + second + third
    }
  }
}
