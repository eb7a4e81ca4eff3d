/// The conditions under which a bar minimizes while content scrolls. Mirrors SwiftUI's `ToolbarMinimizationBehavior`.
public struct ToolbarMinimizationBehavior: Hashable, Sendable {
  private enum Kind { case automatic, never, onScrollDown, onScrollUp }
  private let kind: Kind

  /// The default behavior, which is the same as `never`.
  public static var automatic: ToolbarMinimizationBehavior { ToolbarMinimizationBehavior(kind: .automatic) }
  /// The bar doesn't minimize.
  public static let never = ToolbarMinimizationBehavior(kind: .never)
  /// The bar minimizes when the user scrolls down, and returns when the user scrolls up.
  public static let onScrollDown = ToolbarMinimizationBehavior(kind: .onScrollDown)
  /// The bar minimizes when the user scrolls up, and returns when the user scrolls down.
  public static let onScrollUp = ToolbarMinimizationBehavior(kind: .onScrollUp)

  var direction: MinimizingDirection {
    switch kind {
    case .automatic, .never: .none
    case .onScrollDown: .down
    case .onScrollUp: .up
    }
  }
}

/// The condition under which a minimized bar returns. Mirrors SwiftUI's `ToolbarMinimizationRestoration`.
public struct ToolbarMinimizationRestoration: Hashable, Sendable {
  private enum Kind { case automatic, atScrollEdge }
  private let kind: Kind

  /// The bar returns when the user scrolls in the other direction.
  public static let automatic = ToolbarMinimizationRestoration(kind: .automatic)
  /// The bar returns when the content reaches its start. It applies to bars that minimize when the user scrolls down.
  public static let atScrollEdge = ToolbarMinimizationRestoration(kind: .atScrollEdge)
}

extension View {
  /// Sets when bars of the enclosing screen minimize while the user scrolls the content under them. The only bar that minimizes is the
  /// `navigationBar`: it moves out of the screen, and the content gets its space. A bar that contains the buttons of the window stays.
  /// Mirrors SwiftUI's `toolbarMinimizationBehavior(_:for:)`.
  nonisolated public func toolbarMinimizationBehavior(_ behavior: ToolbarMinimizationBehavior, for bars: ToolbarPlacement...) -> some View {
    modifier(NavigationOption(.minimization(behavior, bars)))
  }

  /// Sets when minimized bars of the enclosing screen return. Mirrors SwiftUI's `toolbarMinimizationRestoration(_:for:)`.
  nonisolated public func toolbarMinimizationRestoration(
    _ restoration: ToolbarMinimizationRestoration, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(NavigationOption(.restoration(restoration, bars)))
  }
}
