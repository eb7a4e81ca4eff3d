import Foundation

extension View {
  /// Presents a panel while the binding is `true`. The panel keeps the value that `data` returns when the presentation begins.
  nonisolated func panel<Data, Actions: View, Message: View>(
    _ kind: PresentationKind, _ title: Text?, titleVisibility: Visibility = .automatic, isPresented: Binding<Bool>,
    data: @escaping () -> Data?, @ViewBuilder actions: @escaping (Data) -> Actions, @ViewBuilder message: @escaping (Data) -> Message
  ) -> some View {
    let isDialog = if case .dialog = kind { true } else { false }
    return modifier(
      PresentingModifier(
        kind: kind, request: { isPresented.wrappedValue ? data().map { .item(id: 0, $0) } ?? .same : .nothing },
        withdraw: { isPresented.wrappedValue = false }, keepsItem: true
      ) { data in
        PanelContent(isDialog: isDialog, title: title, titleVisibility: titleVisibility, actions: actions(data), message: message(data))
      })
  }

  /// Presents an alert while the binding is `true`. `actions` are its buttons and text fields. Each button performs its action, then
  /// dismisses the alert. Without actions the alert has an OK button. Escape presses the cancel button, and Return presses the prominent
  /// one. Mirrors SwiftUI's `alert(_:isPresented:actions:message:)`.
  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert while the binding is `true`. `actions` are its buttons and text fields. Each button performs its action, then
  /// dismisses the alert. Without actions the alert has an OK button. Escape presses the cancel button, and Return presses the prominent
  /// one. Mirrors SwiftUI's `alert(_:isPresented:actions:message:)`.
  @_disfavoredOverload
  nonisolated public func alert<A: View, M: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alert(Text(titleResource), isPresented: isPresented, actions: actions, message: message)
  }

  /// Mirrors SwiftUI's `alert(_:isPresented:actions:message:)`.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Mirrors SwiftUI's `alert(_:isPresented:actions:message:)`.
  nonisolated public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    panel(.alert, title, isPresented: isPresented, data: { () }, actions: { actions() }, message: { message() })
  }

  /// Mirrors SwiftUI's `alert(_:isPresented:actions:)`.
  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions)
  }

  /// Mirrors SwiftUI's `alert(_:isPresented:actions:)`.
  @_disfavoredOverload
  nonisolated public func alert<A: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(Text(titleResource), isPresented: isPresented, actions: actions)
  }

  /// Mirrors SwiftUI's `alert(_:isPresented:actions:)`.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions)
  }

  /// Mirrors SwiftUI's `alert(_:isPresented:actions:)`.
  nonisolated public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions, message: { EmptyView() })
  }

  // MARK: With data

  /// Presents an alert while the binding is `true` and `data` isn't `nil`. The alert keeps the data: later changes don't affect it. Mirrors
  /// SwiftUI's `alert(_:isPresented:presenting:actions:message:)`.
  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Presents an alert while the binding is `true` and `data` isn't `nil`. The alert keeps the data: later changes don't affect it. Mirrors
  /// SwiftUI's `alert(_:isPresented:presenting:actions:message:)`.
  @_disfavoredOverload
  nonisolated public func alert<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(Text(titleResource), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Mirrors SwiftUI's `alert(_:isPresented:presenting:actions:message:)`.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Mirrors SwiftUI's `alert(_:isPresented:presenting:actions:message:)`.
  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    panel(.alert, title, isPresented: isPresented, data: { data }, actions: actions, message: message)
  }

  /// Mirrors SwiftUI's `alert(_:isPresented:presenting:actions:)`.
  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Mirrors SwiftUI's `alert(_:isPresented:presenting:actions:)`.
  @_disfavoredOverload
  nonisolated public func alert<A: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(Text(titleResource), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Mirrors SwiftUI's `alert(_:isPresented:presenting:actions:)`.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Mirrors SwiftUI's `alert(_:isPresented:presenting:actions:)`.
  nonisolated public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(title, isPresented: isPresented, presenting: data, actions: actions, message: { _ in EmptyView() })
  }

  // MARK: With an error

  /// Presents an alert while the binding is `true` and `error` isn't `nil`. The error's description is the title. Mirrors SwiftUI's
  /// `alert(isPresented:error:actions:message:)`.
  nonisolated public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A, @ViewBuilder message: @escaping (E) -> M
  ) -> some View {
    let title = error.map { Text(verbatim: $0.errorDescription ?? $0.localizedDescription) }
    return panel(.alert, title, isPresented: isPresented, data: { error }, actions: actions, message: message)
  }

  /// Mirrors SwiftUI's `alert(isPresented:error:actions:)`.
  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(isPresented: isPresented, error: error, actions: { _ in actions() }, message: { _ in EmptyView() })
  }
}

/// The content of a panel. A dialog's style depends on the width of the window.
nonisolated struct PanelContent<Actions: View, Message: View>: View {
  let isDialog: Bool
  let titleVisibility: Visibility
  let title: Text?
  let actions: Actions
  let message: Message
  @Environment(\.horizontalSizeClass) private var widthClass

  init(isDialog: Bool, title: Text?, titleVisibility: Visibility, actions: Actions, message: Message) {
    self.isDialog = isDialog
    self.titleVisibility = titleVisibility
    self.title = title
    self.actions = actions
    self.message = message
  }

  @MainActor var body: some View {
    if isDialog, widthClass == .compact {
      // As on a phone, a title of automatic visibility is hidden.
      AlertPanel(.choices, title: titleVisibility == .visible ? title : nil, addsCancel: true, actions: actions, message: message)
    } else {
      AlertPanel(
        .alert, title: titleVisibility == .hidden ? nil : title, addsCancel: isDialog, actions: actions, message: message)
    }
  }
}
