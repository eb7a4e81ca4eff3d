import Foundation

// The numbers of parts in a second and in its parts, as in `Task.sleep(nanoseconds: NSEC_PER_SEC)`. Dispatch has them as macros, which Swift
// imports on Apple's systems only.

/// The number of nanoseconds in a second. Mirrors Dispatch's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public var NSEC_PER_SEC: UInt64 { 1_000_000_000 }
/// The number of nanoseconds in a millisecond. Mirrors Dispatch's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public var NSEC_PER_MSEC: UInt64 { 1_000_000 }
/// The number of nanoseconds in a microsecond. Mirrors Dispatch's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public var NSEC_PER_USEC: UInt64 { 1_000 }
/// The number of microseconds in a second. Mirrors Dispatch's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public var USEC_PER_SEC: UInt64 { 1_000_000 }
