import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor @Suite("Timeline ticks")
struct TimelineTickTests {
  @Test("A timeline shows an entry in the frame of its date", arguments: [1.0, 5, 10, 30, 60])
  func ticks(seconds: Double) throws {
    let start = Date(timeIntervalSince1970: 1_735_732_800)
    let host = TestHost(now: start) {
      TimelineView(.periodic(from: .distantPast, by: 1)) { context in
        Text(verbatim: "\(Int(context.date.timeIntervalSince(start).rounded()))")
      }
    }
    host.advance(by: seconds)
    #expect(host.exists("\(Int(seconds))"))
    host.close()
  }
}
