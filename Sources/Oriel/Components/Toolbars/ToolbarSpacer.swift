/// The size of a space between items. Mirrors SwiftUI's `SpacerSizing`.
public struct SpacerSizing: Hashable, Sendable {
  private enum Kind { case fixed, flexible }
  private let kind: Kind

  /// A space of a fixed length, which is that of a break between groups of items.
  public static let fixed = SpacerSizing(kind: .fixed)
  /// A space that takes all of the length that the items leave free.
  public static let flexible = SpacerSizing(kind: .flexible)
}

/// A space between the items of a toolbar. Mirrors SwiftUI's `ToolbarSpacer`.
///
/// In a bar at the bottom and above the keyboard a flexible space pushes the items after it to the trailing edge. The items at an end of the
/// top bar leave no length free, so that any space there has the fixed length.
nonisolated public struct ToolbarSpacer: PrimitiveToolbarContent, CustomizableToolbarContent {
  private let sizing: SpacerSizing
  private let placement: ToolbarItemPlacement

  /// Creates a space.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }

  @MainActor public static func _view(of spacer: Self, at placement: ToolbarItemPlacement) -> AnyView {
    guard spacer.placement.slot == placement.slot, !placement.isMark else { return AnyView(EmptyView()) }
    switch placement.slot {
    case .bottom where spacer.sizing == .flexible, .keyboard where spacer.sizing == .flexible:
      return AnyView(Spacer(minLength: 0).layoutValue(key: ToolbarSpaceKey.self, value: true))
    case .bottom, .keyboard, .leading, .principal, .trailing, .pinned, .status:
      return AnyView(Color.clear.frame(width: 16, height: 1).layoutValue(key: ToolbarSpaceKey.self, value: true))
    // A menu has no spaces.
    case .secondary, .titleMenu, .secondaryMarks, .movedTrailing, .movedBottom: return AnyView(EmptyView())
    }
  }
}
