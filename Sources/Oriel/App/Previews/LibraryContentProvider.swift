/// The views and modifiers that a program adds to Xcode's library. Xcode reads the source code only; at run time the type has no effect, on
/// Linux as on Apple's platforms. Mirrors SwiftUI's `LibraryContentProvider`.
@MainActor @preconcurrency
public protocol LibraryContentProvider {
  /// The type of the values that the modifiers apply to.
  associatedtype ModifierBase = Any

  /// The views for the library.
  @LibraryContentBuilder @MainActor @preconcurrency var views: [LibraryItem] { get }

  /// Returns the modifiers for the library.
  @LibraryContentBuilder @MainActor @preconcurrency func modifiers(base: ModifierBase) -> [LibraryItem]
}

extension LibraryContentProvider {
  /// The views for the library. There are none by default.
  public var views: [LibraryItem] { [] }

  /// Returns the modifiers for the library. There are none by default.
  public func modifiers(base: ModifierBase) -> [LibraryItem] { [] }
}

/// A view or modifier in a library. Mirrors SwiftUI's `LibraryItem`.
public struct LibraryItem {
  /// The category of an item. Mirrors SwiftUI's `LibraryItem.Category`.
  public struct Category: Sendable {
    /// The category of visual effects.
    public static let effects = Category()
    /// The category of layout.
    public static let layout = Category()
    /// The category of controls.
    public static let control = Category()
    /// The category of other items.
    public static let other = Category()

    private init() {}
  }

  /// Creates an item from a snippet. The snippet is source code for Xcode and is never evaluated.
  public init<SnippetExpressionType>(
    _ snippet: @autoclosure () -> SnippetExpressionType, visible: Bool = true, title: String? = nil, category: Category = .other,
    matchingSignature: String? = nil
  ) {}
}

/// A result builder that combines the items of a library. Mirrors SwiftUI's `LibraryContentBuilder`.
@resultBuilder
public struct LibraryContentBuilder {
  /// Builds an expression within the builder.
  public static func buildExpression(_ item: LibraryItem) -> LibraryItem { item }

  /// Builds the items from the statements of a block.
  public static func buildBlock(_ items: LibraryItem...) -> [LibraryItem] { items }
}
