import Foundation

// Foundation's `time: .shortened` formats the hour without a leading zero, even in locales that write one.

extension Date.FormatStyle {
  /// A format of the hour and the minute as the locale writes them.
  package var timeOfDay: Date.FormatStyle { hour().minute() }
}

extension Date.IntervalFormatStyle {
  /// A format of the hours and the minutes as the locale writes them.
  package var timeOfDay: Date.IntervalFormatStyle { hour().minute() }
}
