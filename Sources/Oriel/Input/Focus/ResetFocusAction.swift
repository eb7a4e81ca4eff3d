import Foundation

/// Gives the focus back to what prefers it. Mirrors SwiftUI's `ResetFocusAction`; found in the environment as `resetFocus`.
@MainActor @preconcurrency
public struct ResetFocusAction: Equatable {
  private var reference: GraphReference?
  var graph: ViewGraph? { reference?.graph }

  nonisolated init() {}

  init(_ graph: ViewGraph) { reference = graph.reference }

  nonisolated public static func == (left: ResetFocusAction, right: ResetFocusAction) -> Bool { left.reference === right.reference }

  /// Moves the focus to the view in the scope that prefers it; nothing happens where none does.
  public func callAsFunction(in namespace: Namespace.ID) {
    guard let graph else { return }
    let regions = graph.input.focus.reachable.lazy.flatMap(\.environment.focusScopes)
    guard let target = regions.first(where: { $0.namespace == namespace })?.target else { return }
    graph.input.focus.directions.take(target)
  }
}

private enum ResetFocusKey: EnvironmentKey { static var defaultValue: ResetFocusAction { ResetFocusAction() } }

extension EnvironmentValues {
  /// Mirrors SwiftUI's `resetFocus`.
  public internal(set) var resetFocus: ResetFocusAction {
    get { self[ResetFocusKey.self] }
    set { self[ResetFocusKey.self] = newValue }
  }
}
