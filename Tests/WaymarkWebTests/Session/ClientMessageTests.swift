// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkRender

@testable import WaymarkWeb

@Suite struct ClientMessageTests {
  @Test func `a page says what it had, and where it is`() {
    let text = ClientMessage.hello("h", at: 2, "/a?b=c", id: "i", doc: "d", got: 3, takes: true)
    let hello = ClientMessage.Hello(
      page: "h", address: "/a?b=c", at: 2, id: "i", doc: "d", got: 3, takes: true)
    #expect(ClientMessage(text) == .hello(hello))
    guard case .hello(let other) = ClientMessage(ClientMessage.hello("h", state: "s")) else {
      Issue.record("The message was not understood.")
      return
    }
    #expect(other.state == "s")
    #expect(
      ClientMessage(#"[4,"","go",{"at":2,"address":"/a","depth":3,"seen":1}]"#)
        == .traverse(4, ClientMessage.Traversal(at: 2, address: "/a", depth: 3, seen: 1)))
  }

  @Test func `a page says how large something is`() {
    let frame = ElementFrame(x: 16, y: -40.5, width: 358, height: 0)
    let event = HostEvent(.frame(frame), on: ElementID(index: 3))
    #expect(ClientMessage(#"[7,"3","frame",[16,-40.5,358,0]]"#) == .event(7, event))
  }

  @Test func `a page says how large the views of a layout are`() {
    let measurement = MeasurementValue(
      space: ProposalValue(width: 300, height: nil),
      children: [
        [
          .init(ProposalValue(width: nil, height: nil), SizeValue(width: 40, height: 20.5)),
          .init(ProposalValue(width: 30, height: 0), SizeValue(width: 30, height: 41)),
        ], [],
      ])
    let event = HostEvent(.measured(measurement), on: ElementID(index: 3))
    #expect(
      ClientMessage(#"[7,"3","measured",[300,null,[[null,null,40,20.5,30,0,30,41],[]]]]"#)
        == .event(7, event))
  }

  @Test(arguments: [
    "[300,null]", "[300,null,{}]", "[300,true,[]]", "[-1,null,[]]", "[1,1,[1]]", "[1,1,[[1,1,1]]]",
    "[1,1,[[1,1,null,1]]]", "[1,1,[[1,1,1e6,1]]]", "[1,1,[[1,\"a\",1,1]]]", "[1,1,[[1,-1,1,1]]]",
    "[1,1,[[\(String(repeating: "1,1,1,1,", count: 32))1,1,1,1]]]",
  ])
  func `a malformed measurement is refused`(payload: String) {
    #expect(ClientMessage("[7,\"3\",\"measured\",\(payload)]") == nil)
  }

  @Test func `an appearance has six flags, or three in an earlier version, and two numbers`() {
    let appearance = Appearance(
      increasesContrast: true, reducesTransparency: true, invertsColors: true, displayScale: 3,
      wordScale: 1.5)
    #expect(
      ClientMessage(#"[7,"3","appearance",[false,false,true,true,false,true,3,1.5]]"#)
        == .event(7, HostEvent(.appearance(appearance), on: ElementID(index: 3))))
    let earlier = Appearance(increasesContrast: true, displayScale: 3, wordScale: 1.5)
    #expect(
      ClientMessage(#"[7,"3","appearance",[false,false,true,3,1.5]]"#)
        == .event(7, HostEvent(.appearance(earlier), on: ElementID(index: 3))))
  }

  @Test(arguments: [
    "null", "[]", "[false,false,true,3]", "[false,false,true,3,true]",
    "[false,false,true,true,false,true,3]",
    "[false,false,true,true,false,1,3,1.5]", "[false,false,true,true,false,true,0,1.5]",
    "[false,false,true,true,false,true,3,1.5,1]",
  ])
  func `a malformed appearance is refused`(payload: String) {
    #expect(ClientMessage("[7,\"3\",\"appearance\",\(payload)]") == nil)
  }

  @Test(arguments: [
    #"[0,"","hello"]"#, #"[0,"","hello",null]"#, #"[0,"","hello","h"]"#, #"[0,"","hello",{}]"#,
    #"[0,"","hello",{"page":"h","address":"/","at":0,"id":"","doc":"1"}]"#,
    #"[0,"","hello",{"page":"h","address":"/","at":0,"id":"","doc":"1","got":0}]"#,
    ClientMessage.hello("h").replacing(#""at":0"#, with: #""at":0.5"#),
    ClientMessage.hello("h").replacing(#""address":"/""#, with: #""address":null"#),
    ClientMessage.hello("h", at: -1), ClientMessage.hello("h", at: 10_001),
    ClientMessage.hello("h", got: -1),
    ClientMessage.hello("h", state: "s").replacing(#""s""#, with: "1"),
    ClientMessage.hello("h", doc: String(repeating: "1", count: 33)),
    ClientMessage.hello("h").replacing("[0", with: "[1", maxReplacements: 1),
    ReadyTransport.traverse(0, 0, "/"), ReadyTransport.traverse(1, 0, "/", depth: -1),
    ReadyTransport.traverse(1, 0, "/", depth: 10_001), ReadyTransport.traverse(1, 0, "/", seen: -1),
    #"[1,"","go",{"at":0,"address":"/"}]"#,
    #"[1,"","go",{"at":0,"address":"/","depth":0,"seen":0},1]"#,
    #"[1,"3","frame",[0,0,1]]"#, #"[1,"3","frame",[0,0,-1,1]]"#, #"[1,"3","frame",[0,0,1,1e6]]"#,
    #"[1,"3","frame",[0,1e9,1,1]]"#, #"[1,"3","frame",[0,0,1,1e999]]"#,
    #"[1,"","go",["/"]]"#, #"[1,"3","go",{"at":0,"address":"/","depth":0,"seen":0}]"#,
  ])
  func `what no page says is malformed`(text: String) { #expect(ClientMessage(text) == nil) }

  @Test(
    arguments: [
      (#"[1,"2","changeNumber",0.5]"#, .changeNumber(0.5)),
      (#"[1,"2","changeNumber",-3]"#, .changeNumber(-3)),
      (#"[1,"2","changeDate","2026-05-01"]"#, .changeDate("2026-05-01")),
      (##"[1,"2","changeColor","#ff8000"]"##, .changeColor("#ff8000")),
      (#"[1,"2","openMenu",null]"#, .openMenu), (#"[1,"2","openMenu"]"#, .openMenu),
      (#"[1,"2","select"]"#, .select),
    ] as [(String, HostEvent.Action)])
  func `numbers, dates and menus are read`(text: String, action: HostEvent.Action) {
    #expect(ClientMessage(text) == .event(1, HostEvent(action, on: ElementID(index: 2))))
  }

  @Test(arguments: [
    #"[1,"2","changeNumber"]"#, #"[1,"2","changeNumber","1"]"#, #"[1,"2","changeNumber",null]"#,
    #"[1,"2","changeNumber",NaN]"#, #"[1,"2","changeNumber",1e999]"#,
    #"[1,"2","changeDate",20260501]"#, #"[1,"2","changeDate"]"#, #"[1,"2","openMenu",1]"#,
  ])
  func `numbers and dates that are none are malformed`(text: String) {
    #expect(ClientMessage(text) == nil)
  }

  @Test(
    arguments: [
      (
        #"[1,"2","touch",["moved",1.5,[1,2]]]"#,
        TouchValue(.moved, at: [PointValue(x: 1, y: 2)], time: 1.5)
      ),
      (
        #"[1,"2","touch",["began",0,[1,2,3,4],true,[5,6,7,8]]]"#,
        TouchValue(
          .began, at: [PointValue(x: 1, y: 2), PointValue(x: 3, y: 4)], time: 0,
          frames: [ElementFrame(x: 5, y: 6, width: 7, height: 8)], isOnControl: true)
      ),
    ])
  func `touches are read`(text: String, touch: TouchValue) {
    #expect(ClientMessage(text) == .event(1, HostEvent(.touch(touch), on: ElementID(index: 2))))
  }

  @Test(arguments: [
    #"["moved",1,[]]"#, #"["moved",1,[1]]"#, #"["moved",1,[1,2,3,4,5,6]]"#, #"["moved",1,[1,"2"]]"#,
    #"["moved",1,[1,1e9]]"#, #"["moved",1,[1,1e999]]"#, #"["moved",-1,[1,2]]"#, #"["moved",[1,2]]"#,
    #"["flew",1,[1,2]]"#, #"["began",1,[1,2],1]"#, #"["began",1,[1,2],true,[1,2,3]]"#,
    #"["began",1,[1,2],true,[1,2,-3,4]]"#, #"["began",1,[1,2],true,[],0]"#, "null", "7",
  ])
  func `touches that no page sends are malformed`(payload: String) {
    #expect(ClientMessage(#"[1,"2","touch",\#(payload)]"#) == nil)
  }

  @Test(
    arguments: [
      (#"["down","A",["shift"]]"#, .character("a"), "A", .down, [.shift]),
      (#"["repeat","upArrow",[]]"#, .named(.upArrow), "", .repeat, []),
      (
        #"["up","space",["control","option","command"]]"#, .named(.space), "", .up,
        [.control, .option, .command]
      ),
    ]
      as [(
        String, ShortcutValue.Key, String, KeyPressValue.Phase, Set<ShortcutValue.Modifier>
      )])
  func `key presses are read`(
    payload: String, key: ShortcutValue.Key, characters: String, phase: KeyPressValue.Phase,
    modifiers: Set<ShortcutValue.Modifier>
  ) {
    let press = KeyPressValue(phase, key, characters: characters, modifiers: modifiers)
    #expect(
      ClientMessage(#"[1,"2","keyPress",\#(payload)]"#)
        == .event(1, HostEvent(.keyPress(press), on: ElementID(index: 2))))
  }

  @Test(arguments: [
    "null", "7", "[]", #""a""#, #"["down","a"]"#, #"["down","a",[],1]"#, #"["pressed","a",[]]"#,
    #"["down",1,[]]"#, #"["down","",[]]"#, #"["down","ab",[]]"#, #"["down","Shift",[]]"#,
    #"["down","a","shift"]"#, #"["down","a",["hyper"]]"#, #"["down","a",[1]]"#,
    #"["down","a",[["shift"]]]"#, #"[["down"],"a",[]]"#,
  ])
  func `key presses that no page sends are malformed`(payload: String) {
    #expect(ClientMessage(#"[1,"2","keyPress",\#(payload)]"#) == nil)
  }

  @Test(
    arguments: [
      (
        #"["entered","7.1",[1,2,3.5,4]]"#,
        DropValue(
          .entered, .element(ElementID(index: 7, generation: 1)),
          at: [PointValue(x: 1, y: 2), PointValue(x: 3.5, y: 4)])
      ),
      (#"["left","7",[]]"#, DropValue(.left, .element(ElementID(index: 7)))),
      (
        #"["dropped",["a",null],[-1,2]]"#,
        DropValue(.dropped, .outside(text: "a", link: nil), at: [PointValue(x: -1, y: 2)])
      ),
      (#"["dropped",["","b"],[]]"#, DropValue(.dropped, .outside(text: "", link: "b"))),
    ])
  func `drops are read`(payload: String, drop: DropValue) {
    #expect(
      ClientMessage(#"[1,"2","drop",\#(payload)]"#)
        == .event(1, HostEvent(.drop(drop), on: ElementID(index: 2))))
  }

  @Test(arguments: [
    "null", "true", "[]", #""7""#, #"["dropped","7"]"#, #"["dropped","7",[],1]"#,
    #"["thrown","7",[]]"#, #"["dropped",7,[]]"#, #"["dropped","x",[]]"#, #"["dropped","",[]]"#,
    #"["dropped",null,[]]"#, #"["dropped",[],[]]"#, #"["dropped",["a"],[]]"#,
    #"["dropped",[null,null],[]]"#, #"["dropped",["a",7],[]]"#, #"["dropped",["a",null,null],[]]"#,
    #"["dropped",["a",["b"]],[]]"#, #"["dropped","7",[1]]"#, #"["dropped","7",[1,"2"]]"#,
    #"["dropped","7",[1,1e9]]"#, #"["dropped","7",[1,1e999]]"#, #"["dropped","7",[[1,2]]]"#,
    #"["dropped","7",{"x":1}]"#,
  ])
  func `drops that no page sends are malformed`(payload: String) {
    #expect(ClientMessage(#"[1,"2","drop",\#(payload)]"#) == nil)
  }

  @Test func `the files that a person has chosen are read`() {
    let target = ElementID(index: 2)
    #expect(
      ClientMessage(#"[1,"2","upload",[["a.txt","text/plain",5],["b","",0]]]"#)
        == .upload(
          1, target,
          [
            .init(name: "a.txt", mediaType: "text/plain", size: 5),
            .init(name: "b", mediaType: "", size: 0),
          ]))
    #expect(ClientMessage(#"[1,"2","upload",[]]"#) == .upload(1, target, []))
    #expect(ClientMessage(#"[3,"2","chunk","YWI="]"#) == .chunk(3, target, Data("ab".utf8)))
  }

  @Test(arguments: [
    "null", "7", #""a""#, #"[["a.txt","text/plain"]]"#, #"[["a.txt","text/plain","5"]]"#,
    #"[["a.txt","text/plain",-1]]"#, #"[["a.txt","text/plain",1e99]]"#, #"[["","",1]]"#,
    #"[["..","",1]]"#, #"[["a/b","",1]]"#, #"[["a\u0000","",1]]"#, #"[[7,"",1]]"#,
    #"[["a",null,1]]"#, #"[["a","",0.5]]"#,
  ])
  func `files that no page names are malformed`(payload: String) {
    #expect(ClientMessage(#"[1,"2","upload",\#(payload)]"#) == nil)
  }

  @Test func `files are bounded in number and names, and their parts in size`() {
    func upload(_ count: Int, _ name: String = "a") -> ClientMessage? {
      let heads = Array(repeating: "[\"\(name)\",\"\",1]", count: count)
      return ClientMessage("[1,\"2\",\"upload\",[\(heads.joined(separator: ","))]]")
    }
    #expect(upload(101) != nil && upload(102) == nil)
    func named(_ name: String) -> ClientMessage {
      .upload(1, ElementID(index: 2), [.init(name: name, mediaType: "", size: 1)])
    }
    let long = String(repeating: "a", count: 255)
    #expect(upload(1, long) == named(long) && upload(1, long + "a") == named(long))
    #expect(upload(1, "b.\(long)") == named("b.\(long.dropLast(2))"))
    let short = String(repeating: "ü", count: 125) + ".text"
    #expect(upload(1, String(repeating: "ü", count: 300) + ".text") == named(short))
    func chunk(_ count: Int) -> ClientMessage? {
      ClientMessage("[1,\"2\",\"chunk\",\"\(Data(count: count).base64EncodedString())\"]")
    }
    #expect(chunk(64 << 10) != nil && chunk((64 << 10) + 1) == nil && chunk(0) == nil)
    #expect(ClientMessage(#"[1,"2","chunk","a*"]"#) == nil)
    #expect(ClientMessage(#"[1,"","upload",[]]"#) == nil)
  }

  @Test func `a drop is bounded in its text and its points`() {
    let text = String(repeating: "a", count: HostEvent.longestText + 1)
    #expect(ClientMessage(#"[1,"2","drop",["dropped",["\#(text)",null],[]]]"#) == nil)
    #expect(ClientMessage(#"[1,"2","drop",["dropped",[null,"\#(text)"],[]]]"#) == nil)
    #expect(ClientMessage(#"[1,"2","drop",["dropped",["\#(text.dropFirst())",null],[]]]"#) != nil)
    let points = Array(repeating: "1,2", count: 33).joined(separator: ",")
    #expect(ClientMessage(#"[1,"2","drop",["dropped","7",[\#(points)]]]"#) == nil)
    #expect(ClientMessage(#"[1,"2","drag",true]"#) != nil)
    #expect(ClientMessage(#"[1,"2","drag",1]"#) == nil)
  }

  @Test func `the text of a key is short`() {
    let text = "a" + String(repeating: "\u{301}", count: 100)
    #expect(ClientMessage(#"[1,"2","keyPress",["down","\#(text)",[]]]"#) == nil)
  }

  @Test func `a touch has a limited number of frames`() {
    let frames = Array(repeating: "1,1,1,1", count: 33).joined(separator: ",")
    #expect(ClientMessage(#"[1,"2","touch",["began",1,[1,2],true,[\#(frames)]]]"#) == nil)
  }
}
