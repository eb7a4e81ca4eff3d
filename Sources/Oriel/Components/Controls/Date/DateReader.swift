import Foundation
import OrielModel

/// A view that provides its content with the selectable dates in the current environment.
struct DateReader<Content: View>: View {
  let minimum: Date?
  let maximum: Date?
  let content: (SelectableDates) -> Content
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  init(_ configuration: DatePickerStyleConfiguration, @ViewBuilder content: @escaping (SelectableDates) -> Content) {
    self.init(minimum: configuration.minimumDate, maximum: configuration.maximumDate, content: content)
  }

  init(minimum: Date?, maximum: Date?, @ViewBuilder content: @escaping (SelectableDates) -> Content) {
    self.minimum = minimum
    self.maximum = maximum
    self.content = content
  }

  var body: some View {
    content(SelectableDates(calendar: calendar, locale: locale, timeZone: timeZone, minimum: minimum, maximum: maximum))
  }
}
