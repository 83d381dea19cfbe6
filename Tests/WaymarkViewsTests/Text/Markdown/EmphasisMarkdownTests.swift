// SPDX-License-Identifier: MIT

import Testing

@testable import WaymarkViews

@Suite struct EmphasisMarkdownTests {
  @Test(arguments: [
    MarkdownCase("*soft*", "{emphasis|soft}", "CommonMark 6.2"),
    MarkdownCase("_soft_", "{emphasis|soft}", "CommonMark 6.2"),
    MarkdownCase("**loud**", "{strong|loud}", "CommonMark 6.2"),
    MarkdownCase("__loud__", "{strong|loud}", "CommonMark 6.2"),
    MarkdownCase("a **b** c", "a {strong|b} c", "CommonMark 6.2"),
    MarkdownCase("2 * 3 * 4", "2 * 3 * 4", "CommonMark 6.2 rule 1"),
    MarkdownCase("* a *", "* a *", "CommonMark 6.2 rule 1"),
    MarkdownCase("*a *", "*a *", "CommonMark 6.2 rule 3"),
    MarkdownCase("*\u{A0}a*", "*\u{A0}a*", "CommonMark 6.2 rule 1"),
    MarkdownCase("on*off*on", "on{emphasis|off}on", "CommonMark 6.2 rule 1"),
    MarkdownCase("a*\"b\"*", "a*\"b\"*", "CommonMark 6.2 rule 1"),
    MarkdownCase("x*€*y", "x{emphasis|€}y", "GFM 2.1: a symbol is no punctuation"),
    MarkdownCase("x*…*y", "x*…*y", "GFM 2.1: punctuation beyond ASCII"),
    MarkdownCase("x*é*y", "x{emphasis|é}y", "CommonMark 6.2: a letter beyond ASCII"),
    MarkdownCase("snake_case_name", "snake_case_name", "CommonMark 6.2 rule 2"),
    MarkdownCase("имя_файла_тут", "имя_файла_тут", "CommonMark 6.2 rule 2"),
    MarkdownCase("pre__fix__ed", "pre__fix__ed", "CommonMark 6.2 rule 6"),
    MarkdownCase("a-_b_", "a-{emphasis|b}", "CommonMark 6.2 rule 2"),
    MarkdownCase("_a_b", "_a_b", "CommonMark 6.2 rule 4"),
    MarkdownCase("_(a)_.", "{emphasis|(a)}.", "CommonMark 6.2 rule 4"),
    MarkdownCase("_a*", "_a*", "CommonMark 6.2 rule 3"),
    MarkdownCase("**a *b* c**", "{strong|a }{strong emphasis|b}{strong| c}", "CommonMark 6.2"),
    MarkdownCase("*a **b** c*", "{emphasis|a }{strong emphasis|b}{emphasis| c}", "CommonMark 6.2"),
    MarkdownCase("***both***", "{strong emphasis|both}", "CommonMark 6.2 rule 14"),
    MarkdownCase("***a** b*", "{strong emphasis|a}{emphasis| b}", "CommonMark 6.2"),
    MarkdownCase("***a* b**", "{strong emphasis|a}{strong| b}", "CommonMark 6.2"),
    MarkdownCase("*a **b***", "{emphasis|a }{strong emphasis|b}", "CommonMark 6.2"),
    MarkdownCase("*a**b*", "{emphasis|a**b}", "CommonMark 6.2 rule 9: sum of lengths"),
    MarkdownCase("a***b***c", "a{strong emphasis|b}c", "CommonMark 6.2 rule 9: both threes"),
    MarkdownCase("**a*b", "**a*b", "CommonMark 6.2"),
    MarkdownCase("**a*", "*{emphasis|a}", "CommonMark 6.2 rule 11"),
    MarkdownCase("*a**", "{emphasis|a}*", "CommonMark 6.2 rule 12"),
    MarkdownCase("*a _b* c_", "{emphasis|a _b} c_", "CommonMark 6.2 rule 15"),
    MarkdownCase("**a **b**", "**a {strong|b}", "CommonMark 6.2 rule 16"),
    MarkdownCase("*a**b**c*", "{emphasis|a}{strong emphasis|b}{emphasis|c}", "CommonMark 6.2"),
    MarkdownCase("****", "****", "CommonMark 6.2: no empty emphasis"),
    MarkdownCase("_a_ *b*", "{emphasis|a} {emphasis|b}", "CommonMark 6.2"),
    MarkdownCase("**a\nb**", "{strong|a\nb}", "CommonMark 6.2"),
  ])
  func `delimiter runs make emphasis and strong`(_ sample: MarkdownCase) {
    sample.check()
  }

  @Test(arguments: [
    MarkdownCase("~~gone~~", "{strike|gone}", "GFM 6.5"),
    MarkdownCase("~gone~", "{strike|gone}", "GFM 6.5"),
    MarkdownCase("~~~kept~~~", "~~~kept~~~", "GFM 6.5: three tildes"),
    MarkdownCase("~~a~", "~~a~", "GFM 6.5: a matching pair"),
    MarkdownCase("~~a ~b~~", "{strike|a ~b}", "GFM 6.5: a matching pair"),
    MarkdownCase("~ a ~", "~ a ~", "GFM 6.5"),
    MarkdownCase("~~**a** b~~", "{strong strike|a}{strike| b}", "GFM 6.5"),
    MarkdownCase("**~~a** b~~", "{strong|~~a} b~~", "GFM 6.5 and CommonMark 6.2 rule 15"),
    MarkdownCase("a**~~b~~**c", "a{strong strike|b}c", "cmark-gfm: emphasis looks past tildes"),
    MarkdownCase("about ~5 km", "about ~5 km", "GFM 6.5"),
  ])
  func `tildes strike text through`(_ sample: MarkdownCase) {
    sample.check()
  }
}
