import Foundation
import Oriel
import OrielTesting
import Testing

private struct Page: View {
  @State var days: Set<DateComponents>
  var bounds: Range<Date>?

  var body: some View {
    VStack {
      if let bounds { MultiDatePicker("Days", selection: $days, in: bounds) } else { MultiDatePicker("Days", selection: $days) }
      Text(verbatim: days.map { "\($0.year!)-\($0.month!)-\($0.day!)" }.sorted().joined(separator: " ")).accessibilityIdentifier("days")
    }
    .padding(20)
    .environment(\.timeZone, .gmt)
    .environment(\.calendar, Calendar(identifier: .gregorian))
  }
}

@MainActor @Suite("MultiDatePicker")
struct MultiDatePickerTests {
  private func host(_ days: Set<DateComponents>, in bounds: Range<Date>? = nil) -> TestHost {
    TestHost(size: CGSize(width: 420, height: 420), locale: Locale(identifier: "en_US")) { Page(days: days, bounds: bounds) }
  }

  private func days(_ host: TestHost) throws -> String { try host.find("days").label }

  private static let june18 = DateComponents(year: 2027, month: 6, day: 18)

  @Test("A press selects a day, a second one deselects it, and the displayed month stays")
  func presses() throws {
    let host = host([Self.june18])
    #expect(host.exists("June 2027"), "The month of the first selected day is displayed")
    #expect(try host.find("Friday, June 18, 2027").isSelected)
    try host.tap("Monday, June 7, 2027")
    #expect(try days(host) == "2027-6-18 2027-6-7")
    #expect(try host.find("Monday, June 7, 2027").isSelected && host.find("Friday, June 18, 2027").isSelected)
    try host.tap("Next month")
    try host.tap("Thursday, July 1, 2027")
    #expect(host.exists("July 2027"))
    #expect(try days(host) == "2027-6-18 2027-6-7 2027-7-1")
    try host.tap("Previous month")
    try host.tap("Friday, June 18, 2027")
    #expect(try days(host) == "2027-6-7 2027-7-1", "Components without a calendar denote the same day")
    host.close()
  }

  @Test("Days outside of the bounds are disabled, and a selected one stays selected")
  func bounds() throws {
    let bounds = try Date("2027-06-10T00:00:00Z", strategy: .iso8601)..<Date("2027-06-20T00:00:00Z", strategy: .iso8601)
    let host = host([DateComponents(year: 2027, month: 6, day: 2)], in: bounds)
    for day in ["Wednesday, June 2, 2027", "Wednesday, June 9, 2027", "Sunday, June 20, 2027"] { #expect(try !host.find(day).isEnabled) }
    try host.tap("Thursday, June 10, 2027")
    try host.tap("Saturday, June 19, 2027")
    #expect(try days(host) == "2027-6-10 2027-6-19 2027-6-2")
    host.close()
  }

  @Test("Arrow keys move the focus between days, and Space toggles the selection")
  func keys() throws {
    let host = host([Self.june18])
    try host.tap("Friday, June 18, 2027")
    #expect(try days(host).isEmpty)
    for _ in 0..<4 { host.press(.tab) }
    host.press(.rightArrow)
    host.press(.downArrow)
    #expect(try days(host).isEmpty)
    host.press(.space)
    #expect(try days(host) == "2027-6-26")
    host.press(.space)
    #expect(try days(host).isEmpty)
    host.close()
  }

  @Test("Selected days have a calendar, era, year, month and day, and components that denote no day are kept")
  func parts() throws {
    var written: Set<DateComponents> = []
    let odd = DateComponents(month: 2)
    let host = TestHost(size: CGSize(width: 420, height: 420), locale: Locale(identifier: "en_US")) {
      MultiDatePicker(
        "Days", selection: Binding(get: { written.union([odd, Self.june18]) }, set: { written = $0 })
      )
      .environment(\.timeZone, .gmt).environment(\.calendar, Calendar(identifier: .gregorian))
    }
    try host.tap("Monday, June 7, 2027")
    let day = try #require(written.subtracting([odd, Self.june18]).first)
    #expect(day.era == 1 && day.year == 2027 && day.month == 6 && day.day == 7 && day.calendar != nil && day.hour == nil)
    #expect(written.contains(odd) && host.messages.isEmpty)
    host.close()
  }
}
