// SPDX-License-Identifier: MIT

import Testing

/// The results of Apple's own matcher.
///
/// Facts logged from `swcutil match` (macOS 27.0) in sergii-ziborov/blazingly-aasa,
/// `conformance/oracle`, under the MIT licence; retyped for the host example.com.
struct AssociationFact: Sendable, CustomTestStringConvertible {
  var rule: String
  var opens: [String] = []
  var passes: [String] = []

  var testDescription: String { rule }

  static let all: [AssociationFact] = [
    .init(
      rule: #"{"/":"/buy/*"}"#, opens: ["/buy", "/buy/", "/buy/42", "/buy//", "/buy/42/x"],
      passes: ["/buyer", "/bu"]),
    .init(rule: #"{"/":"/a/b/*"}"#, opens: ["/a/b"]),
    .init(rule: #"{"/":"/buy*"}"#, opens: ["/buy"]),
    .init(rule: #"{"/":"/a/*/c"}"#, passes: ["/a/c"]),
    .init(rule: #"{"/":"/buy"}"#, opens: ["/buy", "/buy/"]),
    .init(rule: #"{"/":"abc"}"#, opens: ["/abc"], passes: ["/abcd", "/xabc"]),
    .init(rule: ##"{"/":"abc","?":"def","#":"*"}"##, opens: ["/abc?def"]),
    .init(rule: #"{"/":"buy/*"}"#, opens: ["/buy/42"]),
    .init(rule: #"{"?":{"b":"*"}}"#, opens: ["/x?a=1", "/x"]),
    .init(rule: #"{"?":{"b":"?*"}}"#, passes: ["/x?a=1"]),
    .init(rule: #"{"?":{"b":""}}"#, opens: ["/x?a=1"]),
    .init(rule: #"{"?":{"b":"1"}}"#, passes: ["/x?a=1"]),
    .init(rule: #"{"?":{"a":"1","b":"*"}}"#, opens: ["/x?a=1"]),
    .init(
      rule: #"{"?":{"id":"42"}}"#, passes: ["/x?id=42&id=7", "/x?id=7&id=42", "/x?id=7&id=42&id=9"]),
    .init(rule: #"{"?":{"flag":true}}"#, opens: ["/x?flag=1", "/x?other=1"]),
    .init(rule: #"{"?":{"flag":false}}"#, opens: ["/x?flag=1"]),
    .init(rule: #"{"?":{"n":5}}"#, opens: ["/x?n=5"]),
    .init(rule: #"{"?":{"n":null}}"#, opens: ["/x?n=5"]),
    .init(rule: #"{"/":"/a%20b"}"#, opens: ["/a%20b"]),
    .init(rule: #"{"/":"/a b"}"#, passes: ["/a%20b"]),
    .init(rule: #"{"/":"/a b","percentEncoded":false}"#, opens: ["/a%20b"]),
    .init(rule: #"{"/":"/a%20b","percentEncoded":false}"#, passes: ["/a%20b"]),
    .init(rule: #"{"/":"/a/b"}"#, passes: ["/a%2Fb"]),
    .init(rule: #"{"/":"/a/b","percentEncoded":false}"#, opens: ["/a%2Fb"]),
    .init(rule: #"{"/":"/caf%C3%A9"}"#, passes: ["/caf%c3%a9"]),
    .init(rule: #"{"/":"/caf\u00e9","percentEncoded":false}"#, opens: ["/caf%C3%A9"]),
    .init(rule: #"{"/":"/caf\u00e9"}"#, passes: ["/caf%C3%A9"]),
    .init(rule: ##"{"#":"*"}"##, opens: ["/x"]),
    .init(rule: ##"{"#":"?*"}"##, passes: ["/x"]),
    .init(rule: ##"{"#":""}"##, opens: ["/x"]),
    .init(rule: #"{"?":"a=1"}"#, opens: ["/x?a=1"], passes: ["/x?a=1&b=2", "/x"]),
    .init(rule: #"{"?":"*"}"#, opens: ["/x"]),
    .init(rule: #"{"?":"?*"}"#, passes: ["/x"]),
    .init(rule: #"{"/":"abc/*"}"#, opens: ["/abc"]),
    .init(rule: #"{"/":"*abc"}"#, opens: ["/xabc"]),
    .init(rule: #"{"/":"//abc"}"#, opens: ["/abc"]),
    .init(rule: #"{"/":"a/b"}"#, opens: ["/a/b"]),
    .init(rule: #"{"/":"/buy/"}"#, opens: ["/buy", "/buy//"]),
    .init(rule: #"{"/":"/a/b/"}"#, opens: ["/a/b"]),
    .init(rule: #"{"/":"/"}"#, opens: ["/", ""]),
    .init(rule: #"{"?":{"id":"*"}}"#, opens: ["/x?id=7&id=42"]),
    .init(rule: #"{"?":{"id":"7,42"}}"#, passes: ["/x?id=7&id=42"]),
    .init(rule: #"{"?":{"id":"42,7"}}"#, passes: ["/x?id=42&id=7"]),
    .init(rule: #"{"?":{"id":""}}"#, passes: ["/x?id=7&id=42"]),
    .init(rule: #"{"?":{"id":"?*"}}"#, opens: ["/x?id=7&id=42"]),
    .init(rule: #"{"?":{"id":"7"}}"#, opens: ["/x?id=7&id=7"]),
    .init(rule: #"{"?":{"a":"1","flag":true}}"#, opens: ["/x?a=2", "/x?a=1"]),
    .init(rule: #"{"?":{"a":["1"]}}"#, opens: ["/x?a=2"]),
    .init(rule: #"{"?":{"a":{"b":"1"}}}"#, opens: ["/x?a=2"]),
    .init(rule: #"{"?":""}"#, opens: ["/x"]),
    .init(rule: #"{"/":"/foo/*","totallyUnknownKey":"x"}"#, opens: ["/foo/1"], passes: ["/bar"]),
    .init(rule: #"{"totallyUnknownKey":"x"}"#, opens: ["/anything"]),
    .init(rule: #"{}"#, opens: ["/anything"]),
    .init(rule: #"{"/":"/foo/*","casesensitive":true}"#, passes: ["/FOO/1"]),
    .init(rule: #"{"/":"/foo/*","future":{"a":"b"}}"#, opens: ["/foo/1"]),
    .init(rule: #"{"/":"/id/????"}"#, opens: ["/id/4815"], passes: ["/id/481"]),
    .init(rule: #"{"/":"/a/?*"}"#, opens: ["/a/b"], passes: ["/a/"]),
    .init(rule: #"{"/":"/Help/*"}"#, passes: ["/help/1"]),
    .init(rule: ##"{"/":"/a","#":"?*"}"##, passes: ["/a"]),
    .init(rule: ##"{"/":"/a","?":"*","#":"*"}"##, opens: ["/a"]),
    .init(rule: ##"{"/":"/abc","?":"def","#":"*"}"##, passes: ["/abc"]),
    .init(rule: ##"{"#":"promo"}"##, opens: ["/a/b?c=d#promo"]),
    .init(
      rule: #"{"/":"/help/*","?":{"articleNumber":"????"}}"#,
      opens: ["/help/123?articleNumber=4815"], passes: ["/help/123?articleNumber=481", "/help/123"]),
  ]
}
