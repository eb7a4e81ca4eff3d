import Foundation

/// What a view takes over from the one that it matches. Mirrors SwiftUI's `MatchedGeometryProperties`.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  /// Gives views with the same id in a namespace one geometry. Mirrors SwiftUI's `matchedGeometryEffect(id:in:properties:anchor:isSource:)`.
  ///
  /// A view that isn't the source stands where the source does, with its size. Where a view comes while another with its id goes, in an animated change,
  /// it starts from the other's frame, and both go to its own. The frames are drawn and hit; what is around is laid out without them. Of several sources
  /// the last that isn't on its way out counts.
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

  /// Ids that don't equal themselves, as a number that is none, are one: who comes has to be found again as it goes.
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
