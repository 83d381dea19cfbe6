// SPDX-License-Identifier: MIT

import Foundation
@_spi(Host) @testable import WaymarkViews
@testable import WaymarkWeb

/// Reads bytes as what a page sends to the web host: as a message, and as a form.
package func checkMessage(_ bytes: UnsafeBufferPointer<UInt8>) {
  if let message = ClientMessage(String(decoding: bytes, as: UTF8.self)) {
    precondition(message.number >= 0, "a number of no message")
    if case .hello(let hello) = message {
      precondition(hello.id.count <= 32 && hello.doc.utf8.count <= 32, "more than the limit")
      precondition(hello.got >= 0, "a number of no message")
      let page = PageIdentity(hello.page)
      precondition(PageIdentity(page.text) == page, "another page")
    }
  }
  if let form = FormBody(bytes) {
    precondition(!"\(form)".isEmpty)
  }
}

private let keys = ServerKeys()
private let seal = SceneSeal(keys, limit: 64 << 10)
private let cookies = BrowserCookies(keys)
private let browser = Secret.random()

/// Reads bytes as what a browser keeps for the web host: a sealed state, a cookie and the address of
/// a page; and as the content of a state, which only a server can have sealed.
package func checkToken(_ bytes: UnsafeBufferPointer<UInt8>) {
  let text = String(decoding: bytes, as: UTF8.self)
  precondition(seal.open(text, from: browser, app: "") == nil, "a state of nobody")
  for isSecure in [false, true] {
    precondition(cookies.browser(in: [text], isSecure: isSecure) == nil, "a browser of nobody")
  }
  if let base = BasePath(text) {
    precondition(base.inner(base.home) == "/", "another path")
  }
  _ = ServerKeys(text)
  guard let values = try? JSONDecoder().decode(SceneStorageValues.self, from: Data(bytes)),
    let sealed = seal.seal(values, of: browser, app: "")
  else { return }
  precondition(seal.open(sealed, from: browser, app: "") == values, "other values")
  precondition(seal.open(sealed, from: .random(), app: "") == nil, "a state of another browser")
}
