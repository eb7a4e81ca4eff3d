import Foundation

/// Views that stand where a plan says, in two dimensions, and are built when they come near the viewport of the scroll views around.
///
/// It is as large as its plan says. A view fills its frame; content that takes less is in the middle of it. Views that were scrolled away go on as
/// others of their kind where nothing in them has a state of its own; else their state is kept, for up to 4,096 of them, and they have
/// it again as they come back. A view with the focus stays. What is seen keeps its place on the screen when the plan finds out that something
/// before it has another size; and when another plan comes, if most of what is seen moves as one: else the offset stays.
///
/// Where another plan comes with an animation, views that stay move from one frame to the other, from and to places out of sight, too; others
/// come and go by their `transition(_:)`.
///
/// SwiftUI has nothing like it: on Apple's systems a `UICollectionView` stands in for it.
///
/// - Complexity: A scrolled frame costs what came into sight, and a look at what is there; the number of elements doesn't matter.
nonisolated public struct LazyPlane<Content: View>: PrimitiveView {
  let plan: any LazyPlanePlan
  let content: (LazyPlaneID) -> Content

  /// - Parameters:
  ///   - plan: Another object is another arrangement.
  ///   - content: Makes the view of an element.
  public init(_ plan: any LazyPlanePlan, @ViewBuilder content: @escaping (LazyPlaneID) -> Content) {
    self.plan = plan
    self.content = content
  }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { LazyPlaneNode(view, in: context) }
}
