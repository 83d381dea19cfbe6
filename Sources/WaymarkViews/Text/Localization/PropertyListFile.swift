// SPDX-License-Identifier: MIT

import Foundation

/// Reads XML and binary property lists of texts.
enum PropertyListFile {
  /// Whether data looks like an XML or a binary property list.
  static func isPropertyList(_ data: Data) -> Bool {
    if data.starts(with: Array("bplist".utf8)) { return true }
    let head = data.prefix(256)
    // The prefix can end inside a character.
    let text = TextEncoding.text(of: head) ?? String(decoding: head, as: UTF8.self)
    let start = text.drop { $0.isWhitespace }
    return ["<?xml", "<!", "<plist"].contains { start.hasPrefix($0) }
  }

  /// Returns the dictionary, or `nil` with the problem reported.
  static func dictionary(_ data: Data, into table: inout LocalizedTable) -> [String: Any]? {
    guard isPropertyList(data) else {
      table.report("The file is not an XML or binary property list")
      return nil
    }
    do {
      let value = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
      if let dictionary = value as? [String: Any] { return dictionary }
      table.report("The property list is not a dictionary")
    } catch {
      table.report("The property list is damaged")
    }
    return nil
  }

  /// Reads a `.strings` file in this format.
  static func strings(_ data: Data) -> LocalizedTable {
    var table = LocalizedTable()
    for (key, value) in dictionary(data, into: &table) ?? [:] {
      if let text = value as? String {
        table.entries[key] = LocalizedEntry(.text(text))
      } else {
        table.report("The value is not text", at: key)
      }
    }
    return table
  }
}
