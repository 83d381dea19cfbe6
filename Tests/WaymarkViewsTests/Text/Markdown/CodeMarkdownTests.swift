// SPDX-License-Identifier: MIT

import Testing

@testable import WaymarkViews

@Suite struct CodeMarkdownTests {
  @Test(arguments: [
    MarkdownCase("`let x`", "{code|let x}", "CommonMark 6.1"),
    MarkdownCase("``a ` b``", "{code|a ` b}", "CommonMark 6.1"),
    MarkdownCase("`` `a` ``", "{code|`a`}", "CommonMark 6.1: one space is stripped"),
    MarkdownCase("`  a  `", "{code| a }", "CommonMark 6.1: only one space is stripped"),
    MarkdownCase("` a`", "{code| a}", "CommonMark 6.1: space on one side"),
    MarkdownCase("`  `", "{code|  }", "CommonMark 6.1: only spaces"),
    MarkdownCase("` `", "{code| }", "CommonMark 6.1: only spaces"),
    MarkdownCase("`a\nb`", "{code|a\nb}", "ours: whitespace is preserved"),
    MarkdownCase(#"`a\`b`"#, #"{code|a\}b`"#, "CommonMark 6.1: no escapes in code"),
    MarkdownCase(#"\``a`"#, #"`{code|a}"#, "CommonMark 2.4"),
    MarkdownCase("`&amp; *a*`", "{code|&amp; *a*}", "CommonMark 6.1"),
    MarkdownCase("*a `b*` c", "*a {code|b*} c", "CommonMark 6.1: code before emphasis"),
    MarkdownCase("**`a`**", "{strong code|a}", "CommonMark 6.1"),
    MarkdownCase("[a`](b)`", "[a{code|](b)}", "CommonMark 6.1: code before links"),
    MarkdownCase("[`a`](b)", "{code >b|a}", "CommonMark 6.3"),
    MarkdownCase("```a``", "```a``", "CommonMark 6.1: lengths differ"),
    MarkdownCase("`a ``b`` c", "`a {code|b} c", "CommonMark 6.1"),
    MarkdownCase("`https://a.example`", "{code|https://a.example}", "CommonMark 6.1"),
    MarkdownCase("`a@b.example`", "{code|a@b.example}", "CommonMark 6.1"),
  ])
  func `backticks make code spans`(_ sample: MarkdownCase) {
    sample.check()
  }

  @Test(arguments: [
    MarkdownCase(#"\*a\*"#, "*a*", "CommonMark 2.4"),
    MarkdownCase(#"\\*a*"#, #"\{emphasis|a}"#, "CommonMark 2.4"),
    MarkdownCase(#"C:\dir\n"#, #"C:\dir\n"#, "CommonMark 2.4: only punctuation"),
    MarkdownCase(#"\[a](b)"#, "[a](b)", "CommonMark 2.4"),
    MarkdownCase(#"!\[a](b)"#, "![a](b)", "CommonMark 2.4"),
    MarkdownCase(#"\![a](b)"#, "!{>b|a}", "CommonMark 2.4"),
    MarkdownCase(#"\<b\> \&amp;"#, "<b> &amp;", "CommonMark 2.4"),
    MarkdownCase(#"**a\***"#, "{strong|a*}", "CommonMark 2.4"),
    MarkdownCase(#"\é"#, #"\é"#, "CommonMark 2.4: only ASCII"),
    MarkdownCase(#"end\"#, #"end\"#, "CommonMark 2.4"),
    MarkdownCase("a\\\nb", "a\nb", "CommonMark 6.7: a hard break"),
    MarkdownCase("a\\\r\nb", "a\r\nb", "CommonMark 6.7: a hard break"),
    MarkdownCase("a  \n  b\n\n\tc ", "a  \n  b\n\n\tc ", "documented by Apple: whitespace"),
  ])
  func `backslashes escape punctuation`(_ sample: MarkdownCase) {
    sample.check()
  }

  @Test(arguments: [
    MarkdownCase("&lt;a&gt; &amp;&quot;&apos;", "<a> &\"'", "CommonMark 2.5"),
    MarkdownCase("1&nbsp;km &copy;", "1\u{A0}km ©", "CommonMark 2.5"),
    MarkdownCase("&#233;&#xE9;&#XE9;", "ééé", "CommonMark 2.5"),
    MarkdownCase("&#0;&#xD800;&#1114112;", "\u{FFFD}\u{FFFD}\u{FFFD}", "CommonMark 2.5"),
    MarkdownCase("&#;&#x;&#12345678;", "&#;&#x;&#12345678;", "CommonMark 2.5: digits"),
    MarkdownCase("&#xFFFFFFF;", "&#xFFFFFFF;", "CommonMark 2.5: digits"),
    MarkdownCase("a & b &amp &unknown;", "a & b &amp &unknown;", "CommonMark 2.5"),
    MarkdownCase("&#42;a&#42;", "*a*", "CommonMark 2.5: no markup"),
  ])
  func `character references are resolved`(_ sample: MarkdownCase) {
    sample.check()
  }

  @Test(arguments: [
    MarkdownCase("<b>*a*</b>", "<b>{emphasis|a}</b>", "CommonMark 6.6, ours: shown"),
    MarkdownCase("<a x='*' y=\"*\" z>", "<a x='*' y=\"*\" z>", "CommonMark 6.6"),
    MarkdownCase("*<b x=\"*\">*", "{emphasis|<b x=\"*\">}", "CommonMark 6.6"),
    MarkdownCase("<br/> <br />", "<br/> <br />", "CommonMark 6.6"),
    MarkdownCase("<a *b*>", "<a {emphasis|b}>", "CommonMark 6.6: no attribute name"),
    MarkdownCase("<a x='*'y=\"*\">", "<a x='{emphasis|'y=\"}\">", "CommonMark 6.6: no space"),
    MarkdownCase("<a x=\"*b*", "<a x=\"{emphasis|b}", "CommonMark 6.6: not closed"),
    MarkdownCase("</b *a*>", "</b {emphasis|a}>", "CommonMark 6.6"),
    MarkdownCase("<!-- *a* --> *b*", "<!-- *a* --> {emphasis|b}", "CommonMark 6.6"),
    MarkdownCase("<!--> *a* -->", "<!--> {emphasis|a} -->", "CommonMark 6.6"),
    MarkdownCase("<?*a*?> <!X *a*> <![CDATA[*a*]]>", "<?*a*?> <!X *a*> <![CDATA[*a*]]>", "6.6"),
    MarkdownCase("1 <2 *a*", "1 <2 {emphasis|a}", "CommonMark 6.6"),
    MarkdownCase("# a", "# a", "documented by Apple: inline only"),
    MarkdownCase("- a\n> b\n1. c\n---", "- a\n> b\n1. c\n---", "documented by Apple: inline only"),
    MarkdownCase("    a\n```\nb\n```", "    a\n{code|\nb\n}", "documented by Apple: inline only"),
  ])
  func `tags and block syntax remain as text`(_ sample: MarkdownCase) {
    sample.check()
  }
}
