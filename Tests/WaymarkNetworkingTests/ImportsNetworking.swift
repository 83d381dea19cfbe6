// SPDX-License-Identifier: MIT

#if canImport(FoundationNetworking)
import Testing
import WaymarkNetworking
import WaymarkViews

// The networking samples of the guide to imports.

struct Trail: Decodable {
  var name: String
}

func name(of url: URL, in session: URLSession) -> AnyPublisher<String, Never> {
  session.dataTaskPublisher(for: url)
    .map(\.data)
    .decode(type: Trail.self, decoder: JSONDecoder())
    .map(\.name)
    .replaceError(with: "unknown")
    .eraseToAnyPublisher()
}

@Suite(.timeLimit(.minutes(10)))
struct ImportsNetworkingTests {
  @Test(arguments: [("answers://trail", "Ridge"), ("answers://lost", "unknown")])
  func `a failed request publishes the fallback name`(
    address: String, expected: String
  ) async throws {
    let url = try #require(URL(string: address))
    var names: [String] = []
    for await name in name(of: url, in: Answers.session()).values { names.append(name) }
    #expect(names == [expected])
  }
}
#endif
