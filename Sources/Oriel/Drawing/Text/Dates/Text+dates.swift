import Foundation

extension Text {
  /// How a text writes a date. Mirrors SwiftUI's `Text.DateStyle`.
  public struct DateStyle: Hashable, Codable, Sendable {
    enum Form: String, Codable, Sendable { case time, date, relative, offset, timer }

    let form: Form

    /// The time of day: "11:23 PM".
    public static let time = DateStyle(form: .time)

    /// The day: "June 3, 2019".
    public static let date = DateStyle(form: .date)

    /// How far away it is from now, in its two largest units: "2 hours, 23 minutes".
    public static let relative = DateStyle(form: .relative)

    /// How far away it is from now, in its largest unit, with a sign: "+2 hours" for what is to come, "-3 months" for what is past.
    public static let offset = DateStyle(form: .offset)

    /// Hours, minutes and seconds until the date, or since: "36:59:01".
    public static let timer = DateStyle(form: .timer)
  }

  /// A date, in the surroundings' language, calendar and time zone. Where the style says something about now, the text follows the window's
  /// clock.
  /// A date without a value is an empty text. Mirrors SwiftUI's `init(_:style:)`.
  public init(_ date: Date, style: DateStyle) { self.init(.date(.point(date, style.form))) }

  /// The times from one date to another: "9:30 AM – 3:30 PM". Mirrors SwiftUI's `init(_:)`.
  public init(_ dates: ClosedRange<Date>) { self.init(.date(.range(dates))) }

  /// The times from one date to another: "9:30 AM – 3:30 PM". Mirrors SwiftUI's `init(_:)`.
  public init(_ interval: DateInterval) { self.init(.date(.range(interval.start...interval.end))) }

  /// The time that is left of an interval, or that has passed of it, by the window's clock: outside of the interval it stands still.
  ///
  /// Mirrors SwiftUI's `init(timerInterval:pauseTime:countsDown:showsHours:)`.
  /// - Parameters:
  ///   - pauseTime: When the text stops; nil is never.
  ///   - showsHours: Whether an hour and more is written with hours, in place of more than 60 minutes.
  public init(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true) {
    self.init(.date(.timer(timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// A date that goes on following the clock.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { appendInterpolation(Text(date, style: style)) }

  /// The times from one date to another.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { appendInterpolation(Text(dates)) }

  /// The times from one date to another.
  public mutating func appendInterpolation(_ interval: DateInterval) { appendInterpolation(Text(interval)) }

  /// The time that is left of an interval, or that has passed of it.
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    appendInterpolation(Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
  }
}
