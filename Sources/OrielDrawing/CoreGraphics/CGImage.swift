import Foundation

/// The pixels of a picture. Mirrors Core Graphics' `CGImage` as far as views need it: it comes from an `ImageRenderer` or a `UIImage`, and
/// is displayed by `Image(_:scale:orientation:label:)`. Two images are equal if they are the same object.
public final class CGImage: Hashable, Sendable {
  package let picture: any LoadedImage

  package init(_ picture: any LoadedImage) { self.picture = picture }

  /// The width in pixels.
  public var width: Int { Int(picture.pixelSize.width) }

  /// The height in pixels.
  public var height: Int { Int(picture.pixelSize.height) }

  public static func == (left: CGImage, right: CGImage) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
