// SPDX-License-Identifier: MIT

@testable import WaymarkWeb

extension ClientMessage {
  /// The first message of a page on its socket.
  static func hello(
    _ page: String, at entry: Int = 0, _ address: String = "/", id: String = "", doc: String = "1",
    got: Int = 0, takes: Bool = false, state: String? = nil
  ) -> String {
    """
    [0,"","hello",{"page":"\(page)","address":"\(address)","at":\(entry),"id":"\(id)",\
    "doc":"\(doc)","got":\(got),"takes":\(takes)\(state.map { ",\"state\":\"\($0)\"" } ?? "")}]
    """
  }
}
