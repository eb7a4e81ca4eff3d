import Foundation

/// An action that moves the focus to the view that prefers it, available in the environment as `resetFocus`. Mirrors SwiftUI's
/// `ResetFocusAction`.
@MainActor @preconcurrency
public struct ResetFocusAction: Equatable {
  private var reference: GraphReference?
  var graph: ViewGraph? { reference?.graph }

  nonisolated init() {}

  init(_ graph: ViewGraph) { reference = graph.reference }

  nonisolated public static func == (left: ResetFocusAction, right: ResetFocusAction) -> Bool { left.reference === right.reference }

  /// Moves the focus to the view in the scope that prefers it. Does nothing if there is none.
  public func callAsFunction(in namespace: Namespace.ID) {
    guard let graph else { return }
    let regions = graph.input.focus.reachable.lazy.flatMap(\.environment.focusScopes)
    guard let target = regions.first(where: { $0.namespace == namespace })?.target else { return }
    graph.input.focus.directions.take(target)
  }
}

private enum ResetFocusKey: EnvironmentKey { static var defaultValue: ResetFocusAction { ResetFocusAction() } }

extension EnvironmentValues {
  /// An action that moves the focus to the view that prefers it. Mirrors SwiftUI's `resetFocus`.
  public internal(set) var resetFocus: ResetFocusAction {
    get { self[ResetFocusKey.self] }
    set { self[ResetFocusKey.self] = newValue }
  }
}
