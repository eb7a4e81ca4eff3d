/// The behavior that determines whether the user can interact with a window in a certain way. Mirrors SwiftUI's
/// `WindowInteractionBehavior`.
public struct WindowInteractionBehavior: Sendable {
  /// Indicates whether the interaction is enabled, or `nil` for the default of the window.
  let isEnabled: Bool?

  /// The default behavior of the window.
  public static let automatic = WindowInteractionBehavior(isEnabled: nil)
  /// The interaction is enabled.
  public static let enabled = WindowInteractionBehavior(isEnabled: true)
  /// The interaction is disabled.
  public static let disabled = WindowInteractionBehavior(isEnabled: false)
}

/// The interactions that views permit for the enclosing window. A value of `nil` stands for the window's default.
package struct WindowBehavior: Equatable, Sendable {
  package var isDismissable: Bool?
  package var isResizable: Bool?

  package init() {}
}

enum WindowBehaviorKey: PreferenceKey {
  static var defaultValue: WindowBehavior { WindowBehavior() }

  static func reduce(value: inout WindowBehavior, nextValue: () -> WindowBehavior) {
    let next = nextValue()
    value.isDismissable = value.isDismissable ?? next.isDismissable
    value.isResizable = value.isResizable ?? next.isResizable
  }
}

extension View {
  /// Sets whether the user can close the enclosing window by its button or by a key. Actions of the app can close the window regardless.
  /// Mirrors SwiftUI's `windowDismissBehavior(_:)`.
  nonisolated public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    transformPreference(WindowBehaviorKey.self) { $0.isDismissable = $0.isDismissable ?? behavior.isEnabled }
  }

  /// Sets whether the user can resize the enclosing window, which overrides the scene's `windowResizability`. Mirrors SwiftUI's
  /// `windowResizeBehavior(_:)`.
  nonisolated public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    transformPreference(WindowBehaviorKey.self) { $0.isResizable = $0.isResizable ?? behavior.isEnabled }
  }
}
