/// Items of a toolbar, each with its placement. Mirrors SwiftUI's `ToolbarContent`.
///
/// The underscored requirement is the engine's: content of your own implements `body` alone, and may have dynamic properties as a view has.
@MainActor @preconcurrency
public protocol ToolbarContent: DynamicProperty {
  associatedtype Body: ToolbarContent

  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

  @MainActor static func _view(of content: Self, at placement: ToolbarItemPlacement) -> AnyView
}

extension ToolbarContent {
  /// What the body has for the placement.
  @MainActor public static func _view(of content: Self, at placement: ToolbarItemPlacement) -> AnyView {
    AnyView(ToolbarBody(content: content, placement: placement))
  }
}

extension Never: ToolbarContent {}

/// Items of a toolbar that are told from each other by names. Mirrors SwiftUI's `CustomizableToolbarContent`.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}

/// Runs the body of a toolbar's content, its dynamic properties installed.
private struct ToolbarBody<Content: ToolbarContent>: View {
  let content: Content
  let placement: ToolbarItemPlacement

  var body: some View { Content.Body._view(of: content.body, at: placement) }
}

/// Content without a body, for which there is a view at each placement.
protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {}

extension PrimitiveToolbarContent {
  public var body: Never { neverBody(Self.self) }
}
