// SPDX-License-Identifier: MIT

import WaymarkAssociation
import WaymarkLinks

extension Report {
  /// The checks as one suite of JUnit's XML.
  ///
  /// Warnings and errors are failures; a note is a test that passes and says something. A report
  /// without checks has one test, since some readers take a suite without tests for a mistake.
  var junit: String {
    let cases = checks.isEmpty ? [JUnitCase(name: "no findings", note: nil)] : checks.map(\.junit)
    let counts =
      "tests=\"\(cases.count)\" failures=\"\(cases.count { $0.failure != nil })\""
      + " errors=\"0\" skipped=\"0\" time=\"0\""
    let suite = "waymark links \(command)"
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="\(suite)" \(counts)>
        <testsuite name="\(suite)" \(counts)>

      """
    for test in cases { text += test.text(suite: "waymark.links.\(command)") }
    return text + "  </testsuite>\n</testsuites>\n"
  }
}

/// A test in JUnit's XML.
private struct JUnitCase {
  var name: String
  var location: Location?
  var failure: Finding?
  var note: String?

  init(name: String, location: Location? = nil, failure: Finding? = nil, note: String?) {
    self.name = name
    self.location = location
    self.failure = failure
    self.note = note
  }

  func text(suite: String) -> String {
    var place = ""
    if let location, location.file != "-" {
      place = " file=\"\(location.file.escapedForXML)\""
      if let position = location.position { place += " line=\"\(position.line)\"" }
    }
    let head = """
          <testcase name="\(name.escapedForXML)" classname="\(suite)" time="0"\(place)
      """
    if let failure {
      return """
        \(head)>
              <failure message="\(failure.message.escapedForXML)" \
        type="\(failure.code.escapedForXML)">\
        \("\(failure.location.text): \(failure.message)".escapedForXML)</failure>
            </testcase>

        """
    }
    guard let note else { return head + "/>\n" }
    return """
      \(head)>
            <system-out>\(note.escapedForXML)</system-out>
          </testcase>

      """
  }
}

extension Report.Check {
  fileprivate var junit: JUnitCase {
    switch self {
    case .passed(let name, let location): JUnitCase(name: name, location: location, note: nil)
    case .finding(let finding):
      JUnitCase(
        name: "\(finding.title) \(finding.code)", location: finding.location,
        failure: finding.severity > .note ? finding : nil,
        note: finding.severity > .note ? nil : finding.message)
    }
  }
}

extension Finding {
  /// What it is about, to tell tests of one suite apart.
  fileprivate var title: String {
    if !subject.isEmpty { return subject }
    return location.place.isEmpty ? location.text : location.place
  }
}
