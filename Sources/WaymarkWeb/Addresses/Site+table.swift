// SPDX-License-Identifier: MIT

import Foundation
import WaymarkLinks

extension Site {
  /// Creates a site from a link table.
  ///
  /// - Parameters:
  ///   - links: The table.
  ///   - route: Returns the route of a value that a control opens.
  init<R>(
    _ links: RouteTable<R>,
    route: @escaping @MainActor @Sendable (AnyHashable) -> R? = { $0.base as? R }
  ) {
    let origin =
      links.printedHost.map { "https://\($0)" } ?? links.schemes.first.map { "\($0)://" } ?? ""
    self.init(
      resolve: { Self.resolve(of: $0, in: links, origin) },
      address: { link in
        guard let match = try? links.parse(link), links.entries[match.entry].web == .page,
          let address = try? links.path(for: match.route), WebAddress.isLocal(address)
        else { return nil }
        return address
      },
      screenAddress: { value in
        guard let route = route(value), let address = try? links.path(for: route),
          let match = try? links.parse(path: address), links.entries[match.entry].web == .page,
          WebAddress.isLocal(address)
        else { return nil }
        return address
      })
  }

  private static func resolve<R>(
    of target: String, in links: RouteTable<R>, _ origin: String
  ) -> Resolution {
    do throws(LinkError) {
      let match = try links.parse(path: target)
      guard links.entries[match.entry].web == .page,
        let address = try? links.path(for: match.route), WebAddress.isLocal(address)
      else { return .unknown(link: nil) }
      var whole = address
      for item in match.extra { append(item, to: &whole) }
      if !match.isCanonical, isCanonical(whole, in: links) { return .moved(to: whole) }
      guard let link = URL(string: origin + whole) else { return .malformed }
      return .screen(
        Screen(
          address: address, link: link,
          canonical: links.printedHost.flatMap { URL(string: "https://\($0)\(address)") },
          isGated: !links.gates(for: match).isEmpty))
    } catch {
      return switch error {
      case .malformed: .malformed
      case .tooLong: .tooLong
      case .foreign, .webOnly: .unknown(link: nil)
      case .badParameter, .duplicateKey, .missingItem, .noSuchThing, .noRoute:
        .unknown(link: URL(string: origin + target))
      }
    }
  }

  /// Returns whether a path is canonical, so that a redirect to it does not lead to another.
  private static func isCanonical<R>(_ address: String, in links: RouteTable<R>) -> Bool {
    (try? links.parse(path: address))?.isCanonical ?? false
  }

  private static func append(_ item: LinkQueryItem, to address: inout String) {
    address += address.utf8.contains(UInt8(ascii: "?")) ? "&" : "?"
    address += LinkEscape.spelling(of: item.name, isQuery: true)
    if !item.value.isEmpty { address += "=" + LinkEscape.spelling(of: item.value, isQuery: true) }
  }
}
