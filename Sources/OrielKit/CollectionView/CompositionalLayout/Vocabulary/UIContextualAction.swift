import SwiftUI

/// A button that a swipe on an item of a list section reveals. Mirrors UIKit's `UIContextualAction`.
@MainActor
public final class UIContextualAction {
  /// The effect of an action on the item.
  public enum Style: Int, Sendable {
    /// An action that preserves the item.
    case normal = 0
    /// An action that deletes the item. Its button is red.
    case destructive = 1
  }

  /// A handler that is called when the button is pressed.
  ///
  /// Its arguments are the action, a view that represents the button and isn't in a window, and a completion that takes a Boolean value,
  /// which indicates whether the action was performed. The button remains visible until the completion is called, or the user presses
  /// elsewhere.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The effect of the action on the item, which determines the color of the button.
  public let style: Style
  /// The handler that is called when the button is pressed.
  public let handler: Handler
  /// The title of the button, or `nil` for none.
  public var title: String?
  /// The color of the button, or `nil` for the color of the style.
  public var backgroundColor: UIColor!
  /// The image of the button, which is drawn in white regardless of its colors, or `nil` for none.
  public var image: UIImage?

  /// Creates an action with a style, a title and a handler.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }
}
