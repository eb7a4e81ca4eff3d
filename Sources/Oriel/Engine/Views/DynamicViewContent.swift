import Foundation

/// A view that creates its content from the elements of a collection, so that rows correspond to elements. Mirrors SwiftUI's
/// `DynamicViewContent`.
public protocol DynamicViewContent<Data>: View {
  /// The type of the underlying collection.
  associatedtype Data: Collection
  /// The underlying collection.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

/// A modified `DynamicViewContent` has the data of its content.
extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The collection of the content.
  @MainActor @preconcurrency public var data: Content.Data { content.data }
}
