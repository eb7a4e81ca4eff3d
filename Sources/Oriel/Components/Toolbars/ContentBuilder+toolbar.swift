extension ContentBuilder {
  /// Builds an expression that is content of a toolbar.
  @MainActor @preconcurrency
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Builds a block of one content of a toolbar.
  @MainActor @preconcurrency
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent { content }

  /// Builds a block of several contents of a toolbar.
  @MainActor @preconcurrency
  public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> some ToolbarContent {
    ToolbarContentBuilder.buildBlock(repeat each content)
  }

  /// Builds a block of one content of a toolbar with ids.
  @MainActor @preconcurrency
  public static func buildBlock<Content: CustomizableToolbarContent>(_ content: Content) -> some CustomizableToolbarContent { content }

  /// Builds a block of several contents of a toolbar with ids.
  @MainActor @preconcurrency
  public static func buildBlock<each Content: CustomizableToolbarContent>(
    _ content: repeat each Content
  ) -> some CustomizableToolbarContent {
    ToolbarContentBuilder.buildBlock(repeat each content)
  }

  /// Builds content of a toolbar for an `if` statement without an `else`.
  @MainActor @preconcurrency
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> some ToolbarContent {
    ToolbarContentBuilder.buildIf(content)
  }

  /// Builds content of a toolbar for the first branch of a conditional statement.
  @MainActor @preconcurrency
  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    first: TrueContent
  ) -> _ConditionalToolbarContent<TrueContent, FalseContent> { ToolbarContentBuilder.buildEither(first: first) }

  /// Builds content of a toolbar for the second branch of a conditional statement.
  @MainActor @preconcurrency
  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    second: FalseContent
  ) -> _ConditionalToolbarContent<TrueContent, FalseContent> { ToolbarContentBuilder.buildEither(second: second) }
}
