import Foundation

/// Controls side by side in one frame, with a gap of one point between them.
struct JoinedControls<Content: View>: View {
  let content: Content

  init(content: Content) { self.content = content }

  var body: some View {
    HStack(spacing: 1) { content }
      .buttonStyle(JoinedButtonStyle(isOn: nil))
      .toggleStyle(JoinedToggleStyle())
      .clipShape(RoundedRectangle(cornerRadius: 8))
      .accessibilityElement(children: .contain)
  }
}

/// The controls of a group as one row of a menu.
struct ControlGroupPalette<Content: View>: View {
  let content: Content

  init(content: Content) { self.content = content }

  var body: some View {
    HStack(spacing: 4) { content }
      .buttonStyle(PaletteButtonStyle())
      .toggleStyle(JoinedToggleStyle())
      .labelStyle(.iconOnly)
      .foregroundStyle(Color.primary)
      .padding(.horizontal, 4)
      .padding(.vertical, 2)
      .accessibilityElement(children: .contain)
      .layoutValue(key: IncludesMenuEntryInsetsKey.self, value: true)
  }
}

/// The style of a control in a group. `isOn` is `nil` for a control without a selection state.
private struct JoinedButtonStyle: ButtonStyle {
  let isOn: Bool?
  @Environment(\.isEnabled) private var isEnabled
  @State private var isHovered = false

  init(isOn: Bool?) { self.isOn = isOn }

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .lineLimit(1)
      .minimumScaleFactor(0.5)
      .labelForeground(configuration.role == .destructive ? .destructiveText : .primary)
      .opacity(isEnabled ? 1 : 0.4)
      .padding(.horizontal, 14)
      .frame(minWidth: 42, minHeight: 34)
      .background(Color.accentColor.opacity(isOn == true ? 0.2 : 0))
      .background(Color.primary.opacity(configuration.isPressed ? 0.12 : isHovered && isEnabled ? 0.05 : 0))
      .background(Color(.system(.fill)).opacity(0.7))
      .contentShape(Rectangle())
      .onHover { isHovered = $0 }
  }

}

private struct JoinedToggleStyle: ToggleStyle {
  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View {
    Button(action: { configuration.isOn.toggle() }, label: { configuration.label })
      .buttonStyle(JoinedButtonStyle(isOn: configuration.isOn))
  }
}

/// The style of a button in a group in a menu. The button closes the menu, as other entries do.
private struct PaletteButtonStyle: PrimitiveButtonStyle {
  @Environment(\.menuContext) private var context
  @Environment(\.menuActionDismissBehavior) private var dismissBehavior

  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View {
    Button(role: configuration.role) {
      configuration.trigger()
      if dismissBehavior != .disabled { context?.close() }
    } label: {
      configuration.label.frame(maxWidth: .infinity)
    }
    .buttonStyle(PaletteLook())
  }
}

private struct PaletteLook: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  @State private var isHovered = false

  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(Color.primary)
      .opacity(isEnabled ? 1 : 0.4)
      .padding(.horizontal, 10)
      .frame(minWidth: 40, minHeight: 36)
      .background(
        Color.primary.opacity(configuration.isPressed ? 0.14 : isHovered && isEnabled ? 0.08 : 0), in: RoundedRectangle(cornerRadius: 6)
      )
      .contentShape(Rectangle())
      .onHover { isHovered = $0 }
  }
}
