import Foundation

/// The properties that a view adopts from its matched source. Mirrors SwiftUI's `MatchedGeometryProperties`.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The position of the source's anchor.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size of the source.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// The position and the size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  /// Matches the geometry of views with the same id in a namespace. Mirrors SwiftUI's
  /// `matchedGeometryEffect(id:in:properties:anchor:isSource:)`.
  ///
  /// A view that isn't the source has the position and the size of the source. If an animated change inserts a view and removes another one
  /// with the same id, the new view starts from the frame of the removed one, and both move to its own frame. The frames apply to drawing
  /// and hit testing; the surrounding layout ignores them. Of several sources, the last one that isn't being removed counts.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometryModifier(
        key: MatchedGeometryKey(namespace: namespace, id: AnyHashable(id)), properties: properties, anchor: anchor, isSource: isSource))
  }
}

struct MatchedGeometryKey: Hashable {
  let namespace: Namespace.ID
  let id: AnyHashable

  /// Ids that don't equal themselves, such as NaN, count as equal, so that an added box can be found for its removal.
  static func == (left: MatchedGeometryKey, right: MatchedGeometryKey) -> Bool {
    left.namespace == right.namespace && (left.id == right.id || left.id != left.id && right.id != right.id)
  }
}

nonisolated struct MatchedGeometryModifier: BoxModifier, Equatable {
  let key: MatchedGeometryKey
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool

  @MainActor func makeBox(_ node: AnyViewNode) -> MatchedGeometryBox { MatchedGeometryBox(self, node: node) }

  @MainActor func update(_ box: MatchedGeometryBox, transaction: Transaction) { box.update(self) }
}
