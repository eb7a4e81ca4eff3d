import Foundation

/// An action that moves the focus as an arrow key does, available in the environment as `moveFocus`. SwiftUI has no counterpart: there,
/// only `UIFocusSystem` moves the focus in a direction.
@MainActor @preconcurrency
public struct MoveFocusAction: Equatable {
  private var reference: GraphReference?

  nonisolated init() {}

  init(_ graph: ViewGraph) { reference = graph.reference }

  nonisolated public static func == (left: MoveFocusAction, right: MoveFocusAction) -> Bool { left.reference === right.reference }

  /// Moves the focus in a direction of the screen, immediately or as soon as the views in that direction are built. Returns `false` if
  /// there is no view in that direction, or no window.
  @discardableResult
  public func callAsFunction(_ direction: MoveCommandDirection) -> Bool {
    reference?.graph?.input.focus.directions.move(direction) ?? false
  }
}

private enum MoveFocusKey: EnvironmentKey { static var defaultValue: MoveFocusAction { MoveFocusAction() } }

extension EnvironmentValues {
  /// An action that moves the focus as an arrow key does.
  public internal(set) var moveFocus: MoveFocusAction {
    get { self[MoveFocusKey.self] }
    set { self[MoveFocusKey.self] = newValue }
  }
}
