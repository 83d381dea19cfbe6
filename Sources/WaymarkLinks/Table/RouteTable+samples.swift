// SPDX-License-Identifier: MIT

extension RouteTable {
  /// Paths that an entry prints for up to four sample values, the same ones each time.
  package func samplePaths(of index: Int) -> [String] {
    samplePaths(of: index, count: 4, attempts: 8)
  }

  /// Paths that an entry prints for sample values, the same ones each time.
  ///
  /// - Parameters:
  ///   - index: The index of the entry.
  ///   - count: The maximum number of paths.
  ///   - attempts: The number of values to generate; many of them may have no link.
  /// - Returns: The paths, without repetitions.
  package func samplePaths(of index: Int, count: Int, attempts: Int) -> [String] {
    var random = LinkRandom(seed: UInt64(index))
    var samples: [String] = []
    for _ in 0..<attempts where samples.count < count {
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
