import Oriel

/// What a map shows: markers, annotations and shapes, and what is made of them. Mirrors MapKit's `MapContent`.
///
/// Content of your own implements `body`; the underscored requirement is the engine's.
@MainActor @preconcurrency
public protocol MapContent {
  associatedtype Body: MapContent

  @MapContentBuilder @MainActor @preconcurrency var body: Body { get }

  @MainActor static func _collectItems(_ content: Self, in context: _MapContentContext)
}

extension MapContent {
  @MainActor public static func _collectItems(_ content: Self, in context: _MapContentContext) {
    Body._collectItems(content.body, in: context)
  }
}

/// Content whose items the engine knows itself.
protocol PrimitiveMapContent: MapContent where Body == Never {}

extension PrimitiveMapContent {
  /// There is none: the engine never asks.
  public var body: Never { fatalError("\(Self.self) is primitive and has no body.") }
}

extension Never: MapContent {
  @MainActor public static func _collectItems(_ content: Never, in context: _MapContentContext) {}
}

extension Optional: MapContent where Wrapped: MapContent {
  public typealias Body = Never
  nonisolated public var body: Never { fatalError("\(Self.self) is primitive and has no body.") }

  @MainActor public static func _collectItems(_ content: Wrapped?, in context: _MapContentContext) {
    if let content { Wrapped._collectItems(content, in: context) }
  }
}

extension Group: MapContent where Content: MapContent {
  /// There is none: the engine never asks.
  nonisolated public var body: Never { fatalError("\(Self.self) is primitive and has no body.") }

  /// Content that takes modifiers together. Mirrors MapKit's `Group.init(content:)`.
  nonisolated public init(@MapContentBuilder content: () -> Content) { self.init(holding: content()) }

  @MainActor public static func _collectItems(_ group: Self, in context: _MapContentContext) {
    Content._collectItems(group.content, in: context)
  }
}

/// No content. Mirrors MapKit's `EmptyMapContent`.
nonisolated public struct EmptyMapContent: PrimitiveMapContent {
  public typealias Body = Never

  public init() {}

  @MainActor public static func _collectItems(_ content: Self, in context: _MapContentContext) {}
}
