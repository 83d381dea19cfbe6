// SPDX-License-Identifier: MIT

import Testing

@testable import WaymarkRedis

@Suite struct RedisLocationTests {
  @Test(arguments: [
    ("redis://localhost", "redis://localhost:6379/0", nil, nil),
    ("REDIS://a-b.example/", "redis://a-b.example:6379/0", nil, nil),
    ("redis://10.0.0.1:1", "redis://10.0.0.1:1/0", nil, nil),
    ("redis://h:65535/15", "redis://h:65535/15", nil, nil),
    ("redis://[::1]", "redis://[::1]:6379/0", nil, nil),
    ("redis://[fe80::1%eth0]:7/1", "redis://[fe80::1%eth0]:7/1", nil, nil),
    ("redis://:secret@h", "redis://h:6379/0", nil, "secret"),
    ("redis://ann:secret@h:7", "redis://h:7/0", "ann", "secret"),
    ("redis://ann@h", "redis://h:6379/0", "ann", ""),
    ("redis://ann:@h", "redis://h:6379/0", "ann", ""),
    ("redis://@h", "redis://h:6379/0", nil, nil),
    ("redis://:@h", "redis://h:6379/0", nil, nil),
    ("redis://:a:b@c@h", "redis://h:6379/0", nil, "a:b@c"),
    ("redis://a%3Ab:%2f%3F%23%40%25%00%C3%A9é🏔@h", "redis://h:6379/0", "a:b", "/?#@%\0éé🏔"),
  ])
  func `a URL has the server, the database and the credentials`(
    text: String, description: String, user: String?, password: String?
  ) throws {
    let location = try RedisLocation(text)
    #expect(location.description == description)
    #expect(location.credentials?.user == user)
    #expect(location.credentials?.password == password)
    // What is shown is a location, too.
    let shown = try RedisLocation(description)
    #expect(shown.host == location.host && shown.port == location.port)
    #expect(shown.database == location.database)
  }

  @Test(
    arguments: [
      ("", .scheme), ("h", .scheme), ("redis", .scheme), ("redis:h", .scheme),
      ("http://h", .scheme), ("://h", .scheme), ("rediss", .scheme),
      ("rediss://h", .encrypted), ("REDISS://:a@h:1/2", .encrypted),
      ("redis://h?a", .character), ("redis://h/1#a", .character), ("redis://a b@h", .character),
      ("redis://h\n", .character), ("redis://:a?b@h", .character),
      ("redis://:%@h", .encoding), ("redis://:%4@h", .encoding), ("redis://:%4g@h", .encoding),
      ("redis://:%+4@h", .encoding), ("redis://:%FF@h", .encoding), ("redis://%C3:a@h", .encoding),
      ("redis://", .host), ("redis:///1", .host), ("redis://:1", .host), ("redis://a@", .host),
      ("redis://::1", .host), ("redis://[::1", .host), ("redis://[]", .host),
      ("redis://[::1]1", .host), ("redis://[::1/]", .host), ("redis://[a]", .host),
      ("redis://é", .host), ("redis://a%41", .host), ("redis://a\0", .host),
      ("redis://h:", .port), ("redis://h:0", .port), ("redis://h:65536", .port),
      ("redis://h:+1", .port), ("redis://h:1x", .port), ("redis://h:1:2", .port),
      ("redis://h:99999999999999999999", .port), ("redis://:a/b@h", .host),
      ("redis://h/a", .database), ("redis://h/-1", .database), ("redis://h/1/", .database),
      ("redis://h//", .database), ("redis://h/+1", .database), ("redis://h/2147483648", .database),
      ("redis://h/99999999999999999999", .database), ("redis://h/١", .database),
    ] as [(String, RedisLocationError)])
  func `anything else is an error with its reason`(text: String, error: RedisLocationError) {
    #expect(throws: error) { try RedisLocation(text) }
  }

  @Test func `neither a location nor an error shows the credentials`() throws {
    let location = try RedisLocation("redis://ann:hidden@h/1")
    var dumped = ""
    dump(location, to: &dumped)
    let texts = [
      "\(location)", String(reflecting: location), String(reflecting: Optional(location)), dumped,
    ]
    for text in texts { #expect(!text.contains("ann") && !text.contains("hidden"), "\(text)") }
    for text in [
      "redis://ann:hidden@", "rediss://ann:hidden@h", "redis://ann:hidden@h:x",
      "redis://ann:hidden%@h", "redis://ann:hidden/@h", "redis://ann:hidden@h/x",
    ] {
      let error = #expect(throws: RedisLocationError.self) { try RedisLocation(text) }
      let shown = "\(error.debugDescription) \(error.map { "\($0)" } ?? "")"
      #expect(!shown.contains("ann") && !shown.contains("hidden"), "\(shown)")
    }
  }
}
