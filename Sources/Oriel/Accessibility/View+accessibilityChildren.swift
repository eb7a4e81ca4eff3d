import Foundation
import OrielDrawing

extension View {
  /// Has assistive technology meet another view in place of this one, which is what is seen. Mirrors SwiftUI's
  /// `accessibilityRepresentation(representation:)`. The other view is as large as this one, draws nothing and takes neither hits nor the focus.
  nonisolated public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
    accessibilityHidden(true).background { representation().modifier(StandInModifier()) }
  }

  /// Gives the element others inside of it, in place of those that it has: of a drawing, say. Mirrors SwiftUI's
  /// `accessibilityChildren(children:)`. They lie in the room of this view, and draw nothing.
  nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    modifier(MarkerModifier(use: .keep)).background { children().modifier(StandInModifier()).modifier(MarkerModifier(use: .children)) }
      .modifier(SyntheticModifier())
  }

  /// Offers what the controls of a view do as actions of the element, by their labels. Mirrors SwiftUI's `accessibilityActions(_:)`.
  nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    modifier(MarkerModifier(use: .keep)).background { content().modifier(UnseenModifier()).modifier(MarkerModifier(use: .actions)) }
      .modifier(SyntheticModifier())
  }
}

/// As large as what it stands for, and not to be seen.
nonisolated private struct StandInModifier: BoxModifier, Equatable {
  static var isStateless: Bool { true }

  @MainActor func makeBox(_ node: AnyViewNode) -> StandInBox { StandInBox(node: node) }

  @MainActor func update(_ box: StandInBox, transaction: Transaction) {}
}

@MainActor
private final class StandInBox: WrapperBox {
  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions(by: .zero) }

  override func drawing(at offset: CGPoint) -> DisplayNode? {
    // What isn't drawn would be asked for again and again.
    _ = super.drawing(at: offset)
    return nil
  }

  override var allowsHits: Bool { false }
}

/// Says what the elements inside are for, to the modifier around.
nonisolated private struct MarkerModifier: BoxModifier, Equatable {
  static var isStateless: Bool { true }

  let use: AccessibilityNode.Use

  @MainActor func makeBox(_ node: AnyViewNode) -> MarkerBox { MarkerBox(use, node: node) }

  @MainActor func update(_ box: MarkerBox, transaction: Transaction) {}
}

@MainActor
private final class MarkerBox: WrapperBox {
  private let use: AccessibilityNode.Use

  init(_ use: AccessibilityNode.Use, node: AnyViewNode) {
    self.use = use
    super.init(node: node)
  }

  override func adjustAccessibility(_ nodes: inout [AccessibilityNode]) {
    var group = AccessibilityNode(box: self, children: nodes)
    group.use = use
    nodes = [group]
  }
}

nonisolated private struct SyntheticModifier: BoxModifier, Equatable {
  static var isStateless: Bool { true }

  @MainActor func makeBox(_ node: AnyViewNode) -> SyntheticBox { SyntheticBox(node: node) }

  @MainActor func update(_ box: SyntheticBox, transaction: Transaction) {}
}

/// Makes one element of a view's own and of what was given to it.
@MainActor
private final class SyntheticBox: WrapperBox {
  override func adjustAccessibility(_ nodes: inout [AccessibilityNode]) {
    let own = nodes.filter { $0.use == .keep }.flatMap(\.children) + nodes.filter { $0.use == nil }
    var element = own.count == 1 ? own[0] : AccessibilityNode(box: self, children: own)
    let children = nodes.filter { $0.use == .children }
    if !children.isEmpty { element.children = children.flatMap(\.children) }
    for given in nodes where given.use == .actions {
      for control in given.children.flatMap(\.flattened) where control.isEnabled {
        if let action = control.actions[.default] { element.namedActions.append((control.label, action)) }
      }
    }
    nodes = [element]
  }
}
