/// An item of a toolbar. Mirrors SwiftUI's `ToolbarItem`.
public struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
  private let placement: ToolbarItemPlacement
  nonisolated(unsafe) private let content: Content

  public static func _view(of item: Self, at placement: ToolbarItemPlacement) -> AnyView {
    item.placement == placement ? AnyView(item.content) : AnyView(EmptyView())
  }
}

extension ToolbarItem where ID == () {
  nonisolated public init(placement: ToolbarItemPlacement, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

/// Items of a toolbar that stand together: one for each view. Mirrors SwiftUI's `ToolbarItemGroup`.
public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
  private let placement: ToolbarItemPlacement
  nonisolated(unsafe) private let content: Content

  nonisolated public init(placement: ToolbarItemPlacement, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  public static func _view(of group: Self, at placement: ToolbarItemPlacement) -> AnyView {
    group.placement == placement ? AnyView(group.content) : AnyView(EmptyView())
  }
}
