/// An item of a toolbar. Mirrors SwiftUI's `ToolbarItem`.
nonisolated public struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
  /// The identity of the item. Mirrors SwiftUI's `id`.
  public let id: ID
  private let placement: ToolbarItemPlacement
  private let content: Content

  @MainActor public static func _view(of item: Self, at placement: ToolbarItemPlacement) -> AnyView {
    guard item.placement.slot == placement.slot else { return AnyView(EmptyView()) }
    if placement.isMark { return AnyView(Color.clear) }
    return item.placement.isEmphasized ? AnyView(item.content.emphasizedInBar()) : AnyView(item.content)
  }
}

extension ToolbarItem where ID == () {
  /// Creates an item without an id.
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    id = ()
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
  /// Creates an item with an id.
  nonisolated public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.id = id
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem: Identifiable where ID: Hashable {}

/// A group of a toolbar's items, with one item for each view. Mirrors SwiftUI's `ToolbarItemGroup`.
nonisolated public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Creates a group of items.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  @MainActor public static func _view(of group: Self, at placement: ToolbarItemPlacement) -> AnyView {
    guard group.placement.slot == placement.slot else { return AnyView(EmptyView()) }
    if placement.isMark { return AnyView(Color.clear) }
    return group.placement.isEmphasized ? AnyView(group.content.emphasizedInBar()) : AnyView(group.content)
  }
}

extension ToolbarItemGroup {
  /// Creates a group of items that becomes a menu with the label if the bar is too narrow. Mirrors SwiftUI's
  /// `init(placement:content:label:)`.
  nonisolated public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.init(placement: placement) { LabeledToolbarItemGroupContent(content: content(), label: label()) }
  }
}

/// Items side by side, or in a menu. Mirrors SwiftUI's `LabeledToolbarItemGroupContent`.
nonisolated public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
  let content: Content
  let label: Label

  init(content: Content, label: Label) {
    self.content = content
    self.label = label
  }

  @MainActor public var body: some View { LabeledToolbarItems(content: content, label: label) }
}

private struct LabeledToolbarItems<Content: View, Label: View>: View {
  let content: Content
  let label: Label
  @Environment(\.menuContext) private var context

  init(content: Content, label: Label) {
    self.content = content
    self.label = label
  }

  var body: some View {
    if context != nil {
      submenu
    } else {
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 2) { content }
        submenu
      }
      .layoutValue(key: ToolbarCompressionKey.self, value: true)
    }
  }

  private var submenu: some View {
    Menu {
      content
    } label: {
      label
    }
  }
}

extension View {
  /// Emphasizes an item that confirms, and keeps it in a bar for longer than others.
  nonisolated fileprivate func emphasizedInBar() -> some View {
    partLook { $0.fontChanges.append(.weight(.semibold)) }.layoutValue(key: ToolbarPriorityKey.self, value: .high)
  }
}
