// SPDX-License-Identifier: MIT

extension AppleAppSiteAssociation {
  /// The issues found in the file, in the order of the file.
  public func lint() -> [AssociationIssue] {
    var linter = AssociationLinter()
    linter.lint(self)
    return linter.issues
  }
}

/// Collects issues.
struct AssociationLinter {
  private(set) var issues: [AssociationIssue] = []
  var variables: Set<String> = []
  var usedVariables: Set<String> = []
  /// What comparing rules with each other may cost.
  var work = PatternRun.Work(left: 1 << 21)

  mutating func note(_ code: AssociationIssue.Code, _ place: String, _ message: String) {
    issues.append(AssociationIssue(code: code, place: place, message: message))
  }

  mutating func lint(_ file: AppleAppSiteAssociation) {
    if let size = file.parsedSize, size > AppleAppSiteAssociation.sizeLimit / 2 {
      note(
        .large, "",
        "It has \(size) bytes; the system accepts \(AppleAppSiteAssociation.sizeLimit), uncompressed."
      )
    }
    for issue in file.parseIssues { lint(issue) }
    if let links = file.links { lint(links) }
    let services = [
      ("webcredentials", file.webCredentials), ("appclips", file.appClips),
      ("activitycontinuation", file.activityContinuation),
    ]
    if file.links == nil && services.allSatisfy({ $1 == nil }) {
      note(.nothingOpens, "", "The file has no “applinks”, nor anything else that names an app.")
    }
    for (name, apps) in services {
      if let apps { lint(apps: apps, at: name) }
    }
  }

  mutating func lint(_ issue: AssociationParseIssue) {
    let place = issue.place
    switch issue.kind {
    case .byteOrderMark: note(.byteOrderMark, place, "The file begins with a byte order mark.")
    case .repeatedKey(let key):
      note(.repeatedKey, place, "“\(key)” occurs more than once; the last one counts.")
    case .unknownKey(let key):
      if let known = AssociationKey.known(key) {
        note(.misplacedKey, place, "“\(key)” is ignored here; it belongs \(known.home).")
      } else if let meant = AssociationKey.meant(by: key) {
        note(.misspeltKey, place, "“\(key)” is ignored; did you mean “\(meant.name)”?")
      } else {
        note(.unknownKey, place, "“\(key)” is ignored.")
      }
    case .wrongType(let key, let found):
      note(.wrongType, place, "“\(key)” is \(found), and is ignored.")
    case .detailsAsObject:
      note(.detailsAsObject, place, "The entries of an object have no order; use an array.")
    case .singleAppID:
      note(.oldForm, place, "“appID” is for iOS 12 and earlier; use “appIDs”.")
    case .bothAppKeys:
      note(
        .bothAppKeys, place,
        "“appID” and “appIDs” are both present; systems may read only one. Use “appIDs”.")
    }
  }

  private mutating func lint(_ links: AppleAppSiteAssociation.Links) {
    let usesOldForm = links.details.contains { $0.paths != nil }
    if usesOldForm && links.apps != [] || links.apps?.isEmpty == false {
      note(.appsNotEmpty, "applinks.apps", "The old format requires “apps” as an empty array.")
    }
    if links.details.isEmpty {
      note(.nothingOpens, "applinks", "“details” has no entry, so no app opens any page.")
    }
    lint(links.variables)
    lint(defaults: links.defaults, at: "applinks.defaults")
    var seen: [String: Int] = [:]
    for (index, details) in links.details.enumerated() {
      let place = "applinks.details[\(index)]"
      lint(apps: details.appIDs, at: place)
      for app in Set(details.appIDs).sorted() {
        if let first = seen[app] {
          note(
            .repeatedApp, place, "\(app) is also in entry \(first); use one entry.")
        }
        seen[app] = seen[app] ?? index
      }
      if details.components != nil && details.paths != nil {
        note(
          .pathsAndComponents, place,
          "From iOS 13, systems read only “components”; before that only “paths”.")
      } else if details.paths != nil {
        note(.oldForm, place, "“paths” are for iOS 12 and earlier; use “components”.")
      }
      lint(oldForm: details.paths ?? [], at: place)
      lint(defaults: details.defaults, at: place + ".defaults")
    }
    lint(links.rules, in: links)
    for variable in links.variables where !usedVariables.contains(variable.name) {
      note(
        .unusedVariable, "applinks.substitutionVariables",
        "$(\(variable.name)) is not used in any pattern.")
    }
  }

  private mutating func lint(apps: [String], at place: String) {
    if apps.isEmpty { note(.noApps, place, "No app is listed.") }
    var seen: Set<String> = []
    for app in apps {
      if !seen.insert(app).inserted { note(.repeatedApp, place, "\(app) is listed twice.") }
      if (try? AppleAppIdentifier(app)) == nil {
        note(
          .appIdentifier, place,
          "“\(app)” is not a prefix of 10 letters and digits, a dot and a bundle identifier.")
      }
    }
  }

  private mutating func lint(defaults: AssociationRule?, at place: String) {
    guard let defaults else { return }
    for (key, isThere) in [
      ("/", defaults.path != nil), ("?", defaults.query != nil), ("#", defaults.fragment != nil),
      ("exclude", defaults.exclude != nil),
    ] where isThere {
      note(
        .defaultsPattern, place, "“\(key)” applies to each rule that does not have it.")
    }
  }

  private mutating func lint(_ variables: [AppleAppSiteAssociation.Variable]) {
    let place = "applinks.substitutionVariables"
    for variable in variables {
      let name = variable.name
      self.variables.insert(name)
      if name.contains(where: { "$()".contains($0) }) {
        note(.variableName, place, "“\(name)” must not contain $, ( or ).")
      }
      if RuleCompiler([]).isSystem(name) {
        note(.systemVariable, place, "$(\(name)) is a system variable.")
      }
      if variable.values.isEmpty {
        note(.emptyVariable, place, "$(\(name)) has no values, so patterns with it match nothing.")
      }
      for value in variable.values where value.firstRange(ofASCII: "$(") != nil {
        note(.nestedVariable, place, "“\(value)” of $(\(name)) is literal.")
      }
    }
  }
}
