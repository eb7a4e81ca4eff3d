import SwiftUI

/// A button that a swipe on an item of a list section reveals. Mirrors UIKit's `UIContextualAction`.
@MainActor
public final class UIContextualAction {
  /// What the action does to the item.
  public enum Style: Int, Sendable {
    case normal = 0
    /// Shown in red.
    case destructive = 1
  }

  /// Called when the button is pressed: with the action, a view that stands for the button and is in no window, and what is to be called once the
  /// action was performed, with whether it was. The button stays in sight until that is called, or somebody presses elsewhere.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  public let style: Style
  public let handler: Handler
  public var title: String?
  /// As the style has it when nil.
  public var backgroundColor: UIColor!
  /// Shown in white, whatever its colours are.
  public var image: UIImage?

  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }
}
