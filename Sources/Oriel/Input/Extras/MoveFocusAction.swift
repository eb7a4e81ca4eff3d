import Foundation

/// Moves the focus as an arrow key does; found in the environment as `moveFocus`. SwiftUI has nothing like it: there `UIFocusSystem` alone moves the focus in
/// directions.
@MainActor @preconcurrency
public struct MoveFocusAction: Equatable {
  private var reference: GraphReference?

  nonisolated init() {}

  init(_ graph: ViewGraph) { reference = graph.reference }

  nonisolated public static func == (left: MoveFocusAction, right: MoveFocusAction) -> Bool { left.reference === right.reference }

  /// Moves the focus in a direction of the screen, at once or as soon as what lies ahead is built. False where the way ends, or there is no window.
  @discardableResult
  public func callAsFunction(_ direction: MoveCommandDirection) -> Bool {
    reference?.graph?.input.focus.directions.move(direction) ?? false
  }
}

private enum MoveFocusKey: EnvironmentKey { static var defaultValue: MoveFocusAction { MoveFocusAction() } }

extension EnvironmentValues {
  /// Moves the focus as an arrow key does.
  public internal(set) var moveFocus: MoveFocusAction {
    get { self[MoveFocusKey.self] }
    set { self[MoveFocusKey.self] = newValue }
  }
}
