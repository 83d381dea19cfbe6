// SPDX-License-Identifier: MIT

import Testing

@testable import WaymarkViews

@Suite struct LinkMarkdownTests {
  @Test(arguments: [
    MarkdownCase("[a](https://a.example)", "{>https://a.example|a}", "CommonMark 6.3"),
    MarkdownCase("see [a b](app:c), d", "see {>app:c|a b}, d", "CommonMark 6.3"),
    MarkdownCase("[a](/b \"T\") [a](/b 'T') [a](/b (T))", "{>/b|a} {>/b|a} {>/b|a}", "6.3"),
    MarkdownCase("[a](  /b\n'T'  )", "{>/b|a}", "CommonMark 6.3"),
    MarkdownCase("[a](/b \"T\"x)", "[a](/b \"T\"x)", "CommonMark 6.3"),
    MarkdownCase("[a](/b\"T\")", "{>/b\"T\"|a}", "CommonMark 6.3: space before a title"),
    MarkdownCase(#"[a](/b "T\"U")"#, "{>/b|a}", "CommonMark 6.3"),
    MarkdownCase("[a](/b (T(U)))", "[a](/b (T(U)))", "CommonMark 6.3"),
    MarkdownCase("[a](</b c>)", "{>/b c|a}", "CommonMark 6.3"),
    MarkdownCase("[a](<b)c>)", "{>b)c|a}", "CommonMark 6.3"),
    MarkdownCase("[a](</b\nc>)", "[a](</b\nc>)", "CommonMark 6.3"),
    MarkdownCase("[a](/b c)", "[a](/b c)", "CommonMark 6.3"),
    MarkdownCase("[a](/b(c)(d(e)))", "{>/b(c)(d(e))|a}", "CommonMark 6.3"),
    MarkdownCase(#"[a](/b\)c&amp;d)"#, "{>/b)c&d|a}", "CommonMark 6.3"),
    MarkdownCase("[a](/b(c)", "[a](/b(c)", "CommonMark 6.3"),
    MarkdownCase("[a](/é%20b*c*)", "{>/é%20b*c*|a}", "CommonMark 6.3, ours: not encoded"),
    MarkdownCase("[a]()", "a", "CommonMark 6.3, ours: no destination is no link"),
    MarkdownCase("x[](/b)y", "xy", "CommonMark 6.3"),
    MarkdownCase("[a] (/b)", "[a] (/b)", "CommonMark 6.3"),
    MarkdownCase("[**a** b](c)", "{strong >c|a}{>c| b}", "CommonMark 6.3"),
    MarkdownCase("**a [b](c)**", "{strong|a }{strong >c|b}", "CommonMark 6.3"),
    MarkdownCase("*[a*](b)", "*{>b|a*}", "CommonMark 6.3: brackets before emphasis"),
    MarkdownCase("[a *b](c)*", "{>c|a *b}*", "CommonMark 6.3"),
    MarkdownCase("[a [b] c](d)", "{>d|a [b] c}", "CommonMark 6.3: balanced brackets"),
    MarkdownCase("[a b](c", "[a b](c", "CommonMark 6.3"),
    MarkdownCase("a](b) [c](d)", "a](b) {>d|c}", "CommonMark 6.3"),
    MarkdownCase("[a [b](c) d](e)", "[a {>c|b} d](e)", "CommonMark 6.3: links do not nest"),
    MarkdownCase("[[a](b)](c) [d](e)", "[{>b|a}](c) {>e|d}", "CommonMark 6.3"),
    MarkdownCase("[a](b)[c](b)", "{>b|a}{>b|c}", "ours: adjacent links are separate"),
    MarkdownCase("[a][b] [a] [a][]", "[a][b] [a] [a][]", "ours: no reference links"),
    MarkdownCase("[a]: /b", "[a]: /b", "documented by Apple: inline only"),
    MarkdownCase("![a *b*](c)", "a {emphasis|b}", "CommonMark 6.4, ours: alternative text"),
    MarkdownCase("[![a](b)](c)", "{>c|a}", "CommonMark 6.4"),
    MarkdownCase("![a [b](c)](d)", "a {>c|b}", "CommonMark 6.4, ours: the link remains"),
    MarkdownCase("![a] !b", "![a] !b", "CommonMark 6.4"),
  ])
  func `brackets make links and images`(_ sample: MarkdownCase) {
    sample.check()
  }

  @Test(arguments: [
    MarkdownCase("<https://a.b/*c*>", "{>https://a.b/*c*|https://a.b/*c*}", "CommonMark 6.5"),
    MarkdownCase("<app:x&amp;y>", "{>app:x&y|app:x&y}", "CommonMark 6.5"),
    MarkdownCase(#"<app:a\*>"#, #"{>app:a\*|app:a\*}"#, "CommonMark 6.5: no escapes"),
    MarkdownCase("<app:a b>", "<app:a b>", "CommonMark 6.5"),
    MarkdownCase("<a:b>", "<a:b>", "CommonMark 6.5: schemes have two letters"),
    MarkdownCase("<me+x@b.example>", "{>mailto:me+x@b.example|me+x@b.example}", "CommonMark 6.5"),
    MarkdownCase("<me@-b.example>", "<me@-b.example>", "CommonMark 6.5"),
    MarkdownCase("[a <app:b](c)>", "[a {>app:b](c)|app:b](c)}", "CommonMark 6.5"),
    MarkdownCase("[<app:b>](c)", "{>c|app:b}", "ours: the outer link wins"),
  ])
  func `angle brackets make links`(_ sample: MarkdownCase) {
    sample.check()
  }

  @Test(arguments: [
    MarkdownCase("at https://a.example.", "at {>https://a.example|https://a.example}.", "GFM 6.9"),
    MarkdownCase("www.a.example/b", "{>http://www.a.example/b|www.a.example/b}", "GFM 6.9"),
    MarkdownCase("HTTP://A.example", "{>HTTP://A.example|HTTP://A.example}", "GFM 6.9"),
    MarkdownCase("(www.a.example)", "({>http://www.a.example|www.a.example})", "GFM 6.9"),
    MarkdownCase("http://a.b/c(d)", "{>http://a.b/c(d)|http://a.b/c(d)}", "GFM 6.9"),
    MarkdownCase("(http://a.b/c(d)))", "({>http://a.b/c(d)|http://a.b/c(d)}))", "GFM 6.9"),
    MarkdownCase("http://a.b/c(d)e", "{>http://a.b/c(d)e|http://a.b/c(d)e}", "GFM 6.9"),
    MarkdownCase("http://a.b?c&lt;", "{>http://a.b?c|http://a.b?c}<", "GFM 6.9"),
    MarkdownCase("http://a.b?c;;", "{>http://a.b?c|http://a.b?c};;", "cmark-gfm"),
    MarkdownCase("http://a.b<c", "{>http://a.b|http://a.b}<c", "GFM 6.9"),
    MarkdownCase("http://a.b/_c_d", "{>http://a.b/_c_d|http://a.b/_c_d}", "GFM 6.9"),
    MarkdownCase("**http://a.b**", "{strong >http://a.b|http://a.b}", "GFM 6.9"),
    MarkdownCase("http://a_b.c http://a.b_c", "http://a_b.c http://a.b_c", "GFM 6.9: labels"),
    MarkdownCase("http://a_b.c.d", "{>http://a_b.c.d|http://a_b.c.d}", "GFM 6.9: labels"),
    MarkdownCase("xhttp://a.b awww.b.c", "xhttp://a.b awww.b.c", "GFM 6.9"),
    MarkdownCase("http:// https://. www.", "http:// https://. www.", "GFM 6.9"),
    MarkdownCase("\"http://a.b\"", "\"{>http://a.b|http://a.b}\"", "ours: quotation marks"),
    MarkdownCase("http://hut/b", "{>http://hut/b|http://hut/b}", "ours: no period"),
    MarkdownCase("http://hütte.example。", "{>http://hütte.example|http://hütte.example}。", "ours"),
    MarkdownCase("http://a.b/c\u{A0}!", "{>http://a.b/c|http://a.b/c}\u{A0}!", "ours: spaces"),
    MarkdownCase("[http://a.b] c", "[{>http://a.b|http://a.b}] c", "ours: open brackets"),
    MarkdownCase("[http://a.b](c)", "{>c|http://a.b}", "ours: the outer link wins"),
    MarkdownCase(#"http\://a.b \www.a.b"#, #"http://a.b \www.a.b"#, "CommonMark 2.4"),
    MarkdownCase("ask me.x@b.example.", "ask {>mailto:me.x@b.example|me.x@b.example}.", "GFM 6.9"),
    MarkdownCase("a+b@c_d.e", "{>mailto:a+b@c_d.e|a+b@c_d.e}", "GFM 6.9"),
    MarkdownCase("_a@b.c_", "{emphasis >mailto:a@b.c|a@b.c}", "GFM 6.9"),
    MarkdownCase("a@b a@b.c_ a@b.c- @b.c", "a@b a@b.c_ a@b.c- @b.c", "GFM 6.9"),
    MarkdownCase("@a@b.c c.d@e.f@g", "@{>mailto:a@b.c|a@b.c} c.d@e.f@g", "cmark-gfm"),
    MarkdownCase("é@b.c a@b.cé /a@b.c", "é@b.c a@b.cé /a@b.c", "ours: no part of one"),
    MarkdownCase(#"a\@b.c a&#64;b.c"#, "a@b.c a@b.c", "ours: an escaped sign"),
    MarkdownCase("[a@b.c](d)", "{>d|a@b.c}", "ours: the outer link wins"),
  ])
  func `addresses in text are links`(_ sample: MarkdownCase) {
    sample.check()
  }
}
