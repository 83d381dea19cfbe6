// SPDX-License-Identifier: MIT

extension RouteTable {
  /// Checks the laws of the table with sample values.
  ///
  /// Each value is printed, parsed, and printed again. A test takes one line:
  /// `#expect(links.checkLaws() == [])`. A generated value whose link belongs to another entry,
  /// such as a text equal to a literal beside the parameter, is not an issue: printing it throws.
  /// If the declaration of the table has ``issues``, each of them is returned.
  ///
  /// - Parameters:
  ///   - samples: Values to check in addition to the generated ones; each must have a link.
  ///   - seed: The seed of the generated values; nil for a random one. Issues name it.
  ///   - count: The number of values to generate for each entry.
  /// - Returns: The issues, one for each entry and law; empty if all laws hold.
  public func checkLaws(
    samples: [R] = [], seed: UInt64? = nil, count: Int = 100
  ) -> [LinkLawIssue] {
    let seed = seed ?? UInt64.random(in: .min ... .max)
    var violations: [LinkLawIssue] = []
    func violate(_ law: LinkLawIssue.Law, _ pattern: String?, _ value: R?) {
      violations.append(
        LinkLawIssue(law: law, pattern: pattern, value: value.map { "\($0)" }, seed: seed))
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
        _ = try codecs.verified(value)
        if !hasParents(value) { violate(.parents, nil, value) }
      } catch {
        violate(.roundTrip(error), nil, value)
      }
    }
    return violations
  }

  private func brokenLaw(_ value: R, by index: Int, isGuess: Bool) -> LinkLawIssue.Law? {
    do throws(LinkPrintError) {
      // Nil for an entry that is only read.
      guard let printed = try codecs.print(value, by: index) else { return nil }
      if core.entries[index].web != .webOnly {
        guard let match = try? match(printed.path, isPath: true, asksExistence: false),
          match.isCanonical == codecs.isPrinter(index, of: value),
          let again = try codecs.print(match.route, by: index), again.bytes == printed.bytes
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
