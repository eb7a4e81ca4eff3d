import Combine
import Dispatch
import Foundation
import Testing

@Suite("Time types of schedulers")
struct SchedulerTimeTypeTests {
  typealias QueueTime = DispatchQueue.SchedulerTimeType
  typealias LoopTime = RunLoop.SchedulerTimeType

  @Test("A dispatch interval has nanosecond precision, and its literals are seconds")
  func dispatchUnits() {
    #expect(QueueTime.Stride.seconds(2).magnitude == 2_000_000_000)
    #expect(QueueTime.Stride.seconds(0.5) == .milliseconds(500))
    #expect(QueueTime.Stride.milliseconds(3) == .microseconds(3000))
    #expect(QueueTime.Stride.microseconds(3) == .nanoseconds(3000))
    let whole: QueueTime.Stride = 2
    let fraction: QueueTime.Stride = 0.25
    #expect(whole == .seconds(2))
    #expect(fraction == .milliseconds(250))
    #expect(whole * fraction == .seconds(0.5))
    #expect(QueueTime.Stride(.seconds(1)) == 1)
    #expect(QueueTime.Stride(exactly: UInt64.max) == nil)
  }

  @Test("Dispatch intervals saturate at their bounds")
  func dispatchBounds() {
    let most = QueueTime.Stride.nanoseconds(.max)
    let least = QueueTime.Stride.nanoseconds(.min)
    #expect(QueueTime.Stride.seconds(.max) == most)
    #expect(QueueTime.Stride.milliseconds(.min) == least)
    #expect(QueueTime.Stride.seconds(Double.infinity) == most)
    #expect(QueueTime.Stride.seconds(-Double.infinity) == least)
    #expect(QueueTime.Stride.seconds(Double.nan) == most)
    #expect(most + 1 == most)
    #expect(least - 1 == least)
    #expect(0 - least == most)
    #expect(QueueTime.Stride(.never) == most)
  }

  @Test("Advancing a dispatch time by an interval is the inverse of the distance")
  func dispatchTimes() {
    let start = QueueTime(DispatchTime(uptimeNanoseconds: 5_000_000_000))
    let end = start.advanced(by: .milliseconds(1500))
    #expect(start.distance(to: end) == .seconds(1.5))
    #expect(end.distance(to: start) == .seconds(-1.5))
    #expect(end.advanced(by: .seconds(-1.5)) == start)
    #expect(start.advanced(by: .nanoseconds(.max)) == QueueTime(.distantFuture))
    #expect(start < end)
    let queue = DispatchQueue(label: "Times")
    #expect(queue.now.distance(to: queue.now) >= 0)
  }

  @Test("Advancing a dispatch time before the start of the clock gives an earlier time without overflow")
  func dispatchStart() {
    let start = QueueTime(DispatchTime(uptimeNanoseconds: 1_000))
    #expect(start.advanced(by: .seconds(-10)) < start)
    #expect(start.advanced(by: .nanoseconds(.min)) < start)
  }

  @Test("A dispatch time is encoded and decoded")
  func dispatchCoding() throws {
    let time = QueueTime(DispatchTime(uptimeNanoseconds: 123_000))
    let data = try JSONEncoder().encode([time])
    #expect(try JSONDecoder().decode([QueueTime].self, from: data) == [time])
  }

  @Test("Run loop intervals are in seconds")
  func loopUnits() {
    #expect(LoopTime.Stride.milliseconds(500) == 0.5)
    #expect(LoopTime.Stride.microseconds(500_000) == 0.5)
    #expect(LoopTime.Stride.nanoseconds(500_000_000) == 0.5)
    #expect(LoopTime.Stride.seconds(2) * 0.25 == .seconds(0.5))
    #expect(LoopTime.Stride(1.5).timeInterval == 1.5)
    let start = LoopTime(Date(timeIntervalSinceReferenceDate: 100))
    #expect(start.distance(to: start.advanced(by: 2.5)) == 2.5)
    #expect(start.advanced(by: 2.5).date.timeIntervalSinceReferenceDate == 102.5)
  }
}
