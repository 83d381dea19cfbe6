// SPDX-License-Identifier: MIT

extension RouteTable {
  /// The path and query of a route's link: `/users/7?page=2`.
  ///
  /// It has been read again, and leads to the same entry and an equal value. Where several entries
  /// print a route, the first of them whose link does so counts.
  ///
  /// - Throws: Why there is no such link.
  public func path(for route: R) throws(LinkPrintError) -> String {
    let printed = try verified(route)
    return String(decoding: printed.bytes, as: UTF8.self)
  }

  /// A route's absolute link: at the first host, or else of the first scheme.
  ///
  /// - Throws: Why there is no such link.
  public func link(for route: R) throws(LinkPrintError) -> String {
    let printed = try verified(route)
    let origin: String
    if let host = hosts.first {
      origin = "https://\(host)"
    } else if let scheme = schemes.first {
      origin = "\(scheme)://"
    } else {
      throw .missingHost
    }
    if origin.utf8.count + printed.bytes.count > core.options.maximumBytes {
      throw .tooLong(.bytes)
    }
    return origin + String(decoding: printed.bytes, as: UTF8.self)
  }

  /// The entry that a route's link leads to; nil where no entry prints it.
  func entry(for route: R) -> Int? {
    if let index = constants[route] { return index }
    return routes.firstIndex { !$0.shapes.isEmpty && $0.prints(route) }
  }

  private func verified(
    _ route: R
  ) throws(LinkPrintError) -> (entry: Int, bytes: ContiguousArray<UInt8>) {
    var first: LinkPrintError?
    func attempt(_ index: Int) -> (entry: Int, bytes: ContiguousArray<UInt8>)? {
      do throws(LinkPrintError) {
        guard let bytes = try print(route, by: index) else { return nil }
        return (index, bytes)
      } catch {
        if first == nil { first = error }
        return nil
      }
    }
    if let index = constants[route], let printed = attempt(index) { return printed }
    for index in routes.indices where !routes[index].shapes.isEmpty {
      if let printed = attempt(index) { return printed }
    }
    throw first ?? .noEntry
  }

  /// What an entry prints for a route, read again; nil where the entry does not print it.
  func print(
    _ route: R, by index: Int
  ) throws(LinkPrintError) -> ContiguousArray<UInt8>? {
    var writer = LinkWriter(core.templates[index])
    guard routes[index].write(route, &writer) else { return nil }
    writer.finish()
    let pattern = core.entries[index].pattern
    if let param = writer.failed {
      throw .notRepresentable(pattern: pattern, param: core.templates[index].names[param])
    }
    let bytes = writer.bytes
    if bytes.count > core.options.maximumBytes { throw .tooLong(.bytes) }
    let problem: LinkPrintError? = bytes.withUnsafeBufferPointer { buffer in
      do throws(LinkError) {
        return try core.find(buffer, path: 0) { found, reader throws(LinkError) in
          guard found.entry == index else {
            return .shadowed(pattern: pattern, by: core.entries[found.entry].pattern)
          }
          return try value(of: index, reader) == route ? nil : .lossyCodec(pattern: pattern)
        }
      } catch {
        return switch error {
        case .tooLong(let limit): .tooLong(limit)
        case .webOnly(let other) where other != pattern: .shadowed(pattern: pattern, by: other)
        case .webOnly: nil
        case .badParameter(let other, _, _) where other != pattern,
          .missingItem(let other, _) where other != pattern,
          .noSuchThing(let other) where other != pattern:
          .shadowed(pattern: pattern, by: other)
        default: .lossyCodec(pattern: pattern)
        }
      }
    }
    if let problem { throw problem }
    return bytes
  }
}
