import Foundation
import OrielModel

/// A date picker with buttons that show the date and the time, after the label.
struct CompactDatePicker: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.textIsLarge) private var textIsLarge
  @Environment(\.textScale) private var textScale

  init(configuration: DatePickerStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    let layout =
      textIsLarge
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 6)) : AnyLayout(HStackLayout(spacing: 6))
    DateReader(configuration) { choice in
      LabeledControl(label: configuration.label.accessibilityLabelsGroup()) {
        layout {
          if configuration.displayedComponents.contains(.date) {
            DateButton(text: choice.shortName(ofDay: configuration.selection)) {
              MonthCalendar(choice: choice, selection: configuration.$selection, takesFocus: true)
                .frame(width: 292 * MonthLayout.unit(textScale)).padding(14)
            }
          }
          if configuration.displayedComponents.contains(.hourAndMinute) {
            TimeButton(choice: choice, selection: configuration.$selection)
          }
        }
        .fixedSize(horizontal: !textIsLarge, vertical: true)
      }
      .accessibilityGroup()
      .accessibilityValue(Text(verbatim: parts(choice).joined(separator: ", ")))
    }
  }

  /// Returns descriptions of the displayed components.
  private func parts(_ choice: SelectableDates) -> [String] {
    let (date, components) = (configuration.selection, configuration.displayedComponents)
    return (components.contains(.date) ? [choice.shortName(ofDay: date)] : [])
      + (components.contains(.hourAndMinute) ? [choice.name(ofTime: date)] : [])
  }
}

/// A button that shows a time of day and opens wheels to change it.
struct TimeButton: View {
  let choice: SelectableDates
  let selection: Binding<Date>

  var body: some View {
    DateButton(text: choice.name(ofTime: selection.wrappedValue)) {
      TimeWheels(choice: choice, selection: selection).frame(width: choice.has24Hours ? 180 : 250).padding(14)
    }
  }
}

/// A button that shows the selection and opens a popover, also in narrow windows.
private struct DateButton<Panel: View>: View {
  let text: String
  @ViewBuilder let panel: () -> Panel
  @State private var isOpen = false

  init(text: String, @ViewBuilder panel: @escaping () -> Panel) {
    self.text = text
    self.panel = panel
  }

  var body: some View {
    Button {
      isOpen = true
    } label: {
      Text(verbatim: text).monospacedDigit()
    }
    .buttonStyle(DateButtonStyle(isOpen: isOpen))
    .popover(isPresented: $isOpen) { panel().presentationCompactAdaptation(.popover) }
  }
}

private struct DateButtonStyle: ButtonStyle {
  let isOpen: Bool
  @Environment(\.isEnabled) private var isEnabled
  @State private var isHovered = false

  init(isOpen: Bool) { self.isOpen = isOpen }

  func makeBody(configuration: Configuration) -> some View {
    let shape = RoundedRectangle(cornerRadius: 8)
    configuration.label
      .lineLimit(1)
      .minimumScaleFactor(0.5)
      .foregroundStyle(isOpen ? Color.accentText : Color.primary)
      .opacity(isEnabled ? 1 : 0.5)
      .padding(.horizontal, 12)
      .padding(.vertical, 7)
      .background(Color.primary.opacity(configuration.isPressed ? 0.12 : isHovered && isEnabled ? 0.05 : 0), in: shape)
      .background(Color(.system(.fill)).opacity(0.7), in: shape)
      .contentShape(shape)
      .onHover { isHovered = $0 }
  }
}
