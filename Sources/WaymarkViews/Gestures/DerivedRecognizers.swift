// SPDX-License-Identifier: MIT

import WaymarkRender

/// A recogniser that adds something to another one.
class WrappingRecognizer<Base, Value>: GestureRecognizer<Value> {
  final let base: GestureRecognizer<Base>

  init(_ base: GestureRecognizer<Base>) { self.base = base }

  override func finish(_ actions: inout GestureActions) { base.cancel(&actions) }
  override func restart() { base.reset() }

  override func adopt(_ newer: GestureRecognizer<Value>) -> Bool {
    guard super.adopt(newer), let newer = newer as? WrappingRecognizer else { return false }
    return base.adopt(newer.base)
  }

  override var values: [GestureValue] { base.values }
  override var tapCount: Int? { base.tapCount }
  override var awaitsTouch: Bool { base.awaitsTouch }
}

/// A recogniser that combines two others.
class CombiningRecognizer<First, Second, Value>: GestureRecognizer<Value> {
  final let first: GestureRecognizer<First>
  final let second: GestureRecognizer<Second>

  init(_ first: GestureRecognizer<First>, _ second: GestureRecognizer<Second>) {
    self.first = first
    self.second = second
  }

  override func finish(_ actions: inout GestureActions) {
    first.cancel(&actions)
    second.cancel(&actions)
  }

  override func restart() {
    first.reset()
    second.reset()
  }

  override func adopt(_ newer: GestureRecognizer<Value>) -> Bool {
    guard super.adopt(newer), let newer = newer as? CombiningRecognizer else { return false }
    return first.adopt(newer.first) && second.adopt(newer.second)
  }

  override var values: [GestureValue] { first.values + second.values }
  override var awaitsTouch: Bool { first.awaitsTouch || second.awaitsTouch }
}
