import Foundation

/// A picker that shows its label and options as rows of the enclosing list. Outside a list, it is a column of radio buttons.
struct InlinePicker<Label: View>: View {
  let label: Label
  let options: [PickerOption]
  let isRow: Bool
  @Environment(\.labelsAreHidden) private var labelsAreHidden

  init(label: Label, options: [PickerOption], isRow: Bool) {
    self.label = label
    self.options = options
    self.isRow = isRow
  }

  var body: some View {
    if isRow {
      if !labelsAreHidden, Label.self != EmptyView.self { TitledLabel(label: label).showingSubtitles() }
      ForEach(options) { InlinePickerRow(option: $0) }
    } else {
      RadioPicker(label: label, options: options)
    }
  }
}

/// A style for an option that is a row. A press anywhere on the row selects the option.
struct OptionRowStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(isEnabled ? 1 : 0.5).modifier(RowButtonModifier(isPressed: configuration.isPressed))
  }
}

private struct InlinePickerRow: View {
  let option: PickerOption

  var body: some View {
    Button {
      option.choose?()
    } label: {
      HStack(spacing: 8) {
        option.view.foregroundStyle(Color.primary).frame(maxWidth: .infinity, alignment: .leading)
        TickShape()
          .stroke(.tint, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
          .opacity(option.isSelected ? 1 : 0)
          .overlay { DashShape().stroke(.tint, style: DashShape.stroke).opacity(option.isMixed ? 1 : 0) }
          .frame(width: 13, height: 10)
          .accessibilityHidden(true)
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(OptionRowStyle())
    .disabled(option.choose == nil)
    .accessibilityAddTraits(option.isSelected ? .isSelected : [])
    .accessibilityRole(.option)
  }
}
