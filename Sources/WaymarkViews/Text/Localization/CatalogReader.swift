// SPDX-License-Identifier: MIT

/// Reads the entry of a string catalog for a key in a language.
struct CatalogReader {
  /// Whether texts in the state "new" count.
  ///
  /// In other languages than the source, they are not translated yet.
  let usesNew: Bool
  let place: String
  private(set) var problems: [LocalizedTable.Problem] = []

  init(usesNew: Bool, place: String) {
    self.usesNew = usesNew
    self.place = place
  }

  /// Returns the entry, or `nil` if it contains no translation.
  mutating func entry(_ value: Any) -> LocalizedEntry? {
    guard let dictionary = value as? [String: Any] else {
      report("The localization is not an object")
      return nil
    }
    guard let template = template(dictionary) else { return nil }
    var variables: [String: LocalizedEntry.Variable] = [:]
    let substitutions = dictionary["substitutions"] as? [String: Any] ?? [:]
    for (name, value) in substitutions.sorted(by: { $0.key < $1.key }) {
      let known = problems.count
      variables[name] = variable(value, name: name)
      // A missing translation is not an error.
      if variables[name] == nil, problems.count == known { return nil }
    }
    return LocalizedEntry(template, variables: variables)
  }

  /// Returns a text, or its variations by plural or by device, which can be nested.
  private mutating func template(
    _ dictionary: [String: Any], depth: Int = 0
  ) -> LocalizedEntry.Template? {
    guard depth < 4 else {
      report("The variations are nested too deeply")
      return nil
    }
    if let unit = dictionary["stringUnit"] {
      guard let unit = unit as? [String: Any], let text = unit["value"] as? String else {
        report("A string unit has no value")
        return nil
      }
      return unit["state"] as? String == "new" && !usesNew ? nil : .text(text)
    }
    guard let variations = dictionary["variations"] as? [String: Any] else {
      report("Neither a string unit nor variations")
      return nil
    }
    if let plural = variations["plural"] as? [String: Any] {
      return plurals(plural, depth: depth)
    }
    if let devices = variations["device"] as? [String: Any] {
      // Devices without a translated text are skipped.
      for device in DeviceVariation.order {
        if let choice = devices[device] as? [String: Any],
          let template = template(choice, depth: depth + 1)
        {
          return template
        }
      }
      return nil
    }
    report("The variations are neither by plural nor by device")
    return nil
  }

  private mutating func plurals(
    _ plural: [String: Any], depth: Int
  ) -> LocalizedEntry.Template? {
    var forms: [PluralCategory: LocalizedEntry.Template] = [:]
    for (name, value) in plural.sorted(by: { $0.key < $1.key }) {
      guard let category = PluralCategory(rawValue: name), let form = value as? [String: Any]
      else {
        report("Invalid plural form \"\(name)\"")
        continue
      }
      forms[category] = template(form, depth: depth + 1)
    }
    guard !forms.isEmpty, forms[.other] != nil || plural["other"] == nil else { return nil }
    if plural["other"] == nil { report("The form \"other\" is missing") }
    return .plural(forms)
  }

  private mutating func variable(_ value: Any, name: String) -> LocalizedEntry.Variable? {
    guard let dictionary = value as? [String: Any] else {
      report("The substitution \"\(name)\" is not an object")
      return nil
    }
    guard let template = template(dictionary) else { return nil }
    var argument = dictionary["argNum"] as? Int
    if let number = argument, !(1...999).contains(number) {
      report("Invalid argNum of the substitution \"\(name)\"")
      argument = nil
    }
    return LocalizedEntry.Variable(
      argument: argument, specifier: dictionary["formatSpecifier"] as? String, template: template)
  }

  private mutating func report(_ reason: String) {
    problems.append(LocalizedTable.Problem(reason: reason, place: place))
  }
}
