/// An item of a toolbar. Mirrors SwiftUI's `ToolbarItem`.
public struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
  private let placement: ToolbarItemPlacement
  nonisolated(unsafe) private let content: Content

  public static func _view(of item: Self, at placement: ToolbarItemPlacement) -> AnyView {
    guard item.placement.slot == placement.slot else { return AnyView(EmptyView()) }
    return item.placement.isEmphasized ? AnyView(item.content.fontWeight(.semibold)) : AnyView(item.content)
  }
}

extension ToolbarItem where ID == () {
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

/// Items of a toolbar that stand together: one for each view. Mirrors SwiftUI's `ToolbarItemGroup`.
public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
  private let placement: ToolbarItemPlacement
  nonisolated(unsafe) private let content: Content

  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  public static func _view(of group: Self, at placement: ToolbarItemPlacement) -> AnyView {
    guard group.placement.slot == placement.slot else { return AnyView(EmptyView()) }
    return group.placement.isEmphasized ? AnyView(group.content.fontWeight(.semibold)) : AnyView(group.content)
  }
}
