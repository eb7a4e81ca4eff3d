import Foundation
import OrielDrawing
import OrielModel

extension Image {
  /// Pixels that are decoded already; `scale` is pixels a point.
  package init(_ picture: any LoadedImage, scale: CGFloat) { self = LoadedPicture(picture).image(scale: scale) }

  /// Nothing at all.
  package static var nothing: Image { Image(source: .drawn(DrawnPicture(size: .zero, isOpaque: false) { _ in })) }

  /// The side of the square that a symbol stands in beside text of a size: about as high above and below the line as SF Symbols are.
  static func symbolSide(fontSize: CGFloat, scale: Scale) -> CGFloat {
    let factor =
      switch scale {
      case .small: 0.94
      case .medium: 1.18
      case .large: 1.5
      }
    return (fontSize * factor).rounded()
  }

  /// How large a symbol is beside body text, in points; nil where there is none of the name.
  package static func symbolSize(named name: String) -> CGSize? {
    guard SymbolNames.has(name) else { return nil }
    let side = symbolSide(fontSize: Font.TextStyle.body.size(.large), scale: .medium)
    return CGSize(width: side, height: side)
  }

  /// A picture of a bundle, and the file for light surroundings with so many pixels a point; nil where the bundle has none of the name.
  package static func file(named name: String, in bundle: Bundle?, scale: CGFloat) -> (path: String, scale: CGFloat)? {
    BundleAssets.of(bundle).image(name)?
      .variant(scale: scale, isDark: false, isHighContrast: false, isRightToLeft: false)
      .map { ($0.path, $0.scale ?? 1) }
  }
}

extension ImageResource {
  package var file: (name: String, bundle: Bundle) { (name, bundle) }
}
