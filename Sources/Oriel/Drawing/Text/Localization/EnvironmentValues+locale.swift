import Foundation

private enum LocaleKey: EnvironmentKey { static var defaultValue: Locale { .user } }
private enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar { UserLanguage.current.calendar } }
private enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }

extension Locale {
  /// Returns the locale with another hour cycle.
  func withHours(_ cycle: HourCycle) -> Locale {
    var components = Components(locale: self)
    components.hourCycle = cycle
    return Locale(components: components)
  }
}

extension EnvironmentValues {
  /// The locale of the view, which is the user's by default. Mirrors SwiftUI's `locale`.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The calendar of the view, which is the user's by default. Mirrors SwiftUI's `calendar`.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone of the view, which is the system's by default. Mirrors SwiftUI's `timeZone`.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}
