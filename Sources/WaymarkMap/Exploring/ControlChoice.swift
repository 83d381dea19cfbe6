// SPDX-License-Identifier: MIT

/// Chooses which controls of a screen are tapped, so that long lists count once.
///
/// Of the controls that open screens of the same case, only as many as there are examples are
/// tapped. Of equal rows without a declared destination, the rest is left out once some in a row
/// have shown nothing new.
@MainActor
struct ControlChoice {
  /// The prefix of destinations that are no paths, but names of values.
  static let value = "value:"
  /// The number of equal rows in a row that show nothing new before the rest is left out.
  private static let fruitlessLimit = 3

  private var rest: ArraySlice<Control>
  private let examples: Int
  private let links: MapLinks?
  /// The number of tapped controls, by the case that they open.
  private var opened: [String: Int] = [:]
  /// What the rows of a shape have shown, and how many of them in a row showed nothing new.
  private var rows: [String: (seen: Set<String>, fruitless: Int)] = [:]
  private var last: Control?

  init(_ controls: [Control], examples: Int, _ links: MapLinks?) {
    rest = controls.filter { $0.isEnabled && $0.step.action != .type }[...]
    self.examples = examples
    self.links = links
  }

  /// Returns the next control to tap.
  mutating func next() -> Control? {
    while let control = rest.popFirst() {
      if let target = target(of: control), !control.isTab {
        guard opened[target, default: 0] < examples else { continue }
        opened[target, default: 0] += 1
      } else if let row = control.row {
        guard rows[row, default: ([], 0)].fruitless < max(Self.fruitlessLimit, examples) else {
          continue
        }
      }
      last = control
      return control
    }
    return nil
  }

  /// Notes which other screen the last control has shown; nil for none.
  mutating func note(_ screen: String?) {
    guard let last, let row = last.row, target(of: last) == nil else { return }
    var state = rows[row, default: ([], 0)]
    let isNew = screen.map { state.seen.insert($0).inserted } ?? false
    state.fruitless = isNew ? 0 : state.fruitless + 1
    rows[row] = state
  }

  /// Returns the case that a control opens, as far as it is declared.
  private func target(of control: Control) -> String? {
    guard let destination = control.destination else { return nil }
    return links?.match(destination)?.pattern ?? destination
  }
}
