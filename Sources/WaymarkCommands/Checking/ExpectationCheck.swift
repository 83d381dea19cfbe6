// SPDX-License-Identifier: MIT

import WaymarkAssociation
import WaymarkLinks

/// Holds expectations against an association file and, where there is one, an app's table.
struct ExpectationCheck {
  /// Where a link leads, by a table: the pattern, or why to none.
  typealias Lead = (String) -> Result<String, LinkError>

  /// The expectations file's path.
  let path: String
  private let matcher: AssociationMatcher
  private let host: HostName?
  private let lead: Lead?

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - path: The path of the expectations file.
  ///   - file: The association file.
  ///   - host: The host that serves it; nil to ask it of the expectations for all hosts.
  ///   - lead: The app's table; nil when it is not known.
  init(path: String, _ file: AppleAppSiteAssociation, host: HostName?, lead: Lead?) {
    self.path = path
    matcher = AssociationMatcher(file)
    self.host = host
    self.lead = lead
  }

  /// Returns what of the expectations holds, in order, without those for other hosts.
  ///
  /// - Parameters:
  ///   - expectations: The expectations.
  ///   - progress: Receives, from time to time, how many have been checked.
  /// - Returns: A result for each that is about the host; one for each host of a path that leads
  ///   somewhere.
  /// - Throws: An issue for each that asks the table, when there is none.
  func results(
    of expectations: [LinkExpectation], progress: (Int) -> Void = { _ in }
  ) throws(ExpectationIssues) -> [Report.Check] {
    let own = expectations.filter { $0.isAbout(host) }
    if lead == nil {
      let issues = own.filter { if case .leads = $0.claim { true } else { false } }
        .map { ExpectationIssue(problem: .needsTable, position: $0.position) }
      guard issues.isEmpty else { throw ExpectationIssues(issues: issues) }
    }
    var results: [Report.Check] = []
    for (index, expectation) in own.enumerated() {
      if index % 256 == 0 { progress(index) }
      results += self.results(of: expectation)
    }
    return results
  }

  private func results(of expectation: LinkExpectation) -> [Report.Check] {
    switch expectation.claim {
    case .opens(let app):
      let match = matcher.match(expectation.address, app: app)
      return [result(of: expectation, match.miss(opening: true, app))]
    case .mustNotOpen(let app):
      let match = matcher.match(expectation.address, app: app)
      return [result(of: expectation, match.miss(opening: false, app))]
    case .leads(let pattern):
      return expectation.addresses(on: host).map { address in
        result(of: expectation, lead.flatMap { Self.miss($0(address), pattern, address) })
      }
    }
  }

  private func result(of expectation: LinkExpectation, _ miss: ExpectationMiss?) -> Report.Check {
    let location = Location(file: path, position: expectation.position)
    guard let miss else { return .passed("\(expectation)", location) }
    return .finding(
      Finding(
        severity: .error, code: miss.code, location: location, message: miss.message,
        subject: "\(expectation)"))
  }

  private static func miss(
    _ lead: Result<String, LinkError>, _ pattern: String?, _ address: String
  ) -> ExpectationMiss? {
    switch (lead, pattern) {
    case (.success(let found), nil):
      ExpectationMiss(
        code: "leads-somewhere", message: "\(address) leads to \(found), not nowhere.")
    case (.success(let found), let pattern?) where found != pattern:
      ExpectationMiss(
        code: "leads-elsewhere", message: "\(address) leads to \(found), not to \(pattern).")
    case (.failure(let error), let pattern?):
      ExpectationMiss(
        code: "leads-nowhere", message: "\(address) does not lead to \(pattern): \(error)")
    default: nil
    }
  }
}

/// Why an expectation does not hold.
private struct ExpectationMiss {
  var code: String
  var message: String
}

extension AssociationMatch {
  /// Why an address is not opened, or is; nil when it is as expected.
  ///
  /// Where the rules are too involved to decide, neither is known.
  fileprivate func miss(opening isExpected: Bool, _ app: String?) -> ExpectationMiss? {
    let name = app.map { " in \($0)" } ?? ""
    if decision == .gaveUp { return ExpectationMiss(code: "not-decided", message: reason) }
    switch (matches, isExpected) {
    case (false, true):
      return ExpectationMiss(code: "not-opened", message: "It does not open\(name). \(reason)")
    case (true, false):
      let opened = app.map { " in \($0)" } ?? " in " + apps.joined(separator: ", ")
      return ExpectationMiss(code: "opened", message: "It opens\(opened). \(reason)")
    default: return nil
    }
  }
}
