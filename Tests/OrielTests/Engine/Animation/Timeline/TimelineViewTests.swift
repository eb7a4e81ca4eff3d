import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Timelines")
struct TimelineViewTests {
  private final class Log {
    var dates: [Date] = []
  }

  private struct Clock<Schedule: TimelineSchedule>: View {
    let schedule: Schedule
    let log: Log

    var body: some View {
      TimelineView(schedule) { context in
        let _ = log.dates.append(context.date)
        Text(verbatim: "\(log.dates.count)")
      }
    }
  }

  @Test("A periodic timeline is evaluated at each of its dates")
  func aPeriodicTimelineIsMadeAnewWhenItsDatesCome() {
    let log = Log()
    // Half a period ago, so that no date falls on the first or the last frame.
    let start = Date(timeIntervalSinceNow: -1)
    let host = TestHost { Clock(schedule: .periodic(from: start, by: 2), log: log) }
    #expect(log.dates.count == 1)
    host.advance(by: 6)
    #expect(log.dates.count == 4)
    for (one, next) in zip(log.dates, log.dates.dropFirst()) { #expect(abs(next.timeIntervalSince(one) - 2) < 0.001) }
    #expect(log.dates.allSatisfy { abs(($0.timeIntervalSince(start) / 2).rounded() * 2 - $0.timeIntervalSince(start)) < 0.001 })
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  @Test("A timeline with explicit dates is evaluated once for each")
  func explicitDatesComeOnceEach() {
    let log = Log()
    let now = Date()
    let host = TestHost {
      Clock(schedule: .explicit([now.addingTimeInterval(-5), now.addingTimeInterval(1), now.addingTimeInterval(3)]), log: log)
    }
    host.advance(by: 10)
    #expect(log.dates.count == 3)
    host.close()
  }

  @Test("An animation timeline is evaluated in each frame unless it is paused")
  func anAnimationTimelineIsMadeAnewInEachFrameUnlessItIsPaused() {
    let (running, paused) = (Log(), Log())
    let host = TestHost {
      VStack {
        Clock(schedule: .animation, log: running)
        Clock(schedule: .animation(minimumInterval: nil, paused: true), log: paused)
      }
    }
    host.advance(by: 0.5)
    #expect(running.dates.count >= 30 && running.dates.count <= 33)
    #expect(paused.dates.count == 1)
    host.close()
  }

  @Test("An animation timeline respects its minimum interval")
  func aMinimumIntervalIsKept() {
    let log = Log()
    let host = TestHost { Clock(schedule: .animation(minimumInterval: 0.1), log: log) }
    host.advance(by: 1.05)
    #expect(log.dates.count >= 10 && log.dates.count <= 12)
    host.close()
  }

  @Test("A periodic timeline with an interval of 0 is reported")
  func anIntervalThatLeadsNowhereIsTold() {
    let host = TestHost { Clock(schedule: .periodic(from: Date(), by: 0), log: Log()) }
    #expect(host.messages.contains { $0.contains("interval") })
    host.close()
  }
}
