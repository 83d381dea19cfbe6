// SPDX-License-Identifier: MIT

/// The states that tell more than numbers from texts in what is no literal, ready to be run.
final class SegmentForks: Sendable {
  /// A machine, and where it leads for each of its sets of shapes.
  struct Fork: BitwiseCopyable, Sendable {
    var machine: Int32
    var moves: Int32
  }

  /// Where the parts of a machine begin.
  struct Machine: BitwiseCopyable, Sendable {
    var classes: Int
    var width: Int
    var steps: Int
    var accepts: Int
  }

  private let forks: FixedArray<Fork>
  private let moves: FixedArray<Int32>
  private let machines: FixedArray<Machine>
  private let classes: FixedArray<UInt8>
  private let steps: FixedArray<UInt16>
  private let accepts: FixedArray<Int32>

  init(_ draft: SegmentForksDraft) {
    forks = FixedArray(draft.forks)
    moves = FixedArray(draft.moves)
    machines = FixedArray(draft.machines)
    classes = FixedArray(draft.classes)
    steps = FixedArray(draft.steps)
    accepts = FixedArray(draft.accepts)
  }

  /// The state that a segment leads to; -1 for none.
  func move(_ number: Int32, _ segment: LinkText) -> Int32 {
    let fork = forks.base[Int(number)]
    let machine = machines.base[Int(fork.machine)]
    guard segment.piece.marks.contains(.escaped) else {
      return moves.base[
        Int(fork.moves + accept(machine, UnsafeBufferPointer(rebasing: segment.raw)))]
    }
    var text = segment.decoded
    return moves.base[Int(fork.moves + text.withUTF8 { accept(machine, $0) })]
  }

  /// Which set of shapes accepts a text.
  @inline(__always)
  private func accept(_ machine: Machine, _ text: UnsafeBufferPointer<UInt8>) -> Int32 {
    let (classes, steps) = (classes.base, steps.base)
    var state = 0
    for byte in text {
      let letter = Int(classes[machine.classes &+ Int(byte)])
      let step = steps[machine.steps &+ state &* machine.width &+ letter]
      state = Int(step & ~SegmentMachine.isLast)
      if step & SegmentMachine.isLast != 0 { break }
    }
    return accepts.base[machine.accepts + state]
  }
}

/// Forks that are being made.
struct SegmentForksDraft {
  private(set) var forks: [SegmentForks.Fork] = []
  private(set) var moves: [Int32] = []
  private(set) var machines: [SegmentForks.Machine] = []
  private(set) var classes: [UInt8] = []
  private(set) var steps: [UInt16] = []
  private(set) var accepts: [Int32] = []
  /// The sets of shapes that each machine tells apart.
  private(set) var sets: [[[Int32]]] = []
  private var numbers: [[Int32]: Int] = [:]

  /// The machine for shapes that are no keywords; nil where it would have too many states.
  mutating func machine(of shapes: [Int32], _ trie: SegmentTrie) -> Int? {
    if let known = numbers[shapes] { return known }
    let made = SegmentMachine(
      shapes.map { trie.shapes[Int($0)] }, caseSensitive: trie.caseSensitive)
    guard let made else { return nil }
    numbers[shapes] = machines.count
    machines.append(
      SegmentForks.Machine(
        classes: classes.count, width: made.width, steps: steps.count, accepts: accepts.count))
    classes += made.classes
    steps += made.steps
    accepts += made.accepts
    sets.append(made.sets.map { set in set.map { shapes[$0] } })
    return machines.count - 1
  }

  /// Adds a fork; returns its number.
  mutating func add(_ machine: Int, _ moves: [Int32]) -> Int32 {
    forks.append(SegmentForks.Fork(machine: Int32(machine), moves: Int32(self.moves.count)))
    self.moves += moves
    return Int32(forks.count - 1)
  }
}
