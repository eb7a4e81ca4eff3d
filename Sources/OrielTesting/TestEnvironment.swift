import Foundation
import Oriel

/// The environment values that depend on the user and the system. They are the same on every machine.
struct TestEnvironment {
  var locale: Locale
  var dynamicTypeSize: DynamicTypeSize
  var timeZone: TimeZone
  /// The calendar, or `nil` for the calendar of the locale.
  var calendar: Calendar?
  /// The store of `AppStorage` and `SceneStorage`.
  let defaults: UserDefaults

  func apply(to environment: inout EnvironmentValues) {
    environment.locale = locale
    environment.dynamicTypeSize = dynamicTypeSize
    environment.timeZone = timeZone
    environment.defaultAppStorage = defaults
    environment.calendar = calendar ?? ownCalendar
  }

  private var ownCalendar: Calendar {
    var calendar = locale.calendar
    // The calendar adopts the first weekday of the locale.
    calendar.locale = locale
    calendar.timeZone = timeZone
    return calendar
  }
}
