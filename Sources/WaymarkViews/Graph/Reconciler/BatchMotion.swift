// SPDX-License-Identifier: MIT

import WaymarkRender

/// How the mutations of the next batch are shown.
struct BatchMotion {
  /// How the mutations that were noted last are shown.
  var noted = MotionValue.standard
  /// How elements go that end with this batch.
  var departing: [ElementID: MotionValue] = [:]
  /// Where the batch is divided: how an element looks as it goes is told before it goes.
  var ends: [Int] = []
  /// Whether a node is about to end with all nodes below it.
  var isDeparting = false
}
