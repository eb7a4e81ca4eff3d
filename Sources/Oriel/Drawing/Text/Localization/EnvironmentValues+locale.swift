import Foundation

private enum LocaleKey: EnvironmentKey { static var defaultValue: Locale { .user } }
private enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar { UserLanguage.current.calendar } }
private enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }

extension Locale {
  /// The locale with another clock.
  func withHours(_ cycle: HourCycle) -> Locale {
    var components = Components(locale: self)
    components.hourCycle = cycle
    return Locale(components: components)
  }
}

extension EnvironmentValues {
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}
