import Foundation
import Oriel
import OrielGSK
import OrielGTK
import Synchronization

/// An image that an app loads from data or by name, or a symbol. Views show it by `Image(uiImage:)`. Mirrors UIKit's `UIImage` in part.
///
/// Data is decoded immediately on the calling thread; an image of a bundle is decoded when its pixels are first accessed.
public final class UIImage: Hashable, Sendable, CustomStringConvertible {
  /// The rendering of an image's colors. Mirrors UIKit's `UIImage.RenderingMode`.
  public enum RenderingMode: Int, Sendable {
    /// The mode that is appropriate for the context.
    case automatic = 0
    case alwaysOriginal = 1
    /// The image's alpha channel in the tint of the context.
    case alwaysTemplate = 2
  }

  let image: Image
  /// The number of pixels per point.
  public let scale: CGFloat
  /// The rendering mode.
  public let renderingMode: RenderingMode
  private let source: Source
  private let tint: UIColor?

  /// The content, which images with different rendering share.
  private enum Source: Hashable {
    case pixels(Pixels)
    case symbol(String)
  }

  private init(image: Image, scale: CGFloat, renderingMode: RenderingMode = .automatic, tint: UIColor? = nil, source: Source) {
    self.image = image
    self.scale = scale
    self.renderingMode = renderingMode
    self.tint = tint
    self.source = source
  }

  convenience init(copying picture: UIImage) {
    self.init(
      image: picture.image, scale: picture.scale, renderingMode: picture.renderingMode, tint: picture.tint, source: picture.source)
  }

  private convenience init(image: Image, scale: CGFloat, pixels: Pixels) {
    self.init(image: image, scale: scale, source: .pixels(pixels))
  }

  private convenience init(_ picture: GdkImage, scale: CGFloat) {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    self.init(image: Image(picture, scale: scale), scale: scale, pixels: Pixels(picture))
  }

  /// Creates an image without pixels.
  public convenience init() { self.init(image: .nothing, scale: 1, pixels: Pixels(nil)) }

  /// Creates an image from data with one pixel per point, or returns `nil` if the data isn't an image (PNG, JPEG, SVG, GIF or WebP).
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates an image from data, or returns `nil` if the data isn't an image. `scale` is the number of pixels per point; a value that isn't
  /// positive counts as 1.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let picture = GdkImage(data: data) else { return nil }
    self.init(picture, scale: scale)
  }

  /// Creates an image from a file, or returns `nil` if there is none. `@2x` and `@3x` at the end of the name determine the number of pixels
  /// per point.
  public convenience init?(contentsOfFile path: String) {
    guard let picture = GdkImage(contentsOfFile: path) else { return nil }
    let name = (path as NSString).deletingPathExtension
    self.init(picture, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
  }

  /// Creates an image from the app's bundle, which is found as by `Image(_:)`, or returns `nil` if there is none of this name.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// Creates an image from a bundle, or returns `nil` if there is none of this name. The variant depends on the view that shows it.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard let file = Image.file(named: name, in: bundle, scale: 1) else { return nil }
    self.init(image: Image(name, bundle: bundle), scale: file.scale, pixels: Pixels(path: file.path))
  }

  /// Creates an image from an asset catalog. If it is missing, the image has no pixels.
  public convenience init(resource: ImageResource) {
    let (name, bundle) = resource.file
    let file = Image.file(named: name, in: bundle, scale: 1)
    self.init(image: Image(resource), scale: file?.scale ?? 1, pixels: Pixels(path: file?.path))
  }

  /// Creates a symbol, which has the tint of its context, or returns `nil` if there is none of this name. It is shown in the size of the
  /// text of its context.
  public convenience init?(systemName name: String) {
    guard Image.symbolSize(named: name) != nil else { return nil }
    self.init(image: Image(systemName: name), scale: 1, source: .symbol(name))
  }

  /// Creates an image from a Core Graphics image with one pixel per point.
  public convenience init(cgImage: CGImage) {
    self.init(image: Image(cgImage.picture, scale: 1), scale: 1, pixels: Pixels(cgImage.picture as? GdkImage))
  }

  /// The pixels of the image, or `nil` if it is a symbol, has no pixels or is tinted.
  public var cgImage: CGImage? { tint == nil ? picture.map { CGImage($0) } : nil }

  /// A Boolean value that indicates whether the image is a symbol.
  public var isSymbolImage: Bool { if case .symbol = source { true } else { false } }

  private var picture: GdkImage? { if case .pixels(let pixels) = source { pixels.picture } else { nil } }

  /// The size, in points. The size of a symbol is the one for body text.
  public var size: CGSize {
    if case .symbol(let name) = source { return Image.symbolSize(named: name) ?? .zero }
    guard let picture else { return .zero }
    return CGSize(width: picture.pixelSize.width / scale, height: picture.pixelSize.height / scale)
  }

  /// Returns the image with a rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { styled(renderingMode, tint: tint) }

  /// Returns the image in a color, which is visible unless the rendering mode is `alwaysTemplate`.
  public func withTintColor(_ color: UIColor) -> UIImage { styled(renderingMode, tint: color) }

  /// Returns the image in a color and with a rendering mode. The color is visible unless the mode is `alwaysTemplate`.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { styled(renderingMode, tint: color) }

  private func styled(_ renderingMode: RenderingMode, tint: UIColor?) -> UIImage {
    let mode: Image.TemplateRenderingMode? =
      switch renderingMode {
      case .automatic: nil
      case .alwaysOriginal: .original
      case .alwaysTemplate: .template
      }
    var image = image.renderingMode(mode)
    if let tint, renderingMode != .alwaysTemplate { image = image.tinted(tint.color) }
    return UIImage(image: image, scale: scale, renderingMode: renderingMode, tint: tint, source: source)
  }

  /// Returns the image as PNG data, or `nil` if it is a symbol, has no pixels or is tinted.
  public func pngData() -> Data? { tint == nil ? picture?.data(as: .png) : nil }

  /// Returns the image as JPEG data without the alpha channel, or `nil` if `pngData()` returns `nil`. The quality is in 0...1.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    tint == nil ? picture?.data(as: .jpeg(quality: compressionQuality)) : nil
  }

  public static func == (left: UIImage, right: UIImage) -> Bool {
    left.source == right.source && left.scale == right.scale && left.renderingMode == right.renderingMode && left.tint == right.tint
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(source) }

  public var description: String { "<UIImage: \(size.width)x\(size.height) points>" }
}

/// The pixels of an image, which are decoded at first access.
private final class Pixels: Hashable, Sendable {
  private enum State {
    case decoded(GdkImage?)
    case file(String)
  }

  private let state: Mutex<State>

  init(_ picture: GdkImage?) { state = Mutex(.decoded(picture)) }

  init(path: String?) { state = Mutex(path.map { .file($0) } ?? .decoded(nil)) }

  static func == (left: Pixels, right: Pixels) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  var picture: GdkImage? {
    state.withLock { state in
      switch state {
      case .decoded(let picture): return picture
      case .file(let path):
        let picture = GdkImage(contentsOfFile: path)
        state = .decoded(picture)
        return picture
      }
    }
  }
}

extension Image {
  /// Creates an image from a UIKit image. Mirrors SwiftUI's `init(uiImage:)`.
  public init(uiImage: UIImage) { self = uiImage.image }
}

extension ImageRenderer {
  /// The image with `scale` pixels per point, or `nil` if it has no pixels. Mirrors SwiftUI's `uiImage`.
  public var uiImage: UIImage? { pngData.flatMap { UIImage(data: $0, scale: scale) } }
}
