/// A part of an app's user interface. Mirrors SwiftUI's `View`.
///
/// The underscored requirement is the engine's: a view of your own implements `body` alone.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self>
}

extension View {
  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    CompositeNode(view, in: context)
  }
}

extension Never: View {
  public typealias Body = Never

  nonisolated public var body: Never { neverBody(Never.self) }
}

/// What something that has no body answers when it is asked for one, as SwiftUI's do: there is no value of type `Never`. The engine never asks.
func neverBody<T>(_ type: T.Type) -> Never {
  fatalError("\(type) is primitive and has no body.")
}

/// A view whose node the engine makes itself.
package protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never { neverBody(Self.self) }
}
