import Foundation

@usableFromInline
nonisolated struct HitTestingModifier: BoxModifier, Equatable {
  static var isStateless: Bool { true }

  let isEnabled: Bool

  @usableFromInline init(isEnabled: Bool) { self.isEnabled = isEnabled }

  @usableFromInline @MainActor static func _makeNode<Wrapped: View>(
    _ view: ModifiedContent<Wrapped, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Wrapped, Self>> { WrapperNode(view, in: context) }

  @MainActor func makeBox(_ node: AnyViewNode) -> HitTestingBox { HitTestingBox(isEnabled, node: node) }

  @MainActor func update(_ box: HitTestingBox, transaction: Transaction) { box.isEnabled = isEnabled }
}

@MainActor
final class HitTestingBox: WrapperBox {
  var isEnabled: Bool

  init(_ isEnabled: Bool, node: AnyViewNode) {
    self.isEnabled = isEnabled
    super.init(node: node)
  }

  override func isHidden(from search: BoxSearch) -> Bool { search == .hitTesting && !isEnabled }
}

extension View {
  /// Sets whether pointers reach this view. If they don't, they reach the view behind it. Mirrors SwiftUI's `allowsHitTesting(_:)`.
  @inlinable nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { modifier(HitTestingModifier(isEnabled: enabled)) }
}
