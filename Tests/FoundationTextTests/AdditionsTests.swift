import Foundation
import FoundationText
import Testing

@Suite("Names that Foundation and Dispatch lack on Linux")
struct AdditionsTests {
  @Test("The units of time are those of Dispatch")
  func units() {
    #expect(NSEC_PER_SEC == 1_000 * NSEC_PER_MSEC && NSEC_PER_MSEC == 1_000 * NSEC_PER_USEC)
    #expect(NSEC_PER_SEC == UInt64(Duration.seconds(1) / .nanoseconds(1)) && USEC_PER_SEC == NSEC_PER_SEC / NSEC_PER_USEC)
  }

  @Test("A number is an address")
  func addresses() {
    let value = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    defer { value.deallocate() }
    #expect(NSNumber(value: UInt(bitPattern: value)).pointerValue == UnsafeMutableRawPointer(value))
    #expect(NSNumber(value: 0).pointerValue == nil)
  }
}
