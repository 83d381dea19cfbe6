// SPDX-License-Identifier: MIT

import Testing
import WaymarkAssociation
import WaymarkLinks

struct AndroidPathTests {
  @Test(arguments: [
    // As documented: any character, repetition, and an escape before either.
    ("/a", "/a", true), ("/a", "/ab", false), ("/.b", "/ab", true), ("/.b", "/b", false),
    (#"/a\.b"#, "/a.b", true), (#"/a\.b"#, "/axb", false), (#"/a\*"#, "/a*", true),
    (#"/a\*"#, "/aa", false), ("/a*b", "/aaab", true), ("/a*b", "/b", true), ("/ab*", "/a", false),
    ("/.*", "/", true), ("/.*", "/a/b", true), (".*", "", true), ("", "", true), ("", "/", false),
    ("/a/..*", "/a/", false), ("/a/..*", "/a/b", true), ("/a/..*", "/a/b/c", true),
    // `.*` ends at the first occurrence of the following character.
    ("/.*/c", "/a/c", true), ("/.*/c", "/a/b/c", false), (#"/.*\.html"#, "/a.html", true),
    (#"/.*\.html"#, "/a.b.html", false), ("/.*b", "/aab", true), ("/.*b", "/abb", false),
    ("/.*bc", "/xc", false), ("/👩.*", "/👩‍👧", true),
  ])
  func `a pattern is read once from left to right`(pattern: String, path: String, matches: Bool) {
    #expect(AndroidPath(.pathPattern, pattern).matches(path) == matches)
  }

  @Test(arguments: [
    ("/a/[^/]+", "/a/b", true), ("/a/[^/]+", "/a/", false), ("/a/[^/]+", "/a/b/c", false),
    ("/a/{0,1}", "/a", true), ("/a/{0,1}", "/a/", true), ("/a/{0,1}", "/a//", false),
    ("/[0-9]+/x", "/42/x", true), ("/[0-9]+/x", "/4a/x", false), ("/[a-c_]{2}", "/ab", true),
    ("/[a-c_]{2}", "/abc", false), ("/[a-c]{2,}", "/abc", true), ("/.*", "/a/b", true),
    // Repetition is greedy and does not backtrack.
    ("/.*b", "/ab", false), (#"/[^/]+\.html"#, "/a.html", false), (#"/a\.b"#, "/a.b", true),
    (#"/a\.b"#, "/axb", false), (#"/[\]\-]+"#, "/]-", true), (#"/[^a-c]"#, "/d", true),
    ("/[^a-c]", "/b", false), ("/[a-]", "/-", true), ("/a+", "/aaa", true), ("/a+", "/", false),
    // A malformed pattern matches nothing.
    ("/[a", "/a", false), ("/a{", "/a", false), ("/a{2,1}", "/aa", false), ("/[]", "/", false),
    (#"/a\"#, "/a", false), ("/*", "/", true), ("*", "*", false),
  ])
  func `an advanced pattern takes what it can`(pattern: String, path: String, matches: Bool) {
    #expect(AndroidPath(.pathAdvancedPattern, pattern).matches(path) == matches)
  }

  @Test(arguments: [
    (AndroidPath.Kind.path, "/a", "/a", true), (.path, "/a", "/a/", false),
    (.path, "/é", "/e\u{301}", false), (.pathPrefix, "/a", "/ab", true),
    (.pathPrefix, "/a", "/b", false), (.pathSuffix, ".html", "/a/b.html", true),
    (.pathSuffix, ".html", "/a/b.htm", false), (.pathSuffix, "/a/b", "/b", false),
  ])
  func `the others are compared as they are`(
    kind: AndroidPath.Kind, value: String, path: String, matches: Bool
  ) {
    #expect(AndroidPath(kind, value).matches(path) == matches)
  }
}
