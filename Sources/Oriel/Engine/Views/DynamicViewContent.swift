import Foundation

/// Views that are made from data, so that rows stand for elements. Mirrors SwiftUI's `DynamicViewContent`.
public protocol DynamicViewContent<Data>: View {
  associatedtype Data: Collection
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  @MainActor @preconcurrency public var data: Content.Data { content.data }
}
