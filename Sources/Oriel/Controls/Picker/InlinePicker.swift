import Foundation

/// The label and the choices as rows of the list around; elsewhere as a column of round buttons.
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
          .opacity(option.isChosen ? 1 : 0)
          .overlay { DashShape().stroke(.tint, style: DashShape.stroke).opacity(option.isMixed ? 1 : 0) }
          .frame(width: 13, height: 10)
          .accessibilityHidden(true)
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .disabled(option.choose == nil)
    .accessibilityAddTraits(option.isChosen ? .isSelected : [])
    .accessibilityRole(.option)
  }
}

/// A column of round buttons, its label before it.
struct RadioPicker<Label: View>: View {
  let label: Label
  let options: [PickerOption]
  @Environment(\.labelsAreHidden) private var labelsAreHidden
  @Environment(\.formHasColumns) private var formHasColumns

  init(label: Label, options: [PickerOption]) {
    self.label = label
    self.options = options
  }

  var body: some View {
    Group {
      if labelsAreHidden || Label.self == EmptyView.self {
        column.unseenLabel(label)
      } else if formHasColumns {
        FormColumnsRow(label: label, control: column)
      } else {
        HStack(alignment: .firstTextBaseline, spacing: 12) {
          label
          column
        }
      }
    }
    .accessibilityElement(children: .contain)
  }

  private var column: some View {
    VStack(alignment: .leading, spacing: 4) {
      ForEach(options) { option in
        Button {
          option.choose?()
        } label: {
          option.view
        }
        .buttonStyle(RadioButtonStyle(isChosen: option.isChosen, isMixed: option.isMixed))
        .disabled(option.choose == nil)
        .accessibilityAddTraits(option.isChosen ? .isSelected : [])
        .accessibilityRole(.option)
      }
    }
  }
}

private struct RadioButtonStyle: ButtonStyle {
  let isChosen: Bool
  let isMixed: Bool
  @Environment(\.isEnabled) private var isEnabled
  @State private var isHovered = false

  init(isChosen: Bool, isMixed: Bool) {
    self.isChosen = isChosen
    self.isMixed = isMixed
  }

  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 9) {
      Circle()
        .fill(isChosen || isMixed ? Color.accentColor : Color(.system(.fill)))
        .overlay { Circle().fill(Color.primary.opacity(configuration.isPressed ? 0.16 : isHovered && isEnabled ? 0.07 : 0)) }
        .overlay { if !isChosen, !isMixed { Circle().strokeBorder(Color(.system(.edge))) } }
        .overlay { if isChosen { Circle().fill(Color.white).frame(width: 7, height: 7) } }
        .overlay { if isMixed { DashShape().stroke(Color.white, style: DashShape.stroke).padding(5) } }
        .frame(width: 18, height: 18)
      configuration.label
    }
    .foregroundStyle(Color.primary)
    .padding(.vertical, 3)
    .opacity(isEnabled ? 1 : 0.5)
    .contentShape(Rectangle())
    .onHover { isHovered = $0 }
  }
}
