// SPDX-License-Identifier: MIT

/// The environment at one place: what is set there and above, and the containers around.
final class EnvironmentScope {
  private(set) var boxes: [ObjectIdentifier: AnyEnvironmentBox]
  var containers: Containers

  init() {
    boxes = [:]
    containers = Containers()
  }

  init(below scope: EnvironmentScope) {
    boxes = scope.boxes
    containers = scope.containers
  }

  /// Whether a view around has set a key.
  func sets<K: EnvironmentKey>(_ key: K.Type) -> Bool {
    !boxes.isEmpty && boxes[ObjectIdentifier(key)] != nil
  }

  /// Sets what a modifier gives; the keys of one modifier stay the same.
  func set(_ values: [ObjectIdentifier: AnyEnvironmentBox]) {
    for (key, box) in values { boxes[key] = box }
  }
}
