// SPDX-License-Identifier: MIT

import Testing
import WaymarkAssociation
import WaymarkLinks

struct WellKnownFilesTests {
  @Test func `only the files of the apps that there are have a configuration`() {
    let apple = LinkAssociations(appleApps: ["A.b"])
    #expect(WellKnownFiles(for: apple).paths == [AppleAppSiteAssociation.path])
    let both = LinkAssociations(
      appleApps: ["A.b"], androidApps: [.init(package: "a", fingerprints: [])])
    #expect(WellKnownFiles(for: both) == WellKnownFiles())
  }

  @Test func `nginx serves each file itself, as JSON`() {
    let text = WellKnownFiles().text(for: .nginx)
    for path in [AppleAppSiteAssociation.path, AssetLinks.path] {
      #expect(
        text.contains(
          """
          location = \(path) {
            types { }
            default_type application/json;
            try_files $uri =404;
          }
          """))
    }
    #expect(text.count { $0 == "{" } == text.count { $0 == "}" })
  }

  @Test func `Apache serves each file itself, as JSON`() {
    let text = WellKnownFiles(paths: [AssetLinks.path]).text(for: .apache)
    #expect(text.contains(#"RewriteRule "^/\.well-known/assetlinks\.json$" - [END]"#))
    #expect(
      text.contains(
        """
        <Location "/.well-known/assetlinks.json">
          ForceType application/json
          Require all granted
        </Location>
        """))
    #expect(!text.contains("apple-app-site-association"))
  }

  @Test func `each artifact says who reads it and where it goes`() {
    for artifact in LinkArtifact.allCases {
      #expect(!artifact.title.isEmpty && !artifact.reader.isEmpty && !artifact.place.isEmpty)
    }
  }

  @Test(arguments: [
    ("[]", LinkArtifact.assetlinks), ("\u{FEFF} {}", .aasa), ("<manifest/>", .manifest),
    ("<?xml version='1.0'?><!-- --><urlset/>", .sitemap),
    ("<plist><dict><key>CFBundleName</key><string>a</string></dict></plist>", .infoPlist),
    (
      "<plist><dict><key>com.apple.developer.associated-domains</key><array/></dict></plist>",
      .entitlements
    ), ("<html/>", nil), ("", nil), ("<a", nil),
  ])
  func `what a file is shows in its content`(text: String, artifact: LinkArtifact?) {
    #expect(LinkArtifact(contentOf: text.utf8) == artifact)
  }
}
