// SPDX-License-Identifier: MIT

import Testing

@testable import WaymarkBundler

struct StyleMinifierTests {
  @Test(arguments: [
    ("/* one */\n\n.a {\n  color: red;\n}\n", ".a{color:red}"),
    (".a,\n.b > .c ~ .d {\n  top: 0;\n  left: 0;\n}", ".a,.b>.c~.d{top:0;left:0}"),
    // A space before a colon, a dot or a bracket is a combinator.
    (".a :hover .b [dir] {}", ".a :hover .b [dir]{}"),
    (".a:not( .b ) *+* {}", ".a:not(.b) *+*{}"),
    // Operators of calc() need spaces.
    ("a { top: calc(1px  +  2px - 3px * 4) }", "a{top:calc(1px + 2px - 3px * 4)}"),
    ("a { inset: env(b, 1px)  0\n 2px }", "a{inset:env(b,1px) 0 2px}"),
    ("a { top: 0 !important; }", "a{top:0!important}"),
    (
      "@media (min-width: 20em) and (hover: hover) { a { top: 0 } }",
      "@media (min-width:20em) and (hover:hover){a{top:0}}"
    ),
    // Strings and URLs.
    ("a::after { content: \"  /* ; } */  \" }", "a::after{content:\"  /* ; } */  \"}"),
    ("a { font: 1px 'A  \\'B', c }", "a{font:1px 'A  \\'B',c}"),
    ("a { background: url(data:x;y,/* ,  z) }", "a{background:url(data:x;y,/* ,  z)}"),
    ("a { background: url(\"b)  c\") , d }", "a{background:url(\"b)  c\"),d}"),
    // A comment separates two values, and no parts of a selector.
    ("a /* b */ .c { margin: 1px /* d */ 2px }", "a .c{margin:1px 2px}"),
    ("a/* b */.c { margin: 1px/* d */2px }", "a/**/.c{margin:1px/**/2px}"),
  ])
  func `only comments and unneeded white space are removed`(source: String, expected: String) throws
  {
    #expect(try StyleMinifier.minify(source) == expected)
  }

  @Test(arguments: [
    ("a {}\n/* b", "line 2: unterminated comment"), ("\"a", "line 1: unterminated string"),
    ("url(a", "line 1: unterminated url"),
  ])
  func `what cannot be read is an error`(source: String, message: String) {
    #expect(throws: BundleError(message)) { try StyleMinifier.minify(source) }
  }
}
