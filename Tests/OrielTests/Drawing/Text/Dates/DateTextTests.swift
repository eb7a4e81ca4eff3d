import Foundation
import OrielTesting
import Testing

@testable import Oriel

@MainActor
@Suite("Dates in texts")
struct DateTextTests {
  private static let zone = TimeZone(identifier: "UTC") ?? .gmt
  /// Half past two in the afternoon of June 3, 2019, in UTC.
  private static let day = Date(timeIntervalSince1970: 1_559_572_200)

  private func plain(_ string: String) -> String {
    string.replacingOccurrences(of: "\u{202F}", with: " ").replacingOccurrences(of: "\u{2009}", with: " ")
  }

  /// Returns the text's string at a number of seconds after its date. A negative number is before it.
  private func string(_ style: Text.DateStyle, after seconds: TimeInterval, _ language: String = "en_US") -> String {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: language)
    environment.timeZone = Self.zone
    return plain(
      Text(Self.day, style: style).string(in: DateText.Surroundings(environment, now: Self.day.addingTimeInterval(seconds))))
  }

  @Test func dayAndTimeAreWrittenInTheLanguageAndTheTimeZone() {
    #expect(string(.time, after: 0) == "2:30 PM")
    #expect(string(.time, after: 0, "de_DE") == "14:30")
    #expect(string(.date, after: 0) == "June 3, 2019")
    #expect(string(.date, after: 0, "de_DE") == "3. Juni 2019")
    let host = TestHost {
      VStack {
        Text(Self.day, style: .time).environment(\.timeZone, TimeZone(secondsFromGMT: 3600) ?? .gmt).accessibilityIdentifier("east")
        Text(Self.day...Self.day.addingTimeInterval(7200)).environment(\.timeZone, Self.zone).accessibilityIdentifier("range")
        Text(DateInterval(start: Self.day, duration: 3600)).environment(\.timeZone, Self.zone).accessibilityIdentifier("interval")
      }
    }
    #expect((try? host.find("east").label).map(plain) == "3:30 PM")
    #expect((try? host.find("range").label).map(plain) == "2:30 – 4:30 PM")
    #expect((try? host.find("interval").label).map(plain) == "2:30 – 3:30 PM")
    host.close()
  }

  @Test(arguments: ["de_DE", "fr_FR", "it_IT", "ru_RU", "en_GB"])
  func anEarlyHourHasAZeroWhereTheLocaleWritesOne(_ language: String) throws {
    let early = Self.day.addingTimeInterval(-7 * 3600 - 17 * 60)
    let host = TestHost(locale: Locale(identifier: language)) {
      VStack {
        Text(early, style: .time).accessibilityIdentifier("time")
        Text(early...early.addingTimeInterval(3600)).accessibilityIdentifier("range")
      }
      .environment(\.timeZone, Self.zone)
    }
    #expect(try host.find("time").label == "07:13")
    if language == "de_DE" { #expect(try host.find("range").label.hasPrefix("07:13")) }
    host.close()
  }

  @Test func distancesHaveTheirTwoLargestUnits() {
    #expect(string(.relative, after: 8580) == "2 hours, 23 minutes")
    #expect(string(.relative, after: -8580) == "2 hours, 23 minutes")
    #expect(string(.relative, after: 7200) == "2 hours")
    #expect(string(.relative, after: 61) == "1 minute, 1 second")
    #expect(string(.relative, after: 0) == "0 seconds")
    #expect(string(.relative, after: 86400 * 396) == "1 year, 1 month")
    #expect(string(.relative, after: 86400 * 396, "de_DE").hasPrefix("1 Jahr"))
    #expect(string(.relative, after: 86400 * 3 + 7200, "de_DE").hasPrefix("3 Tage"))
  }

  @Test(
    arguments: [
      ("ar_EG", ["سنة", "سنتان", "٣ سنوات", "١١ سنة"]), ("fa_IR", ["۱ سال", "۲ سال", "۳ سال", "۱۱ سال"]),
      ("ru_RU", ["1 год", "2 года", "3 года", "11 лет"]), ("pl_PL", ["1 rok", "2 lata", "3 lata", "11 lat"]),
      ("uk_UA", ["1 рік", "2 роки", "3 роки", "11 років"]), ("cs_CZ", ["1 rok", "2 roky", "3 roky", "11 let"]),
      ("he_IL", ["שנה", "שנתיים", "3 שנים", "11 שנים"]), ("hi_IN", ["1 वर्ष", "2 वर्ष", "3 वर्ष", "11 वर्ष"]),
      ("th_TH", ["1 ปี", "2 ปี", "3 ปี", "11 ปี"]), ("sr_Latn_RS", ["1 godina", "2 godine", "3 godine", "11 godina"]),
    ])
  func yearsHaveTheWordsOfTheLanguageInTheFormOfTheirNumber(_ language: String, _ words: [String]) {
    // The duration is a month longer than the years, so that leap days have no effect.
    let said = [1, 2, 3, 11].map { (years: Double) in string(.offset, after: -86400 * (365.25 * years + 30), language) }
    #expect(said == words.map { "+" + $0 })
  }

  @Test func monthsAreWrittenInTheLettersOfTheLocale() {
    #expect(string(.offset, after: -86400 * 93, "zh_TW") == "+3個月")
    #expect(string(.offset, after: -86400 * 93, "zh_CN") == "+3个月")
    #expect(string(.offset, after: -86400 * 93, "ar_EG") == "+٣ أشهر")
    #expect(string(.relative, after: 86400 * 396, "ru_RU").hasPrefix("1 год"))
  }

  @Test func anOffsetHasASignAndOneUnit() {
    #expect(string(.offset, after: -7300) == "+2 hours")
    #expect(string(.offset, after: 86400 * 93) == "-3 months")
  }

  @Test func aTimerWritesHoursMinutesAndSeconds() {
    #expect(string(.timer, after: 133_141) == "36:59:01")
    #expect(string(.timer, after: -65) == "1:05")
    #expect(string(.timer, after: 5.9) == "0:05")
    #expect(string(.timer, after: -5.9) == "0:06")
  }

  @Test func invalidDatesDoNotCrash() {
    let nowhere = Date(timeIntervalSinceReferenceDate: .nan)
    let far = Date(timeIntervalSinceReferenceDate: 1e300)
    let host = TestHost {
      VStack {
        ForEach([Text.DateStyle.time, .date, .relative, .offset, .timer], id: \.self) { style in
          Text(nowhere, style: style)
          Text(far, style: style)
        }
        Text(Date.distantPast...Date.distantFuture)
        Text(timerInterval: Date.distantPast...far)
        Text(timerInterval: Self.day...Self.day, countsDown: false)
      }
    }
    host.advance(by: 1)
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  private struct Ticking: View {
    let text: Text

    var body: some View {
      VStack {
        text.accessibilityIdentifier("text").frame(width: 200, height: 30)
        ForEach(0..<20, id: \.self) { Text(verbatim: "row \($0)") }
      }
    }
  }

  @Test func aTimerFollowsTheWindowsClockAndOnlyItsTextIsLaidOut() throws {
    // The end is half a second away from a frame, so that no frame coincides with the end of a second.
    let host = TestHost { Ticking(text: Text(timerInterval: Date()...Date(timeIntervalSinceNow: 10.5))) }
    #expect(try host.find("text").label == "0:11")
    host.advance(by: 1)
    #expect(try host.find("text").label == "0:10")
    let mark = host.mark()
    host.advance(by: 5)
    #expect(try host.find("text").label == "0:05")
    let work = host.work(since: mark)
    #expect(work.bodies == 0 && work.made == 0)
    #expect(work.textShaped <= 5, "The text is shaped once a second: \(work)")
    #expect(work.measured <= 20 && work.placed <= 20, "Nothing else is laid out: \(work)")
    host.advance(by: 6)
    #expect(try host.find("text").label == "0:00")
    let after = host.mark()
    host.advance(by: 5)
    #expect(host.work(since: after) == Work(), "An expired timer causes no work")
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  @Test func aTextInMinutesIsNotLaidOutEverySecond() throws {
    let host = TestHost { Ticking(text: Text(Date(timeIntervalSinceNow: 7200 + 30), style: .relative)) }
    #expect(try host.find("text").label == "2 hours")
    let mark = host.mark()
    host.advance(by: 25)
    #expect(host.work(since: mark) == Work())
    host.advance(by: 10)
    #expect(try host.find("text").label == "1 hour, 59 minutes")
    #expect(host.work(since: mark).textShaped == 1)
    host.close()
  }

  @Test func aTimerCountsUpStopsAndLeavesOutHours() throws {
    let now = Date()
    let host = TestHost {
      VStack {
        Text(timerInterval: now.addingTimeInterval(-3.5)...now.addingTimeInterval(100), countsDown: false).accessibilityIdentifier("up")
        Text(
          timerInterval: now.addingTimeInterval(-10)...now.addingTimeInterval(100), pauseTime: now.addingTimeInterval(-5), countsDown: false
        )
        .accessibilityIdentifier("paused")
        Text(timerInterval: now...now.addingTimeInterval(3900.5), showsHours: false).accessibilityIdentifier("minutes")
        Text(timerInterval: now...now.addingTimeInterval(3900.5)).accessibilityIdentifier("hours")
        Text(timerInterval: now.addingTimeInterval(2.5)...now.addingTimeInterval(5)).accessibilityIdentifier("later")
      }
    }
    #expect(try host.find("up").label == "0:03")
    #expect(try host.find("minutes").label == "65:01")
    #expect(try host.find("hours").label == "1:05:01")
    #expect(try host.find("later").label == "0:03")
    host.advance(by: 2)
    #expect(try host.find("up").label == "0:05")
    #expect(try host.find("paused").label == "0:05")
    #expect(try host.find("later").label == "0:03")
    host.advance(by: 2)
    #expect(try host.find("later").label == "0:01")
    host.close()
  }

  @Test func textsThatHaveADateInsideGoOnTicking() throws {
    let end = Date(timeIntervalSinceNow: 60.5)
    let host = TestHost {
      VStack {
        (Text("Left: ") + Text(end, style: .timer).bold()).accessibilityIdentifier("sum")
        Text("In \(end, style: .timer) or \(Text(end, style: .offset)), \(timerInterval: Date()...end)").accessibilityIdentifier("inside")
        Text("On \(Self.day...Self.day.addingTimeInterval(60)), \(DateInterval(start: Self.day, duration: 60))")
          .environment(\.timeZone, Self.zone).accessibilityIdentifier("still")
      }
    }
    #expect(try host.find("sum").label == "Left: 1:01")
    host.advance(by: 3)
    #expect(try host.find("sum").label == "Left: 0:58")
    #expect(try host.find("inside").label == "In 0:58 or +58 seconds, 0:58")
    #expect(plain(try host.find("still").label).contains("2:30 – 2:31 PM, 2:30"))
    host.close()
  }

  @Test func aClockValueUpdatesWhenItsFormatRequires() throws {
    let start = Date(timeIntervalSinceNow: -3)
    let time = Duration.TimeFormatStyle(pattern: .minuteSecond)
    let host = TestHost {
      VStack {
        Text(.durationOffset(to: start), format: .time(pattern: .minuteSecond)).accessibilityIdentifier("since")
        Text(.durationOffset(to: start), format: time.attributed).accessibilityIdentifier("attributed")
        Text("For \(.durationOffset(to: start), format: .time(pattern: .minuteSecond))").accessibilityIdentifier("inside")
        Text(.currentDate, format: .dateTime.minute().second()).accessibilityIdentifier("now")
        Text(.currentDate, format: .dateTime.year().locale(Locale(identifier: "en_US"))).accessibilityIdentifier("year")
      }
    }
    let years = [Date(), Date(timeIntervalSinceNow: 60)].map { String(Calendar(identifier: .gregorian).component(.year, from: $0)) }
    #expect(try years.contains(host.find("year").label))
    #expect(try host.find("since").label == "0:03")
    let now = try host.find("now").label
    let mark = host.mark()
    host.advance(by: 2)
    #expect(try host.find("since").label == "0:05")
    #expect(try host.find("attributed").label == "0:05")
    #expect(try host.find("inside").label == "For 0:05")
    #expect(try host.find("now").label != now)
    #expect(host.work(since: mark).bodies == 0)
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  @Test func offsetsToInvalidDatesAreZeroAndRangesAreOrdered() {
    let surroundings = DateText.Surroundings(EnvironmentValues(), now: Self.day)
    let nowhere = TimeDataSource.durationOffset(to: Date(timeIntervalSinceReferenceDate: .nan))
    #expect(nowhere.value(surroundings.now) == .zero)
    #expect(TimeDataSource.dateRange(startingAt: Self.day).value(Self.day + 60) == Self.day..<Self.day + 60)
    #expect(TimeDataSource.dateRange(endingAt: Self.day).value(Self.day - 60) == Self.day - 60..<Self.day)
    #expect(TimeDataSource.dateRange(endingAt: Self.day).value(Self.day + 60) == Self.day..<Self.day + 60)
  }

  @Test func aTimerIsRedrawnWhenItsTextChanges() {
    let host = TestHost(size: CGSize(width: 120, height: 40)) { Text(Date(timeIntervalSinceNow: 30.5), style: .timer) }
    let before = host.snapshot().pngData
    host.advance(by: 0.1)
    #expect(host.snapshot().pngData == before)
    host.advance(by: 1)
    #expect(host.snapshot().pngData != before)
    host.close()
  }

  @Test func anotherTimeZoneIsFollowed() throws {
    struct Moving: View {
      @State private var hours = 0

      var body: some View {
        VStack {
          Button("East") { hours += 1 }
          Text(DateTextTests.day, style: .time).accessibilityIdentifier("time")
            .environment(\.timeZone, TimeZone(secondsFromGMT: hours * 3600) ?? .gmt)
        }
      }
    }
    let host = TestHost { Moving() }
    #expect(plain(try host.find("time").label) == "2:30 PM")
    let before = host.snapshot().pngData
    try host.tap("East")
    #expect(plain(try host.find("time").label) == "3:30 PM")
    #expect(host.snapshot().pngData != before)
    host.close()
  }

  @Test func stylesAreCodable() throws {
    let data = try JSONEncoder().encode([Text.DateStyle.timer, .date])
    #expect(try JSONDecoder().decode([Text.DateStyle].self, from: data) == [.timer, .date])
  }
}
