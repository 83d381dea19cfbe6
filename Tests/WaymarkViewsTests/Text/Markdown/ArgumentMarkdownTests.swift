// SPDX-License-Identifier: MIT

import Testing

@testable import WaymarkViews

@Suite struct ArgumentMarkdownTests {
  @Test(arguments: [
    MarkdownCase("**\(0)** of \(1)", "{strong|$0} of $1", "documented by Apple"),
    MarkdownCase("\(1)\(0)", "$1$0", "ours: order"),
    MarkdownCase("a_\(0)_b \(1)*b*", "a_$0_b $1{emphasis|b}", "ours: a letter"),
    MarkdownCase("a*\(0)*b", "a{emphasis|$0}b", "ours: a letter"),
    MarkdownCase("`a \(0) b`", "{code|a $0 b}", "ours: in code"),
    MarkdownCase("[a \(1)](https://x/\(0)?q=\(2))", "{>https://x/$0?q=$2|a $1}", "ours: in links"),
    MarkdownCase("[a](\(0))", "{>$0|a}", "ours: in links"),
    MarkdownCase("[a](b \"\(0)\") \(1)", "{>b|a} $1", "ours: dropped with a title"),
    MarkdownCase("[a](<x \(0)>)", "{>x $0|a}", "ours: in links"),
    MarkdownCase("<https://x/\(0)>", "{>https://x/$0|https://x/$0}", "ours: in links"),
    MarkdownCase("<\(0)@\(1)>", "{>mailto:$0@$1|$0@$1}", "ours: in links"),
    MarkdownCase("at https://\(0)/a.", "at {>https://$0/a|https://$0/a}.", "ours: in links"),
    MarkdownCase("\(0)https://a.b", "$0https://a.b", "ours: a letter"),
    MarkdownCase("\(0)@b.c a@b.\(1)", "$0@b.c a@b.$1", "ours: no part of an address"),
    MarkdownCase("\(0) a@b.c \(1)", "$0 {>mailto:a@b.c|a@b.c} $1", "ours: around an address"),
    MarkdownCase(#"\\#(0) &\#(1);"#, #"\$0 &$1;"#, "ours: no punctuation"),
    MarkdownCase("![\(0)](\(1)) <b \(2)>", "$0 <b $2>", "ours: dropped with a destination"),
  ])
  func `arguments are opaque`(_ sample: MarkdownCase) {
    sample.check()
  }

  @Test(arguments: [
    MarkdownCase("^[\(0) hut](inflect: true)", "{inflect|$0 hut}", "documented by Apple"),
    MarkdownCase("a ^[b](inflect:true,) c", "a {inflect|b} c", "ours: JSON5"),
    MarkdownCase("^[**a** b]( \"inflect\" : true )", "{strong inflect|a}{inflect| b}", "JSON5"),
    MarkdownCase("^[a](inflect: false)", "a", "documented by Apple"),
    MarkdownCase("^[a](other: 'x)', inflect: true)", "{inflect|a}", "documented by Apple"),
    MarkdownCase(
      "^[a](morphology: { number: \"one\", x: [1, -2.5] }, inflect: true)", "{inflect|a}",
      "documented by Apple"),
    MarkdownCase("^[a](color: 'red')", "a", "documented by Apple"),
    MarkdownCase("^[a](notinflect: true)", "a", "documented by Apple"),
    MarkdownCase("^[a]()", "a", "ours: an empty list"),
    MarkdownCase("^[[a](b) c](inflect: true)", "{inflect >b|a}{inflect| c}", "ours: nesting"),
    MarkdownCase("[^[a](inflect: true) b](c)", "{inflect >c|a}{>c| b}", "ours: nesting"),
    MarkdownCase("^[a ^[b](inflect: true) c](x: 1)", "a {inflect|b} c", "ours: nesting"),
    MarkdownCase("^[a *b](inflect: true)*", "{inflect|a *b}*", "ours: brackets before emphasis"),
    MarkdownCase("2^[a](https://b.example)", "2^{>https://b.example|a}", "ours: a link"),
    MarkdownCase("^[a] ^[b](x: ,) ^[c](: 1) ^", "^[a] ^[b](x: ,) ^[c](: 1) ^", "ours: malformed"),
    MarkdownCase("^[a](x: {1) ^[b](x: 1})", "^[a](x: {1) ^[b](x: 1})", "ours: malformed"),
    MarkdownCase(#"\^[a](inflect: true)"#, "^[a](inflect: true)", "CommonMark 2.4"),
  ])
  func `attribute lists are removed`(_ sample: MarkdownCase) {
    sample.check()
  }

  @Test func `arguments keep their numbers, and literals are joined`() {
    let pieces: [MarkdownPiece] = [.literal("*a"), .literal("b* "), .argument(7), .literal("c")]
    #expect(
      InlineMarkdown.runs(of: pieces) == [
        MarkdownRun(content: [.literal("ab")], traits: .emphasis),
        MarkdownRun(content: [.literal(" "), .argument(7), .literal("c")]),
      ])
    #expect(InlineMarkdown.runs(of: []).isEmpty)
    #expect(InlineMarkdown.runs(of: [.literal("")]).isEmpty)
  }
}
