// SPDX-License-Identifier: MIT

extension RouteTable {
  /// Paths that an entry prints for up to four sample values, the same ones each time.
  package func samplePaths(of index: Int) -> [String] {
    var random = LinkRandom(seed: UInt64(index))
    var samples: [String] = []
    for _ in 0..<8 where samples.count < 4 {
      guard let value = codecs.routes[index].sample(&random),
        let address = try? codecs.print(value, by: index)?.path
      else { continue }
      if !samples.contains(address) { samples.append(address) }
    }
    return samples
  }

  /// The value of an entry without parameters; nil for an entry that has some.
  package func value(of index: Int) -> R? {
    guard codecs.routes[index].shapes.isEmpty else { return nil }
    var random = LinkRandom(seed: 0)
    return codecs.routes[index].sample(&random)
  }
}
