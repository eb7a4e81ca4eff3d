import Foundation
import OrielDrawing

extension Image {
  /// Pixels that are decoded already; `scale` is pixels a point.
  package init(_ picture: any LoadedImage, scale: CGFloat) { self = LoadedPicture(picture).image(scale: scale) }

  /// Nothing at all.
  package static var nothing: Image { Image(source: .drawn(DrawnPicture(size: .zero, isOpaque: false) { _ in })) }

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
