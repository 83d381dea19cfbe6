// SPDX-License-Identifier: MIT

import Testing
import WaymarkAssociation
import WaymarkLinks

@testable import WaymarkCommands

struct WebFetcherTests {
  private func fetch(
    _ path: String, limit: Int = 1 << 17, timeout: Double = 20, _ answer: LocalServer.Answer
  ) throws -> FetchResult {
    try LocalServer.run([path: answer, "/other": .json("other")]) { server in
      WebFetcher().send(
        FetchRequest(address: server.origin + path, limit: limit, timeout: timeout))
    }
  }

  @Test func `an answer has its status, its headers and its body`() throws {
    let result = try fetch("/a", .json("{}", type: "Application/JSON; charset=utf-8"))
    guard case .answered(let answer) = result else {
      Issue.record("\(result)")
      return
    }
    #expect(answer.status == 200)
    #expect(answer.body == Array("{}".utf8))
    #expect(answer.headers["content-type"] == "Application/JSON; charset=utf-8")
    #expect(answer.mediaType == "application/json")
    #expect(!answer.isCut)
  }

  @Test(arguments: [301, 302, 303, 307, 308])
  func `a redirect is an answer and is not followed`(status: Int) throws {
    let result = try fetch("/a", .response(status: status, headers: ["Location": "/other"]))
    guard case .answered(let answer) = result else {
      Issue.record("\(result)")
      return
    }
    #expect(answer.status == status)
    #expect(answer.headers["location"] == "/other")
    #expect(answer.body.isEmpty)
  }

  @Test(arguments: [403, 404, 500])
  func `an error of the server is an answer`(status: Int) throws {
    let result = try fetch("/a", .response(status: status, headers: ["Apple-Failure-Reason": "x"]))
    guard case .answered(let answer) = result else {
      Issue.record("\(result)")
      return
    }
    #expect(answer.status == status)
    #expect(answer.headers["apple-failure-reason"] == "x")
  }

  @Test func `no more is read than is asked for`() throws {
    let body = [UInt8](repeating: 0x20, count: 1 << 20)
    for (limit, isCut) in [(1 << 20, false), ((1 << 20) - 1, true), (10, true)] {
      let result = try fetch("/a", limit: limit, .response(status: 200, body: body))
      guard case .answered(let answer) = result else {
        Issue.record("\(result)")
        return
      }
      #expect(answer.body.count == limit)
      #expect(answer.isCut == isCut)
    }
  }

  @Test func `a server that does not answer ends in time`() throws {
    #expect(try fetch("/a", timeout: 0.1, .silence) == .failed(.timedOut))
  }

  @Test func `what cannot be asked says why`() throws {
    let closed = FetchRequest(address: "http://127.0.0.1:1/a", limit: 10, timeout: 20)
    #expect(WebFetcher().send(closed) == .failed(.noConnection))
    let bad = FetchRequest(address: "no address", limit: 10, timeout: 20)
    #expect(WebFetcher().send(bad) == .failed(.badAddress))
  }
}
