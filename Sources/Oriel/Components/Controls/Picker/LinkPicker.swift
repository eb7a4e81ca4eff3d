import Foundation

/// A navigation link that shows the selected option. It leads to a screen with all options, whose title is the label.
struct LinkPicker<Label: View>: View {
  let label: Label
  let options: [PickerOption]

  var body: some View {
    NavigationLink {
      if let title = LabelTexts.views(of: label).lazy.compactMap({ LabelTexts.text($0) }).first {
        screen.navigationTitle(title)
      } else {
        screen.toolbar { ToolbarItem(placement: .principal) { label.labelStyle(.titleOnly).font(.headline) } }
      }
    } label: {
      HStack(spacing: 8) {
        TitledLabel(label: label).showingSubtitles()
        Spacer(minLength: 8)
        if let chosen = options.first(where: \.isSelected) {
          chosen.view.foregroundStyle(Color.primary.opacity(0.6)).accessibilityLabelIsValue()
        }
      }
    }
  }

  private var screen: some View { LinkPickerScreen(options: options).navigationBarTitleDisplayMode(.inline) }
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
              .opacity(option.isSelected ? 1 : 0)
              .accessibilityHidden(true)
          }
          .contentShape(Rectangle())
        }
        .buttonStyle(OptionRowStyle())
        .accessibilityAddTraits(option.isSelected ? .isSelected : [])
        .accessibilityRole(.option)
      }
    }
  }
}
