import Oriel

/// The content of a map: markers, annotations, shapes, and compositions of them. Mirrors MapKit's `MapContent`.
///
/// Custom content implements `body`. The underscored requirement is internal.
@MainActor @preconcurrency
public protocol MapContent {
  /// The type of the body.
  associatedtype Body: MapContent

  /// The content that this content consists of.
  @MapContentBuilder @MainActor @preconcurrency var body: Body { get }

  @MainActor static func _collectItems(_ content: Self, in context: _MapContentContext)
}

extension MapContent {
  /// Collects the items of the body.
  @MainActor public static func _collectItems(_ content: Self, in context: _MapContentContext) {
    Body._collectItems(content.body, in: context)
  }
}

/// Content that provides its items directly, without a body.
protocol PrimitiveMapContent: MapContent where Body == Never {}

extension PrimitiveMapContent {
  /// A primitive content has no body. Accessing this property is a programming error.
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
  /// A primitive content has no body. Accessing this property is a programming error.
  nonisolated public var body: Never { fatalError("\(Self.self) is primitive and has no body.") }

  /// Creates a group of content, to which modifiers apply as a whole. Mirrors MapKit's `Group.init(content:)`.
  nonisolated public init(@MapContentBuilder content: () -> Content) { self.init(holding: content()) }

  @MainActor public static func _collectItems(_ group: Self, in context: _MapContentContext) {
    Content._collectItems(group.content, in: context)
  }
}

/// Empty content. Mirrors MapKit's `EmptyMapContent`.
nonisolated public struct EmptyMapContent: PrimitiveMapContent {
  public typealias Body = Never

  /// Creates empty content.
  public init() {}

  @MainActor public static func _collectItems(_ content: Self, in context: _MapContentContext) {}
}
