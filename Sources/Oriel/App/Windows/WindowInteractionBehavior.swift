/// Whether somebody may do something with a window. Mirrors SwiftUI's `WindowInteractionBehavior`.
public struct WindowInteractionBehavior: Sendable {
  /// Nil leaves it to the window.
  let isEnabled: Bool?

  public static let automatic = WindowInteractionBehavior(isEnabled: nil)
  public static let enabled = WindowInteractionBehavior(isEnabled: true)
  public static let disabled = WindowInteractionBehavior(isEnabled: false)
}

/// What views say that may be done with the window around them; nil is what nothing is said of.
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
  /// Whether somebody may close the window around, by its button or by a key; the app's own actions close it all the same. Mirrors SwiftUI's
  /// `windowDismissBehavior(_:)`.
  nonisolated public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    transformPreference(WindowBehaviorKey.self) { $0.isDismissable = $0.isDismissable ?? behavior.isEnabled }
  }

  /// Whether somebody may resize the window around, whatever its scene's `windowResizability` says. Mirrors SwiftUI's
  /// `windowResizeBehavior(_:)`.
  nonisolated public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    transformPreference(WindowBehaviorKey.self) { $0.isResizable = $0.isResizable ?? behavior.isEnabled }
  }
}
