/// Arranges views where one is expected, such as at the root of a window, as SwiftUI does: in a column, and in front of one another in a
/// view's inset.
@MainActor
struct ImplicitStack<L: Layout> {
  /// Made when there are several for the first time, and kept: views don't change what they are in when others go.
  private(set) var box: LayoutContainerBox<L>?

  init(_: L.Type = VStackLayout.self) {}

  /// The boxes if there is one of them at most; otherwise a stack of them.
  mutating func stack(of boxes: [LayoutBox], by layout: @autoclosure () -> L, graph: ViewGraph) -> [LayoutBox] {
    guard box != nil || boxes.count(where: { !$0.isLeaving }) > 1 else { return boxes }
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
