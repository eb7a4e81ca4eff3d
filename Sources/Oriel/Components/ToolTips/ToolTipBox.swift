import Foundation
import OrielDrawing

/// The panel with a view's help: a layer over everything else in the window, through which the pointer reaches what is below.
@MainActor
final class ToolTipBox: LayoutBox, FrontmostBox {
  private let text: any ShapedText
  private let isDark: Bool
  private let isHighContrast: Bool

  private static let padding = CGSize(width: 9, height: 5)
  private static let widest: CGFloat = 320
  /// Around the window's edges.
  private static let margin: CGFloat = 6
  /// From the pointer's tip to below the arrow, which must not cover the words.
  private static let distance: CGFloat = 20

  init(_ string: String, environment: EnvironmentValues, at pointer: CGPoint, graph: ViewGraph) {
    isDark = environment.colorScheme == .dark
    isHighContrast = environment.colorSchemeContrast == .increased
    let room = graph.rootBox.size
    let size = (13 * min(2, environment.textScale)).rounded()
    let run = TextRun(string: string, font: ResolvedFont(family: environment.systemFamily, size: size, weight: isHighContrast ? 500 : 400))
    text = graph.rendering.shaper.shape(
      TextRequest(
        runs: [run], maxWidth: max(40, min(Self.widest, room.width - 2 * (Self.margin + Self.padding.width))),
        isRightToLeft: environment.layoutDirection == .rightToLeft))
    super.init(node: nil)
    self.graph = graph
    let own = CGSize(
      width: (text.size.width + 2 * Self.padding.width).rounded(.up), height: (text.size.height + 2 * Self.padding.height).rounded(.up))
    // Above the pointer where there is no room below.
    let below = pointer.y + Self.distance
    let y = below + own.height + Self.margin <= room.height ? below : pointer.y - 8 - own.height
    let x = pointer.x - own.width / 2
    pin(
      CGRect(
        x: max(Self.margin, min(x, room.width - Self.margin - own.width)).rounded(),
        y: max(Self.margin, min(y, room.height - Self.margin - own.height)).rounded(), width: own.width, height: own.height))
  }

  override var traitSource: (any TraitSource)? { self }
  override var sizing: BoxSizing { .fixed(size) }
  override func layoutChildren() {}
  /// Assistive technology tells it as the hint of the view that it is about.
  override func isHidden(from search: BoxSearch) -> Bool { true }

  override func drawContent(at offset: CGPoint) -> DisplayNode? {
    let bounds = CGRect(origin: offset, size: size)
    let shape = Path(roundedRect: bounds, cornerRadius: 6)
    let gray: Float = isDark ? 0.23 : 0.99
    let ink: RGBA = isDark ? .white : .black
    let panel = DisplayNode(.fill(shape, FillStyle(), .color(RGBA(red: gray, green: gray, blue: gray))))
    let edge = Path(roundedRect: bounds.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 5.5)
    return DisplayNode(
      .group([
        DisplayNode(.shadow(RGBA.black.multiplyingAlpha(by: isDark ? 0.5 : 0.22), radius: 4, offset: CGSize(width: 0, height: 2), panel)),
        DisplayNode(.stroke(edge, StrokeStyle(), .color(ink.multiplyingAlpha(by: isHighContrast ? 0.6 : 0.12)))),
        DisplayNode(
          .text(
            text, at: CGPoint(x: bounds.minX + Self.padding.width, y: bounds.minY + Self.padding.height),
            color: ink.multiplyingAlpha(by: isHighContrast ? 1 : 0.86))),
      ]))
  }
}
