import Foundation
import Observation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Every-minute timelines")
struct EveryMinuteTests {
  private final class Log { var dates: [Date] = [] }

  private struct Clock: View {
    let log: Log

    var body: some View {
      TimelineView(.everyMinute) { context in
        let _ = log.dates.append(context.date)
        Text(verbatim: "\(log.dates.count) made")
      }
    }
  }

  @MainActor
  @Observable
  fileprivate final class Shown {
    var isOn = true
  }

  private struct Page: View {
    let log: Log
    let model: Shown

    var body: some View { if model.isOn { Clock(log: log) } }
  }

  private func isWholeMinute(_ date: Date) -> Bool {
    let minutes = date.timeIntervalSinceReferenceDate / 60
    return abs(minutes - minutes.rounded()) < 1e-6
  }

  @Test("The content is evaluated when a minute begins, and not in between")
  func minutes() {
    let log = Log()
    let host = TestHost { Clock(log: log) }
    #expect(log.dates.count == 1)
    // The clock starts at an unknown time within a minute, so that the next minute begins in less than 60 seconds.
    var waited = 0
    while log.dates.count == 1, waited < 61 {
      host.advance(by: 1)
      waited += 1
    }
    #expect(log.dates.count == 2 && host.exists("2 made"))
    host.advance(by: 58)
    #expect(log.dates.count == 2)
    host.advance(by: 3)
    #expect(log.dates.count == 3)
    host.advance(by: 120)
    #expect(log.dates.count == 5 && host.exists("5 made"))
    #expect(log.dates.allSatisfy { isWholeMinute($0) })
    for (one, next) in zip(log.dates, log.dates.dropFirst()) { #expect(abs(next.timeIntervalSince(one) - 60) < 0.001) }
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  @Test("The first date isn't later than the view, and less than a minute earlier")
  func first() {
    let log = Log()
    let host = TestHost { Clock(log: log) }
    let now = host.graph.date
    #expect(log.dates.count == 1)
    #expect(log.dates.allSatisfy { $0 <= now.addingTimeInterval(0.001) && now.timeIntervalSince($0) < 60.001 })
    host.close()
  }

  @Test("The entries of the schedule are the starts of minutes, one minute apart")
  func entries() {
    let start = Date(timeIntervalSinceReferenceDate: 600 * 60 + 25)
    let dates = Array(EveryMinuteTimelineSchedule().entries(from: start, mode: .normal).prefix(4))
    #expect(dates.count == 4 && dates.allSatisfy { isWholeMinute($0) })
    #expect(zip(dates, dates.dropFirst()).allSatisfy { $1.timeIntervalSince($0) == 60 })
    #expect(dates.contains(Date(timeIntervalSinceReferenceDate: 601 * 60)))
  }

  @Test("A removed timeline isn't evaluated again and leaves no timer behind")
  func removal() {
    let (log, model) = (Log(), Shown())
    let host = TestHost { Page(log: log, model: model) }
    model.isOn = false
    host.render()
    host.advance(by: 61)
    #expect(log.dates.count == 1)
    #expect(host.leftovers().isEmpty)
    host.close()
  }
}
