/// What a program adds to the library of views in Xcode, which reads the source of it: nothing comes of it when the program runs, here or
/// on Apple's systems. Mirrors SwiftUI's `LibraryContentProvider`.
@MainActor @preconcurrency
public protocol LibraryContentProvider {
  associatedtype ModifierBase = Any

  @LibraryContentBuilder @MainActor @preconcurrency var views: [LibraryItem] { get }

  @LibraryContentBuilder @MainActor @preconcurrency func modifiers(base: ModifierBase) -> [LibraryItem]
}

extension LibraryContentProvider {
  public var views: [LibraryItem] { [] }

  public func modifiers(base: ModifierBase) -> [LibraryItem] { [] }
}

/// A view or modifier of a library. Mirrors SwiftUI's `LibraryItem`.
public struct LibraryItem {
  /// Mirrors SwiftUI's `LibraryItem.Category`.
  public struct Category: Sendable {
    public static let effects = Category()
    public static let layout = Category()
    public static let control = Category()
    public static let other = Category()

    private init() {}
  }

  /// The snippet is source for Xcode, and never run.
  public init<SnippetExpressionType>(
    _ snippet: @autoclosure () -> SnippetExpressionType, visible: Bool = true, title: String? = nil, category: Category = .other,
    matchingSignature: String? = nil
  ) {}
}

/// Builds the items of a library from closures. Mirrors SwiftUI's `LibraryContentBuilder`.
@resultBuilder
public struct LibraryContentBuilder {
  public static func buildExpression(_ item: LibraryItem) -> LibraryItem { item }

  public static func buildBlock(_ items: LibraryItem...) -> [LibraryItem] { items }
}
