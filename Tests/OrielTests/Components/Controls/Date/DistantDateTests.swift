import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Dates outside of the calendars' range")
struct DistantDateTests {
  private static let seconds: [Double] = [1e300, -1e300, .infinity, -.infinity, .nan, .greatestFiniteMagnitude]

  @Test("A picker shows a date beyond the calendar's range without a crash and reports it once", arguments: 0..<6)
  func picker(_ index: Int) throws {
    let date = Date(timeIntervalSinceReferenceDate: Self.seconds[index])
    let host = TestHost(size: CGSize(width: 500, height: 900)) {
      VStack {
        DatePicker("Wheel", selection: .constant(date)).datePickerStyle(.wheel)
        DatePicker("Compact", selection: .constant(date)).datePickerStyle(.compact)
        DatePicker("Calendar", selection: .constant(date)).datePickerStyle(.graphical)
      }
    }
    try host.settle()
    _ = host.snapshot()
    #expect(host.messages.count == 1 && host.messages.contains { $0.contains("date of a DatePicker") }, "\(host.messages)")
    host.close()
  }

  @Test("Bounds outside of the calendar's range are clamped, and each is reported")
  func limits() throws {
    let now = Date(timeIntervalSinceReferenceDate: 0)
    let host = TestHost(size: CGSize(width: 500, height: 500)) {
      DatePicker(
        "Wheel", selection: .constant(now), in: Date(timeIntervalSinceReferenceDate: -1e300)...Date(timeIntervalSinceReferenceDate: 1e300)
      )
      .datePickerStyle(.wheel)
    }
    try host.settle()
    #expect(host.messages.count == 2, "\(host.messages)")
    host.close()
  }
}
