import Foundation
import Oriel
import OrielGSK
import OrielGTK
import Synchronization

/// A picture that a program has by itself, from a file's bytes or by name, or a symbol. Mirrors UIKit's `UIImage` as far as that goes: views
/// show it by way of `Image(uiImage:)`.
///
/// Bytes are decoded at once, on the thread that asks; a picture of a bundle when its pixels are first asked for.
public final class UIImage: Hashable, Sendable, CustomStringConvertible {
  /// Whether a picture has colours of its own. Mirrors UIKit's `UIImage.RenderingMode`.
  public enum RenderingMode: Int, Sendable {
    /// As its surroundings have it.
    case automatic = 0
    case alwaysOriginal = 1
    /// Its alpha in the colour of what is around.
    case alwaysTemplate = 2
  }

  let image: Image
  /// Pixels a point.
  public let scale: CGFloat
  public let renderingMode: RenderingMode
  private let source: Source
  private let tint: UIColor?

  /// What pictures that differ in their looks have in common.
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

  /// A picture without pixels.
  public convenience init() { self.init(image: .nothing, scale: 1, pixels: Pixels(nil)) }

  /// The picture in a file's bytes, with as many points as pixels; nil if they aren't a picture (PNG, JPEG, SVG, GIF or WebP).
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// The picture in a file's bytes. `scale` is pixels a point; what isn't above 0 counts as 1.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let picture = GdkImage(data: data) else { return nil }
    self.init(picture, scale: scale)
  }

  /// The picture in a file, `@2x` and `@3x` at the end of whose name mean pixels a point; nil if there is none.
  public convenience init?(contentsOfFile path: String) {
    guard let picture = GdkImage(contentsOfFile: path) else { return nil }
    self.init(picture, scale: path.contains("@3x.") ? 3 : path.contains("@2x.") ? 2 : 1)
  }

  /// A picture of the program's bundle, as `Image(_:)` finds it; nil if there is none of the name.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// A picture of a bundle. Which of its variants is shown, is said by the place where it is.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard let file = Image.file(named: name, in: bundle, scale: 1) else { return nil }
    self.init(image: Image(name, bundle: bundle), scale: file.scale, pixels: Pixels(path: file.path))
  }

  /// A picture of an asset catalog; one without pixels if it isn't there.
  public convenience init(resource: ImageResource) {
    let (name, bundle) = resource.file
    let file = Image.file(named: name, in: bundle, scale: 1)
    self.init(image: Image(resource), scale: file?.scale ?? 1, pixels: Pixels(path: file?.path))
  }

  /// A symbol, in the colour of what is around; nil if there is none of the name. Where it is shown, it is as large as the text there.
  public convenience init?(systemName name: String) {
    guard Image.symbolSize(named: name) != nil else { return nil }
    self.init(image: Image(systemName: name), scale: 1, source: .symbol(name))
  }

  /// Pixels of Core Graphics', one a point.
  public convenience init(cgImage: CGImage) {
    self.init(image: Image(cgImage.picture, scale: 1), scale: 1, pixels: Pixels(cgImage.picture as? GdkImage))
  }

  /// The picture's pixels; nil if it has none, as a symbol, or is in another colour.
  public var cgImage: CGImage? { tint == nil ? picture.map { CGImage($0) } : nil }

  public var isSymbolImage: Bool { if case .symbol = source { true } else { false } }

  private var picture: GdkImage? { if case .pixels(let pixels) = source { pixels.picture } else { nil } }

  /// In points; that of a symbol is the one beside body text.
  public var size: CGSize {
    if case .symbol(let name) = source { return Image.symbolSize(named: name) ?? .zero }
    guard let picture else { return .zero }
    return CGSize(width: picture.pixelSize.width / scale, height: picture.pixelSize.height / scale)
  }

  /// The same picture, in colours of its own or in those of what is around.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { styled(renderingMode, tint: tint) }

  /// The same picture in a colour, which is seen unless it is always a template.
  public func withTintColor(_ color: UIColor) -> UIImage { styled(renderingMode, tint: color) }

  /// The same picture in a colour, which is seen unless it is always a template.
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

  /// The picture as a PNG file; nil if it has no pixels, as a symbol has none and neither has a picture in another colour.
  public func pngData() -> Data? { tint == nil ? picture?.data(as: .png) : nil }

  /// The picture as a JPEG file, without its alpha; nil if it has no pixels, as for `pngData()`. The quality is in 0...1.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    tint == nil ? picture?.data(as: .jpeg(quality: compressionQuality)) : nil
  }

  public static func == (left: UIImage, right: UIImage) -> Bool {
    left.source == right.source && left.scale == right.scale && left.renderingMode == right.renderingMode && left.tint == right.tint
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(source) }

  public var description: String { "<UIImage: \(size.width)x\(size.height) points>" }
}

/// The pixels of a picture, decoded or still to be.
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
  /// A picture of UIKit's. Mirrors SwiftUI's `init(uiImage:)`.
  public init(uiImage: UIImage) { self = uiImage.image }
}

extension ImageRenderer {
  /// The image with `scale` pixels a point; nil where it has no pixels. Mirrors SwiftUI's `uiImage`.
  public var uiImage: UIImage? { pngData.flatMap { UIImage(data: $0, scale: scale) } }
}
