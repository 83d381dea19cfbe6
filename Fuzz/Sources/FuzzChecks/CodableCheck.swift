// SPDX-License-Identifier: MIT

import Foundation
import WaymarkRoutes

/// Is in no path unless it is made from data, since nothing names it.
struct Unnamed: Hashable, Codable {
  init(from decoder: any Decoder) throws { preconditionFailure("nobody has named this type") }
  func encode(to encoder: any Encoder) throws {}
}

/// Is decoded, since it is registered; seeds name it.
struct Named: Hashable, Codable {
  var id: Int
  var texts: [String: [Double]]?
}

private let isNamed: Bool = {
  FlowPath.register(Named.self)
  FlowPath.register(Int.self)
  FlowPath.register(String.self)
  FlowPath.register([Bool?].self)
  return true
}()

/// Reads bytes as a path in FlowStacks' form.
///
/// What was read has to be written unchanged, and to be
/// equal to itself however much of it is decoded.
package func checkCodable(_ bytes: UnsafeBufferPointer<UInt8>) {
  guard isNamed, bytes.count < 1 << 14 else { return }
  let data = Data(bytes)
  typealias Codable = FlowPath.CodableRepresentation
  guard let read = try? JSONDecoder().decode(Codable.self, from: data) else { return }
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  do {
    precondition(read == read, "a path is not equal to itself")
    let written = try encoder.encode(read)
    let again = try JSONDecoder().decode(Codable.self, from: written)
    precondition(again == read && read == again, "what is written is another path")
    let writtenAgain = try encoder.encode(again)
    precondition(writtenAgain == written, "what is not decoded was changed")

    var path = FlowPath(read)
    precondition(!"\(path) \(path.routes)".isEmpty)
    guard let codable = path.codable else { preconditionFailure("it was read, so can be written") }
    precondition(codable == codable && codable == path.codable, "equal paths differ")
    let decoded = try encoder.encode(codable)
    let third = try JSONDecoder().decode(Codable.self, from: decoded)
    precondition(third == codable && codable == third, "a decoded path is not what it was written")
    precondition(FlowPath(third) == path, "another path was read")
    path.resolve()
    precondition(path.codable == codable, "resolving once more changed the path")
  } catch {
    preconditionFailure("What was read cannot be written: \(error)")
  }
}
