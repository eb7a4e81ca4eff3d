import Foundation

/// A picker with radio buttons in a column or a row after the label.
struct RadioPicker<Label: View>: View {
  let label: Label
  let options: [PickerOption]
  @Environment(\.labelsAreHidden) private var labelsAreHidden
  @Environment(\.formHasColumns) private var formHasColumns
  @Environment(\.textIsLarge) private var textIsLarge
  @Environment(\.radioGroupIsHorizontal) private var isHorizontal

  init(label: Label, options: [PickerOption]) {
    self.label = label
    self.options = options
  }

  var body: some View {
    Group {
      if labelsAreHidden || Label.self == EmptyView.self {
        buttons.accessibilityOnlyLabel(name)
      } else if formHasColumns {
        FormColumnsRow(label: name, control: buttons)
      } else {
        let layout =
          textIsLarge
          ? AnyLayout(VStackLayout(alignment: .leading, spacing: 6)) : AnyLayout(HStackLayout(alignment: .firstTextBaseline, spacing: 12))
        layout {
          name
          buttons
        }
      }
    }
    .accessibilityGroup()
  }

  private var name: some View { label.accessibilityLabelsGroup() }

  private var buttons: some View {
    let layout =
      isHorizontal
      ? AnyLayout(HStackLayout(alignment: .firstTextBaseline, spacing: 16)) : AnyLayout(VStackLayout(alignment: .leading, spacing: 4))
    return layout {
      ForEach(options) { option in
        Button {
          option.choose?()
        } label: {
          option.view
        }
        .buttonStyle(RadioButtonStyle(isSelected: option.isSelected, isMixed: option.isMixed))
        .disabled(option.choose == nil)
        .accessibilityAddTraits(option.isSelected ? .isSelected : [])
        .accessibilityRole(.option)
      }
    }
  }
}

private struct RadioButtonStyle: ButtonStyle {
  let isSelected: Bool
  let isMixed: Bool
  @Environment(\.isEnabled) private var isEnabled
  @State private var isHovered = false

  init(isSelected: Bool, isMixed: Bool) {
    self.isSelected = isSelected
    self.isMixed = isMixed
  }

  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 9) {
      Circle()
        .fill(isSelected || isMixed ? Color.accentColor : Color(.system(.fill)))
        .overlay { Circle().fill(Color.primary.opacity(configuration.isPressed ? 0.16 : isHovered && isEnabled ? 0.07 : 0)) }
        .overlay { if !isSelected, !isMixed { Circle().strokeBorder(Color(.system(.edge))) } }
        .overlay { if isSelected { Circle().fill(Color.white).frame(width: 7, height: 7) } }
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

private enum RadioGroupIsHorizontalKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  var radioGroupIsHorizontal: Bool {
    get { self[RadioGroupIsHorizontalKey.self] }
    set { self[RadioGroupIsHorizontalKey.self] = newValue }
  }
}

extension View {
  /// Arranges the buttons of radio group pickers in the view horizontally. Mirrors SwiftUI's `horizontalRadioGroupLayout()`.
  nonisolated public func horizontalRadioGroupLayout() -> some View { environment(\.radioGroupIsHorizontal, true) }
}
