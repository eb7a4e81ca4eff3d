import Foundation

extension View {
  /// Presents a confirmation dialog while the binding is `true`. The dialog appears at the bottom of a narrow window, otherwise in the
  /// middle. Each button performs its action, then dismisses the dialog. If `actions` has no cancel button, the dialog adds one. A press
  /// outside of the dialog and Escape cancel it. Mirrors SwiftUI's `confirmationDialog(_:isPresented:titleVisibility:actions:message:)`.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: message)
  }

  /// Presents a confirmation dialog while the binding is `true`. The dialog appears at the bottom of a narrow window, otherwise in the
  /// middle. Each button performs its action, then dismisses the dialog. If `actions` has no cancel button, the dialog adds one. A press
  /// outside of the dialog and Escape cancel it. Mirrors SwiftUI's `confirmationDialog(_:isPresented:titleVisibility:actions:message:)`.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    confirmationDialog(
      Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: message)
  }

  /// Mirrors SwiftUI's `confirmationDialog(_:isPresented:titleVisibility:actions:message:)`.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    confirmationDialog(Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: message)
  }

  /// Mirrors SwiftUI's `confirmationDialog(_:isPresented:titleVisibility:actions:message:)`.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    choices(title, isPresented, titleVisibility, { () }, { actions() }, { message() })
  }

  /// Mirrors SwiftUI's `confirmationDialog(_:isPresented:titleVisibility:actions:)`.
  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    confirmationDialog(Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  /// Mirrors SwiftUI's `confirmationDialog(_:isPresented:titleVisibility:actions:)`.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<A: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    confirmationDialog(Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  /// Mirrors SwiftUI's `confirmationDialog(_:isPresented:titleVisibility:actions:)`.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    confirmationDialog(Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  /// Mirrors SwiftUI's `confirmationDialog(_:isPresented:titleVisibility:actions:)`.
  nonisolated public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    choices(title, isPresented, titleVisibility, { () }, { actions() }, { _ in EmptyView() })
  }

  // MARK: With data

  /// Mirrors SwiftUI's `confirmationDialog(_:isPresented:titleVisibility:presenting:actions:message:)`.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    choices(Text(titleKey), isPresented, titleVisibility, { data }, actions, message)
  }

  /// Mirrors SwiftUI's `confirmationDialog(_:isPresented:titleVisibility:presenting:actions:message:)`.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    choices(Text(titleResource), isPresented, titleVisibility, { data }, actions, message)
  }

  /// Mirrors SwiftUI's `confirmationDialog(_:isPresented:titleVisibility:presenting:actions:message:)`.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    choices(Text(title), isPresented, titleVisibility, { data }, actions, message)
  }

  /// Mirrors SwiftUI's `confirmationDialog(_:isPresented:titleVisibility:presenting:actions:message:)`.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    choices(title, isPresented, titleVisibility, { data }, actions, message)
  }

  /// Mirrors SwiftUI's `confirmationDialog(_:isPresented:titleVisibility:presenting:actions:)`.
  nonisolated public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    choices(Text(titleKey), isPresented, titleVisibility, { data }, actions, { _ in EmptyView() })
  }

  /// Mirrors SwiftUI's `confirmationDialog(_:isPresented:titleVisibility:presenting:actions:)`.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<A: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    choices(Text(titleResource), isPresented, titleVisibility, { data }, actions, { _ in EmptyView() })
  }

  /// Mirrors SwiftUI's `confirmationDialog(_:isPresented:titleVisibility:presenting:actions:)`.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    choices(Text(title), isPresented, titleVisibility, { data }, actions, { _ in EmptyView() })
  }

  /// Mirrors SwiftUI's `confirmationDialog(_:isPresented:titleVisibility:presenting:actions:)`.
  nonisolated public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    choices(title, isPresented, titleVisibility, { data }, actions, { _ in EmptyView() })
  }

  nonisolated private func choices<Data, A: View, M: View>(
    _ title: Text, _ isPresented: Binding<Bool>, _ titleVisibility: Visibility, _ data: @escaping () -> Data?,
    @ViewBuilder _ actions: @escaping (Data) -> A, @ViewBuilder _ message: @escaping (Data) -> M
  ) -> some View {
    panel(
      .dialog, title, titleVisibility: titleVisibility, isPresented: isPresented, data: data, actions: actions, message: message)
  }
}
