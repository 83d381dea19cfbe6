// SPDX-License-Identifier: MIT

import Foundation
import NIOHTTP1
import Testing

@testable import WaymarkWeb

@Suite struct WorkerTests {
  private let worker = Worker(index: 1, count: 3, port: 80, folder: "/folder", storage: nil)

  private func owner(
    _ uri: String, _ method: HTTPMethod = .GET, cookie: String? = nil
  ) -> Int? {
    var head = HTTPRequestHead(version: .http1_1, method: method, uri: uri)
    if let cookie { head.headers.add(name: "Cookie", value: cookie) }
    return worker.owner(of: head)
  }

  @Test func `a socket names the owner of its session (O14)`() {
    #expect(owner("/waymark/socket?gzip&worker=0") == 0)
    #expect(owner("/waymark/socket?worker=2") == 2)
    #expect(owner("/waymark/socket?worker=2", cookie: "waymark-worker=0") == 2)
    for uri in ["", "?gzip", "?worker=1", "?worker=3", "?worker=-1", "?worker=", "?worker=0x0"] {
      #expect(owner("/waymark/socket\(uri)", cookie: "waymark-worker=0") == nil, "\(uri)")
    }
  }

  @Test func `a visitor without script has a cookie that names the owner (O14)`() {
    #expect(owner("/", cookie: "a=b; waymark-worker=2; c=d") == 2)
    #expect(owner("/a?worker=0", .POST, cookie: "waymark-worker=2") == 2)
    #expect(owner("/a?worker=0") == nil)
    #expect(owner("/", .HEAD, cookie: "waymark-worker=2") == nil)
    #expect(owner("/waymark/script.js", cookie: "waymark-worker=2") == nil)
    for cookie in ["waymark-worker=1", "waymark-worker=9", "waymark-worker=x", "worker=2"] {
      #expect(owner("/", cookie: cookie) == nil, "\(cookie)")
    }
  }

  @Test func `each worker has its share of the limits (O16)`() {
    let options = WebHost.Options(
      port: 0, workers: 3, sessionLimit: 100, sessionLimitPerAddress: 1, retainedSessionLimit: 0,
      metricsPort: 9000)
    let own = worker.options(options)
    #expect(own.port == 80 && own.metricsPort == 9001 && own.storage == nil)
    #expect(own.sessionLimit == 34 && own.sessionLimitPerAddress == 1)
    #expect(own.retainedSessionLimit == 0)
    #expect(worker.options(WebHost.Options(metricsPort: 0)).metricsPort == 0)
    #expect(worker.options(WebHost.Options(sessionLimit: .max)).sessionLimit == .max / 3 + 1)
    let stored = Worker(index: 0, count: 2, port: 1, folder: "/f", storage: "/f/storage")
    #expect(stored.options(options).storage?.path == "/f/storage")
  }

  @Test func `a port that was released can be reserved again (O13)`() throws {
    let number: Int
    do {
      let port = try SharedPort(0, host: "127.0.0.1")
      number = port.number
      #expect(number > 0)
    }
    let again = try SharedPort(number, host: "127.0.0.1")
    #expect(again.number == number)
  }
}
