import SwiftUI

/// Date pickers in all styles, in several languages.
struct DatesDemo: View {
  @State private var departure = Calendar.current.date(from: DateComponents(year: 2026, month: 6, day: 18, hour: 9, minute: 41))!
  @State private var hasRange = false
  @State private var daysOff: Set<DateComponents> = Set([9, 10, 11, 26].map { DateComponents(year: 2026, month: 6, day: $0) })

  private var season: ClosedRange<Date> {
    let calendar = Calendar.current
    return calendar.date(from: DateComponents(year: 2026, month: 6, day: 8))!...calendar.date(
      from: DateComponents(year: 2026, month: 8, day: 31, hour: 20))!
  }

  var body: some View {
    PanelPage {
      PanelRow {
        PanelColumn {
          Panel("A calendar") {
            VStack(alignment: .leading, spacing: 12) {
              if hasRange {
                DatePicker("Departure", selection: $departure, in: season).datePickerStyle(.graphical)
              } else {
                DatePicker("Departure", selection: $departure).datePickerStyle(.graphical)
              }
              Toggle("Summer of 2026 only", isOn: $hasRange)
            }
            .panelWidth(300)
          }
          Panel("Several days") { MultiDatePicker("Days off", selection: $daysOff).panelWidth(300) }
        }
        PanelColumn {
          Panel("Compact") {
            VStack(spacing: 12) {
              DatePicker("Departure", selection: $departure)
              DatePicker("Day", selection: $departure, displayedComponents: .date)
              DatePicker("Time", selection: $departure, displayedComponents: .hourAndMinute)
              DatePicker("Disabled", selection: $departure, displayedComponents: .date).disabled(true)
            }
            .panelWidth(340)
          }
          Panel("Wheels, in German") {
            DatePicker("Abfahrt", selection: $departure, displayedComponents: .date)
              .datePickerStyle(.wheel)
              .labelsHidden()
              .environment(\.locale, Locale(identifier: "de_DE"))
              .panelWidth(340)
          }
        }
      }
    }
  }
}
