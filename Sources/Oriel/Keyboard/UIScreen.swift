import Foundation

/// What a keyboard's notifications have as their object: the window's content area. Mirrors UIKit's `UIScreen` as far as that goes; on Apple's
/// systems a keyboard's frame is in the space of the screen, here in that of the window.
public final class UIScreen: Sendable {
  /// In points; begins at zero.
  public let bounds: CGRect

  init(size: CGSize) { bounds = CGRect(origin: .zero, size: size) }
}
