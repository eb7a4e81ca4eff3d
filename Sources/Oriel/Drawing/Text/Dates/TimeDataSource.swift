import Foundation

/// A value that changes as time goes by, for a text that follows it. Mirrors SwiftUI's `TimeDataSource`.
public struct TimeDataSource<Value>: Sendable {
  enum Kind: Hashable, Sendable { case now, since(Date), until(Date), offset(Date) }

  let kind: Kind
  /// The value at a moment.
  let value: @Sendable (Date) -> Value
  /// When a later value is reached.
  let moment: @Sendable (Value) -> Date
}

extension TimeDataSource where Value == Date {
  /// The date of the moment.
  public static var currentDate: TimeDataSource<Date> { TimeDataSource(kind: .now, value: { $0 }, moment: { $0 }) }
}

extension TimeDataSource where Value == Range<Date> {
  /// What lies between a date and the moment.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(kind: .since(date), value: { range(date, $0) }, moment: { $0.upperBound })
  }

  /// What lies between the moment and a date.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(kind: .until(date), value: { range(date, $0) }, moment: { $0.lowerBound })
  }

  private static func range(_ date: Date, _ now: Date) -> Range<Date> {
    let date = date.written ?? now
    return min(date, now)..<max(date, now)
  }
}

extension TimeDataSource where Value == Duration {
  /// How long ago a date is; below zero for one that is to come.
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

/// A value of a source of time as a format style writes it at a moment, in the language of the surroundings.
// As `FormattedValue`.
nonisolated struct TimedValue: Equatable, @unchecked Sendable {
  private let source: AnyHashable
  private let style: AnyHashable
  /// Whether it is one string, without a look of its own.
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

  /// What is written, and when it is to be looked at again; nil is never.
  func resolved(in surroundings: DateText.Surroundings) -> (text: Text, next: Date?) { write(surroundings) }

  static func == (left: Self, right: Self) -> Bool { left.source == right.source && left.style == right.style }
}

extension Text {
  /// A value that changes as time goes by, as a format style writes it: the text follows the window's clock. Mirrors SwiftUI's
  /// `init(_:format:)` for a `TimeDataSource`.
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F) where V == F.FormatInput, F.FormatOutput == String {
    self.init(.timed(TimedValue(source, format, isPlain: true) { Text(verbatim: $0) }))
  }

  /// A value that changes as time goes by, as a format style writes it with attributes. Mirrors SwiftUI's `init(_:format:)` for a
  /// `TimeDataSource`.
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == AttributedString {
    self.init(.timed(TimedValue(source, format, isPlain: false) { Text($0) }))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// A value that goes on following the clock.
  public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == String { appendInterpolation(Text(source, format: format)) }

  /// A value that goes on following the clock.
  public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == AttributedString { appendInterpolation(Text(source, format: format)) }
}
