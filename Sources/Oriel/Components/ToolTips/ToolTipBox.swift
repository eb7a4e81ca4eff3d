import Foundation
import OrielDrawing

/// The panel with a view's help: a layer in front of everything else, which doesn't receive pointer events.
@MainActor
final class ToolTipBox: PopupLayerBox {
  private let text: any ShapedText
  private let isDark: Bool
  private let isHighContrast: Bool
  private let pointer: CGPoint
  /// The popup that contains the view with the help, or `nil` if the window does.
  private let parentPopup: Popup?

  private static let padding = CGSize(width: 9, height: 5)
  /// The maximum width of the text at the standard text size, in points.
  private static let widest: CGFloat = 320
  /// The inset from the edges of the window or the screen, in points.
  private static let margin: CGFloat = 6
  /// The distance from the pointer's tip to the panel, in points. The pointer must not cover the text.
  private static let distance: CGFloat = 20
  private static let fontSize: CGFloat = 13

  init(_ string: String, environment: EnvironmentValues, at pointer: CGPoint, on parent: Popup?, graph: ViewGraph) {
    isDark = environment.colorScheme == .dark
    isHighContrast = environment.colorSchemeContrast == .increased
    self.pointer = pointer
    parentPopup = parent
    let room = graph.input.surface?.popupArea(around: CGRect(origin: pointer, size: .zero))
    let size = environment.panelTextSize(Self.fontSize)
    let run = TextRun(string: string, font: ResolvedFont(family: environment.systemFamily, size: size, weight: isHighContrast ? 500 : 400))
    let most = (room?.size.width ?? graph.rootBox.size.width) - 2 * (Self.margin + Self.padding.width)
    text = graph.rendering.shaper.shape(
      TextRequest(
        runs: [run], maxWidth: max(40, min(Self.widest * size / Self.fontSize, most)),
        isRightToLeft: environment.layoutDirection == .rightToLeft))
    super.init(graph: graph, room: room)
    place()
  }

  override func place() {
    let window = CGRect(origin: .zero, size: graph.rootBox.size)
    let room = (popupArea?.frame ?? window).insetBy(dx: Self.margin, dy: Self.margin)
    let own = CGSize(
      width: (text.size.width + 2 * Self.padding.width).rounded(.up), height: (text.size.height + 2 * Self.padding.height).rounded(.up))
    // The panel is above the pointer if there is no space below it.
    let below = pointer.y + Self.distance
    let y = below + own.height <= room.maxY ? below : pointer.y - 8 - own.height
    let origin = CGPoint(
      x: max(room.minX, min(pointer.x - own.width / 2, room.maxX - own.width)).rounded(),
      y: max(room.minY, min(y, room.maxY - own.height)).rounded())
    let anchor = CGRect(x: pointer.x, y: pointer.y - 8, width: 0, height: Self.distance + 8)
    stand(in: CGRect(origin: origin, size: own), at: anchor, windowRoom: window, on: parentPopup, ground: background)
  }

  private var background: RGBA {
    let gray: Float = isDark ? 0.23 : 0.99
    return RGBA(red: gray, green: gray, blue: gray)
  }

  override var traitSource: (any TraitSource)? { self }
  override var sizing: BoxSizing { .fixed(size) }
  override func layoutChildren() {}
  /// Assistive technology reads the help as the hint of the view.
  override func isHidden(from search: BoxSearch) -> Bool { true }

  override func drawContent(at offset: CGPoint) -> DisplayNode? {
    let bounds = CGRect(origin: offset, size: size)
    let shape = Path(roundedRect: bounds, cornerRadius: 6)
    let ink: RGBA = isDark ? .white : .black
    let panel = DisplayNode(.fill(shape, FillStyle(), .color(background)))
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
