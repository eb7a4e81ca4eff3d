/// A part of an app's user interface. Mirrors SwiftUI's `View`.
///
/// The requirement with an underscore belongs to the engine: a custom view implements `body` only.
@MainActor @preconcurrency
public protocol View {
  /// The type of the view's body.
  associatedtype Body: View

  /// The content of the view.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Creates the node of a view value.
  @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self>
}

extension View {
  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    CompositeNode(view, in: context)
  }
}

extension Never: View {
  public typealias Body = Never

  /// A body that can't be evaluated, because `Never` has no values.
  nonisolated public var body: Never { neverBody(Never.self) }
}

/// Traps because a primitive type, like those of SwiftUI, has no body. The engine never evaluates it.
func neverBody<T>(_ type: T.Type) -> Never {
  fatalError("\(type) is primitive and has no body.")
}

/// A view whose node the engine creates directly.
package protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never { neverBody(Self.self) }
}
