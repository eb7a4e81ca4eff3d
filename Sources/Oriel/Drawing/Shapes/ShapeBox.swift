import Foundation
import OrielDrawing

/// A type-erased shape with its style, as the content of a box.
struct AnyShapeContent {
  let shape: any Shape
  let style: AnyShapeStyle
  let fill: FillStyle

  init<S: Shape>(_ shape: S, style: AnyShapeStyle, fill: FillStyle) {
    self.shape = shape
    self.style = style
    self.fill = fill
  }
}

/// A box that draws a shape with its presented size. The animatable data of the shape has its presentation value.
@MainActor
final class ShapeBox: LayoutBox {
  private var content: AnyShapeContent
  private var motion: (any ShapeMotion)?
  private var ink = Ink()
  private let isUsable: Bool

  init(_ content: AnyShapeContent, node: AnyViewNode) {
    self.content = content
    isUsable = Self.isUsable(content.shape)
    super.init(node: node)
  }

  func update(_ newContent: AnyShapeContent, transaction: Transaction) {
    guard isUsable else { return }
    let oldShape = content.shape
    content = newContent
    ink.change(to: content.style._paint(in: environment, level: 0), of: self, transaction: transaction)
    if transaction.effectiveAnimation != nil || motion != nil {
      motion = motion ?? Self.makeMotion(oldShape, box: self)
      motion?.set(newContent.shape, transaction: transaction, graph: graph)
    }
    setNeedsDisplay()
    if !valuesAreEqualShapes(oldShape, newContent.shape) { setNeedsLayout() }
  }

  private static func isUsable(_ shape: any Shape) -> Bool {
    func check<S: Shape>(_ shape: S) -> Bool { PropertyPlan.isUsableUninstalled(shape) }
    return check(shape)
  }

  private func valuesAreEqualShapes(_ old: any Shape, _ new: any Shape) -> Bool {
    // Only a shape with a size of its own can change the layout; by default a shape takes the proposed size.
    old.sizeThatFits(.unspecified) == new.sizeThatFits(.unspecified)
  }

  private static func makeMotion(_ shape: any Shape, box: LayoutBox) -> any ShapeMotion {
    func make<S: Shape>(_ shape: S) -> any ShapeMotion { TypedShapeMotion(shape, box: box) }
    return make(shape)
  }

  private var flatColor: RGBA? {
    if case .color(let color) = content.style._paint(in: environment, level: 0).make(CGRect(x: 0, y: 0, width: 1, height: 1)) {
      color
    } else {
      nil
    }
  }

  private var shownShape: any Shape { motion?.shape ?? content.shape }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    isUsable ? content.shape.sizeThatFits(proposal) : .zero
  }

  override func drawContent(at offset: CGPoint) -> DisplayNode? {
    guard isUsable else { return nil }
    let rect = CGRect(origin: offset, size: presentedSize)
    guard rect.width > 0 || rect.height > 0 else { return nil }
    let shape = shownShape
    var style = content.style._paint(in: environment, level: 0)
    var paint = style.make(rect)
    if paint.isGradient || ink.hasMixture {
      style = ink.paint(style)
      paint = style.make(rect)
    }
    if case .color(let settled) = paint {
      let color = ink.color(settled)
      paint = .color(color)
      guard color.alpha > 0 else { return nil }
      if shape is Rectangle, content.fill.isAntialiased {
        return style.decorated(DisplayNode(.color(color, rect))) { _ in DisplayNode(.color(.black, rect)) }
      }
    }
    // The path is computed in the shape's own space, on which a shape may rely.
    let path = ContainerShape.path(of: shape, in: CGRect(origin: .zero, size: rect.size), for: self).offsetBy(dx: offset.x, dy: offset.y)
    guard !path.isEmpty else { return nil }
    return style.decorated(DisplayNode(.fill(path, content.fill, paint))) { DisplayNode(.fill(path, content.fill, $0)) }
  }

  override func willDisappear() { ink.stop(graph: graph) }

  override func hitContent(_ point: CGPoint) -> LayoutBox? { hitChildren(point) ?? (covers(point) ? self : nil) }

  private func covers(_ point: CGPoint) -> Bool {
    guard isUsable else { return false }
    let bounds = CGRect(origin: .zero, size: presentedSize)
    if let color = flatColor, color.alpha == 0 { return false }
    if shownShape is Rectangle { return bounds.covers(point) }
    return ContainerShape.path(of: shownShape, in: bounds, for: self).contains(point, eoFill: content.fill.isEOFilled)
  }
}

@MainActor
private protocol ShapeMotion: AnyObject {
  var shape: any Shape { get }
  func set(_ shape: any Shape, transaction: Transaction, graph: ViewGraph)
}

private final class TypedShapeMotion<S: Shape>: ShapeMotion {
  private let presented: Presented<S>

  init(_ shape: S, box: LayoutBox) { presented = Presented(shape, box: box) }

  var shape: any Shape { presented.value }

  func set(_ shape: any Shape, transaction: Transaction, graph: ViewGraph) {
    guard let shape = shape as? S else { return }
    presented.set(shape, transaction: transaction, graph: graph)
  }
}
