import Foundation

// In `time: .shortened` Foundation asks for an hour without a zero before it, also where the locale writes one.

extension Date.FormatStyle {
  /// The hour and the minute, as the locale writes them.
  package var timeOfDay: Date.FormatStyle { hour().minute() }
}

extension Date.IntervalFormatStyle {
  /// The hours and the minutes, as the locale writes them.
  package var timeOfDay: Date.IntervalFormatStyle { hour().minute() }
}
