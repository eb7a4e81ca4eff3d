import Foundation

/// Where the pointer is over a view. Mirrors SwiftUI's `HoverPhase`.
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

nonisolated struct HoverModifier: BoxModifier {
  let coordinateSpace: CoordinateSpace
  let action: (HoverPhase) -> Void

  @MainActor func makeBox(_ node: AnyViewNode) -> HoverBox { HoverBox(self, node: node) }

  @MainActor func update(_ box: HoverBox, transaction: Transaction) { box.modifier = self }
}

/// Hears of the pointer being over its content.
@MainActor
final class HoverBox: WrapperBox, HoverTarget {
  var modifier: HoverModifier

  init(_ modifier: HoverModifier, node: AnyViewNode) {
    self.modifier = modifier
    super.init(node: node)
  }

  func pointerIsOver(_ point: CGPoint) {
    let unit = GestureUnit(box: self)
    modifier.action(.active(unit.convert(point, to: modifier.coordinateSpace)))
  }

  func pointerLeft() { modifier.action(.ended) }

  override func willDisappear() { graph.input.forgetHover(self) }
}

/// A box that hears of the pointer being over it.
@MainActor
protocol HoverTarget: LayoutBox {
  /// Called when the pointer comes and whenever it moves; the point is in the window.
  func pointerIsOver(_ point: CGPoint)
  func pointerLeft()
}

/// A box over which the pointer has a shape of its own.
@MainActor
protocol PointerShaping: LayoutBox {
  var pointerShape: PointerShape { get }
}

extension View {
  /// Mirrors SwiftUI's `onHover(perform:)`.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { modifier(HoverChangeModifier(action: action)) }

  /// Mirrors SwiftUI's `onContinuousHover(coordinateSpace:perform:)`.
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(HoverModifier(coordinateSpace: coordinateSpace.coordinateSpace, action: action))
  }
}

private struct HoverChangeModifier: ViewModifier {
  nonisolated(unsafe) let action: (Bool) -> Void
  @State private var isOver = false

  nonisolated init(action: @escaping (Bool) -> Void) { self.action = action }

  func body(content: Content) -> some View {
    content.modifier(
      HoverModifier(coordinateSpace: .global) { phase in
        let isNowOver = phase != .ended
        guard isNowOver != isOver else { return }
        isOver = isNowOver
        action(isNowOver)
      })
  }
}
