// SPDX-License-Identifier: MIT

import Foundation

/// Reads `.stringsdict` files: plural variables, and texts by device or by width.
enum StringsDictFile {
  static func table(_ data: Data) -> LocalizedTable {
    var table = LocalizedTable()
    let dictionary = PropertyListFile.dictionary(data, into: &table) ?? [:]
    for (key, value) in dictionary.sorted(by: { $0.key < $1.key }) {
      if let entry = entry(value, at: key, into: &table) { table.entries[key] = entry }
    }
    return table
  }

  private static func entry(
    _ value: Any, at key: String, into table: inout LocalizedTable
  ) -> LocalizedEntry? {
    if let text = value as? String { return LocalizedEntry(.text(text)) }
    guard let dictionary = value as? [String: Any] else {
      table.report("The value is not a dictionary", at: key)
      return nil
    }
    if let devices = dictionary["NSStringDeviceSpecificRuleType"] as? [String: Any] {
      guard let choice = DeviceVariation.choice(in: devices) else {
        table.report("No device has a text", at: key)
        return nil
      }
      return entry(choice, at: key, into: &table)
    }
    if let widths = dictionary["NSStringVariableWidthRuleType"] as? [String: Any] {
      return widest(widths, at: key, into: &table)
    }
    guard let format = dictionary["NSStringLocalizedFormatKey"] as? String else {
      table.report("NSStringLocalizedFormatKey is missing", at: key)
      return nil
    }
    var variables: [String: LocalizedEntry.Variable] = [:]
    for (name, value) in dictionary.sorted(by: { $0.key < $1.key })
    where name != "NSStringLocalizedFormatKey" {
      variables[name] = variable(value, at: "\(key), \(name)", into: &table)
    }
    return LocalizedEntry(.text(format), variables: variables)
  }

  /// Returns the text for the largest width, since the available width is unknown during a lookup.
  private static func widest(
    _ widths: [String: Any], at key: String, into table: inout LocalizedTable
  ) -> LocalizedEntry? {
    let texts = widths.compactMap { width, text in
      (text as? String).map { (width: Int(width) ?? 0, text: $0) }
    }
    guard let widest = texts.max(by: { ($0.width, $0.text) < ($1.width, $1.text) }) else {
      table.report("No width has a text", at: key)
      return nil
    }
    return LocalizedEntry(.text(widest.text))
  }

  private static func variable(
    _ value: Any, at place: String, into table: inout LocalizedTable
  ) -> LocalizedEntry.Variable? {
    guard let dictionary = value as? [String: Any] else {
      table.report("The variable is not a dictionary", at: place)
      return nil
    }
    let type = dictionary["NSStringFormatSpecTypeKey"] as? String
    if type != "NSStringPluralRuleType" {
      table.report("NSStringFormatSpecTypeKey is not NSStringPluralRuleType", at: place)
      guard type == nil else { return nil }
    }
    var forms: [PluralCategory: LocalizedEntry.Template] = [:]
    for category in PluralCategory.allCases {
      switch dictionary[category.rawValue] {
      case nil: break
      case let text as String: forms[category] = .text(text)
      default: table.report("The form \"\(category)\" is not text", at: place)
      }
    }
    guard !forms.isEmpty else {
      table.report("The variable has no plural forms", at: place)
      return nil
    }
    if forms[.other] == nil { table.report("The form \"other\" is missing", at: place) }
    return LocalizedEntry.Variable(
      specifier: dictionary["NSStringFormatValueTypeKey"] as? String, template: .plural(forms))
  }
}
