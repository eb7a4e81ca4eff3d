import Foundation

extension Text {
  /// The form in which a text shows a date. Mirrors SwiftUI's `Text.DateStyle`.
  public struct DateStyle: Hashable, Codable, Sendable {
    enum Form: String, Codable, Sendable { case time, date, relative, offset, timer }

    let form: Form

    /// The style of the time of day, such as "11:23 PM".
    public static let time = DateStyle(form: .time)

    /// The style of the day, such as "June 3, 2019".
    public static let date = DateStyle(form: .date)

    /// The style of the distance from now in its two largest units, such as "2 hours, 23 minutes".
    public static let relative = DateStyle(form: .relative)

    /// The style of the distance from now in its largest unit, with a sign: "+2 hours" for the future, "-3 months" for the past.
    public static let offset = DateStyle(form: .offset)

    /// The style of the hours, minutes and seconds until the date, or since the date, such as "36:59:01".
    public static let timer = DateStyle(form: .timer)
  }

  /// Creates a text that shows a date in the language, the calendar and the time zone of the environment. If the style refers to the
  /// current time, the text follows the window's clock. For a date that is NaN the text is empty. Mirrors SwiftUI's `init(_:style:)`.
  public init(_ date: Date, style: DateStyle) { self.init(.date(.point(date, style.form))) }

  /// Creates a text that shows the times of two dates, such as "9:30 AM – 3:30 PM". Mirrors SwiftUI's `init(_:)`.
  public init(_ dates: ClosedRange<Date>) { self.init(.date(.range(dates))) }

  /// Creates a text that shows the times of two dates, such as "9:30 AM – 3:30 PM". Mirrors SwiftUI's `init(_:)`.
  public init(_ interval: DateInterval) { self.init(.date(.range(interval.start...interval.end))) }

  /// Creates a text that shows the remaining or the elapsed time of an interval by the window's clock. Outside of the interval the time
  /// doesn't change.
  ///
  /// Mirrors SwiftUI's `init(timerInterval:pauseTime:countsDown:showsHours:)`.
  /// - Parameters:
  ///   - timerInterval: The interval in which the time changes.
  ///   - pauseTime: The time at which the text stops, or `nil` if it doesn't.
  ///   - countsDown: A Boolean value that indicates whether the text shows the remaining instead of the elapsed time.
  ///   - showsHours: A Boolean value that indicates whether an hour and more is shown with hours, instead of with more than 60 minutes.
  public init(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true) {
    self.init(.date(.timer(timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends a date that follows the clock.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { appendInterpolation(Text(date, style: style)) }

  /// Appends the times of two dates.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { appendInterpolation(Text(dates)) }

  /// Appends the times of two dates.
  public mutating func appendInterpolation(_ interval: DateInterval) { appendInterpolation(Text(interval)) }

  /// Appends the remaining or the elapsed time of an interval.
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    appendInterpolation(Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
  }
}
