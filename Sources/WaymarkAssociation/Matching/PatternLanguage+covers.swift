// SPDX-License-Identifier: MIT

import WaymarkLinks

extension PatternLanguage {
  /// Whether the pattern evidently accepts, from a state, whatever another one accepts from its.
  ///
  /// The other pattern is read as if it were a text, so that the time does not depend on how many
  /// states the patterns have. The answer may be "no" where it does, but is not "yes" where it does
  /// not.
  func covers(
    from state: State, _ other: PatternLanguage, from otherState: State, _ work: inout Int
  ) -> Bool {
    guard reading == other.reading, isPath == other.isPath,
      covers(
        from: table.runs[Int(state.written)], other,
        from: other.table.runs[Int(otherState.written)], &work)
    else { return false }
    switch (state.decoding, otherState.decoding) {
    case (.none, .none): return true
    case (.text(let text), .text(let otherText))
    where text.partial == nil && otherText.partial == nil:
      return text.run == state.written && otherText.run == otherState.written
        || covers(
          from: table.runs[Int(text.run)], other, from: other.table.runs[Int(otherText.run)],
          &work)
    default: return false
    }
  }

  private func covers(
    from run: Run, _ other: PatternLanguage, from otherRun: Run, _ work: inout Int
  ) -> Bool {
    if otherRun.covers && !run.covers { return false }
    return otherRun.places.allSatisfy { covers(from: run, other, from: $0, &work) }
  }

  private func covers(
    from run: Run, _ other: PatternLanguage, from place: Place, _ work: inout Int
  ) -> Bool {
    var run = run
    var place = place
    while true {
      work -= run.places.count + 1
      if fate(run) == .all { return true }
      if other.mayEnd(at: place) && !run.covers { return false }
      guard place.piece < other.pieces.count else { return true }
      guard !run.places.isEmpty else { return false }
      switch other.pieces[place.piece] {
      case .literal(let literal):
        run = step(run, literal[place.offset])
        if place.offset + 1 < literal.count {
          place.offset += 1
          continue
        }
      case .one, .member: run = step(run, nil)
      case .many: run = remaining(run)
      case .variable, .segment, .number, .unknown: return false
      }
      place = Place(piece: place.piece + 1, offset: 0)
    }
  }

  /// The places that are reached by any text.
  private func remaining(_ run: Run) -> Run {
    var places: [Place] = []
    for place in run.places where isMany(place.piece) { enter(place.piece, &places) }
    return self.run(places)
  }
}
