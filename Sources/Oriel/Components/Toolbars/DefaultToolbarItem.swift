/// A place for an item that the system adds to a toolbar. Oriel's items of this kind stay where they are, so that the place is empty.
/// Mirrors SwiftUI's `DefaultToolbarItem`.
nonisolated public struct DefaultToolbarItem: PrimitiveToolbarContent, CustomizableToolbarContent {
  /// Creates a place.
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}

  @MainActor public static func _view(of item: Self, at placement: ToolbarItemPlacement) -> AnyView { AnyView(EmptyView()) }
}

extension ToolbarContent {
  /// Returns the content unchanged. Mirrors SwiftUI's `matchedTransitionSource(id:in:)`, which lets a sheet grow out of an item: Oriel's
  /// sheets slide in.
  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some ToolbarContent { self }
}
