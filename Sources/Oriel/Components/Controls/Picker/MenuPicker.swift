import Foundation

/// A button that shows the selected option and opens a menu of all options. In a list or a form, it follows its label; elsewhere, the label
/// is for accessibility only.
struct MenuPicker<Label: View>: View {
  let label: Label
  let options: [PickerOption]
  let isRow: Bool
  @State private var isOpen = false
  @Environment(\.formHasColumns) private var formHasColumns

  init(label: Label, options: [PickerOption], isRow: Bool) {
    self.label = label
    self.options = options
    self.isRow = isRow
  }

  var body: some View {
    Group {
      if isRow || formHasColumns, Label.self != EmptyView.self {
        LabeledControl(label: TitledLabel(label: label).showingSubtitles()) { button }
      } else {
        button.accessibilityOnlyLabel(label)
      }
    }
    .accessibilityElement(children: .combine)
    .accessibilityRemoveTraits(.isStaticText)
    .accessibilityAddTraits(.isButton)
    .accessibilityRole(.choice)
  }

  private var button: some View {
    Button {
      isOpen = true
    } label: {
      HStack(spacing: 7) {
        if let chosen = options.first(where: \.isSelected) {
          chosen.view.accessibilityLabelIsValue()
        } else {
          Text(verbatim: options.contains(where: \.isMixed) ? "–" : " ")
        }
        PickerArrows()
      }
    }
    .buttonStyle(MenuPickerButtonStyle(isRow: isRow))
    .menu(isPresented: $isOpen) { MenuPickerRows(options: options) }
  }
}

/// The options as entries of a menu.
struct MenuPickerRows: View {
  let options: [PickerOption]

  var body: some View {
    ForEach(options) { option in
      if option.hasDividerBefore { Divider() }
      if let heading = option.heading { MenuNote(content: heading).layoutValue(key: IsMenuHeaderKey.self, value: true) }
      Button {
        option.choose?()
      } label: {
        option.view
      }
      .buttonStyle(MenuItemButtonStyle(isSelected: option.isSelected, isMixed: option.isMixed))
      .disabled(option.choose == nil)
      .accessibilityAddTraits(option.isSelected ? .isSelected : [])
      .accessibilityRole(.option)
    }
  }
}

/// A picker among the entries of a menu: a section or, with the menu style, a submenu.
struct MenuPickerSection<Label: View>: View {
  let label: Label
  let options: [PickerOption]
  let form: _PickerForm
  @Environment(\.labelsAreHidden) private var labelsAreHidden

  init(label: Label, options: [PickerOption], form: _PickerForm) {
    self.label = label
    self.options = options
    self.form = form
  }

  var body: some View {
    if form == .menu {
      Submenu(label: label, content: MenuPickerRows(options: options))
    } else {
      Section {
        MenuPickerRows(options: options)
      } header: {
        if form == .inline, !labelsAreHidden { label }
      }
    }
  }
}

private struct MenuPickerButtonStyle: ButtonStyle {
  let isRow: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.textIsLarge) private var textIsLarge
  @State private var isHovered = false

  init(isRow: Bool) { self.isRow = isRow }

  func makeBody(configuration: Configuration) -> some View {
    let shape = RoundedRectangle(cornerRadius: 8)
    let light = configuration.isPressed ? 0.12 : isHovered && isEnabled ? 0.05 : 0
    // Below its label, the button has the whole row, and is aligned with the leading edge of the label.
    let isBelow = isRow && textIsLarge
    configuration.label
      .lineLimit(textIsLarge ? nil : 1)
      .foregroundStyle(isRow ? Self.quiet : .primary)
      .opacity(isEnabled ? 1 : 0.5)
      .padding(.horizontal, isRow ? 8 : 12)
      .padding(.vertical, isRow ? 4 : 7)
      .background(Color.primary.opacity(light), in: shape)
      .background(Color(.system(.fill)).opacity(isRow ? 0 : 0.7), in: shape)
      .padding(isBelow ? .leading : .trailing, isRow ? -8 : 0)
      .contentShape(shape)
      .onHover { isHovered = $0 }
  }

  /// A color with sufficient contrast for text.
  private static let quiet = Color(.adaptive(light: Color(white: 0.36), dark: Color(white: 0.72)))
}

/// An arrow that points up above one that points down.
private struct PickerArrows: View {
  /// The scaled length of one point at the default text size.
  @ScaledMetric private var unit: CGFloat = 1

  var body: some View {
    VStack(spacing: 3 * unit) {
      arrow.rotationEffect(.degrees(180))
      arrow
    }
    .opacity(0.75)
    .accessibilityHidden(true)
  }

  private var arrow: some View {
    ChevronShape()
      .stroke(style: StrokeStyle(lineWidth: 1.5 * unit, lineCap: .round, lineJoin: .round))
      .frame(width: 7 * unit, height: 3.5 * unit)
  }
}
