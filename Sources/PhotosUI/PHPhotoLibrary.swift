import Foundation

/// The pictures and videos among somebody's files. Stands for PhotoKit's `PHPhotoLibrary`: a picker that is given it has items with identifiers.
public final class PHPhotoLibrary: NSObject, Sendable {
  private static let library = PHPhotoLibrary()

  private override init() { super.init() }

  public class func shared() -> PHPhotoLibrary { library }
}
