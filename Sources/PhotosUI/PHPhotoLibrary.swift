import Foundation

/// The user's pictures and videos. Stands in for PhotoKit's `PHPhotoLibrary`: the items of a picker with a library have identifiers.
public final class PHPhotoLibrary: NSObject, Sendable {
  private static let library = PHPhotoLibrary()

  private override init() { super.init() }

  /// Returns the shared photo library.
  public class func shared() -> PHPhotoLibrary { library }
}
