import Foundation
import OrielDrawing

/// An image, or a part of one, that is repeated over the area from its top left corner. Mirrors SwiftUI's `ImagePaint`.
///
/// Symbols and template images are drawn in the primary color. A part without an area, or a scale that isn't positive and finite, is
/// reported once and draws nothing.
public struct ImagePaint: ShapeStyle, Equatable {
  /// The image.
  public var image: Image
  /// The part of the image that is drawn, in the image's unit space.
  public var sourceRect: CGRect
  /// The scale of the image, as a multiple of its own size.
  public var scale: CGFloat

  /// Creates a paint of an image.
  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  private var isUsable: Bool {
    let numbers = [sourceRect.origin.x, sourceRect.origin.y, sourceRect.size.width, sourceRect.size.height, scale]
    return numbers.allSatisfy(\.isFinite) && sourceRect.width > 0 && sourceRect.height > 0 && scale > 0
  }

  public func _paint(in environment: EnvironmentValues, level: Int) -> _ShapePaint {
    guard isUsable else {
      Report.once(
        "image-paint-\(sourceRect)-\(scale)",
        "An ImagePaint has the source rectangle \(sourceRect) and the scale \(scale); both must be positive and finite. Nothing is drawn.")
      return .color(.clear)
    }
    var environment = environment
    // The foreground may be this style itself.
    environment.foregroundStyle = nil
    guard var tiles = LayoutIsolation.run(with: environment, { makeTiles(in: $0) }) else { return .color(.clear) }
    tiles.opacity = HierarchicalShapeStyle.opacity(level)
    return _ShapePaint { [tiles] area in
      var tiles = tiles
      tiles.tile.origin = area.origin
      return .tiles(tiles)
    }
  }

  /// Returns the tiles, or `nil` if there is no window to draw for.
  @MainActor private func makeTiles(in environment: EnvironmentValues) -> PictureTiles? {
    guard let graph = environment.graphReference?.graph else { return nil }
    let painter = ImagePainter(image, environment: environment, graph: graph)
    let size = painter.idealSize
    var transform = CGAffineTransform(scaleX: scale, y: scale)
    let paint = Color.primary._paint(in: environment, level: 0)
    let whole = painter.sharpened(by: transform).drawing(in: CGRect(origin: .zero, size: size), with: paint)
    transform.tx = -sourceRect.minX * size.width * scale
    transform.ty = -sourceRect.minY * size.height * scale
    let tile = CGRect(x: 0, y: 0, width: sourceRect.width * size.width * scale, height: sourceRect.height * size.height * scale)
    return PictureTiles(picture: DisplayNode(.transform(transform, whole)), tile: tile, scale: environment.displayScale)
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// Returns a paint that repeats an image. Mirrors SwiftUI's `image(_:sourceRect:scale:)`.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}

private enum GraphReferenceKey: EnvironmentKey { static var defaultValue: GraphReference? { nil } }

extension EnvironmentValues {
  /// The window's graph, for styles that need its images.
  var graphReference: GraphReference? {
    get { self[GraphReferenceKey.self] }
    set { self[GraphReferenceKey.self] = newValue }
  }
}
