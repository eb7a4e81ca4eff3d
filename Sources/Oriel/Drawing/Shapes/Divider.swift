import Foundation
import OrielDrawing

/// A thin line across the axis of the enclosing stack. Mirrors SwiftUI's `Divider`.
nonisolated public struct Divider: LeafView, Equatable {
  static var isStateless: Bool { true }

  /// Creates a divider.
  public init() {}

  static var environmentKeys: EnvironmentKeySet { EnvironmentValues.colorKeys }

  @MainActor func makeBox(_ node: AnyViewNode) -> DividerBox { DividerBox(node: node) }

  @MainActor func update(_ box: DividerBox, transaction: Transaction) { box.setNeedsDisplay() }
}

@MainActor
final class DividerBox: LayoutBox, TraitSource {
  override var traitSource: (any TraitSource)? { self }

  func traitValue<Key: LayoutTraitKey>(_ key: Key.Type) -> Key.Value? {
    Key.self == LayoutValueTrait<IsSeparatorKey>.self ? true as? Key.Value : nil
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    return enclosingStackAxis == .horizontal ? CGSize(width: 1, height: size.height) : CGSize(width: size.width, height: 1)
  }

  override func drawContent(at offset: CGPoint) -> DisplayNode? {
    DisplayNode(.color(Color(.system(.separator)).resolved(in: environment), CGRect(origin: offset, size: presentedSize)))
  }
}

/// The key of a view that separates others, and is omitted if there is nothing to separate.
enum IsSeparatorKey: LayoutValueKey {
  static var defaultValue: Bool { false }
}
