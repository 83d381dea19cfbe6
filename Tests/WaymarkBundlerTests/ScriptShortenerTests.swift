// SPDX-License-Identifier: MIT

import Testing

@testable import WaymarkBundler

struct ScriptShortenerTests {
  @Test(arguments: [
    ("const every=()=>0;let paths;every(paths,...paths)", "const b=()=>0;let a;b(a,...a)"),
    // The most frequent name gets the first one that is free.
    ("let first=1,a;let second=first+first", "let b=1,a;let c=b+b"),
    // What occurs where it is not declared may be something of the browser.
    (
      "const every=parent=>{const inner=parent};inner", "const a=parent=>{const inner=parent};inner"
    ),
    ("const every=()=>{const inner=1;return inner}", "const b=()=>{const a=1;return a}"),
    ("for(const item of f()){g(item)}", "for(const a of f()){g(a)}"),
    (
      "if(x){const item=1;{f(item)}}else{let item;item++}",
      "if(x){const a=1;{f(a)}}else{let a;a++}"
    ),
    // A parameter with the same name changes with it.
    ("let title;const show=title=>title", "let a;const b=a=>a"),
    ("let title;x?title-1:-title", "let a;x?a-1:-a"),
    ("let title;f({a:title,b:[title,0]})", "let c;f({a:c,b:[c,0]})"),
    ("let title;if(x){title=0}else{title();f(title,0)}", "let a;if(x){a=0}else{a();f(a,0)}"),
  ])
  func `names of variables get shorter`(
    source: String, result: String
  ) throws {
    #expect(try ScriptShortener.shorten(source) == result)
  }

  @Test func `a name does not become a keyword`() throws {
    let names = (0..<1000).map { "name\($0)" }
    let source = "let " + names.joined(separator: ";let ")
    let result = try ScriptShortener.shorten(source)
    let shorter = Set(result.split { $0 == ";" || $0 == " " })
    #expect(shorter.count == 1001 && shorter.isDisjoint(with: ["as", "do", "if", "in", "of"]))
  }

  @Test(arguments: [
    "let title;doc.title", "let title;doc?.title", "let title;f({title:0})",
    "let title;f({title})", "let title;f({a:0,title,b:0})", "let title;({a,title}=f())",
    "let title;({title=0}=f())", "let title;f({title(a){return a}})", "let title;f(`${title}`)",
    "let [title]=f()", "let {title}=f()", "let to;to()", "x='title'", "/title/.test(x)",
    "{let top}top()", "if(x){const top=1}else{f(top)}", "f(top=>{g(top)});{let top}",
  ])
  func `other names remain`(source: String) throws {
    #expect(try ScriptShortener.shorten(source) == source)
  }
}
