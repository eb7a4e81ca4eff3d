import Foundation
import Oriel

extension TestHost: ElementContainer {
  /// The elements without a parent, in reading order.
  public var elements: [Element] { graph.accessibilityNodes.map(Element.init) }

  /// All elements and groups of the window, in reading order.
  public var allElements: [Element] { graph.accessibilityNodes.flatMap(\.flattened).map(Element.init) }

  /// All elements and groups of the window, including those behind a modal, on another screen or tab, and hidden ones.
  public var elementsOutOfReachToo: [Element] { graph.rootBox.allAccessibilityNodes.map(Element.init) }

  /// A Boolean value that indicates whether a list or a lazy stack in the window has rows that aren't built yet.
  public var hasMoreRows: Bool { ScrollSearch(graph.rootBox).hasMoreRows }

  /// Returns a description of the view that would receive a press at the element's activation point instead of the element, or `nil` if the
  /// element would receive it.
  public func cover(of element: Element) -> String? { cover(of: element, at: element.activationPoint) }

  func cover(of element: Element, at point: CGPoint) -> String? {
    let hit = graph.rootBox.hitTest(point)
    let box = element.node.box
    guard let hit else {
      let isAdjustable = element.node.actions[.increment] != nil
      return "no view there can be hit" + (isAdjustable ? "; increment() and decrement() of the element change its value" : "")
    }
    if hit.isWithin(box) || box.isWithin(hit) { return nil }
    let named = graph.accessibilityNodes.flatMap(\.flattened).last { hit.isWithin($0.box) && $0.box !== graph.rootBox }
    let path = hit.viewPathForDiagnostics
    return (named.map { Element(node: $0).summary } ?? "\(Swift.type(of: hit))") + (path.isEmpty ? "" : " in \(path)")
  }
}
