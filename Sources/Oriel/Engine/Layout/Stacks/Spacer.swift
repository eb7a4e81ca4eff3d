import Foundation
import OrielDrawing

/// A flexible space that expands along the axis of the enclosing stack. Mirrors SwiftUI's `Spacer`.
nonisolated public struct Spacer: LeafView, Equatable {
  static var isStateless: Bool { true }

  /// The minimum length in points; `nil` is 8.
  public var minLength: CGFloat?

  /// Creates a spacer with a minimum length.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  @MainActor func makeBox(_ node: AnyViewNode) -> SpacerBox { SpacerBox(self, node: node) }

  @MainActor func update(_ box: SpacerBox, transaction: Transaction) { box.spacer = self }
}

@MainActor
final class SpacerBox: LayoutBox, TraitSource {
  var spacer: Spacer { didSet { if spacer != oldValue { setNeedsLayout() } } }

  init(_ spacer: Spacer, node: AnyViewNode) {
    self.spacer = spacer
    super.init(node: node)
  }

  override var spacing: ViewSpacing { .zero }

  override var traitSource: (any TraitSource)? { self }

  /// The lowest priority, so that spacers share the space that all other views leave.
  var layoutPriorityTrait: Double { -.infinity }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let least = max(0, spacer.minLength ?? 8)
    func length(_ proposed: CGFloat?) -> CGFloat { max(least, proposed ?? least) }
    switch enclosingStackAxis {
    case .horizontal: return CGSize(width: length(proposal.width), height: 0)
    case .vertical: return CGSize(width: 0, height: length(proposal.height))
    case nil: return CGSize(width: length(proposal.width), height: length(proposal.height))
    }
  }
}
