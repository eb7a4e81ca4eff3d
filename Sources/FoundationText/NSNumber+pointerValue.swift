import Foundation

extension NSNumber {
  /// The number as an address, such as one of `Thread.callStackReturnAddresses`. Mirrors the property of `NSValue`, which Foundation lacks
  /// on Linux.
  public var pointerValue: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: uintValue) }
}
