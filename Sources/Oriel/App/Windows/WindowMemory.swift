import Foundation

/// The size that a window had last, kept from one run of the program to the next beside the values of its `SceneStorage`.
@MainActor
struct WindowMemory {
  private let stored: StoredDefault

  /// - Parameters:
  ///   - sceneID: Tells the windows of a program apart, in each run in the same way.
  init(sceneID: String) { stored = .of("window.\(sceneID)", in: .standard) }

  /// Has a window begin as it was. The app's `defaultSize` is for windows that somebody sees for the first time.
  func restore(_ options: inout WindowOptions) {
    guard let values = stored.object as? [String: Any], let width = values["width"] as? Double, let height = values["height"] as? Double,
      Self.lengths.contains(width), Self.lengths.contains(height)
    else { return }
    options.size = CGSize(width: width, height: height)
    options.isMaximized = values["isMaximized"] as? Bool ?? false
  }

  func keep(_ size: CGSize, isMaximized: Bool) {
    guard Self.lengths.contains(size.width), Self.lengths.contains(size.height) else { return }
    stored.setLater(["width": Double(size.width), "height": Double(size.height), "isMaximized": isMaximized] as [String: Any])
  }

  /// What windows can be long, in points: a file that somebody has changed may say anything.
  private static let lengths = 1.0...16384.0
}
