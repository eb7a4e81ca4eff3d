import Foundation
import OrielDrawing

extension Image {
  /// The rotation and reflection of a picture before it is shown, with the names that camera files use. Mirrors SwiftUI's
  /// `Image.Orientation`.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored

    /// Returns the transform of a picture with the given size, and the size of the result.
    fileprivate func placing(_ size: CGSize) -> (transform: CGAffineTransform, size: CGSize) {
      let (width, height) = (size.width, size.height)
      let turned = CGSize(width: height, height: width)
      return switch self {
      case .up: (.identity, size)
      case .upMirrored: (CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0), size)
      case .down: (CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height), size)
      case .downMirrored: (CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height), size)
      case .left: (CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width), turned)
      case .leftMirrored: (CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0), turned)
      case .right: (CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0), turned)
      case .rightMirrored: (CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width), turned)
      }
    }
  }

  /// Creates an image from a Core Graphics image, with a label for assistive technology. `scale` is the number of pixels per point. Mirrors
  /// SwiftUI's `init(_:scale:orientation:label:)`.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(cgImage, scale: scale, orientation: orientation)
    self.label = label
  }

  /// Creates an image from a Core Graphics image that assistive technology ignores. `scale` is the number of pixels per point. Mirrors
  /// SwiftUI's `init(decorative:scale:orientation:)`.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(cgImage, scale: scale, orientation: orientation)
    isDecorative = true
  }

  private init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    let picture = Image(cgImage.picture, scale: scale)
    guard orientation != .up else {
      self = picture
      return
    }
    let stored = CGSize(width: cgImage.picture.pixelSize.width / scale, height: cgImage.picture.pixelSize.height / scale)
    let (transform, size) = orientation.placing(stored)
    self.init(size: size) { context in
      context.concatenate(transform)
      context.draw(picture, in: CGRect(origin: .zero, size: stored))
    }
  }
}
