import Combine
import Foundation
import Testing

@Suite("Timer publishers")
struct TimerPublisherTests {
  @Test("A timer publisher sends ascending dates on the main queue while it is connected")
  func autoconnects() async throws {
    let start = Date()
    let recorder = Recorder(Timer.publish(every: 0.01, on: .main, in: .common).autoconnect())
    let dates = try await recorder.values(count: 3)
    recorder.cancel()
    #expect(dates[0].timeIntervalSince(start) >= 0.009)
    #expect(zip(dates, dates.dropFirst()).allSatisfy { $0 < $1 })
    #expect(recorder.cameOnMainQueue)
    await drainMainQueue()
    let count = recorder.values.count
    try await Task.sleep(for: .milliseconds(40))
    #expect(recorder.values.count == count)
  }

  @Test("A timer publisher sends nothing before connect(), and canceling the connection ends it for all subscribers")
  func connects() async throws {
    let publisher = Timer.publish(every: 0.005, tolerance: 0.001, on: .main, in: .default)
    let first = Recorder(publisher)
    let second = Recorder(publisher)
    try await Task.sleep(for: .milliseconds(30))
    #expect(first.values.isEmpty)
    let connection = publisher.connect()
    _ = try await first.values(count: 2)
    _ = try await second.values(count: 2)
    connection.cancel()
    await drainMainQueue()
    let count = first.values.count
    try await Task.sleep(for: .milliseconds(30))
    #expect(first.values.count == count)
    #expect(!first.hasFinished)
  }

  @Test("When one subscriber cancels, the others still receive values")
  func leaves() async throws {
    let publisher = Timer.publish(every: 0.005, on: .main, in: .common).autoconnect()
    let leaving = Recorder(publisher)
    let staying = Recorder(publisher)
    _ = try await leaving.values(count: 1)
    leaving.cancel()
    let count = staying.values.count
    _ = try await staying.values(count: count + 2)
    staying.cancel()
  }

  @Test("A timer with an interval of zero doesn't block")
  func emptyInterval() async throws {
    let recorder = Recorder(Timer.publish(every: 0, on: .main, in: .common).autoconnect())
    _ = try await recorder.values(count: 2)
    recorder.cancel()
  }

  @Test("A timer publisher has the properties that it was created with")
  func properties() {
    let publisher = Timer.publish(every: 2, tolerance: 0.5, on: .main, in: .common)
    #expect(publisher.interval == 2)
    #expect(publisher.tolerance == 0.5)
    #expect(publisher.runLoop === RunLoop.main)
    #expect(publisher.mode == .common)
  }
}
