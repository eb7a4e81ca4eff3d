import Foundation
import OrielModel

/// A calendar in which the user selects several days. Mirrors SwiftUI's `MultiDatePicker`.
///
/// A press on a day selects or deselects it. Selected days have a calendar, an era, a year, a month and a day. Days that a program adds to
/// the selection require a year, a month and a day, and use the environment's calendar if they specify none. Days out of bounds can't be
/// pressed, and keep their state.
public struct MultiDatePicker<Label: View>: View {
  private let selection: Binding<Set<DateComponents>>
  private let minimum: Date?
  private let limit: Date?
  private let label: Label
  /// The day that was pressed last, or that has the keyboard focus.
  @State private var current: Date?

  private init(selection: Binding<Set<DateComponents>>, minimum: Date?, limit: Date?, label: Label) {
    self.selection = selection
    self.minimum = minimum
    self.limit = limit
    self.label = label
  }

  /// The last moment before the limit, which itself is out of bounds.
  private var maximum: Date? { limit.map { Date(timeIntervalSinceReferenceDate: $0.timeIntervalSinceReferenceDate.nextDown) } }

  public var body: some View {
    DateReader(minimum: minimum, maximum: maximum) { choice in
      let days = SelectedDays(choice: choice, selection: selection)
      MonthCalendar(
        choice: choice, selection: Binding(get: { current ?? days.first ?? choice.clamped(.now) }, set: { current = $0 }), several: days
      )
      .frame(minWidth: 264, maxWidth: .infinity)
      .accessibilityOnlyLabel(label)
      .accessibilityElement(children: .contain)
    }
  }
}

extension MultiDatePicker {
  /// Creates a calendar with a custom label.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection: selection, minimum: nil, limit: nil, label: label())
  }

  /// Creates a calendar with a range of dates and a custom label.
  public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
    self.init(selection: selection, minimum: bounds.lowerBound, limit: bounds.upperBound, label: label())
  }

  /// Creates a calendar with an earliest date and a custom label.
  public init(selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label) {
    self.init(selection: selection, minimum: bounds.lowerBound, limit: nil, label: label())
  }

  /// Creates a calendar with an exclusive latest date and a custom label.
  public init(selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label) {
    self.init(selection: selection, minimum: nil, limit: bounds.upperBound, label: label())
  }
}

extension MultiDatePicker where Label == Text {
  /// Creates a calendar with a localized title.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(titleKey) }
  }

  /// Creates a calendar with a localized title and a range of dates.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// Creates a calendar with a localized title and an earliest date.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// Creates a calendar with a localized title and an exclusive latest date.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// Creates a calendar with an unlocalized title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(title) }
  }

  /// Creates a calendar with an unlocalized title and a range of dates.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }

  /// Creates a calendar with an unlocalized title and an earliest date.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }

  /// Creates a calendar with an unlocalized title and an exclusive latest date.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }
}
