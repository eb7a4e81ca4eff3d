import Foundation

/// The most recent size of a window, which persists across launches next to the values of its `SceneStorage`.
@MainActor
struct StoredWindowSize {
  private let stored: StoredDefault

  /// - Parameter sceneID: The identifier that distinguishes the windows of a program. It is the same in each launch.
  init(sceneID: String) { stored = .of("window.\(sceneID)", in: .standard) }

  /// Applies the stored size to the options of a window. The app's `defaultSize` applies only to a window without a stored size.
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

  /// The valid lengths of a window in points. A file that was edited can contain any value.
  private static let lengths = 1.0...16384.0
}
