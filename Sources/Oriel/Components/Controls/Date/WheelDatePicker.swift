import Foundation
import OrielModel

/// A date picker with a wheel for each component of the date and the time, in the order of the locale.
struct WheelDatePicker: View {
  let configuration: DatePickerStyleConfiguration

  var body: some View {
    DateReader(configuration) { choice in
      LabeledControl(label: configuration.label.accessibilityLabelsGroup()) {
        let hasTime = configuration.displayedComponents.contains(.hourAndMinute)
        HStack(spacing: 4) {
          if configuration.displayedComponents.contains(.date) {
            DayWheels(choice: choice, selection: configuration.$selection, isNarrow: hasTime)
          }
          if hasTime {
            // The minimum width lets all wheels fit side by side on a phone.
            TimeWheels(choice: choice, selection: configuration.$selection).frame(minWidth: choice.has24Hours ? 90 : 135)
          }
        }
      }
      .accessibilityGroup()
    }
  }
}

/// A wheel of numbers with names.
private struct NumberWheel: View {
  let title: BuiltInText
  let range: Range<Int>
  let value: Binding<Int>
  let name: (Int) -> String

  var body: some View {
    Picker(.own(title), selection: value) {
      ForEach(range, id: \.self) { number in Text(verbatim: name(number)).monospacedDigit().minimumScaleFactor(0.6) }
    }
    .pickerStyle(.wheel)
    .labelsHidden()
    // Up to three date wheels are side by side.
    .partLook { $0.limitText(to: .xxLarge) }
  }
}

/// Wheels for the day, the month and the year.
struct DayWheels: View {
  let choice: SelectableDates
  let selection: Binding<Date>
  /// Indicates whether there is a wheel for the day.
  var hasDay = true
  /// Indicates whether there are other wheels beside these.
  var isNarrow = false

  private func part(_ component: Calendar.Component) -> Binding<Int> {
    Binding(
      get: { choice.calendar.component(component, from: selection.wrappedValue) },
      set: { selection.wrappedValue = choice.date(selection.wrappedValue, setting: component, to: $0) })
  }

  private var years: Range<Int> {
    let calendar = choice.calendar
    let year = calendar.component(.year, from: selection.wrappedValue)
    let first = choice.minimum.map { calendar.component(.year, from: $0) } ?? max(1, min(year - 50, 1900))
    let last = choice.maximum.map { calendar.component(.year, from: $0) } ?? max(year + 50, 2100)
    // A wheel builds all of its rows. The range is limited, and moves with the date.
    return max(min(first, year), year - 500)..<min(max(last, year), year + 500) + 1
  }

  var body: some View {
    let calendar = choice.calendar
    HStack(spacing: 0) {
      ForEach(choice.order.filter { hasDay || $0 != .day }, id: \.self) { component in
        switch component {
        case .day:
          NumberWheel(
            title: .day, range: calendar.range(of: .day, in: .month, for: selection.wrappedValue) ?? 1..<32, value: part(.day),
            name: { choice.name(ofNumber: $0) }
          )
          .frame(minWidth: isNarrow ? 36 : 50, idealWidth: 56, maxWidth: 70)
        case .month:
          let names = isNarrow ? calendar.shortStandaloneMonthSymbols : calendar.standaloneMonthSymbols
          NumberWheel(
            title: .month, range: choice.months(inYearOf: selection.wrappedValue), value: part(.month), name: { names[$0 - 1] }
          )
          .frame(minWidth: isNarrow ? 52 : 110, idealWidth: isNarrow ? 60 : 130, maxWidth: 160)
        default:
          NumberWheel(title: .year, range: years, value: part(.year), name: { choice.name(ofNumber: $0) })
            .frame(minWidth: isNarrow ? 56 : 66, idealWidth: 72, maxWidth: 90)
        }
      }
    }
  }
}

/// Wheels for the hour and the minute, and for AM and PM if the locale uses them.
struct TimeWheels: View {
  let choice: SelectableDates
  let selection: Binding<Date>
  @Environment(\.layoutDirection) private var layoutDirection

  init(choice: SelectableDates, selection: Binding<Date>) {
    self.choice = choice
    self.selection = selection
  }

  private var hour: Binding<Int> {
    Binding(
      get: { choice.calendar.component(.hour, from: selection.wrappedValue) },
      set: { selection.wrappedValue = choice.date(selection.wrappedValue, setting: .hour, to: $0) })
  }

  var body: some View {
    HStack(spacing: 0) {
      // The hour is to the left of the minute in every layout direction, as in a written time.
      if layoutDirection == .leftToRight { hourWheel.accessibilitySortPriority(1) }
      minuteWheel
      if layoutDirection == .rightToLeft { hourWheel.accessibilitySortPriority(1) }
      if !choice.has24Hours {
        NumberWheel(
          title: .halfOfDay, range: 0..<2,
          value: Binding(
            get: { hour.wrappedValue / 12 }, set: { hour.wrappedValue = hour.wrappedValue % 12 + 12 * $0 }),
          name: { $0 == 0 ? choice.calendar.amSymbol : choice.calendar.pmSymbol }
        )
        .accessibilitySortPriority(-1)
      }
    }
  }

  @ViewBuilder private var hourWheel: some View {
    if choice.has24Hours {
      NumberWheel(title: .hour, range: 0..<24, value: hour, name: padded)
    } else {
      let half = hour.wrappedValue / 12
      NumberWheel(
        title: .hour, range: 0..<12,
        value: Binding(get: { hour.wrappedValue % 12 }, set: { hour.wrappedValue = half * 12 + $0 }),
        name: { choice.name(ofNumber: $0 == 0 ? 12 : $0) })
    }
  }

  private var minuteWheel: some View {
    NumberWheel(
      title: .minute, range: 0..<60,
      value: Binding(
        get: { choice.calendar.component(.minute, from: selection.wrappedValue) },
        set: { selection.wrappedValue = choice.date(selection.wrappedValue, setting: .minute, to: $0) }), name: padded)
  }

  private func padded(_ number: Int) -> String { choice.name(ofNumber: number, digits: 2) }
}
