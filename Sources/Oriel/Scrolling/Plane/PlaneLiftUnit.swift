import Foundation

/// Lifts a view of a plane, and moves it.
@MainActor
final class PlaneLiftUnit: LiftUnit {
  private var element: PlaneElementBox { unsafeDowncast(box, to: PlaneElementBox.self) }

  override var mayLift: Bool { element.canBeLifted }

  override func lift(at location: CGPoint) -> (any Lifted)? { PlaneHand(element, at: location) }
}
