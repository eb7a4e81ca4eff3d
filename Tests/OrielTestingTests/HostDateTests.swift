import Foundation
import Oriel
import OrielTesting
import Testing

/// 2:30 PM on June 3, 2019, in GMT.
private let day = Date(timeIntervalSince1970: 1_559_572_200)

private struct Week: View {
  @Environment(\.calendar) private var calendar

  var body: some View {
    VStack {
      Text(verbatim: "\(calendar.firstWeekday) \(calendar.locale?.identifier ?? "-") \(calendar.component(.hour, from: day))")
        .accessibilityIdentifier("week")
      Text(day, style: .time).accessibilityIdentifier("time")
    }
  }
}

@MainActor
@Suite("The date, calendar and time zone of a test host")
struct HostDateTests {
  private struct Turning: View {
    var body: some View {
      TimelineView(.animation) { context in
        Color.red.frame(width: 20, height: 20)
          .offset(x: context.date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 1) * 60)
      }
    }
  }

  @Test("Two hosts that begin at the same date draw the same picture")
  func runs() async throws {
    func picture(_ now: Date) -> Data {
      let host = TestHost(size: CGSize(width: 100, height: 40), now: now) { Turning() }
      defer { host.close() }
      host.advance(by: 0.3)
      return host.snapshot().pngData
    }
    let first = picture(day)
    try await Task.sleep(for: .milliseconds(20))
    #expect(picture(day) == first)
    #expect(picture(day.addingTimeInterval(0.4)) != first)
  }

  @Test("The date of a host advances with its virtual clock")
  func clock() throws {
    let host = TestHost(now: day) { Text(day.addingTimeInterval(60.5), style: .timer).accessibilityIdentifier("timer") }
    #expect(host.date == day)
    #expect(try host.find(identifier: "timer").label == "1:01")
    host.advance(by: 30)
    #expect(abs(host.date.timeIntervalSince(day) - 30) < 0.001)
    #expect(try host.find(identifier: "timer").label == "0:31")
    host.close()
  }

  @Test("Without a given date, a host begins at the current date of the machine")
  func machine() {
    let host = TestHost { Text(verbatim: "now") }
    #expect(abs(host.date.timeIntervalSinceNow) < 60)
    host.close()
  }

  @Test("The calendar of a host has the first weekday of its locale, until the test sets a calendar")
  func calendar() throws {
    let host = TestHost { Week() }
    #expect(try host.find(identifier: "week").label == "1 en_US 14")
    host.locale = Locale(identifier: "de_DE")
    host.render()
    #expect(try host.find(identifier: "week").label == "2 de_DE 14")
    var own = Calendar(identifier: .gregorian)
    own.timeZone = .gmt
    own.locale = Locale(identifier: "fr_FR")
    own.firstWeekday = 4
    host.calendar = own
    host.render()
    #expect(try host.find(identifier: "week").label == "4 fr_FR 14")
    host.close()
  }

  @Test("The default time zone of a host is GMT on every machine, and a test can set another one")
  func timeZone() throws {
    func time(_ host: TestHost) throws -> String { try host.find(identifier: "time").label.replacingOccurrences(of: "\u{202F}", with: " ") }
    let host = TestHost { Week() }
    #expect(try time(host) == "2:30 PM")
    host.close()
    let zone = try #require(TimeZone(identifier: "Europe/London"))
    let other = TestHost(timeZone: zone) { Week() }
    #expect(try time(other) == "3:30 PM")
    #expect(try other.find(identifier: "week").label == "1 en_US 15")
    other.timeZone = .gmt
    other.render()
    #expect(try time(other) == "2:30 PM")
    #expect(try other.find(identifier: "week").label == "1 en_US 14")
    other.close()
  }
}
