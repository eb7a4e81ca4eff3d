import SwiftUI

/// A button of a dialog, with its title, role and action.
public struct DialogButton {
  /// The roles of buttons, which determine their appearance and their keys.
  public enum Role: Hashable, Sendable, CaseIterable {
    /// The main action, a secondary action, and an action that deletes data.
    case primary, secondary, destructive
    /// The action that cancels. The button is placed last; of several in a dialog only the last one is shown.
    case cancel
  }

  /// The role of the button, which determines its appearance, its position and its keys.
  public let role: Role
  /// The title of the button, which is also its accessibility label.
  public let title: String
  let action: (() -> Void)?
  /// A Boolean value that indicates whether the button can be pressed.
  public private(set) var isEnabled = true

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - role: The role of the button.
  ///   - action: Called directly after the dismissal has begun, before the dialog is removed.
  ///   - title: The title of the button.
  public init(role: Role, action: (() -> Void)? = nil, title: String) {
    self.role = role
    self.action = action
    self.title = title
  }

  /// Returns a copy of the button that is disabled if the parameter is `true`.
  public func disabled(_ disabled: Bool = true) -> Self {
    var button = self
    button.isEnabled = !disabled
    return button
  }

  /// Returns the buttons in the order in which a dialog shows them: the last cancel button is at the end, and a secondary button with the
  /// localized title "Ok" is added if there are none.
  static func arranged(_ buttons: [DialogButton]) -> [DialogButton] {
    var result = buttons.filter { $0.role != .cancel }
    if let cancel = buttons.last(where: { $0.role == .cancel }) { result.append(cancel) }
    return result.isEmpty ? [DialogButton(role: .secondary, title: KitWord.ok.string)] : result
  }

  /// Returns the index of the button that Return presses: the first primary one, otherwise the first secondary one, otherwise the cancel
  /// button. It is never a destructive one.
  static func defaultIndex(of buttons: [DialogButton]) -> Int? {
    [Role.primary, .secondary, .cancel].lazy.compactMap { role in buttons.firstIndex { $0.role == role } }.first
  }

  /// Returns the index of the button that Escape presses: the cancel button, otherwise the only button unless it is destructive.
  static func cancelIndex(of buttons: [DialogButton]) -> Int? {
    buttons.firstIndex { $0.role == .cancel } ?? (buttons.count == 1 && buttons[0].role != .destructive ? 0 : nil)
  }
}

/// A result builder for the buttons of a dialog.
@resultBuilder
public enum DialogButtonBuilder {
  /// Builds a single button.
  public static func buildExpression(_ button: DialogButton) -> [DialogButton] { [button] }
  /// Builds an array of buttons.
  public static func buildExpression(_ buttons: [DialogButton]) -> [DialogButton] { buttons }
  /// Builds no button from a statement without a value.
  public static func buildExpression(_ nothing: Void) -> [DialogButton] { [] }
  /// Concatenates the buttons of a block.
  public static func buildBlock(_ parts: [DialogButton]...) -> [DialogButton] { parts.flatMap(\.self) }
  /// Builds the buttons of an `if` statement without an `else` branch.
  public static func buildOptional(_ part: [DialogButton]?) -> [DialogButton] { part ?? [] }
  /// Builds the buttons of the first branch of a conditional statement.
  public static func buildEither(first part: [DialogButton]) -> [DialogButton] { part }
  /// Builds the buttons of the second branch of a conditional statement.
  public static func buildEither(second part: [DialogButton]) -> [DialogButton] { part }
  /// Concatenates the buttons of a loop.
  public static func buildArray(_ parts: [[DialogButton]]) -> [DialogButton] { parts.flatMap(\.self) }
  /// Builds the buttons of a block with limited availability.
  public static func buildLimitedAvailability(_ part: [DialogButton]) -> [DialogButton] { part }
}
