import Foundation

/// A link that shows the choice, to a screen with all of them.
struct LinkPicker<Label: View>: View {
  let label: Label
  let options: [PickerOption]

  var body: some View {
    NavigationLink {
      LinkPickerScreen(options: options).navigationTitle(Text(verbatim: ""))
    } label: {
      HStack(spacing: 8) {
        label
        Spacer(minLength: 8)
        if let chosen = options.first(where: \.isChosen) {
          chosen.view.foregroundStyle(Color.primary.opacity(0.6)).accessibilityTellsValue()
        }
      }
    }
  }
}

private struct LinkPickerScreen: View {
  let options: [PickerOption]
  @Environment(\.dismiss) private var dismiss

  init(options: [PickerOption]) { self.options = options }

  var body: some View {
    List {
      ForEach(options) { option in
        Button {
          option.choose?()
          dismiss()
        } label: {
          HStack(spacing: 8) {
            option.view.foregroundStyle(Color.primary).frame(maxWidth: .infinity, alignment: .leading)
            TickShape()
              .stroke(.tint, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
              .frame(width: 13, height: 10)
              .opacity(option.isChosen ? 1 : 0)
              .accessibilityHidden(true)
          }
          .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(option.isChosen ? .isSelected : [])
        .accessibilityRole(.option)
      }
    }
  }
}
