// SPDX-License-Identifier: MIT

import WaymarkRender

extension ViewGraph {
  /// Notes how the next mutation is shown, by the transaction at a node.
  ///
  /// Call it only if ``isAnimated``, so that updates without animations cost nothing.
  func noteMotion(at node: ViewNode) { noteMotion(node.updateTransaction.motion) }

  func noteMotion(_ motion: MotionValue) {
    guard motion != batchMotion.noted else { return }
    batchMotion.noted = motion
    mutations.append(.motion(motion))
  }

  /// Notes how each mutation from a position on, which inserts, moves or removes elements, is
  /// shown.
  func noteMotions(from first: Int) {
    let changes = Array(mutations[first...])
    mutations.removeSubrange(first...)
    for change in changes {
      switch change {
      case .insert(let id, _, _), .move(let id, _, _), .remove(let id, _):
        if let motion = batchMotion.departing[id] {
          noteMotion(motion)
        } else if let node = elements[id] {
          noteMotion(at: node)
        }
      default: break
      }
      mutations.append(change)
    }
  }

  /// Changes the elements of a node that is about to end to their final look, unless they end
  /// within others.
  ///
  /// - Parameter node: The node.
  /// - Returns: Whether no node around it is about to end.
  func beginDeparture(of node: ViewNode) -> Bool {
    guard !batchMotion.isDeparting else { return false }
    batchMotion.isDeparting = true
    guard playsAnimations else { return true }
    let before = mutations.count
    node.depart()
    if mutations.count > before {
      // The host sees the change of an element before it loses the element.
      batchMotion.ends.append(mutations.count)
      batchMotion.noted = .standard
    }
    return true
  }

  /// Forgets the transaction of the update that has ended.
  func endUpdate() {
    transaction = Transaction()
    transactionVersion += 1
    updateNumber += 1
    guard isAnimated else { return }
    batchMotion = BatchMotion()
    isAnimated = transactionScopes > 0
  }

  /// Passes the parts of a divided batch to the host.
  func applyParts() {
    var begin = 0
    for end in batchMotion.ends + [mutations.count] where end > begin {
      host.apply(Array(mutations[begin..<end]))
      begin = end
    }
  }

  /// Completes an animation once the host has played it, or at once without changes.
  func complete(_ completion: AnimationCompletion, hasChanges: Bool) {
    guard playsAnimations, hasChanges, completion.seconds > 0 else {
      return effects.add(.dismissed) { completion.end() }
    }
    // One that repeats forever is never complete.
    if completion.seconds.isFinite { after(completion.seconds) { completion.end() } }
  }

  /// Runs a closure after a time on the graph's clock, unless the graph has ended.
  @discardableResult
  func after(_ seconds: Double, _ action: @escaping @MainActor () -> Void) -> Task<Void, Never> {
    let time = time
    let end = time.now().addingTimeInterval(seconds)
    return Task { [surroundings] in
      guard (try? await time.sleep(end)) != nil, surroundings.graph?.isShowing == true else {
        return
      }
      action()
    }
  }
}

extension Transaction {
  /// How hosts show changes with this transaction.
  var motion: MotionValue {
    if let animation { return .animated(animation.course) }
    return disablesAnimations ? .immediate : .standard
  }
}
