/// A result builder of a toolbar's content. Mirrors SwiftUI's `ToolbarContentBuilder`.
@MainActor @preconcurrency @resultBuilder
public struct ToolbarContentBuilder {
  /// Builds content from an expression.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Builds a block of one content.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent { content }

  /// Builds a block of several contents.
  public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> some ToolbarContent {
    ToolbarTuple { placement in
      var views: [AnyView] = []
      @MainActor func append<C: ToolbarContent>(_ content: C) { views.append(C._view(of: content, at: placement)) }
      repeat append(each content)
      return views
    }
  }

  /// Builds a block of one content with ids.
  public static func buildBlock<Content: CustomizableToolbarContent>(_ content: Content) -> some CustomizableToolbarContent { content }

  /// Builds a block of several contents with ids.
  public static func buildBlock<each Content: CustomizableToolbarContent>(
    _ content: repeat each Content
  ) -> some CustomizableToolbarContent {
    ToolbarTuple { placement in
      var views: [AnyView] = []
      @MainActor func append<C: ToolbarContent>(_ content: C) { views.append(C._view(of: content, at: placement)) }
      repeat append(each content)
      return views
    }
  }

  /// Builds content for an `if` statement without an `else`.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> some ToolbarContent {
    ConditionalToolbarContent<Content, Content>(content: content.map { .first($0) })
  }

  /// Builds content for the first branch of a conditional statement.
  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    first: TrueContent
  ) -> _ConditionalToolbarContent<TrueContent, FalseContent> { ConditionalToolbarContent(content: .first(first)) }

  /// Builds content for the second branch of a conditional statement.
  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    second: FalseContent
  ) -> _ConditionalToolbarContent<TrueContent, FalseContent> { ConditionalToolbarContent(content: .second(second)) }

  /// Builds content for a statement with limited availability.
  public static func buildLimitedAvailability(_ content: any ToolbarContent) -> some ToolbarContent {
    ToolbarTuple { placement in
      @MainActor func view<C: ToolbarContent>(_ content: C) -> AnyView { C._view(of: content, at: placement) }
      return [view(content)]
    }
  }
}

typealias ConditionalToolbarContent = _ConditionalToolbarContent

/// A sequence of contents, whose number never changes.
private struct ToolbarTuple: PrimitiveToolbarContent, CustomizableToolbarContent {
  let views: @MainActor (ToolbarItemPlacement) -> [AnyView]

  static func _view(of tuple: Self, at placement: ToolbarItemPlacement) -> AnyView {
    let views = tuple.views(placement)
    return AnyView(ForEach(views.indices, id: \.self) { views[$0] })
  }
}

/// The content of a conditional statement.
public struct _ConditionalToolbarContent<TrueContent: ToolbarContent, FalseContent: ToolbarContent>: PrimitiveToolbarContent {
  enum Branch {
    case first(TrueContent)
    case second(FalseContent)
  }

  let content: Branch?

  public static func _view(of conditional: Self, at placement: ToolbarItemPlacement) -> AnyView {
    AnyView(ConditionalToolbarView(conditional: conditional, placement: placement))
  }
}

private struct ConditionalToolbarView<TrueContent: ToolbarContent, FalseContent: ToolbarContent>: View {
  let conditional: ConditionalToolbarContent<TrueContent, FalseContent>
  let placement: ToolbarItemPlacement

  var body: some View {
    switch conditional.content {
    case .first(let content): TrueContent._view(of: content, at: placement)
    case .second(let content): FalseContent._view(of: content, at: placement)
    case nil: EmptyView()
    }
  }
}
