// SPDX-License-Identifier: MIT

/// The protocol conformances that the modules of a program declare, as the compiler records them.
///
/// The layout of the records is part of Swift's ABI. A record that is not of the expected form is
/// skipped.
enum ConformanceRecords {
  /// Returns the types that conform to protocols with some names, in any module and any order.
  ///
  /// Only types without generic parameters are found. A protocol of another module can have the same
  /// name, so the caller casts each type.
  ///
  /// - Parameter names: The names of the protocols, without their modules.
  /// - Returns: The types, each once.
  /// - Throws: ``PreviewError/unsupportedPlatform`` if the platform does not list its records.
  static func types(conformingTo names: Set<String>) throws(PreviewError) -> [Any.Type] {
    var found: [ObjectIdentifier: Any.Type] = [:]
    for section in try sections() {
      // Each entry is the distance to a record.
      for entry in stride(from: 0, to: section.count - 3, by: 4) {
        guard let place = target(of: section.start + entry),
          let type = Record(start: place).type(conformingTo: names)
        else { continue }
        found[ObjectIdentifier(type)] = type
      }
    }
    return Array(found.values)
  }

  /// A list of conformances in an image of the process.
  private struct Section {
    let start: UnsafeRawPointer
    let count: Int
  }

  #if os(Linux) || os(Android) || os(FreeBSD)
  private static func sections() throws(PreviewError) -> [Section] {
    var sections: [Section] = []
    withUnsafeMutablePointer(to: &sections) { list in
      enumerateMetadataSections(
        { image, list in
          // The version, three pointers, the section of protocols, and that of conformances.
          guard let image, let list, image.load(as: UInt.self) >= 3 else { return true }
          let place = 6 * MemoryLayout<UInt>.size
          let start = image.load(fromByteOffset: place, as: UInt.self)
          let count = image.load(fromByteOffset: place + MemoryLayout<UInt>.size, as: Int.self)
          if let start = UnsafeRawPointer(bitPattern: start), count > 0 {
            list.assumingMemoryBound(to: [Section].self).pointee
              .append(Section(start: start, count: count))
          }
          return true
        }, list)
    }
    return sections
  }
  #else
  private static func sections() throws(PreviewError) -> [Section] { throw .unsupportedPlatform }
  #endif

  /// A record of a type and a protocol.
  private struct Record {
    let start: UnsafeRawPointer

    func type(conformingTo names: Set<String>) -> Any.Type? {
      guard let conformed = indirectTarget(of: start), let name = target(of: conformed + 8),
        names.contains(String(cString: name.assumingMemoryBound(to: CChar.self))),
        let descriptor
      else { return nil }
      let flags = descriptor.loadUnaligned(as: UInt32.self)
      // Classes, structures and enumerations; the bit says that the type is generic.
      guard (16...18).contains(flags & 0x1F), flags & 0x80 == 0,
        let access = target(of: descriptor + 12)
      else { return nil }
      typealias Access = @convention(c) (Int) -> UnsafeRawPointer?
      // Zero requests complete metadata.
      guard let metadata = unsafeBitCast(access, to: Access.self)(0) else { return nil }
      return unsafeBitCast(metadata, to: Any.Type.self)
    }

    /// The descriptor of the type, if the record refers to it directly or by a pointer.
    private var descriptor: UnsafeRawPointer? {
      let kind = start.loadUnaligned(fromByteOffset: 12, as: UInt32.self) >> 3 & 7
      guard kind < 2, let place = target(of: start + 4) else { return nil }
      return kind == 0
        ? place : UnsafeRawPointer(bitPattern: place.loadUnaligned(as: UInt.self))
    }
  }

  /// Returns the place that a relative pointer leads to; nil for none.
  private static func target(of pointer: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = pointer.loadUnaligned(as: Int32.self)
    return distance == 0 ? nil : pointer + Int(distance)
  }

  /// Returns the place that a relative pointer leads to, whose lowest bit says that another pointer
  /// is in between.
  private static func indirectTarget(of pointer: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = pointer.loadUnaligned(as: Int32.self)
    guard distance != 0 else { return nil }
    let place = pointer + Int(distance & ~1)
    return distance & 1 == 0
      ? place : UnsafeRawPointer(bitPattern: place.loadUnaligned(as: UInt.self))
  }
}

#if os(Linux) || os(Android) || os(FreeBSD)
/// Calls `body` for each image of the process that contains Swift code, until it returns false.
///
/// A function of the Swift runtime, which has no declaration in Swift.
@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateMetadataSections(
  _ body: @convention(c) (UnsafeRawPointer?, UnsafeMutableRawPointer?) -> Bool,
  _ context: UnsafeMutableRawPointer?)
#endif
