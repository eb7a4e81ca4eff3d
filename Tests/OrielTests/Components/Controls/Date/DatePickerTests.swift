import Foundation
import Oriel
import OrielTesting
import Testing

private struct Page<Styled: View>: View {
  @State private var date: Date
  let content: (Binding<Date>) -> Styled

  init(_ date: Date, @ViewBuilder content: @escaping (Binding<Date>) -> Styled) {
    _date = State(initialValue: date)
    self.content = content
  }

  var body: some View {
    VStack {
      content($date)
      Text(verbatim: date.formatted(.iso8601)).accessibilityIdentifier("date")
    }
    .padding(20)
    .environment(\.timeZone, .gmt)
    .environment(\.calendar, Calendar(identifier: .gregorian))
  }
}

@MainActor
@Suite("Date pickers")
struct DatePickerTests {
  private static func date(_ text: String) throws -> Date { try Date("\(text):00Z", strategy: .iso8601) }

  private func date(_ host: TestHost) throws -> String { String(try host.find("date").label.dropLast(4)) }

  /// Creates a picker at 9:45 on Friday, June 18, 2027.
  private func host<Styled: View>(
    locale: String = "en_US", size: CGSize = CGSize(width: 700, height: 600), _ start: String = "2027-06-18T09:45",
    @ViewBuilder content: @escaping (Binding<Date>) -> Styled
  ) throws -> TestHost {
    let date = try Self.date(start)
    return TestHost(size: size, locale: Locale(identifier: locale)) { Page(date, content: content) }
  }

  @Test func aPressOnADayKeepsTheTimeOfDay() throws {
    let host = try host { DatePicker("Day", selection: $0).datePickerStyle(.graphical) }
    #expect(host.exists("June 2027"))
    #expect(try host.find("Friday, June 18, 2027").isSelected)
    try host.tap("Monday, June 7, 2027")
    #expect(try date(host) == "2027-06-07T09:45")
    #expect(try host.find("Monday, June 7, 2027").isSelected)
    #expect(try !host.find("Friday, June 18, 2027").isSelected)
    #expect(host.leftovers().isEmpty && host.messages.isEmpty)
    host.close()
  }

  @Test func turningMonthsDoesNotChangeTheDate() throws {
    let host = try host { DatePicker("Day", selection: $0, displayedComponents: .date).datePickerStyle(.graphical) }
    try host.tap("Next month")
    #expect(host.exists("July 2027"))
    #expect(try date(host) == "2027-06-18T09:45")
    try host.tap("Previous month")
    try host.tap("Previous month")
    #expect(host.exists("May 2027"))
    try host.tap("Monday, May 31, 2027")
    #expect(try date(host) == "2027-05-31T09:45")
    host.close()
  }

  @Test(
    "The first weekday and all names are those of the locale", arguments: [("en_US", "Sun", "June 2027"), ("de_DE", "Mo", "Juni 2027")])
  func locale(_ locale: String, _ first: String, _ month: String) throws {
    let host = try host(locale: locale) { DatePicker("Day", selection: $0, displayedComponents: .date).datePickerStyle(.graphical) }
    #expect(host.exists(month))
    // June 1, 2027 is a Tuesday, in the third column in the United States and in the second in Germany.
    let days = host.findAll(role: .isButton).filter { $0.label.contains("2027") && $0.label != month }.sorted {
      $0.frame.minX < $1.frame.minX
    }
    let columns = Set(days.map(\.frame.minX)).sorted()
    let tuesday = try #require(days.min { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) })
    #expect(columns.firstIndex(of: tuesday.frame.minX) == (locale == "en_US" ? 2 : 1))
    host.close()
  }

  @Test("A calendar in a form is as wide as its row")
  func inForm() throws {
    let host = try host(size: CGSize(width: 900, height: 700)) { day in
      Form { DatePicker("Day", selection: day, displayedComponents: .date).datePickerStyle(.graphical) }.formStyle(.grouped)
    }
    let (first, last) = (try host.find("Sunday, June 13, 2027").frame, try host.find("Saturday, June 19, 2027").frame)
    #expect(last.maxX - first.minX > 600)
    #expect(try abs(last.maxX - host.find("Next month").frame.maxX) < 1)
    // The row is centered in the window.
    #expect(abs(first.minX + last.maxX - 900) < 1)
    host.close()
  }

  @Test func arrowKeysMoveTheDayAndPageKeysTheMonth() throws {
    let host = try host { DatePicker("Day", selection: $0, displayedComponents: .date).datePickerStyle(.graphical) }
    for _ in 0..<4 { host.press(.tab) }
    host.press(.rightArrow)
    #expect(try date(host) == "2027-06-19T09:45")
    host.press(.downArrow)
    host.press(.downArrow)
    #expect(try date(host) == "2027-07-03T09:45")
    #expect(host.exists("July 2027"))
    host.press(.upArrow)
    host.press(.leftArrow)
    #expect(try date(host) == "2027-06-25T09:45")
    host.press(.pageDown)
    #expect(try date(host) == "2027-07-25T09:45")
    host.press(.pageUp)
    host.press(.pageUp)
    #expect(try date(host) == "2027-05-25T09:45")
    host.close()
  }

  @Test func theMonthTitleReplacesTheDaysWithWheels() throws {
    let host = try host { DatePicker("Day", selection: $0, displayedComponents: .date).datePickerStyle(.graphical) }
    let name = try host.find("June 2027")
    let below = try host.find("date").frame
    #expect(name.traits.contains(.isButton) && name.isExpanded == false)
    try host.tap(name)
    try host.settle()
    #expect(try host.find("June 2027").isExpanded == true)
    #expect(host.wheels == ["Month", "Year"])
    #expect(!host.exists("Monday, June 7, 2027") && !host.exists("Next month") && !host.exists("Previous month"))
    #expect(try date(host) == "2027-06-18T09:45")
    #expect(try host.find("date").frame == below)
    try host.turn("Year", by: -3)
    try host.turn("Month", by: 1)
    #expect(try date(host) == "2024-07-18T09:45")
    try host.tap("July 2024")
    try host.settle()
    #expect(try host.find("Thursday, July 18, 2024").isSelected)
    #expect(host.exists("Next month") && host.wheels.isEmpty)
    #expect(host.leftovers().isEmpty && host.messages.isEmpty)
    host.close()
  }

  @Test func theWheelsStartAtTheDisplayedMonth() throws {
    let host = try host("2027-05-31T09:45") { DatePicker("Day", selection: $0, displayedComponents: .date).datePickerStyle(.graphical) }
    try host.tap("Next month")
    host.press(.tab)
    for _ in 0..<8 where try !host.find("June 2027").isFocused { host.press(.tab) }
    host.press(.space)
    try host.settle()
    #expect(try host.find("June 2027").isExpanded == true)
    #expect(try date(host) == "2027-05-31T09:45")
    try host.turn("Year", by: 1)
    #expect(try date(host) == "2028-06-30T09:45")
    host.close()
  }

  @Test func theCalendarsWheelsStayInTheRange() throws {
    let range = try Self.date("2026-11-20T12:00")...Self.date("2027-02-10T08:00")
    let host = try host("2027-01-31T09:45") {
      DatePicker("Day", selection: $0, in: range, displayedComponents: .date).datePickerStyle(.graphical)
    }
    try host.tap("January 2027")
    try host.turn("Month", by: 2)
    #expect(try date(host) == "2027-02-10T08:00")
    try host.turn("Year", by: 1)
    #expect(try date(host) == "2027-02-10T08:00")
    try host.turn("Year", by: -2)
    #expect(try date(host) == "2026-11-20T12:00")
    try host.turn("Month", by: -1)
    #expect(try date(host) == "2026-11-20T12:00")
    try host.turn("Month", by: 2)
    #expect(try date(host) == "2026-12-20T12:00")
    host.close()
  }

  @Test func theCalendarsWheelsFollowTheOrderOfTheLocaleAndItsDirection() throws {
    for (locale, month, direction, order) in [
      ("de_DE", "Juni 2027", LayoutDirection.leftToRight, ["Monat", "Jahr"]), ("ja_JP", "2027年6月", .leftToRight, ["年", "月"]),
      ("en_US", "June 2027", .rightToLeft, ["Year", "Month"]),
    ] {
      let host = try host(locale: locale) { DatePicker("Day", selection: $0, displayedComponents: .date).datePickerStyle(.graphical) }
      host.layoutDirection = direction
      try host.settle()
      #expect(try (host.find(month).frame.midX < 350) == (direction == .leftToRight))
      try host.tap(month)
      try host.settle()
      #expect(host.wheels == order, "\(locale)")
      host.close()
    }
  }

  @Test func daysOutsideTheRangeAreDisabledAndDatesAreClamped() throws {
    let range = try Self.date("2027-06-10T12:00")...Self.date("2027-06-20T08:00")
    let host = try host { DatePicker("Day", selection: $0, in: range).datePickerStyle(.graphical) }
    #expect(try !host.find("Wednesday, June 9, 2027").isEnabled)
    #expect(try host.find("Thursday, June 10, 2027").isEnabled)
    #expect(try !host.find("Monday, June 21, 2027").isEnabled)
    #expect(try !host.find("Next month").isEnabled && !host.find("Previous month").isEnabled)
    try host.tap("Thursday, June 10, 2027")
    #expect(try date(host) == "2027-06-10T12:00")
    for _ in 0..<3 { host.press(.tab) }
    host.press(.leftArrow)
    #expect(try date(host) == "2027-06-10T12:00")
    try host.tap("Sunday, June 20, 2027")
    #expect(try date(host) == "2027-06-20T08:00")
    host.close()
  }

  @Test func rangesMayBeOneSided() throws {
    let from = try Self.date("2027-06-10T12:00")
    let host = try host(size: CGSize(width: 700, height: 900)) { date in
      VStack {
        DatePicker("From", selection: date, in: from..., displayedComponents: .date).accessibilityIdentifier("from")
        DatePicker(selection: date, in: ...from, displayedComponents: .date) { Text("Through") }
      }
      .datePickerStyle(.graphical)
    }
    let nines = host.findAll(label: "Wednesday, June 9, 2027")
    #expect(nines.map(\.isEnabled) == [false, true])
    #expect(host.findAll(label: "Friday, June 11, 2027").map(\.isEnabled) == [true, false])
    host.close()
  }

  @Test func aCompactDatePickerOpensACalendar() throws {
    let host = try host { DatePicker("Departure", selection: $0) }
    #expect(host.exists("Departure") && host.exists("Jun 18, 2027"))
    #expect(!host.exists("June 2027"))
    try host.tap("Jun 18, 2027")
    host.advance(by: 1)
    #expect(host.exists("June 2027"))
    try host.tap("Monday, June 7, 2027")
    host.tap(at: CGPoint(x: 690, y: 590))
    host.advance(by: 1)
    #expect(try date(host) == "2027-06-07T09:45")
    #expect(!host.exists("June 2027"))
    #expect(host.leftovers().isEmpty)
    host.close()
  }

  @Test("Arrow keys select days in a compact picker's calendar as soon as it is open")
  func arrowsInThePopover() throws {
    let host = try host { DatePicker("Day", selection: $0, displayedComponents: .date).datePickerStyle(.compact) }
    try host.tap("Jun 18, 2027")
    try host.settle()
    host.press(.rightArrow)
    host.press(.downArrow)
    host.press(.escape)
    try host.settle()
    #expect(!host.exists("June 2027"))
    #expect(try date(host) == "2027-06-26T09:45")
  }

  @Test func inANarrowWindowThePanelOpensOnTheSideWithSpace() throws {
    let window = CGSize(width: 390, height: 844)
    for (alignment, isBelow) in [(Alignment.top, true), (.bottom, false)] {
      for text in ["Jun 18, 2027", "9:45\u{202F}AM"] {
        let host = try host(size: window) { DatePicker("Departure", selection: $0).frame(maxHeight: .infinity, alignment: alignment) }
        let button = try host.find(text).frame
        try host.tap(text)
        try host.settle()
        let panel = try host.find(role: .isModal).frame
        #expect(CGRect(origin: .zero, size: window).contains(panel), "\(text)")
        #expect(isBelow ? panel.minY > button.maxY : panel.maxY < button.minY, "\(text)")
        #expect(panel.height < 422, "\(text)")
        host.close()
      }
    }
  }

  @Test func theTimeIsChosenOnWheelsWithTheHoursOfTheLocale() throws {
    for (locale, time, name) in [("en_US", "1:45\u{202F}PM", "Hour"), ("de_DE", "13:45", "Stunde")] {
      let host = try host(locale: locale, "2027-06-18T13:45") {
        DatePicker("Departure", selection: $0, displayedComponents: .hourAndMinute)
      }
      try host.tap(time)
      host.advance(by: 1)
      let hour = try #require(host.allAdjustable.first { $0.label.hasPrefix(name) })
      hour.increment()
      host.advance(by: 1)
      #expect(try host.findAll(identifier: "date").isEmpty || date(host) == "2027-06-18T14:45")
      #expect(host.allAdjustable.count == (locale == "en_US" ? 3 : 2))
      #expect((host.allAdjustable.contains { $0.label.hasPrefix("Half of the day") }) == (locale == "en_US"))
      host.close()
    }
  }

  @Test func anEarlyHourHasALeadingZeroIfTheLocaleUsesOne() throws {
    for (locale, time) in [("en_US", "7:13\u{202F}AM"), ("de_DE", "07:13"), ("en_GB", "07:13")] {
      let host = try host(locale: locale, "2027-06-18T07:13") { DatePicker("Departure", selection: $0) }
      #expect(host.exists(time), "\(locale)")
      host.close()
    }
  }

  @Test func wheelsFollowTheOrderOfTheLocaleAndClampToTheMonth() throws {
    for (locale, order, month) in [
      ("en_US", ["Month", "Day", "Year"], "Month"), ("de_DE", ["Tag", "Monat", "Jahr"], "Monat"), ("ja_JP", ["年", "月", "日"], "月"),
    ] {
      let host = try host(locale: locale, "2027-03-31T09:45") {
        DatePicker("Day", selection: $0, displayedComponents: .date).datePickerStyle(.wheel)
      }
      #expect(host.wheels == order, "\(locale)")
      try host.turn(month, by: -1)
      #expect(try date(host) == "2027-02-28T09:45")
      host.close()
    }
  }

  @Test func theTimeZoneOfTheEnvironmentDeterminesTheDay() throws {
    let host = try host("2027-06-18T22:30") {
      DatePicker("Day", selection: $0).datePickerStyle(.graphical).environment(\.timeZone, TimeZone(identifier: "Asia/Tokyo")!)
    }
    #expect(try host.find("Saturday, June 19, 2027").isSelected)
    try host.tap("Sunday, June 20, 2027")
    #expect(try date(host) == "2027-06-19T22:30")
    host.close()
  }

  @Test func aDisabledDatePickerChangesNothing() throws {
    let host = try host { DatePicker("Day", selection: $0).datePickerStyle(.graphical).disabled(true) }
    #expect(try !host.find("Monday, June 7, 2027").isEnabled)
    for _ in 0..<3 { host.press(.tab) }
    host.press(.rightArrow)
    #expect(try date(host) == "2027-06-18T09:45")
    host.close()
  }
}

extension TestHost {
  /// The adjustable elements, in reading order.
  fileprivate var allAdjustable: [Element] { findAll(role: []).filter { $0.node.actions[.increment] != nil } }

  /// The names of the wheels, from the left.
  fileprivate var wheels: [String] {
    allAdjustable.sorted { $0.frame.minX < $1.frame.minX }.map { String($0.label.prefix { $0 != "," }) }
  }

  fileprivate func turn(_ wheel: String, by steps: Int) throws {
    for _ in 0..<abs(steps) {
      let element = try #require(allAdjustable.first { $0.label.hasPrefix(wheel) })
      if steps > 0 { element.increment() } else { element.decrement() }
      try settle()
    }
  }
}
