import Foundation

/// Where coordinates are measured from. Mirrors SwiftUI's `CoordinateSpace`.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  case global
  case local
  case named(AnyHashable)
}

/// Mirrors SwiftUI's `CoordinateSpaceProtocol`.
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

/// Mirrors SwiftUI's `LocalCoordinateSpace`.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

/// Mirrors SwiftUI's `GlobalCoordinateSpace`: the window's content area.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

/// Mirrors SwiftUI's `NamedCoordinateSpace`.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  public let coordinateSpace: CoordinateSpace
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name))) }
}

/// A box that a name for its coordinate space is attached to.
@MainActor
protocol NamedSpaceBox: LayoutBox {
  var spaceName: AnyHashable { get }
}

nonisolated struct SpaceNameModifier: BoxModifier {
  let space: NamedCoordinateSpace

  @MainActor func makeBox(_ node: AnyViewNode) -> SpaceNameBox { SpaceNameBox(name, node: node) }

  @MainActor func update(_ box: SpaceNameBox, transaction: Transaction) { box.spaceName = name }

  private var name: AnyHashable { if case .named(let name) = space.coordinateSpace { name } else { "" } }
}

@MainActor
final class SpaceNameBox: WrapperBox, NamedSpaceBox {
  var spaceName: AnyHashable

  init(_ name: AnyHashable, node: AnyViewNode) {
    spaceName = name
    super.init(node: node)
  }
}

extension View {
  /// Gives the view's coordinate space a name. Mirrors SwiftUI's `coordinateSpace(_:)`.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { modifier(SpaceNameModifier(space: name)) }

  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View { coordinateSpace(.named(name)) }
}

extension GestureUnit {
  /// A point of the window in a coordinate space; an unknown name counts as the window's.
  final func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
    switch space {
    case .global: return point
    case .local: return local(point)
    case .named(let name):
      var ancestor = box.parent
      while let current = ancestor {
        if let named = current as? any NamedSpaceBox, named.spaceName == name { return current.localPoint(point) ?? point }
        ancestor = current.parent
      }
      return point
    }
  }
}
