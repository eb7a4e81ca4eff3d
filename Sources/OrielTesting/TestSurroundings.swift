import Foundation
import Oriel

/// What a test's views are told of the user, the same on every machine.
struct TestSurroundings {
  var locale: Locale
  var dynamicTypeSize: DynamicTypeSize
  var timeZone: TimeZone
  /// Nil for the locale's own.
  var calendar: Calendar?
  /// Where `AppStorage` and `SceneStorage` have their values.
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
    // With the locale comes its first day of the week.
    calendar.locale = locale
    calendar.timeZone = timeZone
    return calendar
  }
}
