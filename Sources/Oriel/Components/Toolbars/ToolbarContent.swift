/// Items of a toolbar, each with its placement. Mirrors SwiftUI's `ToolbarContent`.
///
/// The underscored requirement is the engine's. Content of your own implements `body` only, and can have dynamic properties as a view does.
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent

  /// The content of the toolbar.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

  /// Returns the view of the items at a placement.
  @MainActor static func _view(of content: Self, at placement: ToolbarItemPlacement) -> AnyView
}

extension ToolbarContent {
  /// Returns the view of the body's items at a placement.
  @MainActor public static func _view(of content: Self, at placement: ToolbarItemPlacement) -> AnyView {
    AnyView(ToolbarBody(content: content, placement: placement))
  }
}

extension Never: ToolbarContent {}

/// Items of a toolbar with ids. Mirrors SwiftUI's `CustomizableToolbarContent`.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}

/// A view that evaluates the body of a toolbar's content, with its dynamic properties installed.
private struct ToolbarBody<Content: ToolbarContent>: View {
  private struct Installed: PropertyContainer { let content: Content }

  private let installed: Installed
  private let placement: ToolbarItemPlacement

  init(content: Content, placement: ToolbarItemPlacement) {
    installed = Installed(content: content)
    self.placement = placement
  }

  var body: some View { Content.Body._view(of: installed.content.body, at: placement) }
}

/// Content without a body, which the engine renders by its view at each placement.
protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {}

extension PrimitiveToolbarContent {
  public var body: Never { neverBody(Self.self) }
}
