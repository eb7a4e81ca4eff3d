/// The stack that arranges several views where one is expected, such as at the root of a window. As in SwiftUI they form a column, and in a
/// safe area inset they are layered.
@MainActor
struct ImplicitStack<L: Layout> {
  /// The stack's box. It is created when there is more than one box for the first time, and then kept, so that the remaining views keep
  /// their parent when others are removed.
  private(set) var box: LayoutContainerBox<L>?

  init(_: L.Type = VStackLayout.self) {}

  /// Returns the boxes if there is at most one, or otherwise a stack of them.
  mutating func stack(of boxes: [LayoutBox], by layout: @autoclosure () -> L, graph: ViewGraph) -> [LayoutBox] {
    guard box != nil || boxes.count(where: { !$0.isBeingRemoved }) > 1 else { return boxes }
    let box = box ?? LayoutContainerBox(layout())
    self.box = box
    box.graph = graph
    box.replaceChildren(boxes)
    return [box]
  }
}

extension ImplicitStack<VStackLayout> {
  mutating func column(of boxes: [LayoutBox], graph: ViewGraph) -> [LayoutBox] { stack(of: boxes, by: VStackLayout(), graph: graph) }
}
