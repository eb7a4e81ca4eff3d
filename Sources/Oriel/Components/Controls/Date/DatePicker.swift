import Foundation

/// A control that selects a date, a time of day, or both. Mirrors SwiftUI's `DatePicker`.
///
/// The format and the order of the components follow the calendar, the locale and the time zone of the environment. Components that aren't
/// displayed keep their values, unless the date would be out of range. A date that is more than ten thousand years away is reported once,
/// and the nearest supported date is shown.
public struct DatePicker<Label: View>: View {
  /// The components that the user can select. Mirrors SwiftUI's `DatePicker.Components`.
  public typealias Components = DatePickerComponents

  private let selection: Binding<Date>
  private let minimum: Date?
  private let maximum: Date?
  private let components: Components
  private let label: Label
  @Environment(\.datePickerStyle) private var style

  private init(selection: Binding<Date>, minimum: Date?, maximum: Date?, components: Components, label: Label) {
    self.selection = selection
    self.minimum = minimum
    self.maximum = maximum
    self.components = components
    self.label = label
  }

  public var body: some View {
    style.body(
      DatePickerStyleConfiguration(
        label: .init(content: AnyView(label)), selection: countable, minimumDate: minimum?.countable("The first date of a DatePicker"),
        maximumDate: maximum?.countable("The last date of a DatePicker"), displayedComponents: components))
  }

  private var countable: Binding<Date> {
    Binding(get: { selection.wrappedValue.countable("The date of a DatePicker") }, set: { selection.wrappedValue = $0 })
  }
}

extension DatePicker {
  /// Creates a date picker with a custom label.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, minimum: nil, maximum: nil, components: displayedComponents, label: label())
  }

  /// Creates a date picker with a range of dates and a custom label.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, minimum: range.lowerBound, maximum: range.upperBound, components: displayedComponents, label: label())
  }

  /// Creates a date picker with an earliest date and a custom label.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, minimum: range.lowerBound, maximum: nil, components: displayedComponents, label: label())
  }

  /// Creates a date picker with a latest date and a custom label.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, minimum: nil, maximum: range.upperBound, components: displayedComponents, label: label())
  }
}
