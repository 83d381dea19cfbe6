// SPDX-License-Identifier: MIT

extension RouteTable {
  /// Tries the laws of the table on values.
  ///
  /// Each is printed and read again, and what was read is printed once more. A test of one line:
  /// `#expect(links.checkLaws() == [])`. A made-up value whose link is another entry's, such as a
  /// text that is a literal beside it, is no violation: it has no link, and printing it says so.
  /// Of a table that was not made, since its declaration has ``issues``, each is a violation.
  ///
  /// - Parameters:
  ///   - samples: Values to try beside the made-up ones; each has to have a link.
  ///   - seed: Where the made-up values begin; nil for another place each time. Violations name it.
  ///   - count: How many values to make up for each entry.
  /// - Returns: What does not hold, once for each entry and law; empty where all does.
  public func checkLaws(
    samples: [R] = [], seed: UInt64? = nil, count: Int = 100
  ) -> [LinkLawViolation] {
    let seed = seed ?? UInt64.random(in: .min ... .max)
    var violations: [LinkLawViolation] = []
    func violate(_ law: LinkLawViolation.Law, _ pattern: String?, _ value: R?) {
      violations.append(
        LinkLawViolation(law: law, pattern: pattern, value: value.map { "\($0)" }, seed: seed))
    }
    for issue in issues { violate(.declaration(issue), issue.patterns.first, nil) }
    for (index, route) in codecs.routes.enumerated() {
      let pattern = core.patterns[index]
      var random = LinkRandom(seed: seed &+ UInt64(index))
      var (tried, attempts) = (0, 0)
      // Where few values are worth something, it takes longer to come upon the first.
      while attempts < count || tried == 0 && attempts < 20 * count {
        attempts += 1
        random.isGuess = false
        guard let value = route.sample(&random) else { continue }
        tried += 1
        if let law = brokenLaw(value, by: index, isGuess: random.isGuess) {
          violate(law, pattern, value)
          break
        }
      }
      if tried == 0, count > 0 { violate(.samples, pattern, nil) }
    }
    for value in samples {
      do throws(LinkPrintError) {
        _ = try verified(value)
        if !hasParents(value) { violate(.parents, nil, value) }
      } catch {
        violate(.roundTrip(error), nil, value)
      }
    }
    return violations
  }

  private func brokenLaw(_ value: R, by index: Int, isGuess: Bool) -> LinkLawViolation.Law? {
    do throws(LinkPrintError) {
      // Nil for an entry that is only read.
      guard let printed = try print(value, by: index) else { return nil }
      if core.entries[index].web != .webOnly {
        guard let match = try? match(printed.path, isPath: true, asksExistence: false),
          match.isCanonical == isPrinter(index, of: value),
          let again = try print(match.route, by: index), again.bytes == printed.bytes
        else { return .fixedPoint }
      }
    } catch {
      switch error {
      case .shadowed, .tooLong: return nil
      // A guess need not be a value that the codec is for.
      case .notRepresentable where isGuess: return nil
      default: return .roundTrip(error)
      }
    }
    return hasParents(value) ? nil : .parents
  }

  /// Whether going up from a value ends, over values that entries print.
  private func hasParents(_ value: R) -> Bool {
    var current = value
    for _ in 0..<32 {
      let entry = codecs.entry(for: current)
      if entry < 0 { return false }
      guard let parent = codecs.all[entry].parent?(current) else { return true }
      current = parent
    }
    return false
  }
}
