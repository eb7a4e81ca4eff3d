/// Puts views below one another where one is expected, such as at the root of a window, as SwiftUI does.
@MainActor
struct ImplicitStack {
  /// Made when there are several for the first time, and kept: views don't change what they are in when others go.
  private var stack: LayoutContainerBox<VStackLayout>?

  /// The boxes if there is one of them at most; otherwise a column of them.
  mutating func column(of boxes: [LayoutBox], graph: ViewGraph) -> [LayoutBox] {
    guard stack != nil || boxes.count(where: { !$0.isLeaving }) > 1 else { return boxes }
    let stack = stack ?? LayoutContainerBox(VStackLayout())
    self.stack = stack
    stack.graph = graph
    stack.replaceChildren(boxes)
    return [stack]
  }
}
