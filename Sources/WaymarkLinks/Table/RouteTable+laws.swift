// SPDX-License-Identifier: MIT

extension RouteTable {
  /// Tries the laws of the table on values: each is printed, and what was printed is read again.
  ///
  /// A test of one line: `#expect(links.checkLaws().isEmpty)`.
  ///
  /// - Parameters:
  ///   - samples: Values to try beside the made-up ones.
  ///   - seed: Where the made-up values begin; nil for another place each time. Violations name it.
  ///   - count: How many values to make up for each entry.
  /// - Returns: What does not hold; empty where all does.
  public func checkLaws(
    samples: [R] = [], seed: UInt64? = nil, count: Int = 100
  ) -> [LinkLawViolation] {
    let seed = seed ?? UInt64.random(in: .min ... .max)
    var violations: [LinkLawViolation] = []
    for (index, route) in codecs.routes.enumerated() {
      var random = LinkRandom(seed: seed &+ UInt64(index))
      for _ in 0..<count {
        guard let value = route.sample(&random) else { continue }
        do throws(LinkPrintError) {
          _ = try print(value, by: index)
        } catch {
          // A text that is a sibling's literal has no link, and that is known.
          if case .shadowed = error { continue }
          violations.append(
            LinkLawViolation(
              pattern: core.entries[index].pattern, value: "\(value)", error: error, seed: seed))
          break
        }
      }
    }
    for value in samples {
      do throws(LinkPrintError) { _ = try path(for: value) } catch {
        violations.append(
          LinkLawViolation(pattern: nil, value: "\(value)", error: error, seed: seed))
      }
    }
    return violations
  }
}
