import Foundation
import OrielModel

/// A calendar of one month in rows of weeks, or wheels for the month and the year in its place. The arrow keys move the selected day, and
/// Page Up and Page Down move the month.
///
/// If several days can be selected, `selection` is the day with the keyboard focus, and Space and Return select or deselect it.
struct MonthCalendar: View {
  let choice: SelectableDates
  let selection: Binding<Date>
  let several: SelectedDays?
  /// Indicates whether the calendar takes the focus when it appears, as in a popover.
  let takesFocus: Bool
  /// The start of the month that the user has navigated to, or `nil` for the month of the selection.
  @State private var displayedMonth: Date?
  @State private var showsWheels = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.textScale) private var textScale
  @FocusState private var hasFocus: Bool

  init(choice: SelectableDates, selection: Binding<Date>, several: SelectedDays? = nil, takesFocus: Bool = false) {
    self.choice = choice
    self.selection = selection
    self.several = several
    self.takesFocus = takesFocus
  }

  private var month: Date { displayedMonth ?? choice.month(of: selection.wrappedValue) }

  /// A binding for the wheels: the selection, or its day in the month that the user has navigated to.
  private var turned: Binding<Date> {
    Binding(
      get: { displayedMonth.map { choice.date(selection.wrappedValue, inMonth: $0) } ?? selection.wrappedValue },
      set: { choose($0) })
  }

  private func choose(_ date: Date) {
    displayedMonth = nil
    // If several days can be selected, the calendar stays at the day that was pressed, selected or not.
    if several != nil || date != selection.wrappedValue { selection.wrappedValue = date }
  }

  private func handle(_ key: KeyEquivalent) -> KeyPress.Result {
    let forwards = layoutDirection == .leftToRight ? 1 : -1
    let week = choice.weekdays.count
    let date: Date?
    switch key {
    case .leftArrow: date = choice.date(selection.wrappedValue, movedBy: -forwards)
    case .rightArrow: date = choice.date(selection.wrappedValue, movedBy: forwards)
    case .upArrow: date = choice.date(selection.wrappedValue, movedBy: -week)
    case .downArrow: date = choice.date(selection.wrappedValue, movedBy: week)
    case .pageUp: date = monthly(-1)
    case .pageDown: date = monthly(1)
    case .space, .return:
      guard let several else { return .ignored }
      several.toggle(selection.wrappedValue)
      date = nil
    default: return .ignored
    }
    if let date { choose(date) }
    return .handled
  }

  private func monthly(_ months: Int) -> Date? {
    choice.calendar.date(byAdding: .month, value: months, to: selection.wrappedValue).map(choice.clamped)
  }

  var body: some View {
    VStack(spacing: 6) {
      HStack(spacing: 4) {
        MonthButton(title: choice.name(ofMonth: month), showsWheels: $showsWheels)
        Spacer(minLength: 8)
        if !showsWheels {
          turnButton(by: -1)
          turnButton(by: 1)
        }
      }
      if showsWheels {
        DayWheels(choice: choice, selection: turned, hasDay: false)
          .frame(maxWidth: .infinity)
          .frame(height: MonthLayout.height * unit)
      } else {
        days
      }
    }
    .opacity(isEnabled ? 1 : 0.5)
    // Seven columns have no space for larger text.
    .partLook { $0.limitText(to: .xxLarge) }
    .onChange(of: selection.wrappedValue) { displayedMonth = nil }
  }

  private var unit: CGFloat { MonthLayout.unit(textScale) }

  private var days: some View {
    MonthLayout(columns: choice.weekdays.count, unit: unit) {
      ForEach(Array(choice.weekdays.enumerated()), id: \.offset) { _, name in
        Text(verbatim: name)
          .font(.system(size: 12, weight: .medium))
          .foregroundStyle(Color.quiet)
          .lineLimit(1)
          .minimumScaleFactor(0.7)
          .accessibilityHidden(true)
      }
      ForEach(Array(choice.days(ofMonth: month).enumerated()), id: \.offset) { _, day in
        if let day { cell(day) } else { Color.clear.accessibilityHidden(true) }
      }
    }
    .focusable(isEnabled)
    .focused($hasFocus)
    .onAppear { if takesFocus { hasFocus = true } }
    .onKeyPress(keys: [.leftArrow, .rightArrow, .upArrow, .downArrow, .pageUp, .pageDown, .space, .return]) { handle($0.key) }
    .accessibilityElement(children: .contain)
  }

  private func cell(_ day: Date) -> some View {
    let calendar = choice.calendar
    let isSelection = calendar.isDate(day, inSameDayAs: selection.wrappedValue)
    let isSelected = several.map { $0.contains(day) } ?? isSelection
    return DayCell(
      number: choice.name(ofNumber: calendar.component(.day, from: day)), name: choice.longName(ofDay: day),
      isSelected: isSelected, isToday: calendar.isDateInToday(day),
      canChoose: choice.canChoose(day: day), diameter: 34 * unit
    ) {
      several?.toggle(day)
      choose(choice.date(selection.wrappedValue, onDay: day))
    }
    .overlay {
      if several != nil, hasFocus, isSelection {
        Circle().strokeBorder(isSelected ? Color.white : Color.accentText, lineWidth: 2).frame(width: (isSelected ? 30 : 34) * unit)
      }
    }
  }

  private func turnButton(by months: Int) -> some View {
    let next = choice.month(month, movedBy: months)
    return Button {
      displayedMonth = next
    } label: {
      NavigationChevron(pointsBack: months < 0)
        .stroke(style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
        .frame(width: 6.5, height: 12)
        .frame(width: 34, height: CalendarButtonStyle.height)
    }
    .buttonStyle(CalendarButtonStyle(disabledOpacity: 0.3))
    .accessibilityLabel(Text(.own(months < 0 ? .previousMonth : .nextMonth)))
    .disabled(!choice.hasDays(inMonth: next))
  }
}

/// A button with the name of a month and its year. A press switches between wheels for both and the days.
private struct MonthButton: View {
  let title: String
  @Binding var showsWheels: Bool

  var body: some View {
    Button {
      showsWheels.toggle()
    } label: {
      HStack(spacing: 6) {
        Text(verbatim: title)
          .font(.headline)
          .lineLimit(1)
          .minimumScaleFactor(0.7)
          .foregroundStyle(showsWheels ? Color.accentText : Color.primary)
        DisclosureArrow(isExpanded: showsWheels, isTinted: true).animation(.easeOut(duration: 0.2), value: showsWheels)
      }
      .padding(.horizontal, 6)
      .frame(minHeight: CalendarButtonStyle.height)
    }
    // A disabled calendar dims all of its content.
    .buttonStyle(CalendarButtonStyle(disabledOpacity: 1))
    .padding(.horizontal, -6)
    .modifier(ExpansionModifier(isExpanded: showsWheels))
  }
}

private struct CalendarButtonStyle: ButtonStyle {
  static let height: CGFloat = 30

  let disabledOpacity: Double
  @Environment(\.isEnabled) private var isEnabled
  @State private var isHovered = false

  init(disabledOpacity: Double) { self.disabledOpacity = disabledOpacity }

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(Color.primary)
      .opacity(isEnabled ? 1 : disabledOpacity)
      .background(
        Color.primary.opacity(configuration.isPressed ? 0.12 : isHovered && isEnabled ? 0.06 : 0), in: RoundedRectangle(cornerRadius: 8)
      )
      .contentShape(Rectangle())
      .onHover { isHovered = $0 }
  }
}

/// A cell for a day: a number, in a disc if it is selected, and in the tint color if it is today.
private struct DayCell: View {
  let number: String
  let name: String
  let isSelected: Bool
  let isToday: Bool
  let canChoose: Bool
  let diameter: CGFloat
  let choose: () -> Void
  @State private var isHovered = false
  @Environment(\.isEnabled) private var isEnabled

  init(
    number: String, name: String, isSelected: Bool, isToday: Bool, canChoose: Bool, diameter: CGFloat, choose: @escaping () -> Void
  ) {
    self.number = number
    self.name = name
    self.isSelected = isSelected
    self.isToday = isToday
    self.canChoose = canChoose
    self.diameter = diameter
    self.choose = choose
  }

  var body: some View {
    Text(verbatim: number)
      .font(.system(size: 15, weight: isSelected || isToday ? .semibold : .regular))
      .monospacedDigit()
      .foregroundStyle(isSelected ? Color.white : isToday ? Color.accentText : Color.primary)
      .opacity(canChoose ? 1 : 0.35)
      .frame(width: diameter, height: diameter)
      .background(isSelected ? Color.accentFill : Color.primary.opacity(isHovered && canChoose && isEnabled ? 0.07 : 0), in: Circle())
      .frame(maxWidth: .infinity)
      .contentShape(Rectangle())
      .onHover { isHovered = $0 }
      .onTapGesture { if canChoose { choose() } }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(Text(verbatim: name))
      .accessibilityAddTraits(isSelected ? [.isButton, .isSelected] : .isButton)
      .accessibilityAction { if canChoose { choose() } }
      .disabled(!canChoose)
  }
}

/// A layout with a row of names above rows of days. The number of rows is always six, so that another month doesn't change the layout.
nonisolated struct MonthLayout: Layout {
  let columns: Int
  /// The factor of all heights, relative to text of the default size.
  let unit: CGFloat
  private static let nameHeight: CGFloat = 24
  private static let rowHeight: CGFloat = 36
  private static let rows = 6
  /// The height with text of the default size.
  static let height = nameHeight + CGFloat(rows) * rowHeight

  /// Returns the factor of the heights for the desktop environment's text scaling, limited to the range that a calendar supports.
  static func unit(_ textScale: Double) -> CGFloat { min(max(1, textScale), 21.0 / 17) }

  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize {
    let width = proposal.width.map { $0.isFinite ? max($0, 0) : 264 } ?? 264
    return CGSize(width: width, height: Self.height * unit)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) {
    let width = bounds.width / CGFloat(columns)
    for (index, view) in subviews.enumerated() {
      let (row, column) = (index / columns, index % columns)
      let height = (row == 0 ? Self.nameHeight : Self.rowHeight) * unit
      let y = row == 0 ? 0 : (Self.nameHeight + CGFloat(row - 1) * Self.rowHeight) * unit
      view.place(
        at: CGPoint(x: bounds.minX + width * (CGFloat(column) + 0.5), y: bounds.minY + y + height / 2), anchor: .center,
        proposal: ProposedViewSize(width: width, height: height))
    }
  }
}
