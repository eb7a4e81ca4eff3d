import Foundation

/// A value that depends on the time, for a text that follows it. Mirrors SwiftUI's `TimeDataSource`.
public struct TimeDataSource<Value>: Sendable {
  enum Kind: Hashable, Sendable { case now, since(Date), until(Date), offset(Date) }

  let kind: Kind
  /// Returns the value at a date.
  let value: @Sendable (Date) -> Value
  /// Returns the date at which a later value is reached.
  let moment: @Sendable (Value) -> Date
}

extension TimeDataSource where Value == Date {
  /// The current date.
  public static var currentDate: TimeDataSource<Date> { TimeDataSource(kind: .now, value: { $0 }, moment: { $0 }) }
}

extension TimeDataSource where Value == Range<Date> {
  /// Returns the range from a date to the current date.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(kind: .since(date), value: { range(date, $0) }, moment: { $0.upperBound })
  }

  /// Returns the range from the current date to a date.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(kind: .until(date), value: { range(date, $0) }, moment: { $0.lowerBound })
  }

  private static func range(_ date: Date, _ now: Date) -> Range<Date> {
    let date = date.written ?? now
    return min(date, now)..<max(date, now)
  }
}

extension TimeDataSource where Value == Duration {
  /// Returns the time that has passed since a date. It is negative for a future date.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    let anchor = date.written
    return TimeDataSource(
      kind: .offset(date),
      value: { now in anchor.map { Duration.seconds(now.timeIntervalSince($0)) } ?? Duration.zero },
      moment: { offset in
        let (seconds, attoseconds) = offset.components
        return (anchor ?? .distantPast).addingTimeInterval(Double(seconds) + Double(attoseconds) * 1e-18)
      })
  }
}

/// A value of a time data source, which a format style formats at a date in the language of the environment.
// See `FormattedValue`.
nonisolated struct TimedValue: Equatable, @unchecked Sendable {
  private let source: AnyHashable
  private let style: AnyHashable
  /// Indicates whether the result is a plain string without attributes.
  let isPlain: Bool
  private let write: (DateText.Surroundings) -> (text: Text, next: Date?)

  init<F: DiscreteFormatStyle>(
    _ source: TimeDataSource<F.FormatInput>, _ style: F, isPlain: Bool, text: @escaping (F.FormatOutput) -> Text
  ) {
    self.source = AnyHashable(source.kind)
    self.style = AnyHashable(style)
    self.isPlain = isPlain
    write = { surroundings in
      let (style, value) = (style.following(surroundings.locale), source.value(surroundings.now))
      let next = style.discreteInput(after: value).map(source.moment)
      return (text(style.format(value)), next.flatMap { $0 > surroundings.now ? $0 : nil })
    }
  }

  /// Returns the text, and the date at which it may change, or `nil` if it never does.
  func resolved(in surroundings: DateText.Surroundings) -> (text: Text, next: Date?) { write(surroundings) }

  static func == (left: Self, right: Self) -> Bool { left.source == right.source && left.style == right.style }
}

extension Text {
  /// Creates a text that shows a value of a time data source with a format style, and follows the window's clock. Mirrors SwiftUI's
  /// `init(_:format:)` for a `TimeDataSource`.
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F) where V == F.FormatInput, F.FormatOutput == String {
    self.init(.timed(TimedValue(source, format, isPlain: true) { Text(verbatim: $0) }))
  }

  /// Creates a text that shows a value of a time data source with a format style that returns attributes. Mirrors SwiftUI's
  /// `init(_:format:)` for a `TimeDataSource`.
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == AttributedString {
    self.init(.timed(TimedValue(source, format, isPlain: false) { Text($0) }))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends a value that follows the clock.
  public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == String { appendInterpolation(Text(source, format: format)) }

  /// Appends a value that follows the clock.
  public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == AttributedString { appendInterpolation(Text(source, format: format)) }
}
