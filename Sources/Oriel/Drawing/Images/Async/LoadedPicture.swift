import Foundation
import OrielDrawing

/// Decoded pixels as the value of an image. Two values are equal only if they share the pixels.
struct LoadedPicture: Hashable, Sendable {
  let picture: any LoadedImage
  /// The number of pixels per point.
  var scale: CGFloat = 1

  init(_ picture: any LoadedImage) { self.picture = picture }

  func image(scale: CGFloat) -> Image {
    var copy = self
    copy.scale = scale
    return Image(source: .loaded(copy))
  }

  static func == (left: Self, right: Self) -> Bool { left.picture === right.picture && left.scale == right.scale }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(picture)) }
}
