import Foundation
import OrielDrawing

/// A picture that a closure draws for each place where it is shown.
// The properties are constant, and only the main actor calls the closure.
nonisolated final class DrawnPicture: Hashable, @unchecked Sendable {
  /// The size in points, to which the picture is clipped.
  let size: CGSize
  let isOpaque: Bool
  private let renderer: (inout GraphicsContext) -> Void

  init(size: CGSize, isOpaque: Bool, renderer: @escaping (inout GraphicsContext) -> Void) {
    self.size = size
    self.isOpaque = isOpaque
    self.renderer = renderer
  }

  @MainActor func draw(in environment: EnvironmentValues, graph: ViewGraph) -> DisplayNode {
    let storage = GraphicsContext.Storage(graph: graph, environment: environment, size: size, symbols: [])
    var context = GraphicsContext(storage: storage)
    renderer(&context)
    return storage.picture(isOpaque: isOpaque) ?? DisplayNode(.group([]))
  }

  static func == (left: DrawnPicture, right: DrawnPicture) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Image {
  /// Creates an image that a closure draws wherever it is shown, at the resolution of that place. Mirrors SwiftUI's
  /// `init(size:label:opaque:colorMode:renderer:)`.
  ///
  /// - Parameters:
  ///   - size: The size in points. A size that isn't positive and finite is reported once, and the image is empty.
  ///   - label: The label of the image for assistive technology.
  ///   - opaque: A Boolean value that indicates whether the image is opaque. Its background is then black.
  ///   - colorMode: The color space in which colors are mixed; `nonLinear` is the only one.
  ///   - renderer: The closure that draws the image, called for each drawing with the environment of its place.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    let isUsable = size.width.isFinite && size.height.isFinite && size.width > 0 && size.height > 0
    if !isUsable {
      Report.once("image-size-\(size)", "An image has the size \(size), which must be positive and finite; nothing is drawn.")
    }
    self.init(
      source: .drawn(DrawnPicture(size: isUsable ? size : .zero, isOpaque: opaque, renderer: isUsable ? renderer : { _ in })))
    self.label = label
  }
}

extension ImagePainter {
  /// The number of a rasterized image's pixels for one of the screen along each axis. A map enlarges its tiles by at most the square root of
  /// 2.
  private static let rasterScale = 1.5

  func drawing(of drawn: DrawnPicture, in rect: CGRect, tint: RGBA) -> (node: DisplayNode, isTinted: Bool) {
    guard drawn.size != .zero else { return (DisplayNode(.group([])), false) }
    let picture = rasterized(drawn.draw(in: environment, graph: graph), size: drawn.size)
    let placed: DisplayNode
    switch image.resizing {
    case .some(let resizing) where resizing.mode == .tile:
      let tiles = PictureTiles(
        picture: picture, tile: CGRect(origin: rect.origin, size: drawn.size), scale: environment.displayScale)
      placed = DisplayNode(.fill(Path(rect), FillStyle(), .tiles(tiles)))
    case .some(let resizing) where resizing.caps != EdgeInsets(): placed = capped(picture, of: drawn.size, by: resizing.caps, in: rect)
    default: placed = stretched(picture, from: CGRect(origin: .zero, size: drawn.size), to: rect)
    }
    guard image.renderingMode == .template || image.tint != nil else { return (placed, false) }
    return (DisplayNode(.mask(DisplayNode(.color(tint, rect)), mask: placed)), true)
  }

  /// Returns the drawing as a picture if the image requires that. A renderer without pixels keeps the drawing.
  private func rasterized(_ drawing: DisplayNode, size: CGSize) -> DisplayNode {
    guard image.isRasterized else { return drawing }
    let scale = environment.displayScale * Self.rasterScale
    guard let picture = graph.rendering.images.image(of: drawing, size: size, scale: scale) else { return drawing }
    return DisplayNode(.image(picture, ImageDrawing(rect: CGRect(origin: .zero, size: size))))
  }

  private func stretched(_ picture: DisplayNode, from source: CGRect, to target: CGRect) -> DisplayNode {
    let (x, y) = (target.width / source.width, target.height / source.height)
    let transform = CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: target.minX - source.minX * x, ty: target.minY - source.minY * y)
    return transform.isIdentity ? picture : DisplayNode(.transform(transform, picture))
  }

  /// Returns the picture stretched between its caps, which keep their size.
  private func capped(_ picture: DisplayNode, of size: CGSize, by caps: EdgeInsets, in rect: CGRect) -> DisplayNode {
    let (left, right) = isMirrored ? (caps.trailing, caps.leading) : (caps.leading, caps.trailing)
    let columns = zip(cuts(size.width, left, right), cuts(rect.width, left, right)).map { ($0, $1) }
    let rows = zip(cuts(size.height, caps.top, caps.bottom), cuts(rect.height, caps.top, caps.bottom)).map { ($0, $1) }
    var parts: [DisplayNode] = []
    for row in rows {
      for column in columns {
        let source = CGRect(x: column.0.lowerBound, y: row.0.lowerBound, width: column.0.length, height: row.0.length)
        let target = CGRect(
          x: rect.minX + column.1.lowerBound, y: rect.minY + row.1.lowerBound, width: column.1.length, height: row.1.length)
        guard !source.isEmpty, !target.isEmpty else { continue }
        parts.append(DisplayNode(.clip(Path(target), FillStyle(), stretched(picture, from: source, to: target))))
      }
    }
    return DisplayNode(.group(parts))
  }

  /// Returns three ranges of a length: both caps, which shrink if there is no space for them, and the range between them.
  private func cuts(_ length: CGFloat, _ first: CGFloat, _ last: CGFloat) -> [ClosedRange<CGFloat>] {
    let (first, last) = (max(0, first), max(0, last))
    let share = min(1, length / max(first + last, .leastNonzeroMagnitude))
    let (start, end) = (first * share, max(first * share, length - last * share))
    return [0...start, start...end, end...max(end, length)]
  }
}

extension ClosedRange<CGFloat> {
  fileprivate var length: CGFloat { upperBound - lowerBound }
}
