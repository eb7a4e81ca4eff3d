import Foundation

/// A lookup of the program's types that conform to a protocol, based on the records that the compiler emits (stable in the Swift ABI).
enum Conformances {
  /// Returns the nongeneric types that conform to a protocol, in no particular order.
  ///
  /// - Complexity: O(*n*), where *n* is the number of conformances in the program.
  @MainActor
  static func types(of existential: Any.Type) -> [Any.Type] {
    guard let wanted = descriptor(of: existential), let enumerate else { return [] }
    let search = Search(wanted)
    withExtendedLifetime(search) {
      enumerate(
        { sections, context in
          guard let sections, let context else { return true }
          Unmanaged<Search>.fromOpaque(context).takeUnretainedValue().look(in: sections)
          return true
        }, Unmanaged.passUnretained(search).toOpaque())
    }
    return search.found
  }

  private final class Search {
    let wanted: UnsafeRawPointer
    var found: [Any.Type] = []

    init(_ wanted: UnsafeRawPointer) { self.wanted = wanted }

    /// Collects the types in the sections of an image.
    ///
    /// The layout is a version, an address, two unused words, and then ranges, of which the second is that of the conformances.
    func look(in sections: UnsafeRawPointer) {
      let words = sections.assumingMemoryBound(to: UInt.self)
      guard let start = UnsafeRawPointer(bitPattern: words[6]) else { return }
      for offset in stride(from: 0, to: Int(words[7]), by: 4) {
        let record = start + offset
        let conformance = record + Int(record.loadUnaligned(as: Int32.self))
        guard Conformances.indirectable(at: conformance) == wanted, let type = Conformances.type(of: conformance) else { continue }
        found.append(type)
      }
    }
  }

  private typealias Body = @convention(c) (UnsafeRawPointer?, UnsafeMutableRawPointer?) -> Bool
  private typealias Enumerate = @convention(c) (Body, UnsafeMutableRawPointer?) -> Void

  /// The runtime's function that enumerates all loaded images.
  private static var enumerate: Enumerate? {
    dlsym(dlopen(nil, RTLD_NOW), "swift_enumerateAllMetadataSections").map { unsafeBitCast($0, to: Enumerate.self) }
  }

  /// Returns the protocol descriptor of an existential type of one protocol. Its metadata consists of a kind, flags and a count, and then
  /// the descriptor.
  private static func descriptor(of existential: Any.Type) -> UnsafeRawPointer? {
    let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
    guard metadata.load(as: Int.self) == 0x303, metadata.load(fromByteOffset: 12, as: UInt32.self) == 1 else { return nil }
    return metadata.load(fromByteOffset: 16, as: UnsafeRawPointer.self)
  }

  /// Resolves a relative reference. If its lowest bit is set, the offset leads to a pointer to the target.
  private static func indirectable(at place: UnsafeRawPointer) -> UnsafeRawPointer? {
    let offset = Int(place.loadUnaligned(as: Int32.self))
    guard offset != 0 else { return nil }
    let address = place + (offset & ~1)
    return offset & 1 == 0 ? address : address.loadUnaligned(as: UnsafeRawPointer?.self)
  }

  private static func type(of conformance: UnsafeRawPointer) -> Any.Type? {
    let reference = conformance + 4
    let offset = Int(reference.loadUnaligned(as: Int32.self))
    let flags = (conformance + 12).loadUnaligned(as: UInt32.self)
    let address = reference + offset
    let type: UnsafeRawPointer?
    switch (flags >> 3) & 7 {
    case 0: type = address
    case 1: type = address.loadUnaligned(as: UnsafeRawPointer?.self)
    default: return nil
    }
    guard let type else { return nil }
    let typeFlags = type.loadUnaligned(as: UInt32.self)
    let isGeneric = typeFlags & 0x80 != 0
    guard !isGeneric, (16...18).contains(typeFlags & 0x1F) else { return nil }
    let access = type + 12
    let function = access + Int(access.loadUnaligned(as: Int32.self))
    typealias Access = @convention(c) (Int) -> UnsafeRawPointer?
    return unsafeBitCast(function, to: Access.self)(0).map { unsafeBitCast($0, to: Any.Type.self) }
  }
}
