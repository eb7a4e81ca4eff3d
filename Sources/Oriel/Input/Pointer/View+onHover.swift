import Foundation

/// The state of the pointer over a view. Mirrors SwiftUI's `HoverPhase`.
public enum HoverPhase: Equatable, Sendable {
  /// The pointer is over the view, at a location.
  case active(CGPoint)
  /// The pointer has left the view.
  case ended
}

nonisolated struct HoverModifier: BoxModifier {
  enum Action {
    /// The closure is called for each move, with the location in a coordinate space.
    case moves(CoordinateSpace, (HoverPhase) -> Void)
    /// The closure is called when the pointer enters or leaves the view.
    case changes((Bool) -> Void)
  }

  let action: Action

  @MainActor func makeBox(_ node: AnyViewNode) -> HoverBox { HoverBox(self, node: node) }

  @MainActor func update(_ box: HoverBox, transaction: Transaction) { box.modifier = self }
}

/// A box that observes the pointer over its content.
@MainActor
final class HoverBox: WrapperBox, HoverTarget {
  var modifier: HoverModifier
  private var isOver = false

  init(_ modifier: HoverModifier, node: AnyViewNode) {
    self.modifier = modifier
    super.init(node: node)
  }

  func pointerIsOver(_ point: CGPoint) {
    let wasOver = isOver
    isOver = true
    switch modifier.action {
    case .moves(let space, let action): action(.active(GestureRecognizer(box: self).convert(point, to: space)))
    case .changes(let action): if !wasOver { action(true) }
    }
  }

  func pointerLeft() {
    guard isOver else { return }
    isOver = false
    switch modifier.action {
    case .moves(_, let action): action(.ended)
    case .changes(let action): action(false)
    }
  }

  override func willDisappear() { graph.input.forgetHover(self) }
}

/// A box that observes the pointer.
@MainActor
protocol HoverTarget: LayoutBox {
  /// Called when the pointer enters the box and whenever it moves over it. The point is in window coordinates.
  func pointerIsOver(_ point: CGPoint)
  func pointerLeft()
  /// Indicates whether the box observes a pointer that rests while keys move the focus.
  var followsRestingPointer: Bool { get }
}

extension HoverTarget {
  var followsRestingPointer: Bool { true }
}

/// A box that determines the shape of the pointer over it.
@MainActor
protocol PointerShaping: LayoutBox {
  var pointerShape: PointerShape { get }
}

extension View {
  /// Calls an action when the pointer enters or leaves the view. Mirrors SwiftUI's `onHover(perform:)`.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(HoverModifier(action: .changes(action)))
  }

  /// Calls an action when the pointer enters, moves over or leaves the view, with its location in a coordinate space. Mirrors SwiftUI's
  /// `onContinuousHover(coordinateSpace:perform:)`.
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(HoverModifier(action: .moves(coordinateSpace.coordinateSpace, action)))
  }

  /// Mirrors SwiftUI's deprecated `onContinuousHover(coordinateSpace:perform:)` with a `CoordinateSpace`.
  @_disfavoredOverload
  nonisolated public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(HoverModifier(action: .moves(coordinateSpace, action)))
  }
}
