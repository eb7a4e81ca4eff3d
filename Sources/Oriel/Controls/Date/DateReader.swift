import Foundation

/// Gives its content the dates that a picker offers in this environment.
struct DateReader<Content: View>: View {
  let configuration: DatePickerStyleConfiguration
  let content: (DateChoice) -> Content
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  init(_ configuration: DatePickerStyleConfiguration, @ViewBuilder content: @escaping (DateChoice) -> Content) {
    self.configuration = configuration
    self.content = content
  }

  var body: some View {
    content(
      DateChoice(
        calendar: calendar, locale: locale, timeZone: timeZone, minimum: configuration.minimumDate, maximum: configuration.maximumDate))
  }
}
