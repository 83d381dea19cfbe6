// SPDX-License-Identifier: MIT

import WaymarkAssociation
import WaymarkLinks

/// An expectation about one address: a line of an expectations file.
struct LinkExpectation: Hashable {
  /// What has to hold.
  enum Claim: Hashable {
    /// An app opens the address, or the one that is named.
    case opens(app: String?)
    /// No app opens the address, or not the one that is named.
    case mustNotOpen(app: String?)
    /// The app's table leads the address to the route with this pattern; nil for to none.
    case leads(to: String?)
  }

  var claim: Claim
  /// An address, or a path of any of the hosts.
  var address: String
  /// The hosts that a path is of, by the last line `host` above; empty for any.
  var hosts: [HostName]
  /// Where it is in its file.
  var position: TextPosition
}

extension LinkExpectation: CustomStringConvertible {
  /// The expectation as its line has it.
  var description: String {
    switch claim {
    case .opens(let app): "opens \(address)" + (app.map { " in \($0)" } ?? "")
    case .mustNotOpen(let app): "must not open \(address)" + (app.map { " in \($0)" } ?? "")
    case .leads(let pattern?): "leads \(address) to \(pattern)"
    case .leads(nil): "leads \(address) nowhere"
    }
  }

  /// Whether it is about what a host serves; all are when the host is nil.
  func isAbout(_ host: HostName?) -> Bool {
    guard let host else { return true }
    guard address.hasPrefix("/") else { return host.serves(address) }
    return hosts.isEmpty || hosts.contains(host)
  }

  /// The addresses to ask a table about: a path once for each of its hosts, or the one given.
  func addresses(on host: HostName?) -> [String] {
    if let host { return [address.address(on: host)] }
    return hosts.isEmpty ? [address] : hosts.map { address.address(on: $0) }
  }
}
