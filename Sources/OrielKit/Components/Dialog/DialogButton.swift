import SwiftUI

/// A button of a dialog: what it says, what it is for and what it does.
public struct DialogButton {
  public enum Role: Hashable, Sendable, CaseIterable {
    case primary, secondary, destructive
    /// Goes last; of several in a dialog only the last one is shown.
    case cancel
  }

  public let role: Role
  public let title: String
  let action: (() -> Void)?
  public private(set) var isEnabled = true

  /// - Parameter action: Called right after the dialog was asked to go, not after it has gone.
  public init(role: Role, action: (() -> Void)? = nil, title: String) {
    self.role = role
    self.action = action
    self.title = title
  }

  public func disabled(_ disabled: Bool = true) -> Self {
    var button = self
    button.isEnabled = !disabled
    return button
  }

  /// The buttons as a dialog shows them: the last cancel button at the end, and a plain "Ok", in the user's language, where there is none at all.
  static func arranged(_ buttons: [DialogButton]) -> [DialogButton] {
    var result = buttons.filter { $0.role != .cancel }
    if let cancel = buttons.last(where: { $0.role == .cancel }) { result.append(cancel) }
    return result.isEmpty ? [DialogButton(role: .secondary, title: KitWord.ok.string)] : result
  }

  /// Which of them Return presses: the first primary one, else the first secondary one, else the one that cancels. It never destroys.
  static func defaultIndex(of buttons: [DialogButton]) -> Int? {
    [Role.primary, .secondary, .cancel].lazy.compactMap { role in buttons.firstIndex { $0.role == role } }.first
  }

  /// Which of them Escape presses: the one that cancels, else the only one, if it doesn't destroy.
  static func cancelIndex(of buttons: [DialogButton]) -> Int? {
    buttons.firstIndex { $0.role == .cancel } ?? (buttons.count == 1 && buttons[0].role != .destructive ? 0 : nil)
  }
}

/// Builds the buttons of a dialog from a closure.
@resultBuilder
public enum DialogButtonBuilder {
  public static func buildExpression(_ button: DialogButton) -> [DialogButton] { [button] }
  public static func buildExpression(_ buttons: [DialogButton]) -> [DialogButton] { buttons }
  public static func buildExpression(_ nothing: Void) -> [DialogButton] { [] }
  public static func buildBlock(_ parts: [DialogButton]...) -> [DialogButton] { parts.flatMap(\.self) }
  public static func buildOptional(_ part: [DialogButton]?) -> [DialogButton] { part ?? [] }
  public static func buildEither(first part: [DialogButton]) -> [DialogButton] { part }
  public static func buildEither(second part: [DialogButton]) -> [DialogButton] { part }
  public static func buildArray(_ parts: [[DialogButton]]) -> [DialogButton] { parts.flatMap(\.self) }
  public static func buildLimitedAvailability(_ part: [DialogButton]) -> [DialogButton] { part }
}
