import Foundation

/// Gives its content a proxy that scrolls the scroll views inside. Mirrors SwiftUI's `ScrollViewReader`.
///
/// It counts as one view in the container around; several views inside stand in a column.
nonisolated public struct ScrollViewReader<Content: View>: PrimitiveView {
  public var content: (ScrollViewProxy) -> Content

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    ScrollReaderNode(view, in: context)
  }
}

/// Scrolls the scroll views of a reader. Mirrors SwiftUI's `ScrollViewProxy`.
public struct ScrollViewProxy {
  weak var node: AnyViewNode?

  /// Scrolls the first scroll view that has a view with the id, until the view is at the anchor; with no anchor by the shortest way
  /// that shows it. Inside `withAnimation` the way is animated, and ends where the view is by then. An id that nobody
  /// has is reported once, and nothing is scrolled.
  ///
  /// O(log n) in a lazy container of integers; in others the first question after a change of the data walks through it.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    let transaction = Transaction.current
    let node = node
    MainActor.assumeIsolated(with: AnyHashable(id)) { id in
      guard let node, node.isMounted else { return }
      node.graph.enqueueAction {
        guard node.isMounted else { return }
        // Rows that the same action added have to be there first.
        node.graph.afterLayout { Self.scroll(node, to: id, anchor: anchor, transaction: transaction) }
      }
    }
  }

  /// Puts a distance from the start of the content, in points, to the top of the first scroll view; what is beyond the content ends
  /// at its edge.
  @MainActor package func scrollTo(y: CGFloat) {
    guard let node, node.isMounted else { return }
    node.graph.enqueueAction {
      guard node.isMounted, let box = node.firstScrollBox else { return }
      box.begin(ScrollRequest(target: .coordinate(.vertical, y), start: box.offset), transaction: Transaction())
    }
  }

  @MainActor private static func scroll(_ node: AnyViewNode, to id: AnyHashable, anchor: UnitPoint?, transaction: Transaction) {
    guard node.isMounted, !node.bringIntoSight(id, anchor: anchor, transaction: transaction) else { return }
    Report.once("scroll-to-\(id)", "scrollTo found no view with the id \(id) in a scroll view of its ScrollViewReader. (\(node.viewPath))")
  }
}

@MainActor
private final class ScrollReaderNode<Content: View>: UnaryNode<ScrollViewReader<Content>> {
  private var view: ScrollViewReader<Content>
  private var content: ViewNode<Content>!

  init(_ view: ScrollViewReader<Content>, in context: _NodeContext) {
    self.view = view
    super.init(in: context)
    content = Content._makeNode(evaluate(), in: context.child(of: self))
    syncBoxes()
  }

  override func forEachChild(_ body: (AnyViewNode) -> Void) { if let content { body(content) } }

  override func update(_ view: ScrollViewReader<Content>) {
    self.view = view
    performUpdate()
  }

  override func performUpdate() {
    needsUpdate = false
    content.update(evaluate())
  }

  private func evaluate() -> Content {
    let view = view
    let proxy = ScrollViewProxy(node: self)
    return tracking { view.content(proxy) }
  }
}

extension _AnyViewNode {
  /// The outermost scroll view at this node or below that comes first.
  var firstScrollBox: ScrollBox? {
    if let own = scrollBox as? ScrollBox { return own }
    var found: ScrollBox?
    forEachChild { if found == nil { found = $0.firstScrollBox } }
    return found
  }

  /// Scrolls the first scroll view at this node or below that has a view with the id; false where none has.
  @discardableResult
  func bringIntoSight(_ id: AnyHashable, anchor: UnitPoint?, transaction: Transaction) -> Bool {
    for box in scrollBoxes where box.frameInContent(of: id) != nil {
      box.begin(ScrollRequest(target: .view(id, anchor: anchor), start: box.offset), transaction: transaction)
      // Scroll views around bring the inner one into sight.
      box.enclosingScrollBoxes { outer in
        outer.begin(
          ScrollRequest(target: .box({ [weak box] in box }, anchor: nil, margin: EdgeInsets()), start: outer.offset),
          transaction: transaction)
      }
      return true
    }
    return false
  }

  /// The scroll views at this node and below, from the outside in.
  var scrollBoxes: [ScrollBox] {
    var result: [ScrollBox] = []
    func walk(_ node: AnyViewNode) {
      if let own = node.scrollBox as? ScrollBox { result.append(own) }
      node.forEachChild(walk)
    }
    walk(self)
    return result
  }
}
