// SPDX-License-Identifier: MIT

import Synchronization

private let containerSlots = Atomic(0)

/// A place in the environment for the nearest container of one kind around a view.
///
/// A feature declares its slot as a static constant.
package struct ContainerSlot<Container: AnyObject>: Sendable {
  fileprivate let index: Int

  /// Creates a slot.
  package init() { index = containerSlots.add(1, ordering: .relaxed).oldValue }
}

/// The enclosing containers of a place in the graph.
package struct Containers {
  // Shared by all scopes between two containers.
  private var slots: ContiguousArray<Entry> = []
  // Not a slot: each row sets only this one, and would need its own copy of the slots.
  private var part = Entry()

  // Not an `unowned(unsafe)` property: nil in one is mistaken for the nil of an optional around it.
  private struct Entry {
    // Proof: a node sets itself, an ancestor, or what it owns itself, in a scope that only nodes
    // below it have. A node is unmounted after all nodes below it, and none reads its scope
    // afterwards. Debug builds check each access; a weak reference would slow down all others.
    private var reference: Unmanaged<AnyObject>?
    #if DEBUG
    private weak var living: AnyObject?
    #endif

    var container: AnyObject? {
      get {
        #if DEBUG
        assert(reference == nil || living != nil, "A container is gone before what reads it.")
        #endif
        return reference?.takeUnretainedValue()
      }
      set {
        reference = newValue.map { Unmanaged.passUnretained($0) }
        #if DEBUG
        living = newValue
        #endif
      }
    }
  }

  /// The visibility of the nearest part of the app that is shown or covered as a whole.
  var nearestPart: AnyObject? {
    get { part.container }
    set { part.container = newValue }
  }

  /// The nearest container of a kind; nil if there is none.
  package subscript<Container>(slot: ContainerSlot<Container>) -> Container? {
    get {
      guard slot.index < slots.count, let known = slots[slot.index].container else { return nil }
      // Proof: only the setter fills a slot, and each index belongs to one slot.
      return downcast(known, to: Container.self)
    }
    set {
      if slot.index >= slots.count {
        if newValue == nil { return }
        while slot.index >= slots.count { slots.append(Entry()) }
      }
      slots[slot.index].container = newValue
    }
  }
}
