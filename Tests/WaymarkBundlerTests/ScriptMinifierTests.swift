// SPDX-License-Identifier: MIT

import Testing

@testable import WaymarkBundler

struct ScriptMinifierTests {
  @Test(arguments: [
    // Comments, indentation and blank lines.
    ("// one\n\n  a();  // two\n", "a();"),
    ("a(); /* one */ b();", "a();b();"),
    ("a /* one\n two */ b", "a\nb"),
    ("if (a) {\n  b();\n}\n", "if(a){b()}"),
    ("const a = {\n  b: 1,\n  c,\n};", "const a={b:1,c};"),
    ("f([a, b,], c,);", "f([a,b],c);"),
    // Strings.
    ("a('x  //  y', \"/* z */\");", "a('x  //  y',\"/* z */\");"),
    ("a('it\\'s  b');  // c", "a('it\\'s  b');"),
    ("a = 'http://b.c/d'; // e", "a='http://b.c/d';"),
    // Template literals, with expressions that contain literals.
    ("a = `x  // ${ b  +  '}' } /* y */\n  z`;", "a=`x  // ${ b  +  '}' } /* y */\n  z`;"),
    ("a = `${ `${ {b: '`'} }` }`  ;", "a=`${ `${ {b: '`'} }` }`;"),
    ("a = `\\`  // `  ;", "a=`\\`  // `;"),
    // Regular expressions.
    ("a = /  \\/\\/  [/'\"]  /g.test(b);", "a=/  \\/\\/  [/'\"]  /g.test(b);"),
    ("return /'  /.test(a)", "return/'  /.test(a)"),
    ("if (a) /'  /.test(b)", "if(a)/'  /.test(b)"),
    ("a => /  /", "a=>/  /"),
    ("/a/ in b", "/a/ in b"),
    // Divisions.
    ("a / b / c // d", "a/b/c"),
    ("(a + b) / 2 + '  '", "(a+b)/2+'  '"),
    ("a[0] / 2 / '  '", "a[0]/2/'  '"),
    ("a / /b/", "a/ /b/"),
    ("a.in / 2 / '  '", "a.in/2/'  '"),
    ("[...await /'  /]", "[...await/'  /]"),
    // Spaces that separate tokens.
    ("const a = b in c", "const a=b in c"),
    ("a + +b - -c", "a+ +b- -c"),
    ("a + ++b", "a+ ++b"),
    ("a++ + b", "a++ +b"),
    ("1 .toFixed()", "1 .toFixed()"),
    ("a ? .5 : b", "a?.5:b"),
    ("a < !--b", "a< !--b"),
    ("case 'a': return `b`", "case'a':return`b`"),
    ("é = ü in ö", "é=ü in ö"),
  ])
  func `only comments and unneeded white space are removed`(source: String, expected: String) throws
  {
    #expect(try ScriptMinifier.minify(source) == expected)
  }

  @Test(arguments: [
    // Here, removing the line break would join or change statements.
    ("a = b\nc()", "a=b\nc()"),
    ("a = b\n(c)()", "a=b\n(c)()"),
    ("a\n++b", "a\n++b"),
    ("a++\nb", "a++\nb"),
    ("a\n[0]", "a\n[0]"),
    ("a\n`b`", "a\n`b`"),
    ("a\n/b/c", "a\n/b/c"),
    ("return\na", "return\na"),
    ("const a = () => {}\nb()", "const a=()=>{}\nb()"),
    ("if (a) b()\nelse c()", "if(a)b()\nelse c()"),
    ("do a()\nwhile (b)", "do a()\nwhile(b)"),
    ("1\n.toFixed()", "1\n.toFixed()"),
    // Here, no statement can end.
    ("a\n  .b()\n  .c()", "a.b().c()"),
    ("a = b\n  ? c\n  : d;", "a=b?c:d;"),
    ("a = b\n  && c\n  || d;", "a=b&&c||d;"),
    ("a = b =>\n  c;", "a=b=>c;"),
    ("a =\n  b;\nc;", "a=b;c;"),
    ("f(\n  a,\n  b\n)", "f(a,b)"),
    ("{ return\n}", "{return}"),
  ])
  func `a line break remains where statements could join`(source: String, expected: String) throws {
    #expect(try ScriptMinifier.minify(source) == expected)
  }

  @Test(arguments: [
    ("a()\n'b", "line 2: unterminated string"), ("'b\n'", "line 1: unterminated string"),
    ("`b${c}", "line 1: unterminated template"), ("`${{}", "line 1: unterminated template"),
    ("\n/* b", "line 2: unterminated comment"),
    ("a = /b\n/", "line 1: unterminated regular expression"),
    ("a()\n{}\n/b/", "line 3: a slash could divide or start a regular expression"),
    ("a++ / b / c", "line 1: a slash could divide or start a regular expression"),
    ("a-- / b", "line 1: a slash could divide or start a regular expression"),
    ("'\\", "line 1: unterminated string"),
  ])
  func `what cannot be read is an error`(source: String, message: String) {
    #expect(throws: BundleError(message)) { try ScriptMinifier.minify(source) }
  }

  @Test(arguments: [
    "if(a);}", "for(;;);}", "while(a);}", "if(a)b();else;}", "do;while(a);}", "a:;}", "{;}",
    "a();;}", "[,]", "[a,,]",
  ])
  func `an empty statement or entry remains`(source: String) throws {
    #expect(try ScriptMinifier.minify(source) == source)
  }

  @Test func `a minified script remains as it is`() throws {
    let once = try ScriptMinifier.minify("const a = (b) => {\n  c(b)\n  return `  ${b}`\n}\n")
    #expect(try ScriptMinifier.minify(once) == once)
  }
}
