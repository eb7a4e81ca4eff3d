import Foundation
import OrielModel

/// A date picker with a calendar above the time, which fills the proposed width.
struct GraphicalDatePicker: View {
  let configuration: DatePickerStyleConfiguration

  var body: some View {
    DateReader(configuration) { choice in
      VStack(alignment: .leading, spacing: 10) {
        if configuration.displayedComponents.contains(.date) {
          MonthCalendar(choice: choice, selection: configuration.$selection)
        }
        if configuration.displayedComponents.contains(.hourAndMinute) {
          HStack {
            Text(.own(.time)).font(.headline)
            Spacer(minLength: 8)
            TimeButton(choice: choice, selection: configuration.$selection)
          }
        }
      }
      .frame(minWidth: 264, maxWidth: .infinity)
      .accessibilityOnlyLabel(configuration.label.accessibilityLabelsGroup())
      .accessibilityGroup()
    }
  }
}
