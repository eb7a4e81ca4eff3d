import Foundation
import OrielModel

/// An alert as a value. Mirrors SwiftUI's `Alert`, which `alert(_:isPresented:actions:message:)` has replaced.
public struct Alert {
  /// A button of an alert. Mirrors SwiftUI's `Alert.Button`.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: (() -> Void)?

    /// Creates a button without a role.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(label: label, role: nil, action: action)
    }

    /// Creates a cancel button with a label.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(label: label, role: .cancel, action: action)
    }

    /// Creates a cancel button with the localized label "Cancel".
    public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button { cancel(Text(.own(.cancel)), action: action) }

    /// Creates a button for a destructive action.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(label: label, role: .destructive, action: action)
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Alert.Button]

  /// Creates an alert with one button, or with an OK button if `dismissButton` is `nil`.
  public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
    (self.title, self.message, buttons) = (title, message, dismissButton.map { [$0] } ?? [])
  }

  /// Creates an alert with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button) {
    (self.title, self.message, buttons) = (title, message, [primaryButton, secondaryButton])
  }
}

/// An action sheet as a value. Mirrors SwiftUI's `ActionSheet`, which `confirmationDialog` has replaced.
public struct ActionSheet {
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Alert.Button]

  /// Creates an action sheet. The default for `buttons` is one cancel button.
  public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
    (self.title, self.message, self.buttons) = (title, message, buttons)
  }
}

/// The buttons of an `Alert` or an `ActionSheet`.
struct AlertButtonRows: View {
  let buttons: [Alert.Button]

  var body: some View {
    ForEach(Array(buttons.enumerated()), id: \.offset) { _, button in
      Button(role: button.role) {
        button.action?()
      } label: {
        button.label
      }
    }
  }
}

extension View {
  /// Presents an alert while the binding is `true`. Mirrors SwiftUI's `alert(isPresented:content:)`.
  nonisolated public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    modifier(
      PresentingModifier(
        kind: .alert, request: { PresentationRequest(isPresented.wrappedValue ? () : nil) }, withdraw: { isPresented.wrappedValue = false }
      ) { _ in AlertValue(alert: content()) })
  }

  /// Presents an alert while the item isn't `nil`. Mirrors SwiftUI's `alert(item:content:)`.
  nonisolated public func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert) -> some View {
    modifier(PresentingModifier(.alert, item: item, onDismiss: nil) { AlertValue(alert: content($0)) })
  }

  /// Presents an action sheet while the binding is `true`. Mirrors SwiftUI's `actionSheet(isPresented:content:)`.
  nonisolated public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
    modifier(
      PresentingModifier(
        kind: .dialog, request: { PresentationRequest(isPresented.wrappedValue ? () : nil) }, withdraw: { isPresented.wrappedValue = false }
      ) { _ in ActionSheetValue(sheet: content()) })
  }

  /// Presents an action sheet while the item isn't `nil`. Mirrors SwiftUI's `actionSheet(item:content:)`.
  nonisolated public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    modifier(PresentingModifier(.dialog, item: item, onDismiss: nil) { ActionSheetValue(sheet: content($0)) })
  }
}

nonisolated struct AlertValue: View {
  let alert: Alert

  init(alert: Alert) { self.alert = alert }

  @MainActor var body: some View {
    PanelContent(
      isDialog: false, title: alert.title, titleVisibility: .visible, actions: AlertButtonRows(buttons: alert.buttons),
      message: alert.message)
  }
}

nonisolated struct ActionSheetValue: View {
  let sheet: ActionSheet

  init(sheet: ActionSheet) { self.sheet = sheet }

  @MainActor var body: some View {
    PanelContent(
      isDialog: true, title: sheet.title, titleVisibility: .visible, actions: AlertButtonRows(buttons: sheet.buttons),
      message: sheet.message)
  }
}
