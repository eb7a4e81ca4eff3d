import Foundation
import OrielModel

/// The metrics of alerts and lists of choices, in points.
enum AlertMetrics {
  static let width = PresentationSpace.alertWidth
  static let padding: CGFloat = 16
  static let gap: CGFloat = 8
  static let buttonHeight: CGFloat = 44

  /// Returns the width available for the content of an alert of the given width.
  static func inner(_ width: CGFloat) -> CGFloat { max(0, width - 2 * padding) }
}

/// The content of an alert or a list of choices: a title, a message, and actions.
struct AlertPanel<Actions: View, Message: View>: View {
  enum Style { case alert, choices }

  let style: Style
  let title: Text?
  /// Indicates whether the panel adds a cancel button if `actions` has none.
  let addsCancel: Bool
  let actions: Actions
  let message: Message
  @State private var buttons: [AlertButtonEntry] = []
  @Environment(\.dismiss) private var dismiss
  @Environment(\.dialogOptions) private var look

  init(_ style: Style, title: Text?, addsCancel: Bool, actions: Actions, message: Message) {
    self.style = style
    self.title = title
    self.addsCancel = addsCancel
    self.actions = actions
    self.message = message
  }

  var body: some View {
    let chosen = AlertButtonEntry.defaultID(of: buttons)
    AlertForm(arrangesAsChoices: style == .choices) {
      if style == .choices { ChoicesBackground().layoutValue(key: AlertPart.self, value: .panel) }
      VStack(spacing: 4) {
        if style == .alert { DialogIcon(look: look) }
        title?.font(style == .alert ? .headline : .subheadline.weight(.semibold))
          .foregroundStyle(style == .alert ? Color.primary : Color.secondary)
          .accessibilityAddTraits(.isHeader)
        message.font(style == .alert ? .subheadline : .footnote).foregroundStyle(style == .alert ? Color.primary : Color.secondary)
      }
      .multilineTextAlignment(.center)
      .frame(maxWidth: .infinity)
      .layoutValue(key: AlertPart.self, value: .text)
      if let suppression = look.suppression { Toggle(isOn: suppression.isOn) { suppression.label }.toggleStyle(.checkbox) }
      Group {
        actions
        if addsCancel ? !buttons.contains(where: { $0.role?.leaves == true }) : buttons.isEmpty { ownButton }
      }
      .buttonStyle(AlertButtonStyle())
      .textFieldStyle(.roundedBorder)
      .environment(\.alertDefaultButton, chosen)
      .environment(\.alertIsChoices, style == .choices)
    }
    .onSubmit { if let chosen { buttons.first { $0.id == chosen }?.id.press() } else { dismiss() } }
    .onPreferenceChange(AlertButtonsKey.self) { buttons = $0 }
  }

  /// The panel's own button: OK for an alert without actions, and Cancel for choices without a cancel button.
  @ViewBuilder private var ownButton: some View {
    if addsCancel {
      Button(.own(.cancel), role: .cancel) {}.environment(\.alertHidesButton, true)
    } else {
      Button(.own(.ok)) {}.environment(\.alertHidesButton, true)
    }
  }
}

/// The description of a button that the panel receives through a preference.
struct AlertButtonEntry: Equatable {
  let id: AlertButtonID
  let role: ButtonRole?
  let shortcut: KeyboardShortcut?

  /// Returns the id of the button that Return presses and that is prominent: the button with the default shortcut, otherwise the one that
  /// confirms, otherwise the first without a role, otherwise the cancel button.
  @MainActor static func defaultID(of buttons: [AlertButtonEntry]) -> AlertButtonID? {
    (buttons.first { $0.shortcut == .defaultAction } ?? buttons.first { $0.role == .confirm } ?? buttons.first { $0.role == nil }
      ?? buttons.first { $0.role?.leaves == true })?.id
  }

  /// Returns the id of the button that Escape presses: the button with the cancel shortcut, otherwise the cancel button, otherwise the only
  /// button.
  @MainActor static func cancelID(of buttons: [AlertButtonEntry]) -> AlertButtonID? {
    (buttons.first { $0.shortcut == .cancelAction } ?? buttons.first { $0.role?.leaves == true }
      ?? (buttons.count == 1 ? buttons.first : nil))?.id
  }
}

/// The identity of a button in a panel, and its action.
@MainActor
final class AlertButtonID: Equatable {
  var press: @MainActor () -> Void = {}

  nonisolated init() {}

  nonisolated static func == (left: AlertButtonID, right: AlertButtonID) -> Bool { left === right }
}

enum AlertButtonsKey: PreferenceKey {
  static var defaultValue: [AlertButtonEntry] { [] }

  static func reduce(value: inout [AlertButtonEntry], nextValue: () -> [AlertButtonEntry]) { value += nextValue() }
}

private enum AlertDefaultButtonKey: EnvironmentKey { static var defaultValue: AlertButtonID? { nil } }
private enum AlertHidesButtonKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum AlertIsChoicesKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  var alertDefaultButton: AlertButtonID? {
    get { self[AlertDefaultButtonKey.self] }
    set { self[AlertDefaultButtonKey.self] = newValue }
  }

  /// Indicates whether a button stays out of the panel's preference, because it is the panel's own.
  var alertHidesButton: Bool {
    get { self[AlertHidesButtonKey.self] }
    set { self[AlertHidesButtonKey.self] = newValue }
  }

  var alertIsChoices: Bool {
    get { self[AlertIsChoicesKey.self] }
    set { self[AlertIsChoicesKey.self] = newValue }
  }
}

/// The style of buttons in alerts and lists of choices: each button performs its action, then dismisses the panel.
private struct AlertButtonStyle: PrimitiveButtonStyle {
  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View { AlertButton(configuration: configuration) }
}

private struct AlertButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  @State private var id = AlertButtonID()
  @Environment(\.dismiss) private var dismiss
  @Environment(\.alertDefaultButton) private var defaultButton
  @Environment(\.alertHidesButton) private var isOwn
  @Environment(\.alertIsChoices) private var isChoice
  @Environment(\.keyboardShortcut) private var shortcut
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let (id, dismiss, configuration, isEnabled) = (id, dismiss, configuration, isEnabled)
    let press: @MainActor () -> Void = {
      guard isEnabled else { return }
      configuration.trigger()
      dismiss()
    }
    let _ = id.press = press
    Button(role: configuration.role, action: press) { configuration.label }
      .buttonStyle(
        AlertButtonLook(isProminent: !isChoice && (defaultButton == id || isOwn), isChoice: isChoice)
      )
      .layoutValue(
        key: AlertPart.self,
        value: .button(AlertButtonEntry(id: id, role: configuration.role, shortcut: shortcut))
      )
      .preference(key: AlertButtonsKey.self, value: isOwn ? [] : [AlertButtonEntry(id: id, role: configuration.role, shortcut: shortcut)])
  }
}

private struct AlertButtonLook: ButtonStyle {
  let isProminent: Bool
  let isChoice: Bool
  @Environment(\.textIsLarge) private var textIsLarge
  @Environment(\.isEnabled) private var isEnabled
  @State private var isHovered = false

  func makeBody(configuration: Configuration) -> some View {
    let isCancel = configuration.role?.leaves == true
    let isFilled = isProminent && (configuration.role == nil || configuration.role == .confirm) && isEnabled
    let shape = RoundedRectangle(cornerRadius: isCancel && isChoice ? 14 : 10)
    configuration.label
      .font(isCancel || isProminent ? .body.weight(.semibold) : .body)
      .foregroundStyle(
        !isEnabled ? Color.secondary : isFilled ? .white : isCancel && !isChoice ? .primary : .buttonText(configuration.role)
      )
      .lineLimit(textIsLarge ? nil : 2)
      .multilineTextAlignment(.center)
      .padding(.horizontal, 8)
      .frame(maxWidth: .infinity, minHeight: AlertMetrics.buttonHeight)
      .background(
        isFilled
          ? AnyShapeStyle(Color.accentFill)
          : isCancel && isChoice
            ? AnyShapeStyle(PresentationCardBox.defaultBackground) : AnyShapeStyle(Color(.system(.fill)).opacity(0.6)),
        in: shape
      )
      .overlay(Color.primary.opacity(configuration.isPressed ? 0.16 : isHovered && isEnabled ? 0.06 : 0), in: shape)
      .contentShape(shape)
      .onHover { isHovered = $0 }
  }
}

private struct ChoicesBackground: View {
  var body: some View { RoundedRectangle(cornerRadius: 14).fill(PresentationCardBox.defaultBackground) }
}
