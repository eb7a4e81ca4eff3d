import Foundation
import OrielDrawing
import OrielModel

extension Image {
  /// Creates an image from decoded pixels. `scale` is the number of pixels per point.
  package init(_ picture: any LoadedImage, scale: CGFloat) { self = LoadedPicture(picture).image(scale: scale) }

  /// An empty image of size zero.
  package static var nothing: Image { Image(source: .drawn(DrawnPicture(size: .zero, isOpaque: false) { _ in })) }

  /// Returns the side of the square of a symbol beside text of a size. The symbol extends about as far above and below the line as SF
  /// Symbols do.
  static func symbolSide(fontSize: CGFloat, scale: Scale) -> CGFloat {
    let factor =
      switch scale {
      case .small: 0.94
      case .medium: 1.18
      case .large: 1.5
      }
    return (fontSize * factor).rounded()
  }

  /// Returns the size of a symbol beside body text, in points, or `nil` if there is no symbol with the name.
  package static func symbolSize(named name: String) -> CGSize? {
    guard SymbolNames.has(name) else { return nil }
    let side = symbolSide(fontSize: Font.TextStyle.body.size(.large), scale: .medium)
    return CGSize(width: side, height: side)
  }

  /// Returns the file of a bundle's image for the light appearance, with its number of pixels per point, or `nil` if the bundle has no
  /// image with the name.
  package static func file(named name: String, in bundle: Bundle?, scale: CGFloat) -> (path: String, scale: CGFloat)? {
    BundleAssets.of(bundle).image(name)?
      .variant(scale: scale, isDark: false, isHighContrast: false, isRightToLeft: false)
      .map { ($0.path, $0.scale ?? 1) }
  }
}

extension ImageResource {
  package var file: (name: String, bundle: Bundle) { (name, bundle) }
}
