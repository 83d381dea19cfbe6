// SPDX-License-Identifier: MIT

import WaymarkLinks

/// A host of a table in the form that artifacts name it in.
struct LinkHost: Hashable, Sendable {
  /// The host; `*.example.com` for any host below `example.com`.
  let wildcard: String
  /// A host that it stands for.
  let example: String

  /// Makes it of a host as a table or an artifact names it.
  ///
  /// A label that begins with a `:` is a parameter. Wildcards are for all that comes before the
  /// labels they end in, so what is before the last parameter is lost.
  init(pattern: String) {
    let labels = pattern.split(separator: ".", omittingEmptySubsequences: false)
    let last = labels.lastIndex { $0.hasPrefix(":") }
    wildcard = last.map { (["*"] + labels[($0 + 1)...]).joined(separator: ".") } ?? pattern
    example = labels.map { $0 == "*" || $0.hasPrefix(":") ? "zz" : $0 }.joined(separator: ".")
  }

  /// Whether it stands for many hosts.
  var isWildcard: Bool { wildcard.hasPrefix("*.") }

  /// Whether it stands for a host, whatever its case.
  ///
  /// A wildcard stands for the hosts below, and not for the one that it names.
  func covers(_ host: String) -> Bool {
    let (known, host) = (wildcard.lowercased(), host.lowercased())
    guard isWildcard else { return known == host }
    return host.hasSuffix(known.dropFirst()) && host.utf8.count >= known.utf8.count
  }

  /// The names of a table's hosts, each once.
  static func wildcards(of hosts: [String]) -> [String] {
    var all: [String] = []
    for host in hosts.map({ LinkHost(pattern: $0).wildcard }) where !all.contains(host) {
      all.append(host)
    }
    return all
  }
}

extension RouteTable {
  /// Whether links of a host are the table's.
  func hasHost(_ host: String) -> Bool {
    do throws(LinkError) {
      _ = try parse("https://\(host)/")
      return true
    } catch {
      if case .foreign = error { return false }
      return true
    }
  }

  /// Hosts of the table, and below its wildcards hosts that are not, to ask an artifact for.
  ///
  /// - Parameter others: Hosts of the artifact, perhaps with wildcards.
  /// - Returns: Names of hosts, each once.
  func auditHosts(beside others: [String]) -> [String] {
    var names: [String] = []
    for host in hosts + others {
      let host = LinkHost(pattern: host)
      let deeper = host.isWildcard ? ["zz.zz" + host.wildcard.dropFirst()] : []
      for name in [host.example] + deeper where !names.contains(name) { names.append(name) }
    }
    return names
  }
}
