// SPDX-License-Identifier: MIT

/// A part of the country with its walks.
struct Region: Identifiable, Hashable, Sendable, Decodable {
  let id: String
  let name: String
  let country: String
  /// The name of the region's map among the resources.
  let map: String
  let about: String
  /// How to get there and about.
  let access: String
  let trails: [Trail]
}

/// A guided tour: stops to read one after the other, some of them walks.
struct Tour: Identifiable, Hashable, Sendable, Decodable {
  let id: String
  let name: String
  let icon: String
  let about: String
  let stops: [Stop]

  /// One stop of a tour.
  struct Stop: Hashable, Sendable, Decodable {
    let title: String
    /// The walk of this stop, where it is one.
    let trail: Trail.ID?
    let icon: String
    let text: String
  }
}
