// SPDX-License-Identifier: MIT

import Testing
import WaymarkAssociation
import WaymarkLinks

struct AndroidManifestTests {
  private static func table(options: LinkOptions = LinkOptions()) throws -> RouteTable<Page> {
    try RouteTable(
      hosts: ["example.com", "www.example.com"], schemes: ["shop"], options: options,
      routes: [
        page("/"), page("/a.b*c"), page("/users/:p"), page("/users/new", web: .webOnly),
        page("/users/:i0/edit"), page("/files/*rest"), page("/search?q"),
        page("/debug", web: .appOnly),
      ])
  }

  private func paths(_ manifest: AndroidManifest) -> [String] {
    manifest.filters.flatMap(\.paths).map { path in
      let limits = AndroidPath.Limit.allCases.filter(path.limits.contains)
      return ([path.kind.rawValue, path.value] + limits.map(\.rawValue)).joined(separator: " ")
    }
  }

  @Test func `the simple syntax opens more where a parameter is last`() throws {
    #expect(
      paths(try Self.table().androidManifest()) == [
        "path /", "path /a.b*c", "path /a.b*c/",
        "path /files deeperPaths emptySegments", "pathPrefix /files/ deeperPaths emptySegments",
        "path /search query", "path /search/ query",
        "pathPattern /users/..*/edit emptySegments kinds",
        "pathPattern /users/..*/edit/ emptySegments kinds",
        "pathPattern /users/..* deeperPaths emptySegments notExcluded",
      ])
  }

  @Test func `the advanced syntax tells segments and numbers apart`() throws {
    #expect(
      paths(try Self.table().androidManifest(.advanced)) == [
        "path /", "path /a.b*c", "path /a.b*c/",
        "path /files deeperPaths emptySegments", "pathPrefix /files/ deeperPaths emptySegments",
        "path /search query", "path /search/ query",
        "pathAdvancedPattern /users/[0-9]+/edit/{0,1} kinds",
        "pathAdvancedPattern /users/[^/]+/{0,1} notExcluded",
      ])
  }

  @Test
  func `kinds, literals beside values, and optional segments are told apart where they can be`()
    throws
  {
    let table = try RouteTable(
      hosts: ["a.b"],
      routes: [
        page("/@:p/x"), page("/u/:p.html"), page("/n/:i.html"), page("/o/:p?"),
        page("/files/*rest/edit"), page("/e/:e"),
        LinkRoute(
          "/day/:d", .date, make: { Page(pattern: "\($0)") }, match: { _ in nil }),
        LinkRoute(
          "/id/:d", .uuid, make: { Page(pattern: "\($0)") }, match: { _ in nil }),
      ])
    let hex = "[0-9a-fA-F]"
    #expect(
      Set(paths(table.androidManifest(.advanced))) == [
        "pathAdvancedPattern /@[^/]+/x/{0,1}",
        "pathAdvancedPattern /u/[^/]+/{0,1} missingLiterals",
        #"pathAdvancedPattern /n/[0-9]+\.html/{0,1} kinds"#,
        "pathAdvancedPattern /o/[^/]+/{0,1}", "path /o", "path /o/",
        "path /files deeperPaths emptySegments missingLiterals",
        "pathPrefix /files/ deeperPaths emptySegments missingLiterals",
        "pathAdvancedPattern /e/[^/]+/{0,1} kinds",
        #"pathAdvancedPattern /day/[0-9]{4}\-[0-9]{2}\-[0-9]{2}/{0,1}"#,
        "pathAdvancedPattern /id/\(hex){8}\\-\(hex){4}\\-\(hex){4}\\-\(hex){4}\\-\(hex){12}/{0,1}",
      ])
    let simple = paths(table.androidManifest())
    #expect(simple.contains("pathPattern /@..*/x emptySegments"))
    #expect(
      simple.contains("pathPattern /n/..* deeperPaths emptySegments kinds missingLiterals"))
  }

  @Test func `a host with a parameter is a wildcard, which is wider`() throws {
    let table = try RouteTable(
      hosts: ["example.com", ":tenant.example.com", "a.:b.example.org"], routes: [page("/")])
    let manifest = table.androidManifest()
    #expect(
      manifest.filters[0].hosts == ["example.com", "*.example.com", "*.example.org"])
    let audit = table.audit(manifest)
    #expect(audit.isClean && audit.limits.map(\.address) == ["https://zz.zz.example.com/"])
    let domains = table.associatedDomains()
    #expect(
      domains.domains.map(\.host) == ["example.com", "*.example.com", "*.example.org"])
    #expect(table.audit(domains).isClean && table.audit(domains).limits.count == 2)
    #expect(
      try table.sitemap(host: "acme.example.com").addresses == ["https://acme.example.com/"])
  }

  @Test func `of literals of any case the advanced syntax has all, the simple one says so`() throws
  {
    let table = try Self.table(options: LinkOptions(caseSensitive: false))
    let advanced = table.androidManifest(.advanced)
    #expect(paths(advanced)[1] == #"pathAdvancedPattern /[aA]\.[bB]\*[cC]/{0,1}"#)
    #expect(advanced.explain("https://EXAMPLE.com/USERS/x").opens)
    #expect(paths(table.androidManifest())[1] == "path /a.b*c letterCase")
    #expect(table.audit(advanced).issues.isEmpty)
    #expect(table.audit(table.androidManifest()).limits.contains { $0.kind == .narrower } == false)
  }

  @Test func `the manifest is one that Android's build merges`() throws {
    let manifest = try Self.table().androidManifest(activity: ".Links<&>")
    let parsed = ParsedXML(manifest.text)
    #expect(parsed.error == nil)
    #expect(parsed.elements.prefix(3).map(\.name) == ["manifest", "application", "activity"])
    #expect(parsed.values(of: "android:name", of: "activity") == [".Links<&>"])
    #expect(parsed.values(of: "android:autoVerify", of: "intent-filter") == ["true"])
    #expect(parsed.values(of: "android:scheme", of: "data") == ["https", "shop"])
    #expect(
      parsed.values(of: "android:host", of: "data") == ["example.com", "www.example.com"])
    #expect(parsed.values(of: "android:name", of: "category").count == 4)
    #expect(manifest.text.contains("<!-- /users/:p: also deeper paths, paths with empty"))
  }

  @Test func `a backslash is doubled, since resources have escapes of their own`() throws {
    let table = try RouteTable(hosts: ["a.b"], routes: [page("/:p/a.b*")])
    let manifest = table.androidManifest()
    #expect(manifest.filters[0].paths[0].value == #"/..*/a\.b\*"#)
    let values = ParsedXML(manifest.text).values(of: "android:pathPattern", of: "data")
    #expect(values[0] == #"/..*/a\\.b\\*"#)
    let read = try AndroidManifest(parsing: manifest.text.utf8)
    #expect(read.filters[0].paths.map(\.value) == manifest.filters[0].paths.map(\.value))
  }

  @Test func `a manifest that somebody wrote is read`() throws {
    let manifest = try AndroidManifest(
      parsing: """
        <?xml version='1.0'?>
        <manifest xmlns:android="http://schemas.android.com/apk/res/android" package="a">
          <application>
            <activity android:name=".Other"><intent-filter>
              <action android:name="android.intent.action.MAIN"/></intent-filter></activity>
            <activity android:name=".Main">
              <intent-filter android:autoVerify="true">
                <action android:name="android.intent.action.VIEW"/>
                <category android:name="android.intent.category.DEFAULT"/>
                <category android:name="android.intent.category.BROWSABLE"/>
                <data android:scheme="https" android:host="*.a.b" android:pathPrefix="/x&amp;y"/>
                <data android:scheme="http" android:pathPattern="/\\\\.*\\u0041\\@" android:mimeType="a/b"/>
              </intent-filter>
            </activity>
          </application>
        </manifest>
        """.utf8)
    #expect(
      manifest
        == AndroidManifest(
          filters: [
            IntentFilter(
              schemes: ["https", "http"], hosts: ["*.a.b"],
              paths: [.init(.pathPrefix, "/x&y"), .init(.pathPattern, #"/\.*A@"#)],
              isVerified: true)
          ], activity: ".Main"))
    #expect(throws: ArtifactError.self) { try AndroidManifest(parsing: "<plist/>".utf8) }
  }

  @Test func `each answer has its reason`() throws {
    let manifest = try Self.table().androidManifest()
    let user = manifest.explain("https://www.example.com/users/7/photos")
    #expect(user.opens && user.place == "intent-filter[0].path[9]")
    #expect(
      user.reason == """
        pathPattern “/users/..*” matches, for /users/:p; it opens also deeper paths, paths with \
        empty segments, links of routes that are no pages of the app.
        """)
    #expect(manifest.explain("/files/a").opens)
    #expect(manifest.explain("shop:users/7").place == "intent-filter[1]")
    let other = manifest.explain("https://other.com/")
    #expect(
      other.passed.map(\.reason) == [
        "“other.com” is not one of its hosts.", "it is for shop, not for “https”.",
      ])
    #expect(
      manifest.explain("https://example.com/debug").passed[0].reason
        == "none of its 10 paths matches “/debug”.")
    #expect(manifest.explain("https://example.com/a%2Eb*c").opens)
    #expect(!manifest.explain("http://example.com/").opens)
    #expect(!AndroidManifest(filters: []).explain("/").opens)
  }

  @Test func `the audit finds what a manifest opens more or less than it could`() throws {
    let table = try Self.table()
    for syntax in AndroidManifest.Syntax.allCases {
      let audit = table.audit(table.androidManifest(syntax))
      #expect(audit.isClean, "\(audit.issues)")
      #expect(audit.limits.contains { $0.pattern == "/users/new" && $0.kind == .wider })
      #expect(audit.asked > 50)
    }
    let wide = table.audit(
      AndroidManifest(filters: [
        IntentFilter(
          schemes: ["https", "old"], hosts: ["example.com", "old.example.com"],
          paths: [.init(.path, "/"), .init(.pathPrefix, "/users")], isVerified: true)
      ]))
    func found(_ kind: LinkAudit.Issue.Kind) -> [String] {
      wide.issues.filter { $0.kind == kind }.map(\.address)
    }
    #expect(found(.narrower).contains("https://example.com/files"), "\(found(.narrower))")
    #expect(found(.narrower).contains { $0.hasPrefix("https://www.example.com/") })
    #expect(found(.narrower).contains("shop:///"))
    #expect(found(.wider).contains("https://example.com/users"))
    #expect(found(.wider).contains("https://old.example.com/"))
    #expect(found(.wider).contains("old://example.com/"))
  }
}
