// SPDX-License-Identifier: MIT

import SeededGenerators
import Testing
import WaymarkRender

@testable import WaymarkWeb

@Suite struct FormBodyTests {
  private func parse(_ text: String) -> FormBody? { FormBody(Array(text.utf8)) }

  @Test func `a form has fields, an action and a page`() throws {
    let form = try #require(parse("page=h&3=a+b%26%C3%A4&do=12+tap&4.1="))
    #expect(form.page == "h" && form.event == HostEvent(.tap, on: ElementID(index: 12)))
    #expect(form.values.map(\.text) == ["a b&ä", ""])
    #expect(form.values.map(\.element.description) == ["3", "4.1"])
    #expect(try #require(parse("")) == #require(parse("&&")))
  }

  @Test(arguments: [
    "3=%", "3=%4", "3=%zz", "3=%ff", "x=1", "=1", "03=1", "-1=1", "99999999999=1", "page=%C3",
    "3=" + String(repeating: "a", count: FormBody.largestSize),
    String(repeating: "3=&", count: FormBody.largestCount + 1),
  ])
  func `what no page sends is refused`(text: String) { #expect(parse(text) == nil) }

  @Test(
    arguments: [
      ("1 tap", .tap), ("1 back", .back), ("1 changeOn 1", .changeOn(true)),
      ("1 changeOn 0", .changeOn(false)), ("1 reveal ", .reveal(nil)),
      ("1 reveal trailing", .reveal(.trailing)), ("1 increment", .increment),
      ("1 select", .select), ("1", nil), ("1 tap 2", nil), ("1 tap ", nil), ("1 changeOn", nil),
      ("1 changeOn yes", nil), ("1 reveal top", nil), ("1 hello", nil), ("1 go", nil),
      ("1 frame", nil), ("1 changeText a", nil), ("tap", nil), ("-1 tap", nil), (" tap", nil),
      ("1  tap", nil), ("1 tap 2 3", nil),
      ("1 visibleRange 0,40", .visibleRange(first: 0, count: 40)), ("1 visibleRange", nil),
      ("1 visibleRange 0", nil), ("1 visibleRange 0,", nil), ("1 visibleRange a,1", nil),
      ("1 visibleRange 0,1,2", nil), ("1 visibleRange 99999999999999999999,1", nil),
    ] as [(String, HostEvent.Action?)])
  func `a button has one of a few actions`(text: String, action: HostEvent.Action?) throws {
    let form = try #require(parse("do=" + text.replacing(" ", with: "+")))
    #expect(form.event == action.map { HostEvent($0, on: ElementID(index: 1)) })
  }

  @Test func `random bytes are parsed or refused`() {
    var random = SplitMix(seed: 0x666F_726D)
    let parts = [
      "do", "page", "=", "&", "%", "%41", "+", "1", "7.2", " ", "tap", "changeOn", "\u{FF}",
    ]
    for _ in 0..<2000 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0..<12, using: &random) {
        if Bool.random(using: &random) {
          bytes += Array((parts.randomElement(using: &random) ?? "").utf8)
        } else {
          bytes.append(UInt8.random(in: 0...255, using: &random))
        }
      }
      _ = FormBody(bytes)?.event
    }
  }
}
