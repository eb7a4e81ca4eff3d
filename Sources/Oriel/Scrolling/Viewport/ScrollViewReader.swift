import Foundation

/// A view that provides its content with a proxy that scrolls the scroll views inside. Mirrors SwiftUI's `ScrollViewReader`.
///
/// The reader counts as one view in the enclosing container. Several views in its content are arranged in a column.
nonisolated public struct ScrollViewReader<Content: View>: PrimitiveView {
  /// The closure that creates the content from a proxy.
  public var content: (ScrollViewProxy) -> Content

  /// Creates a reader with content that can use a proxy.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    ScrollReaderNode(view, in: context)
  }
}

/// A proxy that scrolls the scroll views of a reader. Mirrors SwiftUI's `ScrollViewProxy`.
public struct ScrollViewProxy {
  weak var node: AnyViewNode?

  /// Scrolls the first scroll view that has a view with an id until the view is at an anchor. An anchor of `nil` scrolls by the smallest
  /// distance that shows the view. Inside `withAnimation` the movement is animated and ends at the position that the view has by then. If
  /// no view has the id, this is reported once, and nothing scrolls.
  ///
  /// - Complexity: O(log *n*) in a lazy container of integers. In other containers the first call after a change of the data is O(*n*).
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    let transaction = Transaction.current
    let node = node
    MainActor.assumeIsolated(with: AnyHashable(id)) { id in
      guard let node, node.isMounted else { return }
      node.graph.enqueueAction {
        guard node.isMounted else { return }
        // Rows that the same action has added have to exist first.
        node.graph.afterLayout { Self.scroll(node, to: id, anchor: anchor, transaction: transaction) }
      }
    }
  }

  /// Scrolls the first scroll view to a distance from the start of its content, in points. The distance is limited to the content.
  @MainActor package func scrollTo(y: CGFloat) {
    guard let node, node.isMounted else { return }
    node.graph.enqueueAction {
      guard node.isMounted, let box = node.firstScrollBox else { return }
      box.begin(ScrollRequest(target: .coordinate(.vertical, y), start: box.offset), transaction: Transaction())
    }
  }

  @MainActor private static func scroll(_ node: AnyViewNode, to id: AnyHashable, anchor: UnitPoint?, transaction: Transaction) {
    guard node.isMounted, !node.scrollToVisible(id, anchor: anchor, transaction: transaction) else { return }
    Report.once(
      "scroll-to-\(id)", "scrollTo found no view with the id \(id) in the scroll views of its ScrollViewReader. (\(node.viewPath))")
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
  /// The first scroll view at this node or below, preferring outer ones, or `nil` if there is none.
  var firstScrollBox: ScrollBox? {
    if let own = scrollBox as? ScrollBox { return own }
    var found: ScrollBox?
    forEachChild { if found == nil { found = $0.firstScrollBox } }
    return found
  }

  /// Scrolls the first scroll view at this node or below that has a view with an id. Returns `false` if there is none.
  @discardableResult
  func scrollToVisible(_ id: AnyHashable, anchor: UnitPoint?, transaction: Transaction) -> Bool {
    for box in scrollBoxes where box.frameInContent(of: id) != nil {
      box.begin(ScrollRequest(target: .view(id, anchor: anchor), start: box.offset), transaction: transaction)
      // The enclosing scroll views show the inner one.
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
